// Passes the words of a model that people may see: no thoughts, no tool calls, no marks of its template, nothing after the end of its
// turn, however the marks are cut.
import {
  ANY_MARK,
  FIRST_SIGN,
  LONGEST_MARK,
  mayBecomeMark,
  type Meaning,
  meaningOf,
  THOUGHT_END,
} from "./marks.ts";
import { HARMONY, isSaidUnder, OPENINGS } from "./templates.ts";

/** A mark between two of these is quoted, and no mark. */
const CLOSING_QUOTE: Record<string, string> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "\u201c": "\u201d",
  "\u201e": "\u201c",
  "\u00ab": "\u00bb",
  "\u300c": "\u300d",
};
const HEADER_LENGTH = 200;

export class VisibleText {
  /** The turn is over: nothing that comes is said. */
  isOver = false;
  hasThought = false;
  /** A thought came to an end that never began: the template had opened it. */
  endsAlone = false;
  /** Text that waits, because it may become a mark. */
  #held = "";
  /** The first words, which are a thought if its end comes. Null: they are none. */
  #unsure: string | null = null;
  /** Finds the end of what is hidden; null: words are said. */
  #hiddenUntil: RegExp | null = null;
  /** The header of a hidden message in harmony. */
  #header: string | null = null;
  /** Ends the answer that a template wraps. */
  #answerEnd: string | null = null;
  #isAtStart = true;
  #hasWords = false;
  /** Something was left out just before, with the white space around it. */
  #isAfterGap = false;
  /** The last sign before what is held, and the last that was said. */
  #last = "";
  #lastSaid = "";
  #fences = 0;
  #strikes = 0;

  /** `opensThought`: the template opened a thought before the model's first word, so that only its end is to be seen. */
  constructor(opensThought = false) {
    if (opensThought) this.#hide(THOUGHT_END, true);
  }

  /** Returns the text that may be said; the rest comes with a later piece, or the end. */
  pass(piece: string): string {
    if (piece === "" || this.isOver) return "";
    const isPlain = this.#held === "" && !this.#isAtStart && !this.#isAfterGap;
    if (isPlain && !this.#isHiding && !FIRST_SIGN.test(piece)) {
      this.#lastSaid = this.#last = piece.at(-1)!;
      this.#hasWords ||= piece.trim() !== "";
      return piece;
    }
    return this.#read(this.#held + piece, false);
  }

  /** `isCut`: it was not let to finish, so that what may be a thought is one. */
  end(isCut = false): string {
    const held = this.#held;
    if (!this.isOver && this.#unsure === null) return this.#read(held, true);
    const unsure = isCut || this.#unsure === null ? "" : this.#unsure + held;
    this.#unsure = null;
    this.#hiddenUntil = null;
    return unsure === "" ? "" : this.#read(unsure, true);
  }

  get #isHiding(): boolean {
    return this.#hiddenUntil !== null || this.#header !== null;
  }

  #hide(until: RegExp, isUnsure = false): void {
    this.#hiddenUntil = until;
    this.#isAtStart = false;
    if (isUnsure) this.#unsure = "";
  }

  #read(text: string, isLast: boolean): string {
    this.#held = "";
    let said = "";
    let from = this.#isAtStart ? this.#readOpening(text, isLast) : 0;
    while (from < text.length && !this.isOver && this.#held === "") {
      if (this.#header !== null) from = this.#readHeader(text, from);
      else if (this.#hiddenUntil) from = this.#skip(text, from, this.#hiddenUntil, isLast);
      else {
        const [mark, at] = this.#findMark(text, from, isLast);
        said += this.#say(text.slice(from, at));
        if (mark === null) this.#held = text.slice(at);
        else if (!this.#obey(meaningOf(mark), mark)) said += this.#say(mark);
        from = at + (mark?.length ?? 0);
        if (mark === null) break;
      }
    }
    return said;
  }

  /** Returns where the reply goes on. */
  #readOpening(text: string, isLast: boolean): number {
    const start = text.length - text.trimStart().length;
    const begun = text.slice(start);
    if (!isLast && OPENINGS.some(({ words }) => words.startsWith(begun))) {
      this.#held = text;
      return text.length;
    }
    this.#isAtStart = false;
    for (const { words, next, close, isUnsure } of OPENINGS) {
      const sign = begun[words.length] ?? "";
      if (!begun.startsWith(words) || next?.test(sign) === false) continue;
      this.#isAfterGap = true;
      this.hasThought ||= close !== null && !isUnsure;
      if (close && sign === "<") this.#header = `<|channel|>${words}`;
      else if (close) this.#hide(close, isUnsure);
      return isUnsure ? 0 : start + words.length;
    }
    return 0;
  }

  /** The first mark and where it stands; null: where the text is to be held from. */
  #findMark(text: string, from: number, isLast: boolean): [string | null, number] {
    let at = from;
    for (ANY_MARK.lastIndex = from; ;) {
      const found = ANY_MARK.exec(text);
      const limit = found?.index ?? text.length;
      if (!isLast) {
        const held = findHeld(text, Math.max(at, text.length - LONGEST_MARK), limit);
        if (held !== null) return [null, held];
      }
      if (!found) return [null, text.length];
      at = limit + found[0].length;
      const closing = CLOSING_QUOTE[text[limit - 1] ?? this.#last];
      // Whether it is quoted the next sign tells.
      if (closing !== undefined && at === text.length && !isLast) return [null, limit];
      if (closing === undefined || text[at] !== closing) return [found[0], limit];
    }
  }

  #skip(text: string, from: number, until: RegExp, isLast: boolean): number {
    for (until.lastIndex = from; ;) {
      const found = until.exec(text);
      if (!found) break;
      const end = found.index + found[0].length;
      const closing = CLOSING_QUOTE[text[found.index - 1] ?? this.#last];
      if (closing !== undefined && end === text.length && !isLast) break;
      if (closing !== undefined && text[end] === closing) continue;
      this.endsAlone ||= this.#unsure !== null && until === THOUGHT_END;
      this.hasThought ||= this.#unsure !== null;
      this.#unsure = null;
      this.#hiddenUntil = null;
      this.#isAfterGap = true;
      this.#last = "";
      return end;
    }
    const keep = Math.max(from, text.length - LONGEST_MARK);
    if (this.#unsure !== null) this.#unsure += text.slice(from, keep);
    if (keep > 0) this.#last = text[keep - 1]!;
    this.#held = text.slice(keep);
    return text.length;
  }

  #readHeader(text: string, from: number): number {
    HARMONY.lastIndex = from;
    const found = HARMONY.exec(text);
    const until = found?.index ?? Math.max(from, text.length - LONGEST_MARK);
    if (this.#header!.length < HEADER_LENGTH) this.#header += text.slice(from, until);
    if (!found) {
      this.#held = text.slice(until);
      return text.length;
    }
    if (found[0] === "<|channel|>") this.#header = this.#header!.slice(-HEADER_LENGTH) + found[0];
    else if (found[0] === "<|start|>") this.#header = "";
    else this.#header = isSaidUnder(this.#header!) ? null : "-";
    this.#isAfterGap = true;
    return until + found[0].length;
  }

  /** Whether the mark is one here, and no word. */
  #obey(meaning: Meaning, mark: string): boolean {
    const isCode = this.#fences % 2 === 1;
    switch (meaning.kind) {
      case "open":
        if (isCode) return false;
        this.#hide(meaning.close);
        this.hasThought ||= meaning.isThought;
        break;
      case "close":
        if (isCode) return false;
        this.hasThought ||= meaning.isThought;
        this.endsAlone ||= meaning.isThought;
        break;
      case "answer":
        if (mark === this.#answerEnd) this.isOver = true;
        else if (!this.hasThought || !this.#isAfterGap) return false;
        this.#answerEnd = meaning.close;
        break;
      case "header":
        this.#header = mark === "<|channel|>" ? mark : "";
        this.hasThought = true;
        break;
      case "message":
        break;
      case "head":
        if (this.#isStrike(mark, 1)) return false;
        this.isOver = this.#hasWords;
        break;
      case "end":
        if (this.#isStrike(mark, -1)) return false;
        this.isOver = true;
    }
    this.#isAfterGap = true;
    return true;
  }

  /** HTML strikes words out with the tags by which Llama 2 begins and ends a turn. */
  #isStrike(mark: string, by: 1 | -1): boolean {
    const isStrike = /^<\/?s>$/i.test(mark) && (by === 1 ? this.#hasWords : this.#strikes > 0);
    if (isStrike) this.#strikes += by;
    return isStrike;
  }

  #say(text: string): string {
    const isTrimmed = this.#isAfterGap && !/\S/.test(this.#lastSaid);
    const said = isTrimmed ? text.trimStart() : text;
    if (said === "") return "";
    this.#isAfterGap = false;
    this.#hasWords ||= said.trim() !== "";
    if (said.includes("`")) this.#fences += said.split("```").length - 1;
    this.#lastSaid = this.#last = said.at(-1)!;
    return said;
  }
}

/** Finds, between `from` and `to`, where an end of the text begins that may become a mark. */
function findHeld(text: string, from: number, to: number): number | null {
  for (let at = from; at < text.length && at <= to; at += 1)
    if (FIRST_SIGN.test(text[at]!) && mayBecomeMark(text.slice(at))) return at;
  return null;
}
