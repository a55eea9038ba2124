// Minors and people in an open crisis get no push messages, whatever they once chose.
import { expect, test } from "vitest";
import { createPerson } from "../testing/game.ts";
import { databaseFixture } from "../testing/test-database.ts";
import { getBrowser, saveSubscription, takeCandidate } from "./queries.ts";

const EVENING = new Date("2026-11-21T18:00:00Z");
const HOUR_MS = 60 * 60 * 1000;

const { pool, database } = await databaseFixture();

async function subscriber(): Promise<string> {
  const id = await createPerson(pool);
  await pool.query("update settings set push_notifications = true where user_id = $1", [id]);
  const endpoint = `https://push.test/${id}`;
  const keys = { p256dh: "p".repeat(87), auth: "q".repeat(22) };
  await saveSubscription(database, id, { endpoint, keys }, EVENING);
  return id;
}

const answerAge = (id: string, answer: string) =>
  pool.query("insert into age_answers (user_id, answer, answered_at) values ($1, $2, $3)", [
    id,
    answer,
    EVENING,
  ]);
const cry = (id: string, hoursAgo: number) =>
  pool.query("select note_crisis($1, 'self_harm', 'first', $2)", [
    id,
    new Date(EVENING.getTime() - hoursAgo * HOUR_MS),
  ]);

/** Whether a message is written, and whether one that was written before is still sent. */
async function reached(id: string): Promise<{ written: boolean; sent: boolean }> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from push_subscriptions where user_id = $1",
    [id],
  );
  const browser = await getBrowser(database, id, rows[0]!.id, EVENING);
  const candidate = await takeCandidate(database, id, EVENING);
  return { written: candidate !== null, sent: browser !== null };
}

const YES = { written: true, sent: true };
const NO = { written: false, sent: false };

test("whose chat rests because of their age gets none; who was only asked, or is adult, does", async () => {
  for (const [answer, expected] of [
    ["minor", NO],
    ["asked", YES],
    ["adult", YES],
  ] as const) {
    const person = await subscriber();
    await answerAge(person, answer);
    expect(await reached(person), answer).toEqual(expected);
  }
});

test("an open crisis stops push messages until a day has passed, or the person is safe", async () => {
  const [open, over, safe] = [await subscriber(), await subscriber(), await subscriber()];
  await cry(open, 23);
  await cry(over, 24);
  await cry(safe, 1);
  expect(await reached(safe)).toEqual(NO);
  await pool.query("select note_crisis($1, 'self_harm', 'safe', $2)", [safe, EVENING]);
  expect([await reached(open), await reached(over), await reached(safe)]).toEqual([NO, YES, YES]);
});
