// Finds or starts the reply to a message: one round trip to the database decides which of the two it is.
import type { AgeAnswer } from "../../shared/contracts/account/age.ts";
import type { Help } from "../../shared/rules/help.ts";
import { isPremium } from "../../shared/rules/plan.ts";
import type { FreeBudget } from "./budget/budget.ts";
import type { ServerContext } from "../platform/context.ts";
import { type Crisis, endsCrisis, openCrisis } from "../../shared/rules/game/crisis.ts";
import { inTurn } from "../platform/database/in-turn.ts";
import { GENTLE } from "../../shared/rules/game/gentle.ts";
import { AppError, notAuthenticated } from "../http/errors.ts";
import type { Model } from "../model/service.ts";
import {
  type Counts,
  type Doubt,
  type Helplines,
  isHeeded,
  type Judge,
} from "../safety/service.ts";
import { type Game, type KeptGame, type KeptGames, seeBegun } from "../game/service.ts";
import {
  carryOut,
  hasForgotten,
  noteUsed,
  NOTHING_REMEMBERED,
  readRemembered,
  shouldAsk,
  type Told,
} from "../memory/service.ts";
import { keyReused, quotaExceeded, rateLimited } from "./failure.ts";
import { takeOver } from "./crisis/crisis.ts";
import { askJudge, helpFor } from "./crisis/decide.ts";
import { askAge } from "./age/queries.ts";
import { keepAskedName } from "./understanding/queries.ts";
import { hearName } from "./understanding/hear-name.ts";
import type { ChatLimits } from "./limits.ts";
import { hearReply } from "./model/hear-reply.ts";
import { buildPrompt } from "./model/prompt.ts";
import { beginChat, type Begun, setHelp, type PastTurn } from "./queries.ts";
import type { News } from "./news/news.ts";
import type { LostRuns } from "./run/lost.ts";
import { leavePlaceIfRefused, takePlaceOf } from "./tools/revision.ts";
import { chatKey, type Registry } from "./run/registry.ts";
import { Run } from "./run/run.ts";
import { readSaid } from "./understanding/said.ts";
import { lastMessage, type ReplyRequest } from "./reply-request.ts";
import { store } from "./run/store.ts";

export type StoredReply = {
  status: "done" | "stopped";
  response: string;
  createdAt: Date;
  messagesLeft: number;
  help: Help | null;
};

/** In the making here, known already, or in the making on another server. */
export type Opened = { run: Run } | { stored: StoredReply } | "elsewhere" | "resting";

export type OpeningParts = {
  context: Pick<ServerContext, "config" | "pool" | "database" | "presence" | "log" | "clock">;
  limits: ChatLimits;
  helplines: Helplines;
  counts: Counts;
  /** Null: there is no model that could judge. */
  judge: Judge | null;
  model: Model;
  registry: Registry;
  lostRuns: LostRuns;
  freeBudget: FreeBudget;
  keptGames: KeptGames;
  news: News;
};

export async function openReply(parts: OpeningParts, request: ReplyRequest): Promise<Opened> {
  const { registry } = parts;
  const { userId, chatId } = request;
  const message = lastMessage(request);
  const running = registry.get(chatKey(userId, chatId));
  if (running) {
    if (running.input.message !== message) throw keyReused();
    return { run: running };
  }
  try {
    return await open(parts, request, message);
  } catch (error) {
    // What it began, if it did, would be running for ever on a server that lives.
    if (!(error instanceof AppError)) parts.lostRuns.add({ userId, chatId });
    throw error;
  }
}

async function open(parts: OpeningParts, request: ReplyRequest, message: string): Promise<Opened> {
  const { context, freeBudget } = parts;
  const { userId, chatId } = request;
  const now = context.clock();
  const kept = parts.keptGames.get(userId, now);
  const first = await takePlaceOf(context.pool, request);
  const begun = await inTurn(context.pool, userId, () =>
    beginChat(context.pool, {
      userId,
      chatId,
      message,
      serverNo: context.presence.serverNo(),
      freeDaily: freeBudget.isOpen(request.address) ? context.config.freeDailyMessages : 0,
      premiumDaily: context.config.premiumDailyMessages,
      now,
      version: kept?.version ?? null,
    }),
  );
  await leavePlaceIfRefused(context.pool, request, begun.outcome);
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
    case "accepted":
      if (!isPremium(begun.subscription_status)) freeBudget.note(request.address);
      return { run: await accept(parts, request, begun, { now, first, kept }) };
  }
}

type Given = { now: Date; first: string | null; kept: KeptGame | null };

async function accept(
  parts: OpeningParts,
  request: ReplyRequest,
  begun: Begun,
  { now, first, kept }: Given,
): Promise<Run> {
  const { userId, chatId } = request;
  const { pool } = parts.context;
  const game = seeBegun(userId, begun, kept, now);
  const doubt = doubtAbout(begun.age, request.check.doubt);
  const before = openCrisis(game.state.crisis, now.getTime());
  const isOver = before !== null && !isHeeded(doubt, true) && isEndedBy(request, begun, before);
  const crisis = isOver ? null : before;
  const help = crisis ? "stays" : parts.judge ? null : helpFor(doubt);
  if (help) await setHelp(pool, { userId, chatId, help });
  if (help === "ask_age") await askAge(pool, userId, now);
  const said = { userId, chatId, message: lastMessage(request), now };
  // What is asked of her memory is done before she can say so.
  const told = await carryOut(parts.context, said);
  // Whoever asks for something of the memory, or may need help, is asked nothing.
  const asksMemory = !told && !help && (await shouldAsk(parts.context, said));
  const situation = { game, crisis, isOver, doubt, help, told, asksMemory, first, sentAt: now };
  return startRun(parts, request, begun, situation);
}

/** Whoever was asked for their age once is asked again only for plain words. */
const doubtAbout = (age: AgeAnswer | null, doubt: Doubt | null): Doubt | null =>
  doubt?.kind === "minor" && age !== null ? null : doubt;

/** Whether this message ends the crisis, which Luli may have seen wrongly. */
function isEndedBy({ check }: ReplyRequest, { turns }: Begun, crisis: Crisis): boolean {
  const earlier = turns.filter(({ at }) => Date.parse(at) > crisis.since).length;
  return endsCrisis(crisis, { isDenial: check.isDenial, earlier });
}

function toStored({ chat_status, response, created_at, messages_left, help }: Begun): StoredReply {
  return {
    status: chat_status === "stopped" ? "stopped" : "done",
    response: response ?? "",
    createdAt: created_at,
    messagesLeft: messages_left,
    help,
  };
}

/** What the page opens with asks for the name, in words that are nobody's but the page's. */
const OPENING_QUESTION = "What's your name?";
const lastReply = (turns: readonly PastTurn[]): string =>
  turns.findLast(({ response }) => response)?.response ?? OPENING_QUESTION;

type Situation = {
  game: Game;
  /** Open while this is answered. */
  crisis: Crisis | null;
  /** This message ended one. */
  isOver: boolean;
  doubt: Doubt | null;
  help: Help | null;
  told: Told | null;
  /** The page asks whether to remember what the message told. */
  asksMemory: boolean;
  /** What was said first in the place that this message takes. */
  first: string | null;
  sentAt: Date;
};

function startRun(
  parts: OpeningParts,
  request: ReplyRequest,
  begun: Begun,
  { game, crisis, isOver, doubt, help, told, asksMemory, first, sentAt }: Situation,
): Run {
  const { userId, chatId } = request;
  const message = lastMessage(request);
  const { language, time_zone: timeZone, turns, user_name: known } = begun;
  const { learned, asked } = hearName(message, { before: lastReply(turns), known, language });
  const userName = told?.did === "forgot" && told.isOwnName ? "" : learned;
  // Whoever needs help or comfort is asked nothing else.
  const askedName = crisis || doubt || request.check.isSad ? null : asked;
  const said = readSaid(message, {
    first,
    variant: begun.variant,
    sentAt,
    isNameTold: learned !== null,
    isSad: request.check.isSad,
    endsCrisis: isOver,
  });
  const isForgotten = hasForgotten(told);
  const { memories, summary, diary } = isForgotten
    ? NOTHING_REMEMBERED
    : readRemembered(begun.memory);
  const chat = { userId, chatId, message, attempt: begun.attempt, createdAt: begun.created_at };
  const ending = {
    ...chat,
    userName,
    askedName,
    game,
    said,
    pauses: parts.limits.storePausesMs,
    isQuiet: crisis !== null,
    keptGames: parts.keptGames,
  };
  const run = new Run({
    ...chat,
    // Nothing is sold in a crisis.
    messagesLeft: crisis ? null : begun.messages_left,
    help,
    replyLength: parts.limits.replyLength,
    async store(outcome) {
      const stored = await store(parts.context, ending, outcome).catch((error: unknown) => {
        parts.lostRuns.add({ userId, chatId });
        throw error;
      });
      const reply = outcome.response ?? "";
      if (!stored) return null;
      const isUsed = await noteUsed(parts.context, { userId, chatId, message, reply, memories });
      const asked_name = await keepAskedName(parts.context.pool, userId, chatId, stored.asked_name);
      const isNoted = told?.did === "noted" && told.chatId === chatId;
      const memory = isUsed ? "used" : isNoted ? "noted" : null;
      const asks = asksMemory && asked_name === null && run.help === null && !outcome.danger;
      return { ...stored, asked_name, memory, ...(asks && { asks_memory: true as const }) };
    },
  });
  parts.registry.add(chatKey(userId, chatId), run);
  void run.ended.then(parts.news.begin(userId, chatId));
  const mood = request.check.isSad ? GENTLE : game.puppy.mood;
  const { variant, puppy_name: name, puppy_level: level } = begun;
  const prompt = buildPrompt({
    puppy: { name, variant, mood, level, worn: game.worn },
    userName: userName ?? known,
    crisis: crisis?.kind ?? null,
    memories,
    summary,
    diary,
    turns: isForgotten ? [] : turns,
    messages: game.state.totals.messages,
    told,
    asksMemory,
    message,
    language,
    timeZone,
    now: sentAt,
  });
  const inDanger = crisis?.kind ?? (isHeeded(doubt, false) ? doubt!.kind : null);
  const reply = () =>
    parts.model.reply(
      prompt,
      hearReply(parts, run, request, { language, puppy_name: name, turns, memories }, inDanger),
      userId,
    );
  const { judge } = parts;
  if (judge && (doubt || crisis)) {
    const onTakenBack = () => void (ending.said = { ...said, endsCrisis: true });
    askJudge(parts, run, request, begun, { judge, doubt, crisis, onTakenBack });
  }
  if (!judge && isHeeded(doubt, crisis !== null))
    void takeOver(parts, run, request.acceptLanguage, doubt!);
  else run.feedFrom(reply());
  return run;
}
