// The plain words of danger, a row each, read on normalised text (normalize.ts): small letters, no accents, straight quotes.
import type { HelpKind } from "../../../shared/contracts/safety.ts";

export type PlainWords = {
  id: string;
  kind: HelpKind;
  pattern: RegExp;
  /** False: a "not" before the words does not take them back. Otherwise it does: "I don't want to die". */
  canBeNegated?: false;
};

/** A saying that holds frightening words: it excuses the words that end inside it, and nothing beside it. */
export type Idiom = { id: string; pattern: RegExp };

/** By the row's id: texts that the row must match, and texts that look alike and must not match. They stand in *.cases.ts. */
export type RowCases = Record<string, { hits: readonly string[]; misses: readonly string[] }>;
export type IdiomCases = Record<string, readonly string[]>;

export type LanguageTable = {
  words: readonly PlainWords[];
  idioms: readonly Idiom[];
  /** Up to where a word that is negated may stand: "never ... | I don't ... ". Ends at the words themselves. */
  negation: RegExp;
  /** Names a game, a film, a song or the news. What stands in the same sentence is not plain: the classifier judges it. */
  play: RegExp;
};

/** Laughter beside the words, in any language: they may be a joke, so they are not plain. A child's age stays plain. */
export const LAUGHTER =
  /(?<!\p{L})(?:lol|lmf?ao+|rofl|(?:ha ?){2,}|(?:he){2,}|(?:ja ?){2,}|(?:je){2,}|xd+|mdr+|ptdr|kk+|(?:rs){2,}|hihi)(?!\p{L})|(?<=[\p{Script=Hiragana}\p{Script=Han}])(?:ww?(?!\p{L})|草(?=$|[。、]))|笑(?=$|[)。、])|[😂🤣😹😆😜😝😛]/u;
const BESIDE = 40;
const SENTENCE_END = /[.!?。！？…\n]/u;

/** Each is asked of every clause of a message. */
export type SadWords = {
  /** What happened: a death, an illness, a parting, a loss; and "not happy". */
  losses: RegExp;
  /** Takes feelings back: "not sad", "tears of joy", "my phone died". */
  notSad: RegExp;
  /** How somebody feels. Laughter in the message takes it back. */
  feelings: RegExp;
};

/** A pattern made of named pieces, which are regular expressions as text. */
export const regex = ({ raw }: TemplateStringsArray, ...pieces: readonly string[]) =>
  new RegExp(String.raw({ raw }, ...pieces), "u");

export type Heard = { id: string; kind: HelpKind };

/** `rest`: the text without what is excused, for whoever listens next. */
export type Reading = { heard: Heard | null; rest: string };

/** What the first row hears in `text`, which is normalised; a pattern that is not among `possible` has no match there. */
export function hear(
  text: string,
  { words, idioms, negation, play }: LanguageTable,
  possible: ReadonlySet<RegExp>,
): Reading {
  const tried = <Row extends { pattern: RegExp }>(rows: readonly Row[]) =>
    rows.filter(({ pattern }) => possible.has(pattern));
  const sayings = tried(idioms).flatMap(({ pattern }) => spans(text, pattern));
  const excused = [...sayings];
  for (const { id, kind, pattern, canBeNegated = true } of tried(words)) {
    for (const [start, end] of spans(text, pattern)) {
      const isNegated = canBeNegated && negation.test(text.slice(Math.max(0, start - 40), start));
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
