// The weights of a head as bytes: rows of one kind of number one behind the other, so that each packs well (sandbox/model/hearing/unpack.ts).
import { brotliCompressSync, constants } from "node:zlib";
import { HEADER, type Weights } from "../../sandbox/model/hearing/unpack.ts";

export function pack({ starts, labels, weights, masses }: Weights): Buffer {
  const counts = masses.map((_, bucket) => starts[bucket + 1]! - starts[bucket]!);
  const used = Array.from(counts.keys()).filter((bucket) => counts[bucket]! > 0);
  const gaps = used.map((bucket, at) => bucket - (used[at - 1] ?? -1) - 1);
  // A gap of 255 or more is a row of 255s and the rest.
  const gapBytes = gaps.flatMap((gap) => [
    ...Array<number>(Math.floor(gap / 255)).fill(255),
    gap % 255,
  ]);
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(gapBytes.length, 0);
  header.writeUInt32LE(used.length, 4);
  const bytes = Buffer.concat([
    header,
    Buffer.from(gapBytes),
    Buffer.from(used.map((bucket) => counts[bucket]!)),
    Buffer.from(used.map((bucket) => masses[bucket]!)),
    labels,
    weights,
  ]);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  });
}
