// The events of a reply mostly differ in their words alone. What stands around the words of one that was parsed is remembered, and whatever
// has the same around them and comes alone is not parsed again.

const EVENT_END = "\n\n";
/** Matches what a JSON string must escape. */
const IS_ESCAPED = /["\\\p{Cc}]/u;
/** Events with something of their own each (OpenAI's `obfuscation`) cannot be learnt. */
const MOST_IN_VAIN = 3;
const NOTHING = Buffer.alloc(0);

export class KnownFrame {
  #before = NOTHING;
  #after = NOTHING;
  #inVain = 0;

  /** The words of a piece that is such an event; null: it may be anything. */
  wordsOf(piece: Buffer): string | null {
    if (this.#before === NOTHING) return null;
    // Compares bytes: a string of all of them costs more than the words.
    const end = piece.length - this.#after.length;
    if (end < this.#before.length || !isAt(piece, 0, this.#before)) return null;
    if (!isAt(piece, end, this.#after)) return null;
    const words = piece.toString("utf8", this.#before.length, end);
    if (words === "" || IS_ESCAPED.test(words)) return null;
    this.#inVain = 0;
    return words;
  }

  /** `read`: what a line says if it says words alone. Asked with other words in their place, because the same may stand elsewhere in it. */
  learn(piece: Buffer, words: string, read: (line: Buffer) => string | null): void {
    if (this.#inVain === MOST_IN_VAIN) return;
    this.#inVain += 1;
    this.#before = NOTHING;
    const text = piece.toString();
    const at = text.indexOf(`"${words}"`) + 1;
    if (at === 0 || !text.endsWith(EVENT_END) || IS_ESCAPED.test(words)) return;
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    const other = `${words}?`;
    const line = `${before}${other}${after}`.slice(0, -EVENT_END.length);
    if (read(Buffer.from(line)) !== other) return;
    this.#before = Buffer.from(before);
    this.#after = Buffer.from(after);
  }
}

function isAt(piece: Buffer, at: number, wanted: Buffer): boolean {
  for (let n = 0; n < wanted.length; n += 1) if (piece[at + n] !== wanted[n]) return false;
  return true;
}
