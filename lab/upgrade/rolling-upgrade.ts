// Replaces three servers one after the other while people use the page, and counts what failed for them: `npm run rolling-upgrade`.
// Given the folder of another release, the servers start with that one, become this one, and go back again.
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withClient } from "../../server/platform/database/database.ts";
import { freePort } from "../../server/embedded-postgres/processes.ts";
import { type RunningLuli, startLuli } from "../../server/testing/processes/start-luli.ts";
import { startBalancer } from "./balancer.ts";
import { newTally, usePage } from "./page.ts";
import { AUTH_SECRET, invite, startDatabase } from "./people.ts";

const SERVERS = 3;
const PEOPLE = 24;
/** Just longer than the balancer needs to notice, and no grace, so that replies are cut. */
const STOP = { STOP_ANNOUNCE_SECONDS: "1", STOP_GRACE_SECONDS: "0" };
const BETWEEN_MS = 3_000;

const THIS = path.join(import.meta.dirname, "../..");
const [, , before = THIS] = process.argv;
const releases = before === THIS ? [THIS] : [THIS, before];

const postgres = await startDatabase();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const sign = await invite(postgres.url, origin, PEOPLE);

const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()));
const start = (n: number, release: string) =>
  startLuli(
    {
      ...STOP,
      PORT: String(ports[n]),
      DATA_DIR: path.join(postgres.dir, `server-${n}`),
      DATABASE_URL: postgres.url,
      AUTH_SECRET,
      PUBLIC_URL: origin,
    },
    [path.join(release, "server/main.ts")],
  );
const servers: RunningLuli[] = [];
for (let n = 0; n < SERVERS; n += 1) servers.push(await start(n, before));
const balancer = await startBalancer(
  port,
  servers.map(({ url }) => url),
);

const tally = newTally();
const leaving = new AbortController();
const tokens = await sign(PEOPLE);
const people = tokens.map((token) => usePage(origin, token, tally, leaving.signal));
await pause(BETWEEN_MS);
const stops: number[] = [];
for (const [release, n] of releases.flatMap((to) => ports.map((_, at) => [to, at] as const))) {
  const old = servers[n]!;
  const begun = performance.now();
  old.child.kill("SIGTERM");
  const code = await old.exited;
  stops.push(performance.now() - begun);
  if (code !== 0) tally.failures.push(`server ${n} ended with ${code}`);
  servers[n] = await start(n, release);
  while (balancer.ready() < SERVERS) await pause(100);
  await pause(BETWEEN_MS);
}
leaving.abort();
await Promise.all(people);
const unlike = await countUnlike();
balancer.stop();
for (const { child } of servers) child.kill("SIGTERM");
await Promise.all(servers.map(({ exited }) => exited));
await postgres.stop();

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
process.stdout.write(`
| people | servers replaced | a stop took | replies | taken up by another server | kept as far as said | other calls | slowest of these | failed | not stored as read |
| -----: | ---------------: | ----------: | ------: | -------------------------: | ------------------: | ----------: | ---------------: | -----: | -----------------: |
| ${[
  PEOPLE,
  stops.length,
  stops.map(seconds).join(", "),
  tally.replies,
  tally.takenUp,
  tally.kept,
  tally.calls,
  seconds(tally.slowestMs),
  tally.failures.length,
  unlike,
].join(" | ")} |
${tally.failures.map((failure) => `${failure}\n`).join("")}`);
if (tally.failures.length > 0 || unlike > 0) process.exitCode = 1;

/** Replies that are stored otherwise than they were read, more than once, or not at all. */
async function countUnlike(): Promise<number> {
  const { rows } = await withClient(postgres.url, {}, (client) =>
    client.query<{ id: string; response: string | null }>(
      `select c.id, c.response from chats c join users u on u.id = c.user_id
       where u.email like 'person-%' and c.status <> 'failed'`,
    ),
  );
  const stored = new Map(rows.map(({ id, response }) => [id, response]));
  const missing = [...tally.read].filter(([id, text]) => stored.get(id) !== text);
  return missing.length + (rows.length - tally.read.size);
}
