// Naive Bayes with rare features weighing more (tf-idf), smoothed towards what all messages have. Few messages teach it more than they teach a
// softmax regression (docs/plain-messages.md).
import { STEM_BUCKETS, featuresOf } from "../../shared/classifier/features.ts";
import type { Calibration, Head } from "../../sandbox/model/hearing/model-file.ts";
import type { Weights } from "../../sandbox/model/hearing/unpack.ts";
import { probabilitiesOf, sumsOf } from "../../sandbox/model/hearing/score.ts";

export type Row = { text: string; label: string; weight: number };
export type TrainedHead = { head: Head; stored: Weights };

const STEPS = 23;
/** In messages, by their weight. What is seen less is a quarter of the bytes and half a point of what is heard. */
const LEAST_SEEN = 2;
/** Of messages of a label, below which its share is not trusted. */
const FEW = 5;
const ROUNDS = 20;

const labelsOf = (rows: readonly Row[]): string[] =>
  [...new Set(rows.map(({ label }) => label))].toSorted();

export const uncalibrated = (rows: readonly Row[]): Calibration => ({
  sharpness: 1,
  flatness: 0,
  offsets: labelsOf(rows).map(() => 0),
});

export function trainHead(rows: readonly Row[], calibration: Calibration): TrainedHead {
  const labels = labelsOf(rows);
  const read = rows.map(({ text, label, weight }) => ({
    features: featuresOf(text, "stems"),
    label: labels.indexOf(label),
    weight,
  }));
  const rarity = raritiesOf(read);
  const counts = new Map<number, Map<number, number>>();
  const perLabel = new Float64Array(labels.length);
  for (const { features, label, weight } of read) {
    const length = Math.hypot(...Array.from(features, (feature) => rarity[feature]!)) || 1;
    for (const feature of features) {
      if (rarity[feature] === 0) continue;
      const worth = (weight * rarity[feature]!) / length;
      const mine = counts.get(feature) ?? new Map<number, number>();
      mine.set(label, (mine.get(label) ?? 0) + worth);
      counts.set(feature, mine);
      perLabel[label]! += worth;
    }
  }
  const total = perLabel.reduce((sum, worth) => sum + worth, 0);
  const smoothing = total / labels.length;
  const weightOf = (feature: number, worth: number, all: number) =>
    rarity[feature]! * Math.log(1 + (worth * total) / (smoothing * all));
  const exact = [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([feature, mine]) => {
      const all = [...mine.values()].reduce((sum, worth) => sum + worth, 0);
      const cells = [...mine].toSorted(([one], [other]) => one - other);
      return {
        feature,
        cells: cells.map(([label, worth]) => ({ label, weight: weightOf(feature, worth, all) })),
      };
    });
  const most = exact.reduce(
    (found, { cells }) => Math.max(found, ...cells.map((one) => one.weight)),
    0,
  );
  const head: Head = {
    labels,
    step: most / STEPS,
    massStep: Math.log(rows.length) / STEPS,
    loss: Array.from(perLabel, (worth) => Math.log(worth + smoothing)),
    ...calibration,
  };
  return { head, stored: store(exact, head, rarity) };
}

/** ln(N / n): what only few messages have says most. */
function raritiesOf(read: readonly { features: Uint32Array; weight: number }[]): Float64Array {
  const seen = new Float64Array(STEM_BUCKETS);
  for (const { features, weight } of read) for (const feature of features) seen[feature]! += weight;
  return seen.map((count) => (count < LEAST_SEEN ? 0 : Math.log(read.length / count)));
}

type Exact = { feature: number; cells: { label: number; weight: number }[] };

function store(exact: readonly Exact[], head: Head, rarity: Float64Array): Weights {
  const starts = new Uint32Array(STEM_BUCKETS + 1);
  const masses = Uint8Array.from(rarity, (one) => Math.round(one / head.massStep));
  const kept = exact.flatMap(({ feature, cells }) => {
    starts[feature + 1] = cells.length;
    return cells;
  });
  for (let at = 0; at < STEM_BUCKETS; at += 1) starts[at + 1]! += starts[at]!;
  return {
    starts,
    masses,
    labels: Uint8Array.from(kept, ({ label }) => label),
    weights: Uint8Array.from(kept, ({ weight }) => Math.round(weight / head.step)),
  };
}

/** How sharp its probabilities should be, and how much each label is over- or underrated, by messages that it did not learn from. */
export function calibrate({ head, stored }: TrainedHead, unseen: readonly Row[]): Calibration {
  const judged = unseen.map(({ text, label }) => ({
    found: sumsOf(head, stored, featuresOf(text, "stems")),
    label: head.labels.indexOf(label),
  }));
  const offsets = head.labels.map(() => 0);
  const surprise = (calibration: Calibration) =>
    judged.reduce(
      (sum, { found, label }) => sum - Math.log(probabilitiesOf(calibration, found)[label]! + 1e-9),
      0,
    );
  const tried = [0, 0.25, 0.5, 0.75].flatMap((flatness) =>
    Array.from({ length: 24 }, (_, at) => ({ flatness, sharpness: 0.02 * 1.3 ** at, offsets })),
  );
  const costs = tried.map(surprise);
  const calibration = tried[costs.indexOf(Math.min(...costs))]!;
  const told = head.labels.map((_, at) => judged.filter(({ label }) => label === at).length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = head.labels.map(() => 0);
    for (const { found } of judged)
      for (const [at, one] of probabilitiesOf(calibration, found).entries()) heard[at]! += one;
    for (const at of offsets.keys())
      offsets[at]! += 0.5 * Math.log((told[at]! + FEW) / (heard[at]! + FEW));
  }
  return calibration;
}
