// The game: what a person has, and each action, which is refused or done in one transaction.
import * as v from "valibot";
import type { Achievements } from "../contracts/game/achievement.ts";
import type { Dashboard } from "../contracts/dashboard.ts";
import { chooseRequest, type RewardsAnswer } from "../contracts/game/puppy.ts";
import {
  buyRequest,
  outfitRequest,
  type Store,
  type StoreAnswer,
} from "../contracts/game/store.ts";
import { swapRequest, TASK_IDS, type Tasks, type TasksAnswer } from "../contracts/game/task.ts";
import type { Universe } from "../contracts/game/universe.ts";
import type { WalletPage } from "../contracts/game/wallet.ts";
import { type Calls, json } from "./call.ts";

export const gameCalls = {
  "GET /api/dashboard": {
    about: "Numbers, streak and the last twelve weeks' activity.",
    who: "user",
    answer: json<Dashboard>(),
  },
  "GET /api/achievements": {
    about: "Every achievement, with how far it is.",
    who: "user",
    answer: json<Achievements>(),
  },
  "POST /api/visit": {
    about: "The person is here; the day's first visit is rewarded.",
    who: "user",
    answer: json<RewardsAnswer>(),
  },
  "POST /api/puppy/pet": {
    about: "Pets the active puppy.",
    who: "user",
    answer: json<RewardsAnswer>(),
  },
  "POST /api/puppy/choose": {
    about: "Another puppy comes along.",
    who: "user",
    body: chooseRequest,
    refuses: { variant_locked: 403 },
    answer: json<RewardsAnswer>(),
  },
  "GET /api/universe": {
    about: "The six variants, as the person has them.",
    who: "user",
    answer: json<Universe>(),
  },
  "POST /api/universe/visit": {
    about: "The person looks at the universe, which is a task on some days.",
    who: "user",
    answer: json<RewardsAnswer>(),
  },
  "GET /api/store": {
    about: "The coins, the outfits and the streak freezes.",
    who: "user",
    answer: json<Store>(),
  },
  "POST /api/store/buy": {
    about: "Buys an outfit or a streak freeze.",
    who: "user",
    body: buyRequest,
    refuses: { already_owned: 409, freezes_full: 409, not_enough_coins: 409 },
    answer: json<StoreAnswer>(),
  },
  "POST /api/store/wear": {
    about: "Puts an own outfit on, in place of another of its slot.",
    who: "user",
    body: outfitRequest,
    refuses: { not_owned: 409 },
    answer: json<StoreAnswer>(),
  },
  "POST /api/store/take-off": {
    about: "Takes an outfit off.",
    who: "user",
    body: outfitRequest,
    refuses: { not_owned: 409 },
    answer: json<StoreAnswer>(),
  },
  "GET /api/wallet": {
    about: "The ledger of coins, newest first.",
    who: "user",
    query: v.object({ before: v.optional(v.string()) }),
    answer: json<WalletPage>(),
  },
  "GET /api/tasks": {
    about: "Today's tasks.",
    who: "user",
    answer: json<Tasks>(),
  },
  "POST /api/tasks/swap": {
    about: "Trades one of today's tasks for another, once a day.",
    who: "user",
    body: swapRequest,
    refuses: { already_claimed: 409, already_swapped: 409, not_todays_task: 409 },
    answer: json<TasksAnswer>(),
  },
  "POST /api/tasks/:id/claim": {
    about: "Takes the reward of a task that is done.",
    who: "user",
    params: { id: v.picklist(TASK_IDS) },
    refuses: { already_claimed: 409, not_todays_task: 409, task_not_done: 409 },
    answer: json<TasksAnswer>(),
  },
} as const satisfies Calls;
