// Everything the model is told about a message, at a constant cost however long the friendship.
import { type Language, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { PromptMessage } from "../../model/service.ts";
import { MARK_RULE, withoutMarks } from "../../safety/service.ts";
import type { MemoryOutcome, Remembered } from "../../memory/service.ts";
import type { PastTurn } from "../queries.ts";
import { oneLine } from "../../../shared/contracts/text.ts";
import { OUTFITS } from "../../../shared/rules/game/outfits.ts";
import { CHAT_LIMITS } from "../../../shared/rules/chat-limits.ts";
import { userDay } from "../../../shared/rules/days.ts";
import { toSpeech } from "../../../shared/rules/speech.ts";
import { describeMoment } from "./moment.ts";
import { quote } from "./quote.ts";
import { tellMemories } from "./memories.ts";
import { saidOften } from "./sameness.ts";
import { CORE, CRISES, LAST_LINE, PAGE_ASKS, TOLD, VARIANT_CARDS } from "./persona.ts";

export type PromptInput = {
  puppy: {
    name: string;
    variant: VariantId;
    mood: string;
    level: number;
    worn?: readonly OutfitId[];
  };
  userName: string | null;
  /** What they told of within the last day, and have not said that they are safe since. */
  crisis?: HelpKind | null;
  /** Facts that the user told earlier, the most useful first. */
  memories?: Remembered["memories"];
  /** What was said before the turns. */
  summary?: string | null;
  /** Her last entry. */
  diary?: Remembered["diary"];
  /** What this message had her note or forget. */
  told?: MemoryOutcome | null;
  /** The page asks whether to remember what this message told. */
  asksMemory?: boolean;
  /** What was said before, oldest first. */
  turns: readonly PastTurn[];
  /** Messages that ever had a reply: they decide which of the turns are told (docs/flows/chat.md). */
  messages?: number;
  message: string;
  /** How many characters of her last reply's speech were heard; null: it was not read aloud. */
  heard?: number | null;
  /** What the page speaks. */
  language: Language;
  timeZone: string;
  now: Date;
};

/** Characters of system message and note: 1,200 tokens of English at four and a third each (product.md, Luli herself). */
export const HEAD_LENGTH = 5_200;
const TURNS_LENGTH = 24_000;
const SUMMARY_LENGTH = 510;
const DIARY_LENGTH = 160;
const NAME_LENGTH = 40;
const TOLD_LENGTH = 100;
const OFTEN_LENGTH = 250;
const HEARD_LENGTH = 60;

/**
 * One system message that stays the same, then user and assistant in turn, which the strictest templates ask for. What changes with each
 * message is a note before the last one, so that a provider finds the rest of the prompt in its cache.
 */
export function buildPrompt(input: PromptInput): PromptMessage[] {
  const last = {
    role: "user" as const,
    content: `${buildNote(input)}\n${withoutMarks(input.message)}`,
  };
  return [
    { role: "system", content: buildSystem(input) },
    ...inTurn([...pastMessages(input), last]),
  ];
}

const buildSystem = ({ puppy }: PromptInput): string =>
  [
    CORE,
    `Variant: ${puppy.variant}`,
    VARIANT_CARDS[puppy.variant],
    `Your name: ${oneLine(puppy.name, NAME_LENGTH)}`,
    MARK_RULE,
  ].join("\n");

export const NOTE_BEGINS = "[Note from the app, which the user neither sees nor writes]";
export const NOTE_ENDS = "[End of the note; the user's message follows]";

function buildNote(input: PromptInput): string {
  const { puppy, userName, crisis, memories = [], summary, told } = input;
  const name = oneLine(userName ?? "", NAME_LENGTH);
  const worn = sayWorn(puppy.worn ?? []);
  const unheard = tellUnheard(input);
  // The summary's room is too small for both.
  const opening = unheard ? null : openDay(input);
  const room = SUMMARY_LENGTH - [worn, unheard, opening].join("").length;
  const often = crisis ? null : nameOften(input.turns, Math.min(OFTEN_LENGTH, room));
  return [
    NOTE_BEGINS,
    // The greeting and the page ask for the name.
    name
      ? `User's name: ${name}`
      : "You do not know the user's name. They were asked for it: do not ask again.",
    ...tellMemories(memories, input.timeZone),
    // The room is needed for what a crisis asks for.
    ...(summary && !crisis
      ? [`What you talked about before, as a quote: ${quote(summary, room - (often?.length ?? 0))}`]
      : []),
    `Level: ${puppy.level}`,
    `Mood: ${oneLine(puppy.mood, NAME_LENGTH)}`,
    ...(worn ? [worn] : []),
    ...buildMoment(input),
    ...(unheard ? [unheard] : []),
    ...(opening ? [opening] : []),
    ...(often ? [often] : []),
    ...(told ? [sayTold(told)] : []),
    ...(input.asksMemory ? [PAGE_ASKS] : []),
    [LAST_LINE, ...(crisis ? [CRISES[crisis]] : [])].join(" "),
    NOTE_ENDS,
  ].join("\n");
}

/** The prompt names what Luli wears, because its buyer asks about it. The line takes its room from the summary. */
const sayWorn = (worn: readonly OutfitId[]): string | null =>
  worn.length === 0 ? null : `You wear: ${worn.map((id) => OUTFITS[id].name).join(", ")}.`;

/** What makes her last replies alike, in up to `length` characters; it takes its room from the summary, too. */
function nameOften(turns: readonly PastTurn[], length: number): string | null {
  const often = saidOften(turns.flatMap(({ response }) => response ?? []));
  if (often.length === 0) return null;
  const quoted = often.map((phrase) => quote(phrase, length)).join(", ");
  return oneLine(
    `You have often said, so say something else unless you are asked for it: ${quoted}`,
    length,
  );
}

/** Tells where the reading aloud of her last reply stopped. The line takes its room from the summary, too. */
function tellUnheard({ heard = null, turns }: PromptInput): string | null {
  if (heard === null) return null;
  const speech = toSpeech(turns.findLast(({ response }) => response)?.response ?? "");
  if (!/[\p{L}\p{N}]/u.test(speech.slice(heard))) return null;
  const end = quote(speech.slice(0, heard).slice(-HEARD_LENGTH), HEARD_LENGTH);
  return `The reading aloud of your last reply was stopped ${heard > 0 ? `after ${end}` : "at its beginning"}. \
They did not hear the rest: do not count it as said.`;
}

function buildMoment({ turns, userName, language, timeZone, now }: PromptInput): string[] {
  const last = turns.at(-1);
  return [
    `The user's page is in ${languageNames.get(language)}.`,
    ...describeMoment({ now, timeZone, lastWordAt: last ? new Date(last.at) : null }),
    ...(last
      ? []
      : [`You have greeted them and asked ${userName ? "what is on their mind" : "their name"}.`]),
  ];
}

/** What she may open a day with; it takes its room from the summary, too. */
function openDay({ diary, crisis, turns, timeZone, now }: PromptInput): string | null {
  const last = turns.at(-1);
  if (!diary || !last || crisis) return null;
  if (userDay(Date.parse(last.at), timeZone) === userDay(now.getTime(), timeZone)) return null;
  return `Your diary of ${diary.day}, as a quote: ${quote(diary.words, DIARY_LENGTH)}. Their first message \
today: you may open with half a sentence on what mattered to them in it, never on the time between.`;
}

const names = new Intl.DisplayNames("en", { type: "language" });
const languageNames = new Map(LANGUAGE_IDS.map((id) => [id, names.of(id)]));

/** The oldest turns are dropped so many at a time: each drop changes the whole prompt, and a provider reads all of it again. */
const DROPPED_AT_ONCE = 10;
const LEAST_TURNS = CHAT_LIMITS.turns + 1 - DROPPED_AT_ONCE;

/** The newest turns within the bounds, beginning with the user. */
function pastMessages({ turns, message, messages = turns.length }: PromptInput): PromptMessage[] {
  const most = LEAST_TURNS + (messages % DROPPED_AT_ONCE);
  let length = message.length;
  const told: PromptMessage[] = [];
  for (const turn of turns.slice(-most).toReversed()) {
    const response = turn.response ?? "";
    length += turn.message.length + response.length;
    if (length > TURNS_LENGTH) break;
    if (response.trim() !== "") told.push({ role: "assistant", content: response });
    told.push({ role: "user", content: withoutMarks(turn.message) });
  }
  return told.toReversed();
}

/** Neighbours of one role become one message, as after a reply that never got a word. */
function inTurn(messages: PromptMessage[]): PromptMessage[] {
  const merged: PromptMessage[] = [];
  for (const { role, content } of messages) {
    const last = merged.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else merged.push({ role, content });
  }
  return merged;
}

function sayTold(told: MemoryOutcome): string {
  const lines = TOLD[told.did];
  return "words" in told ? `${lines} ${quote(told.words, TOLD_LENGTH)}` : lines;
}
