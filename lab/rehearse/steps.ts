// The steps of a rehearsal, and what is to be ended after it: a table of what was done, how long it took and what was seen.
export type Steps = ReturnType<typeof openSteps>;

export function openSteps() {
  const cleanups: (() => unknown)[] = [];
  const done: string[] = [];
  return {
    afterwards: (cleanup: () => unknown) => void cleanups.push(cleanup),
    /** The last first. */
    async end(): Promise<void> {
      for (const cleanup of cleanups.toReversed()) await cleanup();
    },
    step: async <Value>(
      name: string,
      work: () => Value | Promise<Value>,
      tell: (value: Value) => string = () => "",
    ): Promise<Value> => {
      process.stderr.write(`${name} ...\n`);
      const begun = performance.now();
      const value = await work();
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      done.push(`| ${name} | ${seconds} | ${tell(value)} |\n`);
      return value;
    },
    table: () => `\n| step | seconds | seen |\n| --- | ---: | --- |\n${done.join("")}`,
  };
}
