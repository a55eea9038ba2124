// Runs an action for every due person, page by page in the order of their ids, so that each is met once.

/** How many it did something for. */
export async function forEachDue(
  list: (after: string | null) => Promise<string[]>,
  act: (userId: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ;) {
    const due = await list(after);
    for (const userId of due) if (await act(userId)) count += 1;
    after = due.at(-1) ?? null;
    if (after === null) return count;
  }
}
