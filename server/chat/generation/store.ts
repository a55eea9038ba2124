// Keeps a reply and gives what it earned, once, in one round trip; tries again while the database is away. What cannot be given is owed.
import { helpBeside } from "../../../shared/contracts/safety.ts";
import type { Help } from "../../../shared/rules/help.ts";
import {
  type Game,
  growByMessage,
  type KeptGames,
  type MessageChange,
  seeGame,
  withLockedGame,
} from "../../game/service.ts";
import { noteUsed } from "../../memory/service.ts";
import type { ServerContext } from "../../platform/context.ts";
import type { ReplyPlan } from "../plan.ts";
import { type EndInput, endChat, endCrisisChat, type Finished, finishChat } from "../queries.ts";
import { keepAskedName } from "../understanding/queries.ts";
import { NOTHING_NEW, type ReplyEnd } from "./frames.ts";
import type { Outcome } from "./generation.ts";
import type { LostMessages } from "./lost-messages.ts";
import { restoreChat } from "./queries.ts";

type Context = Pick<ServerContext, "config" | "pool" | "database" | "presence" | "log" | "clock">;

/** A message whose reply ends, with what was planned for it. */
export type Answered = {
  userId: string;
  chatId: string;
  attempt: number;
  message: string;
  createdAt: Date;
  /** The user's game when the message was accepted, or when its end was last worked out. */
  game: Game;
} & Omit<ReplyPlan, "prompt" | "messagesLeft">;

/** Null: another server has taken the generation over. Rejects when the database stayed away. */
export type StoreReply = (
  answered: Answered,
  outcome: Outcome,
  help: Help | null,
) => Promise<ReplyEnd | null>;

export function createStore(
  context: Context,
  keptGames: KeptGames,
  lost: LostMessages,
  pauses: readonly number[],
): StoreReply {
  const { config, pool, presence, log, clock } = context;

  async function storeInTime(answered: Answered, outcome: Outcome): Promise<ReplyEnd | null> {
    for (const pause of pauses) {
      try {
        return await endOrRestore(answered, outcome);
      } catch (error) {
        log.warn("reply not stored yet", { chat: answered.chatId, error });
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return endOrRestore(answered, outcome);
  }

  /** The database may have lost the message in a crash (docs/decisions/0026): its end then brings it along. */
  async function endOrRestore(answered: Answered, outcome: Outcome): Promise<ReplyEnd | null> {
    const end = await endReply(answered, outcome);
    if (end || !(await restoreChat(pool, answered, presence.serverNo()))) return end;
    log.warn("message restored after a crash of the database", { chat: answered.chatId });
    return endReply(answered, outcome);
  }

  async function endReply(answered: Answered, outcome: Outcome): Promise<ReplyEnd | null> {
    const { userId, chatId, attempt, userName } = answered;
    const { status, response, danger } = outcome;
    const input = { userId, chatId, attempt, status, response, userName, now: clock() };
    // A crisis earns and teaches nothing.
    if (danger) {
      const mostADay = 2 * config.premiumDailyMessages;
      const crisis = { kind: danger, help: helpBeside(danger), mostADay };
      return (await endCrisisChat(pool, input, crisis)) ? NOTHING_NEW : null;
    }
    // A reply that was stopped before its first word is none.
    if (response === null || response.trim() === "")
      return (await endChat(pool, input)) ? { ...NOTHING_NEW, learned_name: userName } : null;
    return finish(answered, input);
  }

  async function finish(answered: Answered, input: EndInput): Promise<ReplyEnd | null> {
    const { userId, action } = answered;
    const sentAt = new Date(action.sentAt);
    const grown = workOut(answered, () => answered.game);
    const finished = await finishChat(pool, input, sentAt, grown);
    if (finished.outcome === "ended" && grown) keptGames.keep(userId, grown.kept, input.now);
    if (finished.outcome !== "stale") return toEnd(answered, finished, grown);
    return withLockedGame(pool, userId, async (client, fresh) => {
      // If this end is stored and its answer gets lost, the next try tells the same rewards.
      const again = workOut(answered, () => (answered.game = seeGame(userId, fresh, clock())));
      return toEnd(answered, await finishChat(client, input, sentAt, again), again);
    });
  }

  /** Null: the rules failed. Their mistake costs the rewards until it is mended, never the reply. */
  function workOut({ chatId, action }: Answered, readGame: () => Game): MessageChange | null {
    try {
      return growByMessage(readGame(), action);
    } catch (error) {
      log.error("rewards not worked out", { chat: chatId, error });
      return null;
    }
  }

  function toEnd(
    { chatId, userName, askedName, isQuiet }: Answered,
    finished: Finished,
    grown: MessageChange | null,
  ): ReplyEnd | null {
    if (finished.outcome === "lost") return null;
    const end = { ...NOTHING_NEW, learned_name: userName, asked_name: askedName };
    if (finished.outcome === "owed") {
      log.error("rewards owed", { chat: chatId, reason: finished.reason });
      return end;
    }
    // "repeated": the try before did store it, and its answer got lost.
    return { ...end, rewards: isQuiet ? null : (grown?.rewards ?? null) };
  }

  return async (answered, outcome, help) => {
    const { userId, chatId, message, recalled, isNoted, asksMemory } = answered;
    const { failure, response, danger } = outcome;
    if (failure && failure.status >= 500)
      log.warn("reply failed", { chat: chatId, code: failure.code, error: failure.cause });
    const end = await storeInTime(answered, outcome).catch((error: unknown) => {
      lost.add({ userId, chatId });
      throw error;
    });
    if (!end) return null;
    const reply = { userId, chatId, message, reply: response ?? "", memories: recalled };
    const isUsed = await noteUsed(context, reply);
    const asked_name = await keepAskedName(pool, userId, chatId, end.asked_name);
    const asks = asksMemory && asked_name === null && help === null && !danger;
    return {
      ...end,
      asked_name,
      memory: isUsed ? "used" : isNoted ? "noted" : null,
      ...(asks && { asks_memory: true as const }),
    };
  };
}
