// Runs tasks in their order, side by side while the cores last.

export async function runInOrder<T extends { cores: number }, R>(
  tasks: T[],
  cores: number,
  run: (task: T) => Promise<R>,
): Promise<R[]> {
  const running = new Set<Promise<void>>();
  const results: R[] = [];
  let free = cores;
  for (const [index, task] of tasks.entries()) {
    // One after the other is the point here: the next task waits until its cores are free.
    while (free < task.cores) await Promise.race(running); // oxlint-disable-line no-await-in-loop
    free -= task.cores;
    const done = run(task).then((result) => {
      results[index] = result;
      free += task.cores;
      running.delete(done);
    });
    running.add(done);
  }
  await Promise.all(running);
  return results;
}
