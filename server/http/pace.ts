// Limits one user's calls a minute, in memory: it guards the CPU time of this process.

const MINUTE_MS = 60_000;

/** Returns the seconds to wait, or null if the caller is within the limit. */
export function createPace(mostAMinute: number, clock: () => Date) {
  let minute = 0;
  const counts = new Map<string, number>();

  return (userId: string): number | null => {
    const now = clock().getTime();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, count);
    return count <= mostAMinute ? null : Math.ceil(((current + 1) * MINUTE_MS - now) / 1000);
  };
}
