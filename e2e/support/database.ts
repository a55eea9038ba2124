// The database of the Luli under test, for what a journey cannot wait for: days that are past, a level that is near.
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { startServer } from "./start-luli.ts";
import { zoneWhereItIs } from "./hour.ts";
import { ZONE } from "./zone.ts";
import { userDay } from "../../shared/rules/days.ts";

const read = (...parts: string[]) =>
  fs.readFileSync(path.join(process.env.LULI_E2E_DATA_DIR!, ...parts), "utf8").trim();

/** Postgres writes its port into the fourth line of its pid file. */
function databaseAddress(): string {
  const port = read("postgres", "postmaster.pid").split("\n")[3]!.trim();
  return `postgres://luli:${read("postgres-password")}@127.0.0.1:${port}/luli`;
}

/** Settings of another server on the same data. It shares the stand-ins, because any server sends every journey's mails. */
async function ofTheSame() {
  const { keys, port } = JSON.parse(read("sandbox", "stripe.json")) as Payments;
  const payments = `http://127.0.0.1:${port}`;
  const prices = await fetch(`${payments}/v1/prices`, {
    headers: { authorization: `Bearer ${keys.secret}` },
  });
  const { data } = (await prices.json()) as { data: { id: string }[] };
  return {
    DATABASE_URL: databaseAddress(),
    AUTH_SECRET: read("auth-secret"),
    STOP_GRACE_SECONDS: "0",
    SMTP_URL: process.env.LULI_E2E_SMTP_URL!,
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_PUBLISHABLE_KEY: keys.publishable,
    STRIPE_WEBHOOK_SECRET: keys.webhook,
    STRIPE_PRICE_ID: data[0]!.id,
    STRIPE_API_BASE: payments,
  };
}

/** The part of the payment stand-in's file that is read here. */
type Payments = { port: number; keys: { secret: string; publishable: string; webhook: string } };

/** Another server of the Luli under test. */
export const startAnotherServer = async () =>
  startServer({ ...(await ofTheSame()), PUBLIC_URL: process.env.LULI_E2E_URL! });

/** Returns a statement for `changePast` that changes the game's state. */
const changeState = (part: "day" | "streak", change: object): string =>
  `update game_states set state = jsonb_set(state, '{${part}}', state -> '${part}' || '${JSON.stringify(change)}') where user_id = $1`;

/** Marks every possible task of today as done. */
export const doEverything = (email: string): Promise<void> =>
  changePast(
    email,
    changeState("day", {
      day: userDay(Date.now(), ZONE),
      messages: 5,
      questions: 1,
      pets: 3,
      universeVisits: 1,
      otherVariantMessages: 1,
    }),
  );

/** A dozen questions, each a minute older than the next, and their answers. */
export const talkBefore = (email: string): Promise<void> =>
  changePast(
    email,
    `insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
     select user_id, gen_random_uuid(), id, 'question ' || n, 'answer ' || n, 'done', 0, current_date, now() - n * interval '1 minute'
     from puppies, generate_series(1, 12) n where user_id = $1 and is_active`,
  );

/** `$1` of the statement is the id of the user with this address. */
export async function changePast(email: string, statement: string): Promise<void> {
  const [user] = await queryDatabase<{ id: string }>("select id from users where email = $1", [
    email,
  ]);
  await queryDatabase(statement, [user!.id]);
}

/** Has a server do now what it does at certain times. */
export async function runJob(queue: string): Promise<void> {
  const jobs = new PgBoss({
    connectionString: databaseAddress(),
    schema: "jobs",
    supervise: false,
  });
  await jobs.start();
  await jobs.send(queue, {});
  await jobs.stop();
}

/** What this person said is due to be read. */
export async function readNow(email: string): Promise<void> {
  await changePast(email, "update conversation_summaries set due_at = now() where user_id = $1");
  await runJob("read-conversations");
}

/** What is planned for this person is due, where it is noon, an hour after their last message. */
export async function askNow(email: string): Promise<void> {
  await changePast(
    email,
    `with zone as (update users set time_zone = '${zoneWhereItIs(12)}' where id = $1),
       talk as (update chats set created_at = created_at - interval '1 hour' where user_id = $1)
     update follow_ups set due_at = now() where user_id = $1`,
  );
  await runJob("ask-follow-ups");
}

export async function queryDatabase<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseAddress() });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
