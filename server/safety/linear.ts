// A linear model over the buckets of features.ts: weights in bytes, as the training wrote them.
import { softmax } from "./classifier-input/softmax.ts";

export type Linear<Label extends string> = {
  labels: readonly Label[];
  /** A row of one byte a label for each bucket. */
  weights: Int8Array;
  /** What one step of a byte is worth. */
  step: number;
  bias: readonly number[];
};

/** Of each label, in the order of `labels`; they add up to 1. */
export function probabilities<Label extends string>(
  { labels, weights, step, bias }: Linear<Label>,
  features: Uint32Array,
): Float64Array {
  const count = labels.length;
  const sums = new Float64Array(count);
  for (const feature of features) {
    const row = feature * count;
    for (let label = 0; label < count; label += 1) sums[label]! += weights[row + label]!;
  }
  const scale = step / Math.sqrt(Math.max(1, features.length));
  return softmax(sums.map((sum, label) => bias[label]! + sum * scale));
}
