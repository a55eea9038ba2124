// Makes `chats` a table of parts while people write, and says how long each step takes, how long a message waits for it, and whether
// every row came along. BENCH_CHATS rows, a million without it.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { beginChat, endChat } from "../../server/chat/queries.ts";
import { createPool } from "../../server/platform/database/database.ts";
import { startBenchDatabase } from "../database.ts";
import { invite } from "../people.ts";
import {
  FILL,
  holdVacuum,
  PREPARE,
  type Reference,
  REFERENCES,
  resumeVacuum,
  swap,
  validate,
} from "./steps.ts";

const CHATS = Number(process.env.BENCH_CHATS ?? 1_000_000);
const PEOPLE = 2_000;
const WRITERS = 4;
const STEPS = 50;

const PAST = `
  insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
  select p.user_id, gen_random_uuid(), p.id, 'A message as long as most are ' || n, repeat('A reply of Luli. ', 12), 'done', 0,
    current_date, now() - n * interval '1 minute', now()
  from generate_series(1, ${Math.ceil(CHATS / PEOPLE)}) n, puppies p where p.is_active;
  analyze chats`;

/** What came along differs in nothing from what was there; messages since then are the new table's alone. */
const DIFFERENCE = `
  select count(*)::integer as rows from chats_before b
  where not exists (select from chats c where c.user_id = b.user_id and c.id = b.id and c.message = b.message
    and c.created_at = b.created_at and (c.status = b.status or b.status = 'running'))`;

const postgres = await startBenchDatabase();
const client = new pg.Client({ connectionString: postgres.url });
const pool = createPool(postgres.url, { max: WRITERS });
let isOver = false;
let waits: number[] = [];
const errors: string[] = [];

/** One person after the other, so that nobody reaches a limit. */
async function write(ids: readonly string[], first: number): Promise<void> {
  const limits = { serverNo: 1, freeDaily: 1e6, premiumDaily: 1e6 };
  for (let at = first; !isOver; at += WRITERS) {
    const [userId, chatId, now] = [ids[at % ids.length]!, randomUUID(), new Date()];
    const start = performance.now();
    try {
      const message = { userId, chatId, message: "Hello Luli", now };
      const { outcome, attempt } = await beginChat(pool, { ...message, ...limits });
      const end = { userId, chatId, attempt, response: "Woof!", userName: null, now };
      if (outcome === "accepted") await endChat(pool, { ...end, status: "done" });
    } catch (error) {
      errors.push(String(error));
    }
    waits.push(performance.now() - start);
  }
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  waits = [];
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1_000;
  const sorted = waits.toSorted((a, b) => a - b);
  const p50 = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const cells = [
    seconds.toFixed(1),
    sorted.length,
    p50.toFixed(0),
    (sorted.at(-1) ?? 0).toFixed(0),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

try {
  const { ids } = await invite(postgres.url, "http://bench.test", PEOPLE);
  await client.connect();
  await client.query(PAST);
  console.log(`${CHATS} chats of ${PEOPLE} people, ${WRITERS} writers.\n`);
  console.log(
    "| step | seconds | messages meanwhile | p50 ms | slowest ms |\n|---|--:|--:|--:|--:|",
  );
  const writers = Array.from({ length: WRITERS }, (_, n) => write(ids, n));
  await timed("before", () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  await timed("the copy and its trigger", () => client.query(PREPARE));
  const sorted = ids.toSorted();
  const bounds = Array.from({ length: STEPS + 1 }, (_, n) =>
    n === 0
      ? "00000000-0000-0000-0000-000000000000"
      : sorted[Math.ceil((n * sorted.length) / STEPS) - 1]!,
  );
  await timed("filling it", async () => {
    for (let step = 0; step < STEPS; step += 1)
      await client.query(FILL, [bounds[step], bounds[step + 1]]);
  });
  const { rows: references } = await client.query<Reference>(REFERENCES);
  await timed("vacuum is held off", () => client.query(holdVacuum(references)));
  await timed("the swap", () => client.query(swap(references)));
  await timed("checking what points at it", async () => {
    await client.query(resumeVacuum(references));
    for (const reference of references) await client.query(validate(reference));
  });
  await timed("afterwards", () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  isOver = true;
  await Promise.all(writers);
  const { rows } = await client.query<{ rows: number }>(DIFFERENCE);
  console.log(`\nRows lost or changed: ${rows[0]!.rows}; messages refused: ${errors.length}.`);
  if (rows[0]!.rows > 0 || errors.length > 0) throw new Error(errors[0] ?? "rows differ");
} finally {
  isOver = true;
  await pool.end();
  await client.end();
  await postgres.stop();
}
