// Hears when a model has fallen into a loop: the same words again and again, until its tokens are used up.

const MOST = 8;
/** Short ones more often: people laugh so ("ha ha ha"). */
const LEAST_LENGTH = 24;
/** Words that the person wrote may have been asked for ("say woof ten times"). */
const MOST_ASKED_FOR = 40;
/** The longest unit, in words; in characters for scripts without spaces. */
const LONGEST_UNIT = 24;
/** A word as long as this is looked at from within: Japanese has no spaces. */
const LONG_WORD = 60;
const REPEATED = /(.{1,24}?)\1{7,}$/u;
const SENTENCE_END = /[.!?\u2026\u3002\uff01\uff1f]/;
/** Lines of a table or a ruler are no loop. */
const IS_SAID = /[\p{L}\p{Extended_Pictographic}]/u;

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export class Repeats {
  readonly #message: string;
  readonly #words: string[] = [];
  readonly #places: number[] = [];
  /** The last place of each word, and how many of the newest words were said shortly before. */
  readonly #last = new Map<string, number>();
  #known = 0;
  /** The word that may go on, and where it begins. */
  #open = "";
  #place = 0;

  /** `message`: what is answered. */
  constructor(message: string) {
    this.#message = message;
  }

  /** Returns the place where the repeated words stand first in all that was read; null: nothing repeats yet. */
  read(piece: string): number | null {
    const words = (this.#open + piece).split(/\s/);
    this.#open = words.pop()!;
    for (const word of words) {
      const from = word === "" ? null : this.#add(word, this.#place);
      if (from !== null) return from;
      this.#place += word.length + 1;
    }
    return this.#open.length < LONG_WORD ? null : findWithin(this.#open, this.#place);
  }

  #add(word: string, place: number): number | null {
    const n = this.#words.push(word) - 1;
    this.#places.push(place);
    const before = this.#last.get(word) ?? -Infinity;
    this.#last.set(word, n);
    this.#known = n - before > LONGEST_UNIT ? 0 : this.#known + 1;
    for (let unit = n - before; unit <= LONGEST_UNIT && this.#known >= MOST - 1; unit += 1) {
      let first = n - unit;
      while (first >= 0 && this.#words[first] === this.#words[first + unit]) first -= 1;
      first += 1;
      const from = this.#places[first]!;
      const isLong = place + word.length - from >= LEAST_LENGTH;
      const count = (n + 1 - first) / unit;
      if (isLong && count >= MOST && count >= this.#most(first, unit)) return from;
    }
    return null;
  }

  /** How often these may be said. */
  #most(first: number, unit: number): number {
    const words = this.#words.slice(first, first + unit).join(" ");
    if (!IS_SAID.test(words)) return Infinity;
    const asked = wordsIn(this.#message);
    return wordsIn(words).every((word) => asked.includes(word)) ? MOST_ASKED_FOR : MOST;
  }
}

function findWithin(word: string, place: number): number | null {
  const found = REPEATED.exec(word);
  if (!found || !IS_SAID.test(found[1]!)) return null;
  const { length } = found[1]!;
  let first = found.index;
  while (first > 0 && word[first - 1] === word[first - 1 + length]) first -= 1;
  // The sign before them may be the last of theirs, too.
  const isAfterEnd = (at: number) => SENTENCE_END.test(word[at - 1] ?? "");
  const starts = Array.from({ length }, (_, n) => first + n);
  return place + (starts.find(isAfterEnd) ?? first);
}
