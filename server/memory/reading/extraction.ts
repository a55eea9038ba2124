// Reads the model's answer to a reading, however loosely it keeps to the form.
import * as v from "valibot";
import { MEMORY_KINDS, MEMORY_LENGTH, type MemoryKind } from "../../../shared/contracts/memory.ts";
import { oneLine } from "../../../shared/contracts/text.ts";
import { parseLoosely } from "../parse-loosely.ts";
import { type Line, LINE_LENGTH, type Material } from "./reader.ts";
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import { sentencesOf } from "../../../shared/rules/sentences.ts";

export type Fact = {
  words: string;
  /** Words that a person would ask for it with, beside its own. */
  search: string;
  kind: MemoryKind;
  importance: number;
  /** The index of the line that told it. */
  line: number;
  /** The indexes of known facts that it makes untrue. */
  replaces: number[];
  /** The index of the known fact that says the same; null: none. */
  same: number | null;
  /** The local moment of an event to come: YYYY-MM-DDTHH:MM, or the day alone. */
  at: string | null;
};
/** What the user asks to forget: indexes of the known facts, and of the lines that told or asked it. */
export type Unsaid = { known: number[]; lines: number[] };
export type Reading = { facts: Fact[]; unsaid: Unsaid; summary: string };

export const SUMMARY_LENGTH = 900;
export const MOST_IMPORTANT = 5;
const MOST_FACTS = 16;
const MOST_SEARCH_WORDS = 24;
const SEARCH_WORD_LENGTH = 60;
/** memories.search_words holds as much. */
export const SEARCH_LENGTH = 200;
/** Letters; in Japanese "忘れて" is whole. */
const SHORTEST_ORDER = 3;

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());
const fact = v.object({
  words: v.string(),
  search: v.fallback(v.array(v.string()), []),
  kind: v.fallback(v.picklist(MEMORY_KINDS), "other"),
  importance: v.fallback(number, 3),
  message: v.fallback(number, 0),
  replaces: v.fallback(v.array(number), []),
  same: v.fallback(number, 0),
  at: v.fallback(v.string(), ""),
});
const order = v.object({
  asked: v.string(),
  known: v.fallback(v.array(number), []),
  messages: v.fallback(v.array(number), []),
});
const reading = v.object({
  facts: v.fallback(v.array(v.unknown()), []),
  forget: v.fallback(v.array(v.unknown()), []),
  summary: v.fallback(v.string(), ""),
});

/** Null: it is no answer of this form. */
export function readAnswer(answer: string, { known, lines }: Material): Reading | null {
  const parsed = v.safeParse(reading, parseLoosely(answer));
  if (!parsed.success) return null;
  const facts = parsed.output.facts.flatMap((given) => {
    const { success, output } = v.safeParse(fact, given);
    return success ? toFact(output, known, lines.length) : [];
  });
  const unsaid = readUnsaid(parsed.output.forget, known.length, lines);
  return {
    facts: facts.filter(({ line }) => !unsaid.lines.includes(line)).slice(0, MOST_FACTS),
    unsaid,
    summary: withoutPrivate(oneLine(parsed.output.summary, SUMMARY_LENGTH)),
  };
}

/** An order counts by its very words: a model that only believes to have read one erases nothing. */
function readUnsaid(given: unknown[], known: number, lines: readonly Line[]): Unsaid {
  const plain = (text: string) => oneLine(text, LINE_LENGTH).toLowerCase();
  const orders = given.flatMap((one) => {
    const { success, output } = v.safeParse(order, one);
    if (!success || plain(output.asked).length < SHORTEST_ORDER) return [];
    const asking = lines.findIndex(({ message }) => plain(message).includes(plain(output.asked)));
    return asking < 0 ? [] : [{ ...output, asking }];
  });
  const within = (numbers: number[], end: number) =>
    [...new Set(numbers)].filter((one) => one >= 0 && one < end);
  return {
    known: within(
      orders.flatMap((one) => one.known.map((at) => at - 1)),
      known,
    ),
    lines: within(
      orders.flatMap((one) => [one.asking, ...one.messages.map((at) => at - 1)]),
      lines.length,
    ),
  };
}

function toFact(
  given: v.InferOutput<typeof fact>,
  known: Material["known"],
  lines: number,
): Fact[] {
  const words = oneLine(given.words, MEMORY_LENGTH);
  if (words === "" || isPrivate(words) || given.kind === "private") return [];
  const same = known[given.same - 1]?.words;
  const isSame = same !== undefined && saysNoMore(words, same);
  return [
    {
      words,
      search: toSearch(given.search),
      kind: given.kind,
      importance: Math.min(MOST_IMPORTANT, Math.max(1, given.importance)),
      line: Math.min(lines, Math.max(1, given.message)) - 1,
      replaces: given.replaces
        .map((one) => one - 1)
        .filter((one) => one >= 0 && one < known.length),
      same: isSame ? given.same - 1 : null,
      at: toMoment(given.at),
    },
  ];
}

/** A day that no calendar has would fail the whole reading in the database. */
function toMoment(given: string): string | null {
  const [at] = /^20\d\d-\d\d-\d\d(?:T\d\d:\d\d)?/.exec(given) ?? [];
  const time = Date.parse(`${at?.padEnd(16, "T00:00")}Z`);
  return at && !Number.isNaN(time) && new Date(time).toISOString().startsWith(at) ? at : null;
}

/** Private words are no search words. */
function toSearch(given: string[]): string {
  const words = given
    .map((one) => oneLine(one, SEARCH_WORD_LENGTH))
    .filter((one) => !isPrivate(one));
  return oneLine(words.slice(0, MOST_SEARCH_WORDS).join(" "), SEARCH_LENGTH);
}

const withoutPrivate = (summary: string) =>
  sentencesOf(summary)
    .filter((sentence) => !isPrivate(sentence))
    .join(" ");

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Names and numbers, and German nouns; of Japanese what is Katakana or Chinese. */
function namesIn(text: string): string[] {
  const all = [...segmenter.segment(text.normalize("NFC"))].filter(({ isWordLike }) => isWordLike);
  return all
    .filter(
      ({ segment, index }) =>
        /\d|\p{Script=Katakana}|\p{Script=Han}/u.test(segment) ||
        (index > 0 && /^\p{Lu}/u.test(segment)),
    )
    .map(({ segment }) => segment.toLowerCase());
}

/** Whether a fact says no more than a known one that the model takes for the same. A wrong word of it would lose what was told. */
export function saysNoMore(words: string, known: string): boolean {
  const said = known.normalize("NFC").toLowerCase();
  return namesIn(words).every((name) => said.includes(name));
}
