// What a reply has sent so far, for whoever comes later: one stretch of bytes that grows, because a Buffer for each token weighs more
// than its token.

const FIRST_SIZE = 1024;
const CR = 13;
const LF = 10;

export class KeptBytes {
  #bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (length > this.#bytes.length) {
      // What was handed out goes on to show the old stretch, which says the same.
      const grown = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#bytes.length));
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    piece.copy(this.#bytes, this.#length);
    this.#length = length;
  }

  /** Without a copy: what is written never changes. */
  slice(from: number, length: number): Buffer {
    return this.#bytes.subarray(from, from + length);
  }

  /** The same as a chunk of an HTTP 1.1 body (RFC 9112, 7.1), in one stretch. */
  chunk(from: number, length: number): Buffer {
    const size = length.toString(16);
    const chunk = Buffer.allocUnsafe(size.length + length + 4);
    let at = 0;
    for (; at < size.length; at += 1) chunk[at] = size.charCodeAt(at);
    chunk[at++] = CR;
    chunk[at++] = LF;
    at += this.#bytes.copy(chunk, at, from, from + length);
    chunk[at++] = CR;
    chunk[at] = LF;
    return chunk;
  }
}
