// Listens to a reply while it streams. What may still become something that Luli must not say is held back until its sentence is over;
// all else passes at once, the first words always.
import type { Language } from "../../../shared/contracts/language.ts";
import { fold } from "./fold.ts";
import { readIndex, SHORTEST, type Tried } from "./row-index.ts";

export type Hit = Pick<Tried, "id" | "kind" | "help" | "wary"> & { language: Language };

type Judged = "hit" | "may become" | "no";

/** Held at most: a sentence without an end is judged as it stands. */
const LONGEST = 240;
/** What is kept of the past, for a "not" before. */
const BEHIND = 60;
const WORD = /[\p{L}\p{N}]/u;
const FIRST_WORD = /^[^\p{L}\p{N}]*[\p{L}\p{N}']+/u;
const SENTENCE_END = /[.!?\n\u2026\u3002\uff01\uff1f]/g;

export class Watch {
  /** What was found; nothing is let through any more. */
  hit: Hit | null = null;
  /** The newest part of the reply, as it came and folded: sign for sign the same places. */
  #said = "";
  #text = "";
  /** Up to here it was let through, and up to here it was looked at. */
  #shown = 0;
  #at = 0;
  #isFirst = true;
  readonly #isWary: () => boolean;
  readonly #told: () => readonly string[];
  /** Sorts of words that are harmless alone and were let through. */
  readonly #harmless = new Set<Tried["wary"]>();

  /** Whether the talk before sounded like danger, and what the user told, for what is said back to them; asked at most when it matters. */
  constructor(isWary: () => boolean, told: () => readonly string[] = () => []) {
    this.#isWary = isWary;
    this.#told = told;
  }

  /** What may be shown now. */
  read(piece: string): string {
    if (this.hit || piece === "") return "";
    this.#said += piece;
    this.#text += fold(piece);
    const passed = this.#pass(this.#look(false));
    if (this.hit || !this.#isFirst) return passed;
    // The first word is never waited for.
    return (
      passed +
      this.#pass(this.#shown + (FIRST_WORD.exec(this.#said.slice(this.#shown))?.[0].length ?? 0))
    );
  }

  /** The rest, when the reply is over. */
  end(): string {
    return this.hit ? "" : this.#pass(this.#look(true));
  }

  /** Quoted, and where it would not do otherwise, the user's own words to the letter. */
  #isSaidBack(row: Tried): boolean {
    const isTheirs = isHarmlessOfTheirs(row);
    if (!(isTheirs || isOfHerself(row)) || !isQuoted(this.#said, this.#at)) return false;
    if (!isTheirs) return true;
    const clause = clauseAt(this.#text, this.#at);
    return this.#told().some((told) => fold(told).replace(/\s+/g, " ").includes(clause));
  }

  #counts({ wary, whole }: Tried): boolean {
    if (!wary) return true;
    if (!this.#isWary()) return false;
    whole.lastIndex = this.#at;
    const words = whole.exec(this.#text)![0];
    if (wary === "means" && !this.#told().some((told) => fold(told).includes(words))) return true;
    this.#harmless.add(wary);
    return this.#harmless.size > 1;
  }

  #pass(to: number): string {
    const passed = this.#said.slice(this.#shown, Math.max(to, this.#shown));
    this.#shown = Math.max(to, this.#shown);
    if (this.#isFirst) this.#isFirst = !WORD.test(passed);
    const past = Math.min(this.#at, this.#shown) - BEHIND;
    if (past > LONGEST) this.#forget(past);
    return passed;
  }

  #forget(length: number): void {
    this.#said = this.#said.slice(length);
    this.#text = this.#text.slice(length);
    this.#shown -= length;
    this.#at -= length;
  }

  /** Up to where nothing can be said against it. */
  #look(isOver: boolean): number {
    const text = this.#text;
    const index = readIndex();
    for (; this.#at < text.length; this.#at += 1) {
      const tried = index.at(text, this.#at);
      if (tried.length === 0) continue;
      // As far as it is written it may begin, which is all that can be told yet.
      if (!isOver && text.length - this.#at < SHORTEST) return this.#at;
      let mayBecome = false;
      for (const row of tried) {
        const judged = judge(row, text, this.#at, isOver);
        if (judged === "hit" && this.#isSaidBack(row)) continue;
        if (judged === "hit" && this.#counts(row)) {
          const { id, kind, help, wary, language } = row;
          this.hit = { id, kind, help, wary, language };
          return this.#at;
        }
        mayBecome ||= judged === "may become";
      }
      if (mayBecome) return this.#at;
    }
    return text.length;
  }
}

/** What she claims of herself or asks for herself. What the user said, said back as a quote, is neither. */
const isOfHerself = ({ kind }: Tried) => kind === "human" || kind === "holding_back";

/** Harmless but from her: a fee that the user spoke of is no sale, the weight of a cat no dose. */
const isHarmlessOfTheirs = ({ kind, wary }: Tried) => kind === "selling" || wary !== undefined;

/** Ends a clause; a quote holds some, in the user's own words. */
const CLAUSE = /[\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d\u2026/;.!?\u3002\uff01\uff1f]/;
function clauseAt(text: string, at: number): string {
  const before = text.slice(0, at).split(CLAUSE).at(-1) ?? "";
  const after = text.slice(at).split(CLAUSE)[0] ?? "";
  return `${before}${after}`.trim();
}

const OPENS = /[\u201c\u201e\u00ab\u300c]/g;
const CLOSES = /[\u201d\u00bb\u300d]/g;
const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;
/** In German the sign that closes is the one that opens in English. */
function isQuoted(said: string, at: number): boolean {
  const before = said.slice(0, at);
  const german = count(before, /\u201e/g);
  const opened = german > 0 ? german : count(before, OPENS);
  return opened > count(before, german > 0 ? /[\u201c\u201d]/g : CLOSES);
}

function judge(row: Tried, text: string, at: number, isOver: boolean): Judged {
  const { partial, whole } = row;
  partial.lastIndex = at;
  if (!partial.test(text)) return "no";
  const isLong = isOver || text.length - at > LONGEST;
  whole.lastIndex = at;
  const found = whole.exec(text);
  if (!found) return isLong ? "no" : "may become";
  if (row.negation.test(text.slice(Math.max(0, at - BEHIND), at))) return "no";
  SENTENCE_END.lastIndex = at + found[0].length - 1;
  return isLong || SENTENCE_END.test(text) ? "hit" : "may become";
}
