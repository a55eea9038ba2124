// Hears when a model has fallen into a loop: the same words again and again, until its tokens are used up.

const MOST = 8;
/** Short ones more often: people laugh so ("ha ha ha"). */
const LEAST_LENGTH = 24;
/** Words that the person wrote may have been asked for ("say woof ten times"). */
const MOST_ASKED_FOR = 40;
/** In words; where no spaces part them, each sign is one. */
const LONGEST_UNIT = 24;
/** A word as long as this is looked at from within. */
const LONG_WORD = 100;
const REPEATED = /(.{1,24}?)\1{7}$/u;
const SIGN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Extended_Pictographic}]`;
const WORD = new RegExp(String.raw`${SIGN}|(?:(?!${SIGN})[\p{L}\p{M}\p{N}'\u2019])+`, "gu");

const wordsIn = (text: string) => text.toLowerCase().match(WORD) ?? [];

export class Repeats {
  readonly #asked: ReadonlySet<string>;
  readonly #words: string[] = [];
  readonly #places: number[] = [];
  /** How many of the last words are the same as those so many before them. */
  readonly #same = Array.from({ length: LONGEST_UNIT + 1 }, () => 0);
  /** Where the word begins that may go on. */
  #open = 0;
  #rest = "";

  constructor(message: string) {
    this.#asked = new Set(wordsIn(message));
  }

  /** Where in all that was read the words stand first that are repeated; null: nowhere yet. */
  read(piece: string): number | null {
    const text = this.#rest + piece;
    const start = this.#open;
    this.#rest = "";
    this.#open += text.length;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (index + word.length === text.length) {
        this.#rest = word;
        this.#open = start + index;
        return word.length > LONG_WORD && REPEATED.test(word) ? this.#open : null;
      }
      const from = this.#add(word.toLowerCase(), start + index);
      if (from !== null) return from;
    }
    return null;
  }

  #add(word: string, place: number): number | null {
    const n = this.#words.push(word) - 1;
    this.#places.push(place);
    for (let unit = 1; unit <= LONGEST_UNIT && unit <= n; unit += 1) {
      if (this.#words[n - unit] !== word) this.#same[unit] = 0;
      else if ((this.#same[unit]! += 1) >= (MOST - 1) * unit) {
        const first = n - this.#same[unit]! - unit + 1;
        const from = this.#places[first]!;
        const isLong = place + word.length - from >= LEAST_LENGTH;
        if (isLong && this.#same[unit]! >= (this.#most(first, unit) - 1) * unit) return from;
      }
    }
    return null;
  }

  #most(first: number, unit: number): number {
    const words = this.#words.slice(first, first + unit);
    return words.every((word) => this.#asked.has(word)) ? MOST_ASKED_FOR : MOST;
  }
}
