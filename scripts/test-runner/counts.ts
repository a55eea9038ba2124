// How many tests passed, failed and were skipped, read from what the test runners write for machines.

export type Counts = { passed: number; failed: number; skipped: number };
export type CountTests = (results: unknown) => Counts;

export function countVitest(results: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  };
  return checked({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

export function countPlaywright(results: unknown): Counts {
  const { stats } = results as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return checked({
    passed: stats.expected,
    // A test that passes only sometimes has failed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}

/**
 * Completes a step's counts. A step that ends badly without naming a failed test (a crash, a file that does not
 * load) is one failure more, and so is a runner that found nothing to run.
 */
export function settle(counts: Counts | null, isOk: boolean): Counts {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const hasRun = known.passed + known.failed > 0;
  if (known.failed === 0 && (!isOk || !hasRun)) return { ...known, failed: 1 };
  return known;
}

export function closingLine(all: Counts[]): string {
  const sum = (pick: keyof Counts) => all.reduce((total, counts) => total + counts[pick], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function checked(counts: Counts): Counts {
  if (Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)) return counts;
  throw new Error("the results hold no counts");
}
