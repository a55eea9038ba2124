// Measures beginning and finishing a chat for users with a hundred, ten thousand and a million chats: the cost must be flat.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { beginChat, finishChat } from "../../server/chat/queries.ts";
import { createPool } from "../../server/platform/database/database.ts";
import { growByMessage, seeGame } from "../../server/game/service.ts";
import { migrate } from "../../server/platform/database/migrate.ts";
import { startBenchDatabase } from "./database.ts";

const HISTORIES = [100, 10_000, 1_000_000];
const ROUNDS = 5;
const CHATS = 100;
/** Messages are further apart than the span of the rate limit. */
const PAUSE_MS = 31_000;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function createPerson(pool: pg.Pool, chats: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (email, subscription_status) values ($1, 'active') returning id",
    [`bench-${chats}@luli.test`],
  );
  await createPast(pool, rows[0]!.id, chats);
  return rows[0]!.id;
}

async function talk(pool: pg.Pool, userId: string, now: Date) {
  const chatId = randomUUID();
  const limits = { serverNo: 1, freeDaily: 1e9, premiumDaily: 1e9 };
  const start = performance.now();
  const begun = await beginChat(pool, {
    userId,
    chatId,
    message: `hello ${chatId}`,
    now,
    ...limits,
  });
  const beginMs = performance.now() - start;
  if (begun.outcome !== "accepted") throw new Error(`The chat was not accepted: ${begun.outcome}.`);
  const between = performance.now();
  const grown = growByMessage(seeGame(userId, begun.game, now), {
    variant: begun.variant,
    sentAt: now.getTime(),
    hash: chatId,
    isQuestion: false,
    isSad: false,
    isNameTold: false,
  });
  const end = { userId, chatId, attempt: begun.attempt, response: "woof", userName: null, now };
  const { outcome } = await finishChat(pool, { ...end, status: "done" }, now, grown);
  if (outcome !== "ended") throw new Error(`The chat was not finished: ${outcome}.`);
  return { beginMs, finishMs: performance.now() - between };
}

const postgres = await startBenchDatabase();
try {
  await migrate(postgres.url);
  // A single connection: plans and caches are the same for all three.
  const pool = createPool(postgres.url, { max: 1 });
  const people = [];
  for (const chats of HISTORIES)
    people.push({
      chats,
      userId: await createPerson(pool, chats),
      begin: [] as number[],
      finish: [] as number[],
    });
  await pool.query("vacuum analyze");
  let now = Date.now();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { userId, begin, finish } of people) {
      for (let n = 0; n < CHATS; n += 1) {
        const { beginMs, finishMs } = await talk(pool, userId, new Date((now += PAUSE_MS)));
        // The first round warms up.
        if (round === 0) continue;
        begin.push(beginMs);
        finish.push(finishMs);
      }
    }
  }
  const least = people[0]!;
  console.log("| chats behind | begin, ms | x | finish, ms | x |\n|--:|--:|--:|--:|--:|");
  for (const { chats, begin, finish } of people) {
    const cells = [
      median(begin),
      median(begin) / median(least.begin),
      median(finish),
      median(finish) / median(least.finish),
    ];
    console.log(
      `| ${chats.toLocaleString("en-US")} | ${cells.map((cell) => cell.toFixed(2)).join(" | ")} |`,
    );
  }
  await pool.end();
} finally {
  await postgres.stop();
}

/** Gives a person a long past: messages, coins and days in proportion. */
async function createPast(pool: pg.Pool, id: string, chats: number): Promise<void> {
  await pool.query("set statement_timeout = 0");
  await pool.query(
    `insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
     select $1, gen_random_uuid(), p.id, 'message ' || n, 'reply ' || n, 'done', 0, current_date, now() - n * interval '1 minute', now()
     from generate_series(1, $2::integer) n, puppies p where p.user_id = $1 and p.is_active`,
    [id, chats],
  );
  // A ledger and days in proportion: a coin entry for every tenth chat, a day for every hundredth.
  await pool.query(
    `insert into wallet_entries (user_id, source, source_id, amount, created_at)
     select $1, 'bench', n::text, 1, now() - n * interval '10 minutes' from generate_series(1, $2::integer / 10) n`,
    [id, chats],
  );
  await pool.query(
    "insert into activity_days (user_id, day) select $1, current_date - n from generate_series(1, $2::integer / 100) n",
    [id, chats],
  );
  await pool.query(
    "update game_states set state = jsonb_set(state, '{totals,messages}', to_jsonb($2::integer)) where user_id = $1",
    [id, chats],
  );
}
