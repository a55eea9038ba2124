// Listens to a reply while it streams. At a word that may belong to something Luli must not say, the rest of the sentence is held back
// until it is whole and was read. All else passes at once, the first word of a reply always.
import { ENGLISH, SAFETY_LANGUAGES } from "../languages/all.ts";
import { fold } from "./fold.ts";
import type { SaidKind } from "./table.ts";

/** A sentence that is longer than this is read as far as it has come. */
const LONGEST = 240;
const WORD = /[\p{L}\p{N}]/u;
const FIRST_WORD = /^[^\p{L}\p{N}]*[\p{L}\p{N}']+/u;
/** The first word of the next one may have come already. */
const SENTENCE_END = /[.!?\u3002\n]["'\u201c\u201d\u00bb)*]*(?:\s+(\S*))?$/;

/** How much of a medicine, in every language, and the end of a text that may still become it. */
const DOSE = /\d ?(?:(?:mg|mcg|\u03bcg)\b|mil+igram|mi[ck]rogram|みりぐらむ)/;
const MAY_BECOME_DOSE = / ?(?<![a-z\d])\d[\d.,]* ?(?:[m\u03bcみ][a-zぁ-ん]{0,8})?$/;
/** A story, or the draft of a message: Luli herself does not beg in it. A quote without an end goes on to the end of the line. */
const QUOTE = /["“„«»「『][^"“”„«»」』\n]*(["“”«»」』]|$)/g;
const AWAY = "(?! (?:away|lejos|loin|weg|longe)\\b)";

const anyOf = (beginnings: readonly string[]) => `(?<![a-z'])(?:${beginnings.join("|")})`;
/** A reply may mix languages, so each is asked, English first. */
const WATCHES = [...new Set([ENGLISH, ...Object.values(SAFETY_LANGUAGES)])].map(
  ({ watch }) => watch,
);
const TABLES = WATCHES.map(({ trigger, means, negation, hesitation, ...phrases }) => ({
  trigger: new RegExp(anyOf([...trigger, ...means])),
  negation,
  hesitation,
  patterns: Object.entries({
    ...phrases,
    means: new RegExp(`${anyOf(means)}(?:s|es|n)?(?![a-z])${AWAY}`, "g"),
  }) as [SaidKind, RegExp][],
}));
/** Words without what may not stand beside them: V8 tries them in a tenth of the time that a pattern for each language takes. */
const TRIGGERS = WATCHES.flatMap(({ trigger, means }) => [...trigger, ...means]).map((word) =>
  word.replace(/\(\?[^)]*\)/g, ""),
);
const TRIGGER = new RegExp(anyOf(TRIGGERS), "g");
/** A trigger may be of several words and come in as many pieces. */
const LONGEST_TRIGGER = Math.max(...TRIGGERS.map(({ length }) => length));

export class Watch {
  /** What was found. Nothing is let through any more. */
  hit: SaidKind | null = null;
  /** What came and was not shown yet. */
  #held = "";
  /** The sentence that is being said and the one before it, folded. */
  #sentence = "";
  #before = "";
  /** The sign of a quote that is open where `#before` begins. */
  #quote = "";
  #isHolding = false;
  #hasBegun = false;
  readonly #isNamed: (words: string) => boolean;
  readonly #isLeaving: () => boolean;

  /** `isNamed` tells whether the user has named these words, which are folded; `isLeaving`, whether the reply answers a goodbye. */
  constructor(isNamed: (words: string) => boolean, isLeaving = () => false) {
    this.#isNamed = isNamed;
    this.#isLeaving = isLeaving;
  }

  /** What may be shown now. */
  read(piece: string): string {
    if (this.hit) return "";
    TRIGGER.lastIndex = Math.max(0, this.#sentence.length - LONGEST_TRIGGER);
    this.#held += piece;
    this.#sentence += fold(piece);
    this.#isHolding ||= TRIGGER.test(this.#sentence);
    if (DOSE.test(this.#sentence)) this.hit = "dose";
    const end = this.#sentence.slice(-24);
    if (this.hit) return "";
    const number = MAY_BECOME_DOSE.exec(end);
    if (number) return this.#isHolding ? "" : this.#show(this.#held.slice(0, -number[0].length));
    const over = SENTENCE_END.exec(end);
    if (over || this.#sentence.length > LONGEST) return this.#finish(over?.[1] ?? "");
    if (!this.#isHolding) return this.#show(this.#held);
    // The first word is never waited for.
    return this.#hasBegun ? "" : this.#show(FIRST_WORD.exec(this.#held)?.[0] ?? "");
  }

  /** The rest, when the reply is over. */
  end(): string {
    return this.hit ? "" : this.#finish("");
  }

  /** A sentence is over, and `next` has come of the next one. */
  #finish(next: string): string {
    const before = this.#quote + this.#before;
    if (this.#isHolding) this.hit = this.#find(before + this.#sentence);
    const quote = [...before.matchAll(QUOTE)].at(-1);
    this.#quote = quote?.[1] === "" ? quote[0].slice(0, 1) : "";
    this.#before = this.#sentence.slice(0, this.#sentence.length - next.length);
    this.#sentence = next;
    this.#isHolding = false;
    return this.hit ? "" : this.#show(this.#held);
  }

  #find(text: string): SaidKind | null {
    const own = text.replace(QUOTE, " ");
    for (const { trigger, negation, patterns, hesitation } of TABLES) {
      if (!trigger.test(text)) continue;
      for (const [kind, pattern] of patterns) {
        const read = kind === "romance" || kind === "holding_back" ? own : text;
        // Most match nowhere, and `matchAll` makes a copy of a pattern first.
        if (read.search(pattern) === -1) continue;
        for (const { 0: words, index } of read.matchAll(pattern)) {
          const before = read.slice(Math.max(0, index - 60), index);
          // Begging is full of "don't", which takes none of it back.
          const isTakenBack = kind !== "holding_back" && negation.test(before);
          if (!isTakenBack && !(kind === "means" && this.#isNamed(words))) return kind;
        }
      }
      const hesitations = hesitation.filter((pattern) => own.search(pattern) !== -1).length;
      if (hesitations > 1 || (hesitations === 1 && this.#isLeaving())) return "holding_back";
    }
    return null;
  }

  #show(text: string): string {
    this.#held = this.#held.slice(text.length);
    this.#hasBegun ||= WORD.test(text);
    return text;
  }
}

/** Whether one of these texts holds the words. They are asked for only when it matters. */
export const isNamedIn = (texts: () => readonly string[]) => (words: string) =>
  texts().some((text) => fold(text).includes(words));

/** Compiles the patterns, which the first replies would wait for: for Latin and for other signs, and once more to machine code. */
export function warmUpWatch(): void {
  const patterns = TABLES.flatMap((table) => [
    table.trigger,
    ...table.hesitation,
    ...table.patterns.map(([, each]) => each),
  ]);
  for (const text of ["a", "a", "あ", "あ"])
    for (const pattern of [TRIGGER, ...patterns]) text.search(pattern);
}
