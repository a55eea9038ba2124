// The same call several times at once, as a double tap or a script sends it.
import { vi } from "vitest";
import type { PasswordHashing } from "../../auth/auth.ts";
import type { AuthServer } from "../auth-server.ts";

export const TIMES = 6;
/** Makes all requests meet while their password is checked: better-auth has read by then and not written. */
export const meeting = { rounds: 0, waiting: [] as (() => void)[] };
function meet(): Promise<void> | undefined {
  if (meeting.rounds === 0) return undefined;
  return new Promise((resolve) => {
    meeting.waiting.push(resolve);
    if (meeting.waiting.length < TIMES) return;
    meeting.rounds -= 1;
    for (const goOn of meeting.waiting.splice(0)) goOn();
  });
}
export const hashing: PasswordHashing = {
  async hash(password) {
    await meet();
    return `hash of ${password}`;
  },
  async verify({ hash, password }) {
    await meet();
    return hash === `hash of ${password}`;
  },
};

/** An address of its own for each call, or the limits per address would put them into a row. */
export type From = { ip: string };
export type Call = (from: From) => Promise<Response>;

/** Begins none before all have arrived. They wait for the connections that are held, and go on in step. */
export async function atOnce(
  { context: { pool } }: AuthServer,
  calls: Call[],
): Promise<Response[]> {
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const answers = calls.map((call, at) => call({ ip: `10.9.0.${at}` }));
  await vi
    .waitUntil(() => pool.waitingCount >= calls.length, { interval: 1, timeout: 10_000 })
    .finally(() => {
      for (const client of held) client.release();
    });
  return Promise.all(answers);
}
export const sixTimes = (server: AuthServer, call: Call) =>
  atOnce(
    server,
    Array.from({ length: TIMES }, () => call),
  );
