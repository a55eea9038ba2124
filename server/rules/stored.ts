// The part of a user's game that is stored as one value (game_states.state); puppies, coins, outfits, claims and achievements are rows.
import * as v from "valibot";
import { VARIANT_IDS } from "../../shared/contracts/me.ts";
import { DIFFICULTIES } from "../../shared/contracts/game/task.ts";
import { crisisSchema } from "./crisis.ts";
import type { DayState, GameState } from "./state.ts";

const ROWS = [
  "userId",
  "isNamed",
  "createdAt",
  "active",
  "puppies",
  "coins",
  "outfits",
  "achievements",
] as const satisfies (keyof GameState)[];

export type StoredState = Omit<GameState, (typeof ROWS)[number] | "day"> & {
  day: Omit<DayState, "claimed">;
};

const count = v.number();
const moment = v.nullable(v.number());
const day = v.nullable(v.string());
const variant = v.picklist(VARIANT_IDS);

/**
 * Loose, so that an older server keeps what a newer one has added. What is added is optional here, with the value that old rows
 * begin with: `walks: v.optional(count, 0)`.
 */
export const storedState: v.GenericSchema<unknown, StoredState> = v.looseObject({
  seenAt: moment,
  zone: v.optional(v.nullable(v.string()), null),
  totals: v.looseObject({
    messages: count,
    pets: count,
    tasks: count,
    memories: count,
    returns: count,
    freezesBought: count,
    happiness: count,
  }),
  chattedWith: v.array(variant),
  lastVariant: v.nullable(variant),
  recentMessages: v.array(v.object({ hash: v.string(), at: v.number() })),
  recentPets: v.array(v.number()),
  happyPetAt: moment,
  sadAt: moment,
  proudAt: moment,
  excitedAt: moment,
  crisis: v.optional(crisisSchema, null),
  day: v.looseObject({
    day,
    beganAt: v.optional(moment, null),
    messages: count,
    questions: count,
    pets: count,
    universeVisits: count,
    otherVariantMessages: count,
    xpMessages: count,
    xpPets: count,
    happyMessages: count,
    happyPets: count,
    isVisited: v.boolean(),
    swapped: v.nullable(v.picklist(DIFFICULTIES)),
    xp: count,
    happiness: count,
  }),
  streak: v.looseObject({
    days: count,
    startedOn: day,
    lastDay: day,
    freezes: count,
    longest: count,
    lost: v.nullable(
      v.looseObject({ days: count, startedOn: v.string(), until: v.number(), tasks: count }),
    ),
  }),
});

function without<T extends object, K extends keyof T>(value: T, ...keys: readonly K[]) {
  const rest: Partial<T> = {};
  for (const key of Object.keys(value) as (keyof T)[])
    if (!keys.includes(key as K)) rest[key] = value[key];
  return rest as Omit<T, K>;
}

export const toStored = (state: GameState): StoredState => ({
  ...without(state, ...ROWS),
  day: without(state.day, "claimed"),
});
