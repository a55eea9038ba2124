// Waits for work, but not longer than it is worth.

/** Null: it took longer, and goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, ms, null);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
