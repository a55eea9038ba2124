// Runs tasks in their order, side by side while the cores last.

export async function runInOrder<T extends { cores: number }, R>(
  tasks: T[],
  cores: number,
  run: (task: T) => Promise<R>,
): Promise<R[]> {
  const running = new Set<Promise<void>>();
  const results: R[] = [];
  let free = cores;
  const takeTurn = async (task: T, index: number) => {
    results[index] = await run(task);
    free += task.cores;
  };
  for (const [index, task] of tasks.entries()) {
    while (free < task.cores) await Promise.race(running);
    free -= task.cores;
    const turn = takeTurn(task, index).finally(() => running.delete(turn));
    running.add(turn);
  }
  await Promise.all(running);
  return results;
}
