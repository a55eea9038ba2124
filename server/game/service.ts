// The game's one use case: an action of a user, worked out by shared/rules and written in one transaction under the user's lock.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import {
  type Puppy,
  type SubscriptionStatus,
  type VariantId,
  VARIANT_IDS,
} from "../../shared/contracts/me.ts";
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import type { OutfitId } from "../../shared/contracts/game/store.ts";
import type { Action, MessageAction, Refusal } from "../rules/growing/actions.ts";
import { grow } from "../rules/growing/grow.ts";
import { type GameState, nameOf, type Setting } from "../rules/state.ts";
import type { ServerContext } from "../platform/context.ts";
import { AppError, notAuthenticated } from "../http/errors.ts";
import { type GameChange, toChange } from "./change.ts";
import { inTurn } from "../platform/database/in-turn.ts";
import type { KeptGame } from "./kept-games.ts";
import { applyGame, getGame, lockGame } from "./queries.ts";
import { toActivePuppy, toRewards } from "./rewards.ts";
import { type PuppyIds, readSnapshot, type Snapshot } from "./snapshot.ts";

export { type KeptGame, KeptGames } from "./kept-games.ts";
export type GameContext = Pick<ServerContext, "pool" | "clock">;

/** A user's game at a moment. */
export type Game = {
  state: GameState;
  setting: Setting;
  version: number;
  /** Ids and names of all that the user has met. */
  puppies: PuppyIds;
  /** The active one. */
  puppy: Puppy;
  worn: OutfitId[];
};

const settingOf = ({ zone, plan }: Snapshot, now: Date): Setting => ({
  now: now.getTime(),
  zone,
  plan,
});

/** Reads what game_of answered; a token outlives its user by up to 15 minutes. */
export function seeGame(userId: string, value: unknown, now: Date): Game {
  const snapshot = readSnapshot(userId, value);
  if (!snapshot) throw notAuthenticated();
  return toGame(snapshot, now);
}

/** The game as begin_message returns it, and the values that change without its version. */
export type BegunGame = {
  /** Null: it has the version that was kept. */
  game: unknown;
  time_zone: string;
  subscription_status: SubscriptionStatus;
  user_name: string;
  variant: VariantId;
  puppy_name: string;
};

export function seeBegun(userId: string, begun: BegunGame, kept: KeptGame | null, now: Date): Game {
  if (begun.game !== null || !kept) return seeGame(userId, begun.game, now);
  const { time_zone: zone, subscription_status: plan, variant, puppy_name: name } = begun;
  const puppies = { ...kept.puppies, [variant]: { ...kept.puppies[variant]!, name } };
  const state = { ...kept.state, isNamed: begun.user_name !== "" };
  return toGame({ version: kept.version, zone, plan, puppies, state }, now);
}

function toGame(snapshot: Snapshot, now: Date): Game {
  const setting = settingOf(snapshot, now);
  const { state, version, puppies } = snapshot;
  const worn = state.outfits.filter(({ isWorn }) => isWorn).map(({ id }) => id);
  return { state, setting, version, puppies, puppy: toActivePuppy(state, puppies, setting), worn };
}

export async function readGame({ pool, clock }: GameContext, userId: string): Promise<Game> {
  return seeGame(userId, await getGame(pool, userId), clock());
}

type WorkedOut = {
  state: GameState;
  puppies: PuppyIds;
  change: GameChange;
  rewards: Rewards;
};

function workOut(snapshot: Snapshot, action: Action, now: Date): WorkedOut {
  const setting = settingOf(snapshot, now);
  const grown = grow(snapshot.state, action, setting);
  if (grown.refusal) throw refused(grown.refusal);
  const ids = withNewIds(snapshot.puppies, grown.state);
  return {
    state: grown.state,
    puppies: ids,
    change: toChange(snapshot.state, grown, setting, ids),
    rewards: toRewards(grown, ids, setting),
  };
}

const REFUSALS: Record<Refusal, string> = {
  variant_locked: "This puppy is not open yet.",
  outfit_locked: "This outfit is not sold at your level yet.",
  already_owned: "You own this already.",
  not_enough_coins: "You don't have enough coins for this yet.",
  freezes_full: "You have all the streak freezes you can keep.",
  not_owned: "You don't own this outfit yet.",
  not_todays_task: "This is not one of today's tasks.",
  task_not_done: "This task is not done yet.",
  already_claimed: "You have this task's reward already.",
  already_swapped: "You have swapped a task today already.",
};

const refused = (refusal: Refusal) =>
  new AppError(refusal.endsWith("_locked") ? 403 : 409, refusal, REFUSALS[refusal]);

function withNewIds(known: PuppyIds, state: GameState): PuppyIds {
  const met = VARIANT_IDS.filter((variant) => state.puppies[variant]);
  return Object.fromEntries(
    met.map((variant) => [variant, known[variant] ?? { id: randomUUID(), name: nameOf(variant) }]),
  );
}

/** Throws the refusal. The game is as it is afterwards. */
export function act(
  { pool, clock }: GameContext,
  userId: string,
  action: Action,
): Promise<{ game: Game; rewards: Rewards }> {
  return inTurn(pool, userId, () =>
    inTransaction(pool, async (client) => {
      const snapshot = readSnapshot(userId, await lockGame(client, userId));
      if (!snapshot) throw notAuthenticated();
      const now = clock();
      const { state, puppies, change, rewards } = workOut(snapshot, action, now);
      await applyGame(client, userId, change, now);
      const after = { ...snapshot, state, puppies, version: change.version };
      return { game: toGame(after, now), rewards };
    }),
  );
}

async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away.
    await client.query("rollback").then(
      () => client.release(),
      (broken: unknown) => client.release(broken instanceof Error ? broken : true),
    );
    throw error;
  }
}

export type MessageChange = Pick<WorkedOut, "change" | "rewards"> & {
  version: number;
  /** The game after this is stored, or null if it must be read again because a one-time reward may have been given before. */
  kept: KeptGame | null;
};

/** Applies a message and its reply to a game that has not changed since it was read. */
export function growByMessage(
  { state, setting: { zone, plan }, version, puppies }: Game,
  said: Omit<MessageAction, "type">,
): MessageChange {
  // The day is that of the message: a reply that ends after 03:00 must not cost a streak.
  const snapshot = { state, zone, plan, version, puppies };
  const grown = workOut(snapshot, { type: "message", ...said }, new Date(said.sentAt));
  const { change, rewards } = grown;
  const isPlain = [rewards.coins, rewards.achievements, rewards.unlocks].every(
    ({ length }) => length === 0,
  );
  const kept = { version: change.version, state: grown.state, puppies: grown.puppies };
  return { change, rewards, version, kept: isPlain ? kept : null };
}

/** Given after its reply was stored. `game` is what `withLockedGame` handed out. */
export async function giveByMessage(
  client: pg.PoolClient,
  userId: string,
  game: unknown,
  said: Omit<MessageAction, "type">,
  now: Date,
): Promise<void> {
  await applyGame(client, userId, growByMessage(seeGame(userId, game, now), said).change, now);
}

/** Memory Keeper counts what there is. `game` is what `withLockedGame` handed out. */
export async function giveByMemories(
  client: pg.PoolClient,
  userId: string,
  game: unknown,
  memories: number,
  now: Date,
): Promise<void> {
  const snapshot = readSnapshot(userId, game);
  if (!snapshot) return;
  await applyGame(
    client,
    userId,
    workOut(snapshot, { type: "remember", memories }, now).change,
    now,
  );
}

/** Handles the rare reply whose user did something else meanwhile: `finish` runs with the game's row locked. */
export function withLockedGame<T>(
  pool: pg.Pool,
  userId: string,
  finish: (client: pg.PoolClient, game: unknown) => Promise<T>,
): Promise<T> {
  return inTurn(pool, userId, () =>
    inTransaction(pool, async (client) => finish(client, await lockGame(client, userId))),
  );
}
