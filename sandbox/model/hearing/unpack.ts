// The weights of a head, as evaluation/plain/pack.ts packed them.
import { brotliDecompressSync } from "node:zlib";
import { STEM_BUCKETS } from "../../../shared/classifier/features.ts";

/** Those of bucket b stand from starts[b] to starts[b + 1]. */
export type Weights = {
  starts: Uint32Array;
  labels: Uint8Array;
  weights: Uint8Array;
  /** How much each bucket says at all: what is rare says more. */
  masses: Uint8Array;
};

export const HEADER = 8;

export function unpack(packed: Buffer): Weights {
  const bytes = brotliDecompressSync(packed);
  const gaps = bytes.readUInt32LE(0);
  const used = bytes.readUInt32LE(4);
  const counts = HEADER + gaps;
  const masses = new Uint8Array(STEM_BUCKETS);
  const starts = new Uint32Array(STEM_BUCKETS + 1);
  let bucket = -1;
  let row = 0;
  for (let at = HEADER; at < counts; at += 1) {
    const gap = bytes[at]!;
    bucket += gap;
    if (gap === 255) continue;
    bucket += 1;
    starts[bucket + 1] = bytes[counts + row]!;
    masses[bucket] = bytes[counts + used + row]!;
    row += 1;
  }
  for (let at = 0; at < STEM_BUCKETS; at += 1) starts[at + 1]! += starts[at]!;
  const most = starts[STEM_BUCKETS]!;
  const from = counts + 2 * used;
  const labels = bytes.subarray(from, from + most);
  return { starts, labels, weights: bytes.subarray(from + most, from + 2 * most), masses };
}
