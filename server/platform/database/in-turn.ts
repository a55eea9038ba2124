// Runs a user's actions one after the other on this server, so that two hundred at once hold one connection.
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
