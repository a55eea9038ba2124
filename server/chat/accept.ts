// Accepts a message: one round trip to the database loads what its reply needs and decides whether there is one.
import { isPremium } from "../../shared/rules/plan.ts";
import { type Game, type KeptGames, seeBegun } from "../game/service.ts";
import { notAuthenticated } from "../http/errors.ts";
import { carryOut, type MemoryOutcome, shouldAsk } from "../memory/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { inTurn } from "../platform/database/in-turn.ts";
import type { SafetyCheck } from "../safety/service.ts";
import { askAge } from "./age/queries.ts";
import type { FreeBudget } from "./budget/budget.ts";
import type { ChatRequest } from "./chat-request.ts";
import { decideSafety, type SafetyDecision } from "./crisis/decision.ts";
import { keyReused, notReplaceable, quotaExceeded, rateLimited } from "./failure.ts";
import type { WholeReply } from "./generation/frames.ts";
import { beginChat, type BegunChat, setHelp } from "./queries.ts";
import { replaceChat, undoReplacing } from "./tools/queries.ts";

/** A message that is to be answered, and all that is known about it. */
export type Accepted = {
  begun: BegunChat;
  game: Game;
  check: SafetyCheck;
  decision: SafetyDecision;
  /** The memory request of the message as it was carried out. */
  memory: MemoryOutcome | null;
  /** The page asks whether to remember what the message told. */
  asksMemory: boolean;
  /** The first message in the place that this one takes. */
  first: string | null;
  sentAt: Date;
};

/** `elsewhere`: another server is making the reply. `resting`: the person is under 18. */
export type Acceptance = { accepted: Accepted } | { stored: WholeReply } | "elsewhere" | "resting";

type Dependencies = {
  context: Pick<ServerContext, "config" | "pool" | "database" | "presence" | "log" | "clock">;
  freeBudget: FreeBudget;
  keptGames: KeptGames;
  hasJudge: boolean;
};

/** The message that was to be replaced stays. */
const REFUSED = new Set<BegunChat["outcome"]>(["rate_limited", "quota_exceeded", "resting"]);

export type Accept = (request: ChatRequest, check: SafetyCheck) => Promise<Acceptance>;

export function createAccept({ context, freeBudget, keptGames, hasJudge }: Dependencies): Accept {
  const { config, pool, presence, clock } = context;

  /** Does what the message asks of help and memory before the reply can speak of it. */
  async function prepare(
    { userId, chatId, message }: ChatRequest,
    { check, begun, game, sentAt: now }: Pick<Accepted, "check" | "begun" | "game" | "sentAt">,
  ): Promise<Pick<Accepted, "decision" | "memory" | "asksMemory">> {
    const before = { age: begun.age, turns: begun.turns, crisis: game.state.crisis, now };
    const decision = decideSafety(check, before, hasJudge);
    const { help } = decision;
    if (help) await setHelp(pool, { userId, chatId, help });
    if (help === "ask_age") await askAge(pool, userId, now);
    const told = { userId, chatId, message, now };
    const memory = await carryOut(context, told);
    // The page asks one thing at a time, and nothing beside help.
    const asksMemory = !memory && !help && (await shouldAsk(context, told));
    return { decision, memory, asksMemory };
  }

  return async (request, check) => {
    const { userId, chatId, message, address, replaces } = request;
    const sentAt = clock();
    const kept = keptGames.get(userId, sentAt);
    const place = replaces !== null && { userId, chatId, replaced: replaces };
    const first = place ? await replaceChat(pool, place) : null;
    if (place && first === null) throw notReplaceable();
    const begun = await inTurn(pool, userId, () =>
      beginChat(pool, {
        userId,
        chatId,
        message,
        serverNo: presence.serverNo(),
        freeDaily: freeBudget.isOpen(address) ? config.freeDailyMessages : 0,
        premiumDaily: config.premiumDailyMessages,
        now: sentAt,
        version: kept?.version ?? null,
      }),
    );
    if (place && REFUSED.has(begun.outcome)) await undoReplacing(pool, place);
    switch (begun.outcome) {
      case "no_user":
        throw notAuthenticated();
      case "conflict":
        throw keyReused();
      case "rate_limited":
        throw rateLimited(begun.retry_after_s);
      case "quota_exceeded":
        throw quotaExceeded();
      case "running":
        return "elsewhere";
      case "resting":
        return "resting";
      case "replay":
        return { stored: toStored(begun) };
      case "accepted": {
        if (!isPremium(begun.subscription_status)) freeBudget.note(address);
        const game = seeBegun(userId, begun, kept, sentAt);
        const known = { check, begun, game, sentAt, first };
        return { accepted: { ...known, ...(await prepare(request, known)) } };
      }
    }
  };
}

const toStored = (begun: BegunChat): WholeReply => ({
  status: begun.chat_status === "stopped" ? "stopped" : "done",
  pieces: begun.response ? [begun.response] : [],
  createdAt: begun.created_at,
  messagesLeft: begun.messages_left,
  help: begun.help,
});
