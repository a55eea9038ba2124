// The game: what a person has, and each action, which is refused or done in one transaction.
import * as v from "valibot";
import { VARIANT_IDS } from "../contracts/me.ts";
import { rewardsAnswer, storeAnswer, tasksAnswer } from "../contracts/game/rewards.ts";
import { achievements } from "../contracts/game/achievement.ts";
import { dashboard } from "../contracts/dashboard.ts";
import { buyRequest, outfitRequest, store } from "../contracts/game/store.ts";
import { TASK_IDS, tasks } from "../contracts/game/task.ts";
import { universe } from "../contracts/game/universe.ts";
import { walletPage } from "../contracts/game/wallet.ts";
import { type Calls, json } from "./call.ts";

export const gameCalls = {
  "GET /api/dashboard": {
    about: "Numbers, streak and the last twelve weeks' activity.",
    who: "user",
    answer: json(dashboard),
  },
  "GET /api/achievements": {
    about: "Every achievement, with how far it is.",
    who: "user",
    answer: json(achievements),
  },
  "POST /api/visit": {
    about: "The person is here; the day's first visit is rewarded.",
    who: "user",
    answer: json(rewardsAnswer),
  },
  "POST /api/puppy/pet": {
    about: "Pets the active puppy.",
    who: "user",
    answer: json(rewardsAnswer),
  },
  "POST /api/puppy/choose": {
    about: "Another puppy comes along.",
    who: "user",
    body: v.strictObject({ variant: v.picklist(VARIANT_IDS) }),
    refuses: { variant_locked: 403 },
    answer: json(rewardsAnswer),
  },
  "GET /api/universe": {
    about: "The six variants, as the person has them.",
    who: "user",
    answer: json(universe),
  },
  "POST /api/universe/visit": {
    about: "The person looks at the universe, which is a task on some days.",
    who: "user",
    answer: json(rewardsAnswer),
  },
  "GET /api/store": {
    about: "The coins, the outfits and the streak freezes.",
    who: "user",
    answer: json(store),
  },
  "POST /api/store/buy": {
    about: "Buys an outfit or a streak freeze.",
    who: "user",
    body: buyRequest,
    refuses: { outfit_locked: 403, already_owned: 409, freezes_full: 409, not_enough_coins: 409 },
    answer: json(storeAnswer),
  },
  "POST /api/store/wear": {
    about: "Puts an own outfit on, in place of another of its slot.",
    who: "user",
    body: outfitRequest,
    refuses: { not_owned: 409 },
    answer: json(storeAnswer),
  },
  "POST /api/store/take-off": {
    about: "Takes an outfit off.",
    who: "user",
    body: outfitRequest,
    refuses: { not_owned: 409 },
    answer: json(storeAnswer),
  },
  "GET /api/wallet": {
    about: "The ledger of coins, newest first.",
    who: "user",
    query: v.object({ before: v.optional(v.string()) }),
    answer: json(walletPage),
  },
  "GET /api/tasks": {
    about: "Today's tasks.",
    who: "user",
    answer: json(tasks),
  },
  "POST /api/tasks/swap": {
    about: "Trades one of today's tasks for another, once a day.",
    who: "user",
    body: v.strictObject({ task: v.picklist(TASK_IDS) }),
    refuses: { already_claimed: 409, already_swapped: 409, not_todays_task: 409 },
    answer: json(tasksAnswer),
  },
  "POST /api/tasks/:id/claim": {
    about: "Takes the reward of a task that is done.",
    who: "user",
    params: { id: v.picklist(TASK_IDS) },
    refuses: { already_claimed: 409, not_todays_task: 409, task_not_done: 409 },
    answer: json(tasksAnswer),
  },
} as const satisfies Calls;
