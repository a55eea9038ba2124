// Everything the rules know about one user, and what an action does to it. Moments are ms since 1970.
import { earnedXp } from "../../shared/rules/game/levels.ts";
import type { AchievementId } from "../../shared/contracts/game/achievement.ts";
import type { SubscriptionStatus, VariantId } from "../../shared/contracts/me.ts";
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import type { OutfitId } from "../../shared/contracts/game/store.ts";
import type { Difficulty } from "../../shared/contracts/game/task.ts";
import { OPENING_COINS } from "./coins.ts";
import type { Day } from "../../shared/rules/days.ts";
import type { Feelings } from "./mood.ts";
import { NEW_STREAK, type Streak } from "../../shared/rules/game/streak.ts";
import type { DayDeeds } from "../../shared/rules/game/tasks.ts";
import { STARTERS, VARIANTS } from "../../shared/rules/game/variants.ts";

export type PuppyState = {
  level: number;
  xp: number;
  /** Happiness at `caredAt`; resting puppies keep it. */
  happiness: number;
  caredAt: number;
};

/** Counters of one day of the user; all zero on the next. */
export type DayState = DayDeeds & {
  day: Day | null;
  /** Time of the day's first action; null: unknown. */
  beganAt: number | null;
  xpMessages: number;
  xpPets: number;
  happyMessages: number;
  happyPets: number;
  isVisited: boolean;
  swapped: Difficulty | null;
  claimed: Difficulty[];
  /** XP and happiness points given, for the graph. */
  xp: number;
  happiness: number;
};

export type Totals = {
  messages: number;
  pets: number;
  tasks: number;
  memories: number;
  returns: number;
  freezesBought: number;
  happiness: number;
};

export type GameState = Omit<Feelings, "companyAt"> & {
  userId: string;
  isNamed: boolean;
  /** The newest moment of any action: the clock never goes back, whichever server looks at its own. */
  seenAt: number | null;
  /** The zone of that action. */
  zone: string | null;
  active: VariantId;
  puppies: Partial<Record<VariantId, PuppyState>>;
  coins: number;
  totals: Totals;
  chattedWith: VariantId[];
  lastVariant: VariantId | null;
  /** The last three messages. */
  recentMessages: { hash: string; at: number }[];
  /** The last three pets, and the last one that made her happier. */
  recentPets: number[];
  happyPetAt: number | null;
  day: DayState;
  streak: Streak;
  outfits: { id: OutfitId; isWorn: boolean }[];
  achievements: AchievementId[];
};

/** Clock, zone and plan: what the rules cannot know. */
export type Setting = { now: number; zone: string; plan: SubscriptionStatus };

/** The part of the rewards that adds up while an action is made. */
export type Changes = Omit<Rewards, "streak_days" | "mood" | "balance" | "puppy">;

export const newDay = (day: Day | null): DayState => ({
  day,
  beganAt: null,
  messages: 0,
  questions: 0,
  pets: 0,
  universeVisits: 0,
  otherVariantMessages: 0,
  xpMessages: 0,
  xpPets: 0,
  happyMessages: 0,
  happyPets: 0,
  isVisited: false,
  swapped: null,
  claimed: [],
  xp: 0,
  happiness: 0,
});

export const newPuppy = (now: number): PuppyState => ({
  level: 1,
  xp: 0,
  happiness: 100,
  caredAt: now,
});

/** The state that the sign-up's trigger creates. */
export const newGame = (userId: string, now: number): GameState => ({
  userId,
  createdAt: now,
  isNamed: false,
  seenAt: null,
  zone: null,
  active: "original",
  puppies: Object.fromEntries(STARTERS.map((variant) => [variant, newPuppy(now)])),
  coins: OPENING_COINS,
  totals: {
    messages: 0,
    pets: 0,
    tasks: 0,
    memories: 0,
    returns: 0,
    freezesBought: 0,
    happiness: 0,
  },
  chattedWith: [],
  lastVariant: null,
  recentMessages: [],
  recentPets: [],
  happyPetAt: null,
  sadAt: null,
  proudAt: null,
  excitedAt: null,
  crisis: null,
  day: newDay(null),
  streak: NEW_STREAK,
  outfits: [],
  achievements: [],
});

const listPuppies = (state: GameState) =>
  Object.values(state.puppies).filter((puppy) => puppy !== undefined);

export const highestLevel = (state: GameState): number =>
  Math.max(1, ...listPuppies(state).map(({ level }) => level));

/** Everything ever earned, so it never falls. */
export const totalXp = (state: GameState): number =>
  listPuppies(state).reduce((sum, { level, xp }) => sum + earnedXp(level, xp), 0);

/** Every variant's puppy, also one that was not met yet. */
export const puppyOf = (state: GameState, variant: VariantId, now: number): PuppyState =>
  state.puppies[variant] ?? newPuppy(now);

export const nameOf = (variant: VariantId): string => VARIANTS[variant].name;
