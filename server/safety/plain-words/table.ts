// The plain words of danger, a row each. Patterns read normalised text (normalize.ts): small letters, no accents, straight quotes.
import type { HelpKind } from "../../../shared/contracts/safety.ts";

/** Messages that a row must match, and messages that look alike and must not match. They stand in *.cases.ts, by the row's id. */
export type RowCases = Record<string, { hits: readonly string[]; misses: readonly string[] }>;
export type IdiomCases = Record<string, readonly string[]>;

export type LanguageTable = {
  /** Rows by the kind of danger that they show, then by id. */
  words: Partial<Record<HelpKind, Readonly<Record<string, RegExp>>>>;
  /** Ids of the rows that a "not" before them does not take back. It takes all others back: "I don't want to die". */
  heardWhenNegated: readonly string[];
  /** Sayings that hold frightening words. Each excuses the words that end inside it, and nothing beside it. */
  idioms: Readonly<Record<string, RegExp>>;
  /** Up to where a word that is negated may stand: "never ... | I don't ... ". Ends at the words themselves. */
  negation: RegExp;
  /** Names a game, a film, a song or the news. Words in the same sentence are not plain: the classifier judges them. */
  play: RegExp;
};

/** The rows of a table, in the order in which they are tried. */
export const rowsOf = ({ words }: Pick<LanguageTable, "words">) =>
  Object.entries(words).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([id, pattern]) => ({ kind: kind as HelpKind, id, pattern })),
  );

/** Laughter in any language. Words beside it may be a joke, so they are not plain. A child's age stays plain. */
export const LAUGHTER = new RegExp(
  String.raw`(?<!\p{L})(?:lol|lmf?ao+|rofl|(?:ha ?){2,}|(?:he){2,}|(?:ja ?){2,}|(?:je){2,}|xd+|mdr+|ptdr|kk+` +
    String.raw`|(?:rs){2,}|hihi)(?!\p{L})|(?<=[\p{Script=Hiragana}\p{Script=Han}])(?:ww?(?!\p{L})|草(?=$|[。、]))` +
    String.raw`|笑(?=$|[)。、])|[😂🤣😹😆😜😝😛]`,
  "u",
);
const BESIDE = 40;
const SENTENCE_END = /[.!?。！？…\n]/u;

/** Each is asked of every clause of a message. */
export type SadWords = {
  /** What happened: a death, an illness, a parting, a loss; and "not happy". */
  losses: RegExp;
  /** Takes feelings back: "not sad", "tears of joy", "my phone died". */
  notSad: RegExp;
  /** Words of bad feelings. Laughter in the message takes them back. */
  feelings: RegExp;
};

/** A pattern made of named pieces, which are regular expressions as text. */
export const regex = ({ raw }: TemplateStringsArray, ...pieces: readonly string[]) =>
  new RegExp(String.raw({ raw }, ...pieces), "u");

/** A pattern of lines. Each line is an alternative. */
export const anyOf = (strings: TemplateStringsArray, ...pieces: readonly string[]) =>
  new RegExp(linesOf(strings, pieces).join("|"), "u");

export const linesOf = ({ raw }: TemplateStringsArray, pieces: readonly string[]): string[] =>
  String.raw({ raw }, ...pieces)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export type RowMatch = { id: string; kind: HelpKind };

/** `rest` is the text without what is excused, for the next table. */
export type Reading = { heard: RowMatch | null; rest: string };

/** Returns what the first matching row hears in `text`, which is normalised. */
export function hear(
  text: string,
  { words, heardWhenNegated, idioms, negation, play }: LanguageTable,
): Reading {
  const sayings = Object.values(idioms).flatMap((pattern) => spans(text, pattern));
  const excused = [...sayings];
  for (const { id, kind, pattern } of rowsOf({ words })) {
    for (const [start, end] of spans(text, pattern)) {
      const isNegated =
        !heardWhenNegated.includes(id) && negation.test(text.slice(Math.max(0, start - 40), start));
      if (isNegated) excused.push([start, end]);
      else if (
        !sayings.some(([from, to]) => from < end && end <= to) &&
        (kind === "minor" || !isPlayful(text, [start, end], play))
      )
        return { heard: { id, kind }, rest: text };
    }
  }
  return { heard: null, rest: without(text, excused) };
}

function isPlayful(text: string, [start, end]: Span, play: RegExp): boolean {
  if (LAUGHTER.test(text.slice(Math.max(0, start - BESIDE), end + BESIDE))) return true;
  const before = text.slice(0, start).split(SENTENCE_END).at(-1)!;
  const after = text.slice(end).split(SENTENCE_END)[0]!;
  return play.test(before + text.slice(start, end) + after);
}

type Span = [start: number, end: number];

function spans(text: string, pattern: RegExp): Span[] {
  if (!pattern.test(text)) return [];
  return [...text.matchAll(new RegExp(pattern, "gu"))].map(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
}

const without = (text: string, excused: Span[]) =>
  excused
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => `${rest.slice(0, start)} ... ${rest.slice(end)}`, text);
