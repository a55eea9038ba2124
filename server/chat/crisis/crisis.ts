// A cry for help is answered always: before quota, rate, model and the order to stop, and with the database away.
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/contracts/language.ts";
import { helpBeside, type HelpKind, type Layer } from "../../../shared/contracts/safety.ts";
import type { Help } from "../../../shared/rules/help.ts";
import {
  closingWords,
  countryOf,
  hearLanguage,
  type Danger,
  restingAnswer,
  type Stage,
  vettedAnswer,
} from "../../safety/service.ts";
import type { ChatRequest } from "../chat-request.ts";
import { framesOf } from "../generation/frames.ts";
import type { Generation } from "../generation/generation.ts";
import type { NotedStage } from "../queries.ts";
import type { CrisisPort, Situation } from "./port.ts";

/** `stage`: where it is not the one that follows from the crisis. */
export type AnsweredDanger = Danger & { stage?: Stage };
type CrisisRequest = Pick<
  ChatRequest,
  "userId" | "chatId" | "message" | "messages" | "acceptLanguage"
>;
type AcceptLanguage = ChatRequest["acceptLanguage"];

/** The whole answer, ready to be sent. Kept if the database says so in time; if it is slow, it is kept after all. */
export async function answerCrisis(
  port: CrisisPort,
  { userId, chatId, message, acceptLanguage }: CrisisRequest,
  danger: AnsweredDanger,
): Promise<string[]> {
  const now = port.clock();
  const situation = await port.readSituation(userId);
  const { pieces, stage, ...answer } = answerIn(port, situation, acceptLanguage, danger);
  const kept = await port.keep({
    ...answer,
    userId,
    chatId,
    message,
    response: pieces.join(""),
    stage: notedStage(danger, stage),
    now,
  });
  // An equal message before this one was answered already: its answer is given again.
  const isRepeated = kept !== null && kept.kept_at.getTime() !== now.getTime();
  if (!isRepeated && stage !== "safe") port.count(danger);
  const said = isRepeated ? [kept.response] : pieces;
  return vettedFrames(chatId, kept?.kept_at ?? now, answer.help, said);
}

/** The frames of vetted words. */
const vettedFrames = (chatId: string, createdAt: Date, help: Help, pieces: readonly string[]) =>
  framesOf(chatId, { createdAt, help, pieces, status: "done", messagesLeft: null });

/** Finds the crisis that the person ends by saying that they are safe. Null: none is open, so the message is ordinary. */
export async function safeDanger(
  port: CrisisPort,
  userId: string,
  language: Language,
): Promise<AnsweredDanger | null> {
  const situation = await port.readSituation(userId);
  if (situation && !situation.crisis) return null;
  const kind = situation?.crisis?.kind ?? "self_harm";
  return { kind, language, layer: "turns", stage: "safe" };
}

/** The danger that is answered in an open crisis instead of a limit or a trouble. Null: none is open. */
export async function openDanger(
  port: CrisisPort,
  { userId, messages }: CrisisRequest,
): Promise<AnsweredDanger | null> {
  const crisis = (await port.readSituation(userId))?.crisis;
  if (!crisis) return null;
  return { kind: crisis.kind, language: languageOf(messages), layer: "turns", stage: "first" };
}

/** The reply to a person who confirmed that they are under 18. It is kept nowhere. */
export async function answerResting(
  port: CrisisPort,
  { userId, chatId, messages, acceptLanguage }: CrisisRequest,
): Promise<string[]> {
  const country = countryIn(port, await port.readSituation(userId), acceptLanguage);
  const pieces = restingAnswer(port.helplines, { language: languageOf(messages), country });
  return vettedFrames(chatId, port.clock(), "card", pieces);
}

/** Whether the person has answered that they are not under 18. */
export const isKnownAdult = async (port: CrisisPort, userId: string): Promise<boolean> =>
  (await port.readSituation(userId))?.age === "adult";

/** Ends one reply in the making with vetted words. */
export type VettedEnding = {
  /** The vetted answer to a danger, alone or after what was said already. By default in the language that the person writes in. */
  answer(
    danger: Omit<AnsweredDanger, "language" | "layer"> & { layer: Layer; language?: Language },
  ): Promise<void>;
  /** A kind sentence, after which nothing follows of what the model began to say. */
  close(kind: Parameters<typeof closingWords>[1]["kind"]): Promise<void>;
};

export function createVettedEnding(
  port: CrisisPort,
  generation: Generation,
  acceptLanguage: AcceptLanguage,
  spoken: () => Language,
): VettedEnding {
  const { userId } = generation.input;
  return {
    answer: (given) =>
      generation.endWith(async () => {
        const danger = { ...given, language: given.language ?? spoken() };
        port.count(danger);
        const situation = await port.readSituation(userId);
        return answerIn(port, situation, acceptLanguage, danger).pieces;
      }, given.kind),
    close: (kind) =>
      generation.endWith(async () => {
        const country = countryIn(port, await port.readSituation(userId), acceptLanguage);
        return [closingWords(port.helplines, { kind, language: spoken(), country })];
      }, null),
  };
}

const countryIn = (
  { helplines }: CrisisPort,
  situation: Situation,
  acceptLanguage: AcceptLanguage,
) => countryOf(helplines, { timeZone: situation?.timeZone ?? null, acceptLanguage });

function answerIn(
  port: CrisisPort,
  situation: Situation,
  acceptLanguage: AcceptLanguage,
  danger: AnsweredDanger,
): { kind: HelpKind; stage: Stage; pieces: string[]; help: Help } {
  const country = countryIn(port, situation, acceptLanguage);
  // "No" to "Are you safe?" is about the crisis that is open, also where the database cannot say which.
  const isAnswer = danger.layer === "turns";
  const open = situation?.crisis?.kind;
  const kind = isAnswer ? (open ?? danger.kind) : danger.kind;
  // What the classifier suspects in an open crisis is no "no": the question is asked again.
  const isAgain = isAnswer || (kind === open && danger.layer !== "classifier");
  const stage = danger.stage ?? (isAgain ? "again" : "first");
  const { language } = danger;
  return {
    kind,
    stage,
    help: stage === "safe" ? "safe" : situation?.age === "minor" ? "card" : helpBeside(kind),
    pieces: vettedAnswer(port.helplines, { kind, language, stage, country }),
  };
}

/** The layer that opens a crisis decides what may end it: see note_crisis in db/functions. */
function notedStage({ layer }: Danger, stage: Stage): NotedStage {
  if (stage === "safe") return stage;
  return layer === "words" ? "first" : layer === "turns" ? "again" : "doubt";
}

const languageOf = (messages: ChatRequest["messages"]) =>
  hearLanguage(
    messages.filter(({ role }) => role === "user").map(({ content }) => content),
    DEFAULT_LANGUAGE,
  );
