// Naive Bayes over the features of a message: of each label of a head how likely it is.
import { softmax } from "../../../shared/classifier/softmax.ts";
import type { Calibration, Head } from "./model-file.ts";
import type { Weights } from "./unpack.ts";

export type Sums = { sums: Float64Array; mass: number };

export function sumsOf(head: Head, stored: Weights, features: Uint32Array): Sums {
  const sums = new Float64Array(head.labels.length);
  let mass = 0;
  for (const feature of features) {
    mass += stored.masses[feature]!;
    const end = stored.starts[feature + 1]!;
    for (let at = stored.starts[feature]!; at < end; at += 1)
      sums[stored.labels[at]!]! += stored.weights[at]!;
  }
  mass *= head.massStep;
  return { sums: sums.map((sum, label) => sum * head.step - mass * head.loss[label]!), mass };
}

/** In the order of the labels; they add up to 1. */
export function probabilitiesOf(
  { sharpness, flatness, offsets }: Calibration,
  { sums, mass }: Sums,
): Float64Array {
  const scale = sharpness / Math.max(1, mass) ** flatness;
  return softmax(sums.map((sum, label) => sum * scale + offsets[label]!));
}
