// A chunk of an HTTP 1.1 body (RFC 9112, 7.1) as one stretch of bytes.
const CR = 13;
const LF = 10;

export function chunkOf(bytes: Buffer): Buffer {
  const size = bytes.length.toString(16);
  const chunk = Buffer.allocUnsafe(size.length + bytes.length + 4);
  let at = chunk.write(size, "latin1");
  chunk[at++] = CR;
  chunk[at++] = LF;
  at += bytes.copy(chunk, at);
  chunk[at++] = CR;
  chunk[at] = LF;
  return chunk;
}
