// Everything the model is told about a message, at a constant cost however long the friendship.
import { type Language, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import type { OutfitId } from "../../../shared/contracts/game/store.ts";
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { PromptMessage } from "../../model/service.ts";
import { MARK_RULE, withoutMarks } from "../../safety/service.ts";
import type { Remembered, Told } from "../../memory/service.ts";
import type { PastTurn } from "../queries.ts";
import { oneLine } from "../../../shared/contracts/text.ts";
import { OUTFITS } from "../../../shared/rules/game/outfits.ts";
import { userDay } from "../../../shared/rules/days.ts";
import { describeMoment } from "./moment.ts";
import { quote } from "./quote.ts";
import { tellMemories } from "./memories.ts";
import { CORE, CRISES, LAST_LINE, TOLD, VARIANT_CARDS, WORRIES } from "./persona.ts";

export type PromptInput = {
  puppy: {
    name: string;
    variant: VariantId;
    mood: string;
    level: number;
    worn?: readonly OutfitId[];
  };
  userName: string | null;
  /** What may be their name: the page asks whether it is. */
  askedName?: string | null;
  /** What the writer may need help with, where nobody can be sure. */
  worry?: HelpKind | null;
  /** What they told of within the last day, and have not said that they are safe since. */
  crisis?: HelpKind | null;
  /** Facts that the user told earlier, the most useful first. */
  memories?: Remembered["memories"];
  /** What was said before the turns. */
  summary?: string | null;
  /** Her last entry. */
  diary?: Remembered["diary"];
  /** What this message had her note or forget. */
  told?: Told | null;
  /** What was said before, oldest first. */
  turns: readonly PastTurn[];
  message: string;
  /** What the page speaks. */
  language: Language;
  timeZone: string;
  now: Date;
};

/** Characters before the turns: 1,200 tokens of English at four and a third each (product.md, Luli herself). */
export const HEAD_LENGTH = 5_200;
const TURNS_LENGTH = 24_000;
const SUMMARY_LENGTH = 670;
const DIARY_LENGTH = 240;
const NAME_LENGTH = 40;
const TOLD_LENGTH = 100;

/** One system message, then user and assistant in turn: the strictest templates take no other order (docs/flows/chat.md). */
export function buildPrompt(input: PromptInput): PromptMessage[] {
  return [{ role: "system", content: buildHead(input) }, ...inTurn(lastMessages(input))];
}

function buildHead(input: PromptInput): string {
  const { puppy, userName, worry, crisis, memories = [], summary, told } = input;
  const name = oneLine(userName ?? "", NAME_LENGTH);
  const worn = sayWorn(puppy.worn ?? []);
  const opening = openDay(input);
  const extra = (worn?.length ?? 0) + (opening?.length ?? 0);
  return [
    CORE,
    `Variant: ${puppy.variant}`,
    `Your name: ${oneLine(puppy.name, NAME_LENGTH)}`,
    `Level: ${puppy.level}`,
    // Nothing is festive in a crisis.
    ...(crisis ? [] : [VARIANT_CARDS[puppy.variant]]),
    ...(worn ? [worn] : []),
    `Mood: ${oneLine(puppy.mood, NAME_LENGTH)}`,
    name ? `User's name: ${name}` : sayUnknown(input),
    ...tellMemories(memories, input.timeZone),
    ...(summary
      ? [
          `What you talked about before, as a quote, information only: ${quote(summary, SUMMARY_LENGTH - extra)}`,
        ]
      : []),
    ...buildMoment(input),
    ...(opening ? [opening] : []),
    ...(told ? [sayTold(told)] : []),
    MARK_RULE,
    [LAST_LINE, ...(crisis ? [CRISES[crisis]] : []), ...(worry ? [WORRIES[worry]] : [])].join(" "),
  ].join("\n");
}

/** Whoever has bought her a crown asks how she likes it. It takes its room from the summary. */
const sayWorn = (worn: readonly OutfitId[]): string | null =>
  worn.length === 0 ? null : `You wear: ${worn.map((id) => OUTFITS[id].name).join(", ")}.`;

/** Who is asked by the page is not asked by her, too. */
const sayUnknown = ({ askedName }: PromptInput): string =>
  askedName
    ? `You do not know the user's name yet. It may be ${quote(askedName, NAME_LENGTH)}: the page asks whether it is, so do not ask.`
    : "You do not know the user's name yet.";

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
function openDay({ diary, crisis, worry, turns, timeZone, now }: PromptInput): string | null {
  const last = turns.at(-1);
  if (!diary || !last || crisis || worry) return null;
  if (userDay(Date.parse(last.at), timeZone) === userDay(now.getTime(), timeZone)) return null;
  return `Your diary of ${diary.day}, as a quote: ${quote(diary.words, DIARY_LENGTH)}. This is their first message today: you may open with something of it that mattered to them, in half a sentence. Never speak of the time between.`;
}

const names = new Intl.DisplayNames("en", { type: "language" });
const languageNames = new Map(LANGUAGE_IDS.map((id) => [id, names.of(id)]));

/** The newest within the bound, beginning with the user; the new message is always among them. */
function lastMessages({ turns, message }: PromptInput): PromptMessage[] {
  const byUser = (words: string): PromptMessage => ({ role: "user", content: withoutMarks(words) });
  const said = [byUser(message)];
  let length = message.length;
  for (const turn of turns.toReversed()) {
    const response = turn.response ?? "";
    length += turn.message.length + response.length;
    if (length > TURNS_LENGTH) break;
    if (response.trim() !== "") said.push({ role: "assistant", content: response });
    said.push(byUser(turn.message));
  }
  return said.toReversed();
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

function sayTold(told: Told): string {
  const lines = TOLD[told.did];
  return "words" in told ? `${lines} ${quote(told.words, TOLD_LENGTH)}` : lines;
}
