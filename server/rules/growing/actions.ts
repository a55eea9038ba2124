// The game's actions and their effects. A refusal is a fact that the caller may see; it changes nothing.
import type { VariantId } from "../../../shared/contracts/me.ts";
import { OUTFIT_IDS, type OutfitId, type StoreItem } from "../../../shared/contracts/game/store.ts";
import { DIFFICULTIES, type TaskId } from "../../../shared/contracts/game/task.ts";
import { FIRST_VISIT_COINS } from "../coins.ts";
import { HAPPINESS } from "../happiness.ts";
import { OUTFITS, STREAK_FREEZE } from "../../../shared/rules/game/outfits.ts";
import { MAX_FREEZES } from "../../../shared/rules/game/streak.ts";
import {
  ALL_TASKS_REWARD,
  chooseTasks,
  isTaskDone,
  TASK_REWARDS,
} from "../../../shared/rules/game/tasks.ts";
import { isOpen } from "../../../shared/rules/game/variants.ts";
import { XP } from "../xp.ts";
import {
  countTaskForStreak,
  countToday,
  type Draft,
  giveCoins,
  giveHappiness,
  giveXp,
} from "./draft.ts";
import { highestLevel } from "../state.ts";

export type Refusal =
  | "variant_locked"
  | "already_owned"
  | "outfit_locked"
  | "not_enough_coins"
  | "freezes_full"
  | "not_owned"
  | "not_todays_task"
  | "task_not_done"
  | "already_claimed"
  | "already_swapped";

export type MessageAction = {
  type: "message";
  /** Variant that answered. */
  variant: VariantId;
  /** Time at which the user sent it. */
  sentAt: number;
  /** Hash of the text; equal messages have equal hashes. */
  hash: string;
  isQuestion: boolean;
  isSad: boolean;
  isNameTold: boolean;
  /** The person says that they are in no danger, or has talked of other things for a while. */
  endsCrisis?: boolean;
};

export type Action =
  | MessageAction
  | { type: "pet" }
  | { type: "visit" }
  | { type: "visit_universe" }
  | { type: "choose"; variant: VariantId }
  | { type: "buy"; item: StoreItem }
  | { type: "wear"; outfit: OutfitId }
  | { type: "take_off"; outfit: OutfitId }
  | { type: "claim"; task: TaskId }
  | { type: "swap"; task: TaskId }
  | { type: "remember"; memories: number };

export function perform(draft: Draft, action: Action): Refusal | null {
  switch (action.type) {
    case "message":
      return message(draft, action);
    case "pet":
      return pet(draft);
    case "visit":
      return visit(draft);
    case "visit_universe":
      draft.state.day.universeVisits += 1;
      return null;
    case "choose":
      return choose(draft, action.variant);
    case "buy":
      return action.item === "streak_freeze" ? buyFreeze(draft) : buyOutfit(draft, action.item);
    case "wear":
      return wear(draft, action.outfit);
    case "take_off":
      return takeOff(draft, action.outfit);
    case "claim":
      return claim(draft, action.task);
    case "swap":
      return swap(draft, action.task);
    case "remember":
      // Memories can be forgotten; what was reached stays.
      draft.state.totals.memories = Math.max(draft.state.totals.memories, action.memories);
      return null;
  }
}

function message(draft: Draft, { variant, sentAt, hash, ...said }: MessageAction): null {
  const { state, setting } = draft;
  const { day, totals } = state;
  const last = state.recentMessages.at(-1);
  const isTooSoon = last !== undefined && Math.abs(sentAt - last.at) < XP.messagePauseMs;
  const isRepeated = state.recentMessages.some((recent) => recent.hash === hash);
  totals.messages += 1;
  day.messages += 1;
  if (said.isQuestion) day.questions += 1;
  if (state.lastVariant !== null && state.lastVariant !== variant) day.otherVariantMessages += 1;
  state.lastVariant = variant;
  if (!state.chattedWith.includes(variant)) state.chattedWith.push(variant);
  state.recentMessages = [...state.recentMessages, { hash, at: sentAt }].slice(-3);
  state.isNamed ||= said.isNameTold;
  if (said.endsCrisis) {
    state.crisis = null;
    state.sadAt = null;
  }
  if (said.isSad) state.sadAt = setting.now;
  if (!isTooSoon && !isRepeated && day.xpMessages < XP.messagesADay) {
    day.xpMessages += 1;
    giveXp(draft, variant, XP.message);
  }
  if (day.happyMessages < HAPPINESS.messagesADay) {
    day.happyMessages += 1;
    giveHappiness(draft, variant, HAPPINESS.message);
  }
  countToday(draft);
  return null;
}

const ZOOMY_PETS = 3;
const ZOOMY_MS = 60_000;

function pet(draft: Draft): null {
  const { state, setting } = draft;
  const { day, totals } = state;
  const { now } = setting;
  totals.pets += 1;
  day.pets += 1;
  state.recentPets = [...state.recentPets, now].slice(-ZOOMY_PETS);
  if (state.recentPets.length === ZOOMY_PETS && now - state.recentPets[0]! <= ZOOMY_MS)
    state.excitedAt = now;
  if (day.xpPets < XP.petsADay) {
    day.xpPets += 1;
    giveXp(draft, state.active, XP.pet);
  }
  const hasPaused = state.happyPetAt === null || now - state.happyPetAt >= HAPPINESS.petPauseMs;
  if (hasPaused && day.happyPets < HAPPINESS.petsADay) {
    day.happyPets += 1;
    state.happyPetAt = now;
    giveHappiness(draft, state.active, HAPPINESS.pet);
  }
  countToday(draft);
  return null;
}

function visit(draft: Draft): null {
  const { state, today } = draft;
  if (state.day.isVisited) return null;
  state.day.isVisited = true;
  giveXp(draft, state.active, XP.firstVisit);
  giveHappiness(draft, state.active, HAPPINESS.firstVisit);
  giveCoins(draft, "visit", today, FIRST_VISIT_COINS);
  return null;
}

function choose({ state, setting }: Draft, variant: VariantId): Refusal | null {
  if (!isOpen(variant, highestLevel(state), setting.plan)) return "variant_locked";
  state.active = variant;
  state.puppies[variant]!.caredAt = setting.now;
  return null;
}

function buyOutfit(draft: Draft, id: OutfitId): Refusal | null {
  const { state, setting } = draft;
  const { price, level } = OUTFITS[id];
  if (state.outfits.some((outfit) => outfit.id === id)) return "already_owned";
  if (highestLevel(state) < level) return "outfit_locked";
  if (state.coins < price) return "not_enough_coins";
  giveCoins(draft, "purchase", id, -price);
  state.outfits.push({ id, isWorn: false });
  state.outfits.sort((a, b) => OUTFIT_IDS.indexOf(a.id) - OUTFIT_IDS.indexOf(b.id));
  state.proudAt = setting.now;
  return null;
}

/** A freeze covers future days: missed days without one have been settled already. */
function buyFreeze(draft: Draft): Refusal | null {
  const { state } = draft;
  if (state.streak.freezes >= MAX_FREEZES) return "freezes_full";
  if (state.coins < STREAK_FREEZE.price) return "not_enough_coins";
  state.totals.freezesBought += 1;
  giveCoins(draft, "purchase", `streak_freeze:${state.totals.freezesBought}`, -STREAK_FREEZE.price);
  state.streak = { ...state.streak, freezes: state.streak.freezes + 1 };
  return null;
}

function wear({ state }: Draft, id: OutfitId): Refusal | null {
  if (!state.outfits.some((outfit) => outfit.id === id)) return "not_owned";
  state.outfits = state.outfits.map((outfit) =>
    OUTFITS[outfit.id].slot === OUTFITS[id].slot ? { ...outfit, isWorn: outfit.id === id } : outfit,
  );
  return null;
}

function takeOff({ state }: Draft, id: OutfitId): Refusal | null {
  if (!state.outfits.some((outfit) => outfit.id === id)) return "not_owned";
  state.outfits = state.outfits.map((outfit) =>
    outfit.id === id ? { ...outfit, isWorn: false } : outfit,
  );
  return null;
}

const findToday = ({ state, today }: Draft, id: TaskId) =>
  chooseTasks(state.userId, today, state.day.swapped).find((task) => task.id === id);

function claim(draft: Draft, id: TaskId): Refusal | null {
  const { state, today } = draft;
  const task = findToday(draft, id);
  if (!task) return "not_todays_task";
  const { difficulty } = task;
  if (state.day.claimed.includes(difficulty)) return "already_claimed";
  if (!isTaskDone(id, state.day)) return "task_not_done";
  state.day.claimed = DIFFICULTIES.filter(
    (each) => each === difficulty || state.day.claimed.includes(each),
  );
  state.totals.tasks += 1;
  giveXp(draft, state.active, TASK_REWARDS[difficulty].xp);
  giveHappiness(draft, state.active, HAPPINESS.task);
  giveCoins(draft, "task", `${today}:${difficulty}`, TASK_REWARDS[difficulty].coins);
  if (state.day.claimed.length === DIFFICULTIES.length) {
    giveXp(draft, state.active, ALL_TASKS_REWARD.xp);
    giveCoins(draft, "tasks", today, ALL_TASKS_REWARD.coins);
  }
  countToday(draft);
  countTaskForStreak(draft);
  return null;
}

function swap(draft: Draft, id: TaskId): Refusal | null {
  const { state } = draft;
  const task = findToday(draft, id);
  if (state.day.swapped !== null) return "already_swapped";
  if (!task) return "not_todays_task";
  if (state.day.claimed.includes(task.difficulty)) return "already_claimed";
  state.day.swapped = task.difficulty;
  return null;
}
