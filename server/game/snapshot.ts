// A user's game as the database hands it out (game_of in db/functions), and as the rules think of it.
import * as v from "valibot";
import { ACHIEVEMENT_IDS } from "../../shared/rules/game/achievements.ts";
import {
  SUBSCRIPTION_STATUSES,
  VARIANT_IDS,
  type SubscriptionStatus,
  type VariantId,
} from "../../shared/contracts/me.ts";
import { OUTFIT_IDS } from "../../shared/contracts/game/store.ts";
import { DIFFICULTIES } from "../../shared/contracts/game/task.ts";
import type { GameState } from "../rules/state.ts";
import { storedState } from "../rules/stored.ts";

const moment = v.pipe(v.string(), v.transform(Date.parse));
const snapshot = v.object({
  time_zone: v.string(),
  subscription_status: v.picklist(SUBSCRIPTION_STATUSES),
  is_named: v.boolean(),
  created_at: moment,
  version: v.number(),
  state: storedState,
  coins: v.number(),
  puppies: v.array(
    v.object({
      id: v.string(),
      variant: v.picklist(VARIANT_IDS),
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
  state: GameState;
};

/** Null where there is no such user. */
export function readSnapshot(userId: string, value: unknown): Snapshot | null {
  if (value === null) return null;
  const read = v.parse(snapshot, value);
  const { state, puppies } = read;
  return {
    version: read.version,
    zone: read.time_zone,
    plan: read.subscription_status,
    puppies: Object.fromEntries(puppies.map(({ variant, id, name }) => [variant, { id, name }])),
    state: {
      ...state,
      userId,
      isNamed: read.is_named,
      createdAt: read.created_at,
      active: puppies.find((puppy) => puppy.is_active)!.variant,
      puppies: Object.fromEntries(
        puppies.map(({ variant, level, xp, happiness, cared_at: caredAt }) => [
          variant,
          { level, xp, happiness, caredAt },
        ]),
      ),
      coins: read.coins,
      day: { ...state.day, claimed: inOrder(DIFFICULTIES, read.claimed) },
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
