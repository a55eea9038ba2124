// People come, talk and leave for an hour, and what the server holds is looked at between them: `npm run soak -- --minutes 60`.
// Ends with 1 when memory, handles, files or connections are not as flat as they were in the first half.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { freePort } from "../../server/embedded-postgres/processes.ts";
import { startLuli } from "../../server/testing/processes/start-luli.ts";
import { newTally, usePage } from "../upgrade/page.ts";
import { AUTH_SECRET, invite, startDatabase } from "../upgrade/people.ts";
import type { Held } from "./inside.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    /** Number of people at the page at the same time; the next ones come when these leave. */
    people: { type: "string", default: "12" },
  },
});
const [minutes, people] = [Number(values.minutes), Number(values.people)];
const ROUNDS = 12;
/** A premium day has 300 messages, so each person comes once. */
const STAY_MS = (minutes * 60_000) / ROUNDS;
/** Wait until the leftovers of a round are over: idle database connections (10 s), cached answers. */
const CALM_MS = 15_000;
const SLACK = { heapMb: 1.05, rssMb: 1.1, handles: 1.1, files: 1.1, connections: 1.1 };

const postgres = await startDatabase();
const [port, insidePort] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const sign = await invite(postgres.url, origin, people * (ROUNDS + 1));
const luli = await startLuli({
  NODE_OPTIONS: `--expose-gc --import=${path.join(import.meta.dirname, "inside.ts")}`,
  SOAK_PORT: String(insidePort),
  PORT: String(port),
  DATA_DIR: path.join(postgres.dir, "data"),
  DATABASE_URL: postgres.url,
  AUTH_SECRET,
  PUBLIC_URL: origin,
});
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();

const tally = newTally();
type Sample = Record<keyof typeof SLACK, number> & { replies: number };
const samples: Sample[] = [];
print(["minute", "replies", "heap MB", "RSS MB", "handles", "files", "connections"]);
print(Array.from({ length: 7 }, () => "--:"));
for (let round = 0; round <= ROUNDS; round += 1) {
  const leaving = new AbortController();
  const tokens = await sign(people);
  const there = tokens.map((token) => usePage(origin, token, tally, leaving.signal));
  await pause(STAY_MS - CALM_MS);
  leaving.abort();
  await Promise.all(there);
  tally.read.clear();
  await pause(CALM_MS);
  samples.push(await sample());
  const { replies, heapMb, rssMb, handles, files, connections } = samples.at(-1)!;
  const minute = Math.round(((round + 1) * STAY_MS) / 60_000);
  print([minute, replies, heapMb.toFixed(1), rssMb.toFixed(0), handles, files, connections]);
}

await client.end();
luli.child.kill("SIGTERM");
const code = await luli.exited;
await postgres.stop();
// The first round fills what is kept on purpose.
const [before, after] = [samples.slice(1, ROUNDS / 2 + 1), samples.slice(ROUNDS / 2 + 1)];
const grown = (Object.keys(SLACK) as (keyof typeof SLACK)[]).filter(
  (name) => median(after, name) > median(before, name) * SLACK[name],
);
console.log(
  `\n${tally.replies} replies, ${tally.calls} other calls, slowest ${(tally.slowestMs / 1_000).toFixed(1)} s, ` +
    `${tally.failures.length} failed, ended with ${code}; grown: ${grown.join(", ") || "nothing"}`,
);
for (const failure of tally.failures) console.log(failure);
process.exit(grown.length > 0 || tally.failures.length > 0 || code !== 0 ? 1 : 0);

async function sample(): Promise<Sample> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where client_port is not null and pid <> pg_backend_pid()",
  );
  const held = (await (await fetch(`http://127.0.0.1:${insidePort}`)).json()) as Held;
  const files = fs.readdirSync(`/proc/${luli.child.pid}/fd`).length;
  return { ...held, files, connections: rows[0]!.count, replies: tally.replies };
}

function median(some: Sample[], name: keyof Sample): number {
  const sorted = some.map((each) => each[name]).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

function print(cells: (string | number)[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
