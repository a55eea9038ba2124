// A user's growth as the database hands it out (growth_of in db/functions), and as the rules think of it.
import * as v from "valibot";
import { ACHIEVEMENT_IDS } from "../../shared/contracts/achievement.ts";
import {
  SUBSCRIPTION_STATUSES,
  VARIANT_IDS,
  type SubscriptionStatus,
  type VariantId,
} from "../../shared/contracts/me.ts";
import { OUTFIT_IDS } from "../../shared/contracts/store.ts";
import { DIFFICULTIES } from "../../shared/contracts/task.ts";
import type { GrowthState, PuppyState } from "../../shared/rules/game/state.ts";

const moment = v.pipe(v.string(), v.transform(Date.parse));
const variant = v.picklist(VARIANT_IDS);

const growth = v.object({
  version: v.number(),
  seen_at: v.nullable(moment),
  messages: v.number(),
  pets: v.number(),
  tasks: v.number(),
  memories: v.number(),
  returns: v.number(),
  freezes_bought: v.number(),
  happiness_points: v.number(),
  chatted_with: v.array(variant),
  last_variant: v.nullable(variant),
  recent_messages: v.array(v.object({ hash: v.string(), at: v.number() })),
  recent_pets: v.array(moment),
  happy_pet_at: v.nullable(moment),
  sad_at: v.nullable(moment),
  proud_at: v.nullable(moment),
  excited_at: v.nullable(moment),
  day: v.nullable(v.string()),
  day_messages: v.number(),
  day_questions: v.number(),
  day_pets: v.number(),
  day_universe_visits: v.number(),
  day_other_variant_messages: v.number(),
  day_xp_messages: v.number(),
  day_xp_pets: v.number(),
  day_happy_messages: v.number(),
  day_happy_pets: v.number(),
  is_day_visited: v.boolean(),
  day_swapped: v.nullable(v.picklist(DIFFICULTIES)),
  day_xp: v.number(),
  day_happiness: v.number(),
  streak_days: v.number(),
  streak_started_on: v.nullable(v.string()),
  streak_last_day: v.nullable(v.string()),
  streak_freezes: v.number(),
  streak_longest: v.number(),
  lost_days: v.nullable(v.number()),
  lost_started_on: v.nullable(v.string()),
  lost_until: v.nullable(moment),
  lost_tasks: v.nullable(v.number()),
});
export type GrowthRow = v.InferOutput<typeof growth>;

const snapshot = v.object({
  time_zone: v.string(),
  subscription_status: v.picklist(SUBSCRIPTION_STATUSES),
  is_named: v.boolean(),
  created_at: moment,
  growth,
  coins: v.number(),
  puppies: v.array(
    v.object({
      id: v.string(),
      variant,
      name: v.string(),
      is_active: v.boolean(),
      level: v.number(),
      xp: v.number(),
      happiness: v.number(),
      cared_at: moment,
    }),
  ),
  outfits: v.array(v.object({ outfit: v.picklist(OUTFIT_IDS), is_worn: v.boolean() })),
  claimed: v.array(v.picklist(DIFFICULTIES)),
  achievements: v.array(v.picklist(ACHIEVEMENT_IDS)),
});

export type PuppyIds = Partial<Record<VariantId, { id: string; name: string }>>;

export type Snapshot = {
  version: number;
  zone: string;
  plan: SubscriptionStatus;
  /** Ids and names of the puppies that have a row. */
  puppies: PuppyIds;
  state: GrowthState;
};

/** Null where there is no such user. */
export function readSnapshot(userId: string, value: unknown): Snapshot | null {
  if (value === null) return null;
  const read = v.parse(snapshot, value);
  const { growth: row, puppies } = read;
  return {
    version: row.version,
    zone: read.time_zone,
    plan: read.subscription_status,
    puppies: Object.fromEntries(puppies.map(({ variant: key, id, name }) => [key, { id, name }])),
    state: {
      userId,
      isNamed: read.is_named,
      createdAt: read.created_at,
      seenAt: row.seen_at,
      active: puppies.find((puppy) => puppy.is_active)!.variant,
      puppies: Object.fromEntries(puppies.map((puppy) => [puppy.variant, toPuppy(puppy)])),
      coins: read.coins,
      totals: toTotals(row),
      chattedWith: row.chatted_with,
      lastVariant: row.last_variant,
      recentMessages: row.recent_messages,
      recentPets: row.recent_pets,
      happyPetAt: row.happy_pet_at,
      sadAt: row.sad_at,
      proudAt: row.proud_at,
      excitedAt: row.excited_at,
      day: toDay(row, inOrder(DIFFICULTIES, read.claimed)),
      streak: toStreak(row),
      outfits: inOrder(
        OUTFIT_IDS,
        read.outfits.map(({ outfit }) => outfit),
      ).map((id) => ({ id, isWorn: read.outfits.find((each) => each.outfit === id)!.is_worn })),
      achievements: inOrder(ACHIEVEMENT_IDS, read.achievements),
    },
  };
}

const inOrder = <T>(order: readonly T[], some: readonly T[]) =>
  order.filter((each) => some.includes(each));

const toPuppy = (row: {
  level: number;
  xp: number;
  happiness: number;
  cared_at: number;
}): PuppyState => ({
  level: row.level,
  xp: row.xp,
  happiness: row.happiness,
  caredAt: row.cared_at,
});

const toTotals = (row: GrowthRow): GrowthState["totals"] => ({
  messages: row.messages,
  pets: row.pets,
  tasks: row.tasks,
  memories: row.memories,
  returns: row.returns,
  freezesBought: row.freezes_bought,
  happiness: row.happiness_points,
});

const toDay = (row: GrowthRow, claimed: GrowthState["day"]["claimed"]): GrowthState["day"] => ({
  day: row.day,
  messages: row.day_messages,
  questions: row.day_questions,
  pets: row.day_pets,
  universeVisits: row.day_universe_visits,
  otherVariantMessages: row.day_other_variant_messages,
  xpMessages: row.day_xp_messages,
  xpPets: row.day_xp_pets,
  happyMessages: row.day_happy_messages,
  happyPets: row.day_happy_pets,
  isVisited: row.is_day_visited,
  swapped: row.day_swapped,
  claimed,
  xp: row.day_xp,
  happiness: row.day_happiness,
});

const toStreak = (row: GrowthRow): GrowthState["streak"] => ({
  days: row.streak_days,
  startedOn: row.streak_started_on,
  lastDay: row.streak_last_day,
  freezes: row.streak_freezes,
  longest: row.streak_longest,
  lost:
    row.lost_days === null
      ? null
      : {
          days: row.lost_days,
          startedOn: row.lost_started_on!,
          until: row.lost_until!,
          tasks: row.lost_tasks!,
        },
});
