// One action of a user at a time on this server, so that a user who does two hundred things at once holds one connection.
import type pg from "pg";

const queues = new WeakMap<pg.Pool, Map<string, Promise<unknown>>>();

export async function inTurn<T>(pool: pg.Pool, userId: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(pool) ?? new Map<string, Promise<unknown>>();
  queues.set(pool, queue);
  const before = queue.get(userId);
  const own = before ? before.then(work, work) : work();
  queue.set(userId, own);
  try {
    return await own;
  } finally {
    if (queue.get(userId) === own) queue.delete(userId);
  }
}
