// A cry for help is answered always: before quota, rate, model and the order to stop, and with the database away.
import * as v from "valibot";
import type { AgeAnswer } from "../../../shared/contracts/account/age.ts";
import type { Help } from "../../../shared/rules/help.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/contracts/language.ts";
import { helpBeside, type HelpKind } from "../../../shared/contracts/safety.ts";
import { type Crisis, crisisSchema, openCrisis } from "../../../shared/rules/game/crisis.ts";
import {
  closingWords,
  countryOf,
  hearLanguage,
  type Danger,
  restingAnswer,
  type Stage,
  vettedAnswer,
} from "../../safety/service.ts";
import type { OpeningParts } from "../opening.ts";
import { getSituation, keepCrisis, type NotedStage } from "../queries.ts";
import { lastMessage, type ReplyRequest } from "../reply-request.ts";
import { forgetAsked } from "../../memory/service.ts";
import { within } from "../../platform/within.ts";
import { contentFrame, DONE, luliFrame, startFrame } from "../run/frames.ts";
import { chatKey } from "../run/registry.ts";
import { NOTHING_NEW, type Run } from "../run/run.ts";

/** `stage`: where it is not the one that follows from the crisis. */
type Answered = Danger & { stage?: Stage };
/** Null: the database is away, or too slow. */
type Situation = { timeZone: string; crisis: Crisis | null; age: AgeAnswer | null } | null;
type Answer = { kind: HelpKind; stage: Stage; pieces: string[]; help: Help };

/** The whole answer, ready to be sent. Kept if the database says so in time; if it is slow, it is kept after all. */
export async function answerCrisis(
  parts: OpeningParts,
  request: ReplyRequest,
  danger: Answered,
): Promise<string[]> {
  const { context, limits, counts, registry } = parts;
  const { userId, chatId } = request;
  const saidAt = context.clock();
  // As an opening, a stopping server waits for it, and of two equal requests the second finds what the first has kept.
  const { answer, kept } = await registry.opening(chatKey(userId, chatId), async () => {
    const situation = await readSituation(parts, userId);
    const made = answerIn(parts, situation, request, danger);
    return {
      answer: made,
      kept: await within(
        limits.crisisMs,
        keep(parts, request, { ...made, noted: notedStage(danger, made.stage) }, saidAt),
      ),
    };
  });
  const isRepeated = kept !== null && kept.kept_at.getTime() !== saidAt.getTime();
  if (!isRepeated && answer.stage !== "safe") counts.add(danger);
  return [
    startFrame(chatId, kept?.kept_at ?? saidAt, answer.help),
    ...(isRepeated ? [kept.response] : answer.pieces).map(contentFrame),
    ...ending(chatId),
  ];
}

const ending = (chatId: string): string[] => [
  luliFrame({
    type: "end",
    chat_id: chatId,
    status: "done",
    messages_left: null,
    ...NOTHING_NEW,
  }),
  DONE,
];

/** Who says that they are safe ends their crisis. Null: none is open, so it is a message like any other. */
export async function answerSafe(
  parts: OpeningParts,
  request: ReplyRequest,
  language: Language,
): Promise<string[] | null> {
  const situation = await readSituation(parts, request.userId);
  if (situation && !situation.crisis) return null;
  const kind = situation?.crisis?.kind ?? "self_harm";
  return answerCrisis(parts, request, { kind, language, layer: "turns", stage: "safe" });
}

/** What somebody in an open crisis is answered instead of a limit or a trouble; null: none is open. */
export async function openDanger(
  parts: OpeningParts,
  { userId, messages }: ReplyRequest,
): Promise<Answered | null> {
  const crisis = (await readSituation(parts, userId))?.crisis;
  if (!crisis) return null;
  return { kind: crisis.kind, language: languageOf(messages), layer: "turns", stage: "first" };
}

/** To whoever has confirmed that they are under 18, in the form of any reply; it is kept nowhere. */
export async function answerResting(
  parts: OpeningParts,
  { userId, chatId, messages, acceptLanguage }: ReplyRequest,
): Promise<string[]> {
  const situation = await readSituation(parts, userId);
  const country = countryIn(parts, situation, acceptLanguage);
  const pieces = restingAnswer(parts.helplines, { language: languageOf(messages), country });
  return [
    startFrame(chatId, parts.context.clock(), "card"),
    ...pieces.map(contentFrame),
    ...ending(chatId),
  ];
}

/** Whether the person has answered that they are not under 18. */
export const isKnownAdult = async (
  parts: OpeningParts,
  { userId }: Pick<ReplyRequest, "userId">,
): Promise<boolean> => (await readSituation(parts, userId))?.age === "adult";

/** A reply in the making ends with the vetted words: instead of the model's while nothing was said, after them otherwise. */
export function takeOver(
  parts: OpeningParts,
  run: Run,
  acceptLanguage: ReplyRequest["acceptLanguage"],
  danger: Answered,
): Promise<void> {
  const { userId } = run.input;
  return run.endWith(async () => {
    parts.counts.add(danger);
    const situation = await readSituation(parts, userId);
    return answerIn(parts, situation, { acceptLanguage }, danger).pieces;
  }, danger.kind);
}

/** A reply in which the model began to say what Luli must not ends with a kind sentence. */
export function closeReply(
  parts: OpeningParts,
  run: Run,
  acceptLanguage: ReplyRequest["acceptLanguage"],
  closing: Omit<Parameters<typeof closingWords>[1], "country">,
): Promise<void> {
  const { userId } = run.input;
  return run.endWith(async () => {
    const situation = await readSituation(parts, userId);
    const country = countryIn(parts, situation, acceptLanguage);
    return [closingWords(parts.helplines, { ...closing, country })];
  }, null);
}

const countryIn = (
  { helplines }: OpeningParts,
  situation: Situation,
  acceptLanguage: ReplyRequest["acceptLanguage"],
) => countryOf(helplines, { timeZone: situation?.timeZone ?? null, acceptLanguage });

function answerIn(
  parts: OpeningParts,
  situation: Situation,
  { acceptLanguage }: Pick<ReplyRequest, "acceptLanguage">,
  danger: Answered,
): Answer {
  const country = countryIn(parts, situation, acceptLanguage);
  const isAnswer = danger.layer === "turns";
  const open = situation?.crisis?.kind;
  const kind = isAnswer ? (open ?? danger.kind) : danger.kind;
  // Luli asked, and was told no: also where nobody can say what is open.
  const isAgain = kind === open || isAnswer;
  const stage = danger.stage ?? (isAgain ? "again" : "first");
  const { language } = danger;
  const help = stage === "safe" ? "safe" : situation?.age === "minor" ? "card" : helpBeside(kind);
  return {
    kind,
    stage,
    help,
    pieces: vettedAnswer(parts.helplines, { kind, language, stage, country }),
  };
}

/** What opens a crisis decides what may end it: see note_crisis in db/functions. */
function notedStage({ layer }: Danger, stage: Stage): NotedStage {
  if (stage === "safe") return stage;
  return layer === "words" ? "first" : layer === "turns" ? "again" : "doubt";
}

const languageOf = (messages: ReplyRequest["messages"]) =>
  hearLanguage(
    messages.filter(({ role }) => role === "user").map(({ content }) => content),
    DEFAULT_LANGUAGE,
  );

async function readSituation(
  { context, limits }: OpeningParts,
  userId: string,
): Promise<Situation> {
  const { pool, log, clock } = context;
  const read = async (): Promise<Situation> => {
    const row = await getSituation(pool, userId);
    if (!row) return null;
    const crisis = openCrisis(v.parse(crisisSchema, row.crisis), clock().getTime());
    return { timeZone: row.time_zone, crisis, age: row.age };
  };
  const reading = read().catch((error: unknown) => {
    log.warn("situation not read in a crisis", { error });
    return null;
  });
  return within(limits.zoneMs, reading);
}

async function keep(
  { context }: OpeningParts,
  request: ReplyRequest,
  answer: Answer & { noted: NotedStage },
  now: Date,
): Promise<{ kept_at: Date; response: string } | null> {
  const { config, pool, presence, log } = context;
  const { userId, chatId } = request;
  const { kind, noted, pieces, help } = answer;
  try {
    const kept = await keepCrisis(pool, {
      userId,
      chatId,
      message: lastMessage(request),
      response: pieces.join(""),
      kind,
      stage: noted,
      help,
      serverNo: presence.serverNo(),
      // Who sends them without end is answered without end, but fills no disk.
      mostADay: 2 * config.premiumDailyMessages,
      now,
    });
    const said = { userId, chatId, message: lastMessage(request), now };
    if (kept) await forgetAsked(context, said);
    return kept;
  } catch (error) {
    log.warn("answer to a crisis not kept", { chat: chatId, error });
    return null;
  }
}
