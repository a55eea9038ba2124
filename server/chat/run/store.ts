// Keeps a reply and gives what it earned, once, in one round trip; tries again while the database is away. What cannot be given is owed.
import type { ServerContext } from "../../platform/context.ts";
import {
  type Game,
  growByMessage,
  type KeptGames,
  type MessageChange,
  seeGame,
  withLockedGame,
} from "../../game/service.ts";
import { helpBeside } from "../../../shared/contracts/safety.ts";
import { type EndInput, endChat, endCrisisChat, type Finished, finishChat } from "../queries.ts";
import { restoreChat } from "./queries.ts";
import { NOTHING_NEW, type Outcome, type Stored } from "./run.ts";
import type { Said } from "../understanding/said.ts";

type Context = Pick<ServerContext, "config" | "pool" | "presence" | "log" | "clock">;

export type Ending = {
  userId: string;
  chatId: string;
  attempt: number;
  message: string;
  createdAt: Date;
  /** The name that the message told, or perhaps told. */
  userName: string | null;
  askedName: string | null;
  /** The user's game when the message was accepted. */
  game: Game;
  said: Said;
  pauses: readonly number[];
  /** In an open crisis what is earned is given, and nothing is celebrated. */
  isQuiet: boolean;
  keptGames: KeptGames;
};

/** Tries again while the database is away; the last try's error is the caller's. Null: another server has taken the run over. */
export async function store(
  context: Context,
  ending: Ending,
  outcome: Outcome,
): Promise<Stored | null> {
  const { log } = context;
  const { chatId, pauses } = ending;
  const { failure } = outcome;
  if (failure && failure.status >= 500)
    log.warn("reply failed", { chat: chatId, code: failure.code, error: failure.cause });
  for (const pause of pauses) {
    try {
      return await endOrRestore(context, ending, outcome);
    } catch (error) {
      log.warn("reply not stored yet", { chat: chatId, error });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return endOrRestore(context, ending, outcome);
}

/** A database that crashed may have lost the message, for nobody waits until it is on the disk: its end then brings it along. */
async function endOrRestore(
  context: Context,
  ending: Ending,
  outcome: Outcome,
): Promise<Stored | null> {
  const stored = await end(context, ending, outcome);
  if (stored || !(await restoreChat(context.pool, ending, context.presence.serverNo())))
    return stored;
  context.log.warn("message restored after a crash of the database", { chat: ending.chatId });
  return end(context, ending, outcome);
}

async function end(context: Context, ending: Ending, outcome: Outcome): Promise<Stored | null> {
  const { userId, chatId, attempt, userName } = ending;
  const { status, response } = outcome;
  const input: EndInput = {
    userId,
    chatId,
    attempt,
    status,
    response,
    userName,
    now: context.clock(),
  };
  // Nothing is earned or learned in a crisis.
  if (outcome.danger) {
    const help = helpBeside(outcome.danger);
    const mostADay = 2 * context.config.premiumDailyMessages;
    const crisis = { kind: outcome.danger, help, mostADay };
    return (await endCrisisChat(context.pool, input, crisis)) ? NOTHING_NEW : null;
  }
  // A reply that was stopped before its first word is none.
  if (response === null || response.trim() === "")
    return (await endChat(context.pool, input)) ? { ...NOTHING_NEW, learned_name: userName } : null;
  return finish(context, ending, input);
}

async function finish(context: Context, ending: Ending, input: EndInput): Promise<Stored | null> {
  const { userId, game, said } = ending;
  const sentAt = new Date(said.sentAt);
  const grown = workOut(context, ending, () => game);
  const finished = await finishChat(context.pool, input, sentAt, grown);
  if (finished.outcome === "ended" && grown) ending.keptGames.keep(userId, grown.kept, input.now);
  if (finished.outcome !== "stale") return toStored(context, ending, finished, grown);
  return withLockedGame(context.pool, userId, async (client, fresh) => {
    const again = workOut(context, ending, () => seeGame(userId, fresh, context.clock()));
    return toStored(context, ending, await finishChat(client, input, sentAt, again), again);
  });
}

/** Null: the rules stumbled. Their mistake costs the rewards until it is mended, never the reply. */
function workOut({ log }: Context, { chatId, said }: Ending, readGame: () => Game) {
  try {
    return growByMessage(readGame(), said);
  } catch (error) {
    log.error("rewards not worked out", { chat: chatId, error });
    return null;
  }
}

function toStored(
  { log }: Context,
  { chatId, userName, askedName, isQuiet }: Ending,
  finished: Finished,
  grown: MessageChange | null,
): Stored | null {
  if (finished.outcome === "lost") return null;
  const told = { ...NOTHING_NEW, learned_name: userName, asked_name: askedName };
  if (finished.outcome === "owed") {
    log.error("rewards owed", { chat: chatId, reason: finished.reason });
    return told;
  }
  // "repeated": the try before did store it, and its answer got lost.
  return { ...told, rewards: isQuiet ? null : (grown?.rewards ?? null) };
}
