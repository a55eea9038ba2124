// Collects violations, and judges the history of one thing.
import type { History } from "../history.ts";
import { findOrder, type Operation } from "../linear.ts";
import type { Random } from "../random.ts";
import type { World } from "../world.ts";

export type Findings = { violations: string[]; undecided: number; histories: number };
export type Simulation = { world: World; history: History; random: Random };

/** All of one thing's history, and whether it has an order. */
export function judge<State>(
  findings: Findings,
  what: string,
  initial: State,
  operations: readonly Operation<State>[],
): void {
  findings.histories += 1;
  const verdict = findOrder(initial, operations);
  if (verdict.kind === "undecided") findings.undecided += 1;
  if (verdict.kind !== "violated") return;
  const lines = operations
    .toSorted((a, b) => a.start - b.start)
    .map(({ name, isOptional }) => `    ${isOptional ? "(perhaps) " : ""}${name}`);
  findings.violations.push(
    [
      `${what} has no order`,
      ...lines,
      "  got as far as",
      ...verdict.order.map((name) => `    ${name}`),
      "  and then fits none of",
      ...verdict.stuck.map((name) => `    ${name}`),
    ].join("\n"),
  );
}
