// What memory costs a message: to begin a chat, with what is recalled for it, for people with a hundred and a hundred thousand memories,
// many of which share the message's words. It must be flat.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { beginChat } from "../server/chat/queries.ts";
import { createPool } from "../server/platform/database/database.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { startBenchDatabase } from "./database.ts";

const MEMORIES = [100, 10_000, 100_000];
const ROUNDS = 5;
const CHATS = 60;
const PAUSE_MS = 31_000;
const MESSAGE = "what does my friend F77 in town 3 like, and my sister?";

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function createPerson(pool: pg.Pool, memories: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (email, subscription_status) values ($1, 'active') returning id",
    [`bench-${memories}@luli.test`],
  );
  const { id } = rows[0]!;
  await pool.query("set statement_timeout = 0");
  await pool.query(
    `insert into memories (user_id, words, search_words, kind, language, importance, noted_at, rank_at, fingerprint)
     select $1, 'my friend F' || n || ' likes thing ' || n % 97 || ' in town ' || n % 11, 'mate buddy people ' || n % 13, 'person', 'en-US', 1 + n % 5,
       now() - n * interval '1 minute', now(), '' from generate_series(1, $2::integer) n`,
    [id, memories],
  );
  return id;
}

const postgres = await startBenchDatabase();
try {
  await migrate(postgres.url);
  // One connection: plans and caches are the same for all.
  const pool = createPool(postgres.url, { max: 1 });
  const people = [];
  for (const memories of MEMORIES)
    people.push({ memories, userId: await createPerson(pool, memories), ms: [] as number[] });
  await pool.query("vacuum analyze");
  let now = Date.now();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { userId, ms } of people) {
      for (let n = 0; n < CHATS; n += 1) {
        // The rate goes by the database's own clock.
        await pool.query("update usage_counters set recent = '{}' where user_id = $1", [userId]);
        const start = performance.now();
        const { outcome } = await beginChat(pool, {
          userId,
          chatId: randomUUID(),
          message: MESSAGE,
          serverNo: 1,
          freeDaily: 1e9,
          premiumDaily: 1e9,
          now: new Date((now += PAUSE_MS)),
        });
        if (outcome !== "accepted") throw new Error(`The chat was not accepted: ${outcome}.`);
        // The first round warms up.
        if (round > 0) ms.push(performance.now() - start);
      }
    }
  }
  const least = median(people[0]!.ms);
  console.log("| memories | begin, ms | x |\n|--:|--:|--:|");
  for (const { memories, ms } of people)
    console.log(
      `| ${memories.toLocaleString("en-US")} | ${median(ms).toFixed(2)} | ${(median(ms) / least).toFixed(2)} |`,
    );
  await pool.end();
} finally {
  await postgres.stop();
}
