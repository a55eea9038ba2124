// Finds the patterns that can match in a text: those of whose needed pieces (needed.ts) the text holds one. Mostly there
// are none.
import { neededFor } from "./needed.ts";

type Entry = { piece: string; patterns: RegExp[] };

/** A piece is found by its first signs: four letters, or two of Japanese, which has more of them. */
const LETTERS = 4;
const JAPANESE_SIGNS = 2;
const isJapanese = (code: number) => code >= 0x3041;
const PLACES = 1 << 16;

export class PatternIndex {
  readonly #always: RegExp[] = [];
  /** A handful of pieces is too short for the table. */
  readonly #short: Entry[] = [];
  readonly #places = new Map<number, Entry[]>();
  /** Tells whether a slot is used. It is small enough for the cache and read at each character. */
  readonly #isPlace = new Uint8Array(PLACES);

  constructor(patterns: Iterable<RegExp>) {
    const entries = new Map<string, Entry>();
    for (const pattern of patterns) {
      const needed = neededFor(pattern);
      if (!needed) this.#always.push(pattern);
      for (const piece of needed ?? []) {
        const entry = entries.get(piece) ?? { piece, patterns: [] };
        entry.patterns.push(pattern);
        entries.set(piece, entry);
      }
    }
    for (const entry of entries.values()) this.#add(entry);
  }

  #add(entry: Entry): void {
    const place = placeAt(entry.piece, 0);
    if (place === null) {
      this.#short.push(entry);
      return;
    }
    this.#isPlace[place] = 1;
    this.#places.set(place, [...(this.#places.get(place) ?? []), entry]);
  }

  in(text: string): ReadonlySet<RegExp> {
    const found = new Set(this.#always);
    for (const { piece, patterns } of this.#short)
      if (text.includes(piece)) for (const pattern of patterns) found.add(pattern);
    for (let at = 0; at < text.length; at += 1) {
      const place = placeAt(text, at);
      if (place === null || this.#isPlace[place] === 0) continue;
      for (const { piece, patterns } of this.#places.get(place)!)
        if (text.startsWith(piece, at)) for (const pattern of patterns) found.add(pattern);
    }
    return found;
  }
}

/** Null: fewer signs follow than it takes. */
function placeAt(text: string, at: number): number | null {
  const length = isJapanese(text.charCodeAt(at)) ? JAPANESE_SIGNS : LETTERS;
  if (at + length > text.length) return null;
  let hash = 0;
  for (let sign = at; sign < at + length; sign += 1)
    hash = Math.imul(hash ^ text.charCodeAt(sign), 0x9e_37_79_b1);
  return (hash >>> 16) & (PLACES - 1);
}
