// Is there one order of these operations, each at a moment between its call and its answer, in which every answer is right?
// The search of Wing and Gong (1993): try each operation that no other had to precede, go on from the state that it leaves,
// and remember which sets of operations in which states led nowhere (Lowe, 2017).

export type Operation<State> = {
  /** Name for readers of the history. */
  name: string;
  start: number;
  /** Infinity: no answer came, so it may happen at any time after its start. */
  end: number;
  /** The outcome is unknown: perhaps it never happened. */
  isOptional: boolean;
  /** The states that it may leave behind; none: with this answer it cannot have happened in this state. */
  apply(state: State): State[];
};

export type Verdict =
  | { kind: "fits"; order: string[] }
  /** `order`: as far as one got; `stuck`: what fitted nowhere after it. */
  | { kind: "violated"; order: string[]; stuck: string[] }
  /** There are too many orders to try them all. */
  | { kind: "undecided" };

const MOST_STEPS = 200_000;

export function findOrder<State>(
  initial: State,
  operations: readonly Operation<State>[],
  mostSteps = MOST_STEPS,
): Verdict {
  const sorted = operations.toSorted((a, b) => a.start - b.start);
  const needed = sorted.reduce((set, { isOptional }, n) => (isOptional ? set : set | bit(n)), 0n);
  const tried = new Set<string>();
  let farthest: { order: number[]; done: bigint; needed: number } = {
    order: [],
    done: 0n,
    needed: 0,
  };
  let steps = 0;

  /** Null: nothing fits from here. */
  function search(state: State, done: bigint, order: number[]): number[] | null {
    if ((needed & ~done) === 0n) return order;
    const place = `${done} ${JSON.stringify(state)}`;
    if (tried.has(place) || steps > mostSteps) return null;
    tried.add(place);
    steps += 1;
    const count = order.filter((n) => !sorted[n]!.isOptional).length;
    if (count > farthest.needed) farthest = { order, done, needed: count };
    for (const n of candidates(sorted, done)) {
      for (const next of sorted[n]!.apply(state)) {
        const found = search(next, done | bit(n), [...order, n]);
        if (found) return found;
      }
    }
    return null;
  }

  const names = (list: number[]) => list.map((n) => sorted[n]!.name);
  const found = search(initial, 0n, []);
  if (found) return { kind: "fits", order: names(found) };
  if (steps > mostSteps) return { kind: "undecided" };
  const { order, done } = farthest;
  return { kind: "violated", order: names(order), stuck: names(candidates(sorted, done)) };
}

const bit = (n: number): bigint => 1n << BigInt(n);

/** Operations that may come next: each remaining answer came after this call. Optional ones are tried last. */
function candidates<State>(sorted: readonly Operation<State>[], done: bigint): number[] {
  const left = [...sorted.keys()].filter((n) => (done & bit(n)) === 0n);
  const firstEnd = Math.min(
    ...left.filter((n) => !sorted[n]!.isOptional).map((n) => sorted[n]!.end),
  );
  const next = left.filter((n) => sorted[n]!.start <= firstEnd);
  return [
    ...next.filter((n) => !sorted[n]!.isOptional),
    ...next.filter((n) => sorted[n]!.isOptional),
  ];
}
