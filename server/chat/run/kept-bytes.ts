// What a reply has sent so far, for whoever comes later: one stretch of bytes that grows, because a Buffer for each token weighs more
// than its token.

const FIRST_SIZE = 1024;

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
  slice(from: number, most: number): Buffer {
    return this.#bytes.subarray(from, Math.min(this.#length, from + most));
  }
}
