// Which rows may begin at a place of a reply: known from its first signs, so that almost every word costs one look and no row is tried.
import type { Language } from "../../../shared/contracts/language.ts";
import { WATCH_TABLES } from "./all.ts";
import { partialOf } from "./partial.ts";
import type { WatchRow } from "./table.ts";

export type Tried = WatchRow & {
  language: Language;
  /** Whether this place may become the pattern, and whether it is. */
  partial: RegExp;
  whole: RegExp;
  negation: RegExp;
};

const NEVER = /(?!)/;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Hiragana and Chinese characters: words have no beginning there. */
const isJapanese = (code: number) => code >= 0x3041 && code <= 0x9fff;
const isWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x27 ||
  (code >= 0xc0 && code < 0x250);

/** So much of a place is looked up, first the short, then the long, before any row is tried. */
const PLACES = { latin: [5, 10], japanese: [2, 4] };
/** Of fewer signs nothing better can be told than that they may begin a row. */
export const SHORTEST = 6;
const MOST_PLACES = 50_000;

class RowIndex {
  readonly #byFirst = new Map<number, readonly Tried[]>();
  readonly #places = new Map<string, readonly Tried[]>();

  constructor(rows: readonly Tried[]) {
    rows.forEach(makeMachineCode);
    const japanese = rows.filter(({ language }) => language === "ja");
    const signs = japanese.flatMap(({ pattern }) => [...pattern.source]);
    this.#learn(new Set(signs), japanese);
    this.#learn(LETTERS, rows);
  }

  #learn(signs: Iterable<string>, rows: readonly Tried[]): void {
    for (const sign of signs) {
      const fit = rows.filter((row) => mayBegin(row, sign));
      if (fit.length > 0) this.#byFirst.set(sign.charCodeAt(0), fit);
    }
  }

  /** The rows that may begin at this place, as far as it is written: mostly none. */
  at(text: string, at: number): readonly Tried[] {
    const code = text.charCodeAt(at);
    const japanese = isJapanese(code);
    if (!japanese && !(isWord(code) && (at === 0 || !isWord(text.charCodeAt(at - 1))))) return NONE;
    let fit = this.#byFirst.get(code) ?? NONE;
    for (const length of japanese ? PLACES.japanese : PLACES.latin) {
      if (fit.length === 0) return NONE;
      fit = this.#narrow(text.slice(at, at + length), fit);
    }
    return fit;
  }

  #narrow(place: string, rows: readonly Tried[]): readonly Tried[] {
    let found = this.#places.get(place);
    if (found === undefined) {
      found = rows.filter((row) => mayBegin(row, place));
      if (this.#places.size >= MOST_PLACES) this.#places.clear();
      this.#places.set(place, found);
    }
    return found;
  }
}

/**
 * V8 makes bytecode of a pattern first, and machine code when it is used again, but for a text of a thousand signs machine code at once
 * (kTierUpForSubjectLengthValue in its js-regexp.h). Of these the bytecode takes four times as long to make: 431 ms of a start against 91.
 * Goes when a start without it is as fast.
 */
function makeMachineCode({ partial, language }: Tried): void {
  partial.test(" ".repeat(1000));
  // Texts with other than Latin signs have code of their own.
  if (language === "ja") partial.test("　".repeat(1000));
}

const NONE: readonly Tried[] = [];
function mayBegin({ partial }: Tried, text: string): boolean {
  partial.lastIndex = 0;
  return partial.test(text);
}

/** Without the flag for Unicode these compile in a fifth of the time; no row needs it. */
function build(): RowIndex {
  const rows = Object.entries(WATCH_TABLES).flatMap(([language, table]) =>
    table.rows.map((row) => ({
      ...row,
      language: language as Language,
      partial: new RegExp(partialOf(row.pattern.source), "y"),
      whole: new RegExp(row.pattern.source, "y"),
      negation: row.kind === "holding_back" ? NEVER : table.negation,
    })),
  );
  // What holds everywhere is tried before what holds in some talks.
  return new RowIndex(rows.toSorted((a, b) => Number(!!a.wary) - Number(!!b.wary)));
}

let index: RowIndex | null = null;
/** Built when the first reply comes. */
export const readIndex = (): RowIndex => (index ??= build());
