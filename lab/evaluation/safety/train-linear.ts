// Softmax regression by AdaGrad. Deterministic: the same rows give the same weights on every machine.
import { BUCKETS } from "../../../server/safety/classifier-input/features.ts";
import { softmax } from "../../../server/safety/classifier-input/softmax.ts";

/** `times`: how often it is looked at in each round. */
export type Row = { features: Uint32Array; label: number; times: number };
export type Trained = { weights: Float32Array; bias: Float64Array };

const EPOCHS = 10;
const RATE = 0.2;
const DECAY = 1e-4;
/** Of a row's features, so many are hidden each time, so that no single word decides. */
const HIDDEN = 0.2;
/** What is nearly right is left alone. */
const ENOUGH = 1e-4;

export function trainLinear(messages: readonly Row[], labels: number): Trained {
  const rows = withoutRare(messages);
  const weights = new Float32Array(BUCKETS * labels);
  const squares = new Float32Array(BUCKETS * labels).fill(1e-6);
  const bias = new Float64Array(labels);
  const random = randomFrom(1);
  const order = rows.flatMap(({ times }, at) => Array<number>(times).fill(at));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { features, label } = rows[at]!;
      const seen = features.filter(() => random() >= HIDDEN);
      const scale = 1 / Math.sqrt(Math.max(1, seen.length));
      const logits = new Float64Array(labels);
      for (const feature of seen)
        for (let one = 0; one < labels; one += 1) logits[one]! += weights[feature * labels + one]!;
      const guess = softmax(logits.map((sum, one) => bias[one]! + sum * scale));
      for (let one = 0; one < labels; one += 1) {
        const error = guess[one]! - (one === label ? 1 : 0);
        if (Math.abs(error) < ENOUGH) continue;
        bias[one]! -= 0.02 * error;
        for (const feature of seen) {
          const cell = feature * labels + one;
          const slope = error * scale + DECAY * weights[cell]!;
          squares[cell]! += slope * slope;
          weights[cell]! -= (RATE * slope) / Math.sqrt(squares[cell]!);
        }
      }
    }
  }
  return { weights, bias };
}

/** What fewer messages have says next to nothing of others, and weighs most. */
const LEAST_SEEN = 6;

function withoutRare(rows: readonly Row[]): Row[] {
  const counts = new Uint16Array(BUCKETS);
  for (const { features } of rows) for (const feature of features) counts[feature]! += 1;
  return rows.map(({ features, ...row }) => ({
    ...row,
    features: features.filter((feature) => counts[feature]! >= LEAST_SEEN),
  }));
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
