// A follow-up is offered, planned by a yes and asked once: never at night, never too often, never in a crisis.
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import { createPerson } from "../../testing/game.ts";
import { databaseFixture } from "../../testing/test-database.ts";
import type { Complete } from "../ask-within.ts";
import { changeMemory, forgetChats, forgetEverything, insertMemory } from "../queries.ts";
import { askDue } from "./ask.ts";
import { listPlanned, offer, plan } from "./queries.ts";
import { dueAfter } from "./rules.ts";

const { pool, database } = await databaseFixture();

/** A Wednesday. */
const NOW = new Date("2026-11-25T12:00:00Z");
const FRIDAY_TEN = "2026-11-27T10:00";

const jobs = { at: vi.fn<() => Promise<void>>(async () => {}) };
const at = (moment: string) => ({
  database,
  jobs: jobs as never,
  log: createLog(() => {}),
  clock: () => new Date(moment),
});

async function person(zone = "UTC"): Promise<string> {
  const id = await createPerson(pool);
  await pool.query("update users set time_zone = $2 where id = $1", [id, zone]);
  return id;
}

async function tell(
  userId: string,
  words = "My exam is on Friday",
  created = NOW,
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response, created_at)
     select current_date, user_id, $2, id, $3, 1, 'done', 'Oh!', $4 from puppies where user_id = $1 and is_active`,
    [userId, id, words, created],
  );
  return id;
}

const offerOf = (userId: string, chatId: string, moment = FRIDAY_TEN) =>
  offer(pool, { userId, chatId, words: "My exam", at: moment, isPlanned: false }, NOW);

async function planned(userId: string, moment = FRIDAY_TEN): Promise<string> {
  const chatId = await tell(userId);
  expect(await offerOf(userId, chatId, moment)).toBe(true);
  expect(await plan(database, userId, chatId)).toBe(true);
  return chatId;
}

const listAsked = async (userId: string) => {
  const { rows } = await pool.query<{ question: string; at: Date; chat: string }>(
    "select question, asked_at as at, asked_after as chat from follow_ups where user_id = $1 and asked_at is not null order by 2",
    [userId],
  );
  return rows;
};

test("two servers ask once, in the conversation, two hours after the moment", async () => {
  const userId = await person();
  const chatId = await planned(userId);
  await askDue(at("2026-11-27T11:55:00Z"), null);
  expect(await listAsked(userId)).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => askDue(at("2026-11-27T12:00:00Z"), null)));
  await askDue(at("2026-11-28T12:00:00Z"), null);
  expect(await listAsked(userId)).toEqual([
    {
      question: "You told me: “My exam” How did it go?",
      at: new Date("2026-11-27T12:00:00Z"),
      chat: chatId,
    },
  ]);
  const { rows } = await pool.query<{ turns: { responses: string[] } }>(
    "select turns_before($1, now() + interval '9 years', gen_random_uuid()) as turns",
    [userId],
  );
  expect(rows[0]!.turns.responses).toEqual(["Oh!\n\nYou told me: “My exam” How did it go?"]);
});

test("a server that dies while the model answers loses nothing and doubles nothing", async () => {
  const userId = await person();
  await planned(userId);
  const dies: Complete = () => new Promise(() => {});
  void askDue(at("2026-11-27T12:00:00Z"), dies);
  const due = () =>
    pool.query<{ due_at: Date }>("select due_at from follow_ups where user_id = $1", [userId]);
  await expect
    .poll(async () => (await due()).rows)
    .toEqual([{ due_at: new Date("2026-11-27T12:05:00Z") }]);
  await askDue(at("2026-11-27T12:04:00Z"), null);
  expect(await listAsked(userId)).toEqual([]);
  await askDue(at("2026-11-27T12:05:00Z"), null);
  expect(await listAsked(userId)).toHaveLength(1);
});

test("a failed push takes the question back with it", async () => {
  const userId = await person();
  await planned(userId);
  await pool.query("update settings set push_notifications = true where user_id = $1", [userId]);
  await pool.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth)
     values ($1, 'https://push.test/' || gen_random_uuid(), repeat('p', 87), repeat('q', 22))`,
    [userId],
  );
  jobs.at.mockRejectedValueOnce(new Error("away"));
  await askDue(at("2026-11-27T12:00:00Z"), null);
  expect(await listAsked(userId)).toEqual([]);
  jobs.at.mockClear();
  await askDue(at("2026-11-27T12:05:00Z"), null);
  expect(await listAsked(userId)).toHaveLength(1);
  const note = {
    title: "Luli has a question",
    body: "You told me: “My exam” How did it go?",
    path: "/chat",
  };
  const [queue, sending] = jobs.at.mock.calls[0] as unknown as [string, object];
  expect(queue).toBe("push-send");
  expect(sending).toMatchObject({ userId, note });
});

test.each([
  // The clocks of New York and Berlin go differently far, and change on different days.
  ["America/New_York", "2026-11-27T10:00", "2026-11-27T17:00:00Z"],
  ["Europe/Berlin", "2026-11-27T19:30", "2026-11-28T08:00:00Z"],
  ["Asia/Tokyo", "2026-11-27T03:00", "2026-11-27T00:00:00Z"],
  ["Asia/Kathmandu", "2026-11-27T17:59", "2026-11-28T03:15:00Z"],
  ["Europe/Berlin", "2027-03-28T02:30", "2027-03-28T07:00:00Z"],
  ["Pacific/Kiritimati", "2026-11-27T10:00", "2026-11-26T22:00:00Z"],
])("in %s what is at %s is asked about at %s, and no earlier", async (zone, moment, expected) => {
  const userId = await person(zone);
  await planned(userId, moment);
  const due = Date.parse(expected);
  for (let ahead = due - 26 * 3_600_000; ahead < due; ahead += 300_000 * 7)
    await askDue(at(new Date(ahead).toISOString()), null);
  expect(await listAsked(userId)).toEqual([]);
  await askDue(at(expected), null);
  expect(await listAsked(userId)).toHaveLength(1);
});

test("a day without an hour is asked about the morning after", () => {
  expect(dueAfter("2026-11-30")).toBe("2026-12-01T09:00");
});

test("a person is not asked twice a day or four times in seven days", async () => {
  const userId = await person();
  for (const day of ["01", "02", "03", "04", "05"]) await planned(userId, `2026-12-${day}T10:00`);
  await pool.query("update follow_ups set due_at = '2026-12-05T12:00Z' where user_id = $1", [
    userId,
  ]);
  const days: string[] = [];
  for (let hour = 0; hour < 10 * 24; hour += 1) {
    const moment = new Date(Date.parse("2026-12-05T12:00:00Z") + hour * 3_600_000).toISOString();
    const before = (await listAsked(userId)).length;
    await askDue(at(moment), null);
    if ((await listAsked(userId)).length > before) days.push(moment.slice(0, 13));
  }
  expect(days).toEqual(["2026-12-05T12", "2026-12-06T09", "2026-12-07T09", "2026-12-12T09"]);
});

test("a second question for the same day is not offered", async () => {
  const userId = await person();
  await planned(userId);
  expect(await offerOf(userId, await tell(userId))).toBe(false);
});

const CLOSED: Record<string, string> = {
  "the switch is off": "update settings set follow_ups = false where user_id = $1",
  "memory is paused": "update settings set memory = false where user_id = $1",
  "the person is a minor":
    "insert into age_answers (user_id, answer, answered_at) values ($1, 'minor', now())",
  "a crisis is open": "select note_crisis($1, 'self_harm', 'first', '2026-11-27T11:00Z')",
  "the account is suspended": "update users set suspended_at = now() where id = $1",
  "an evening note was sent today": "insert into push_notes values ($1, '2026-11-27T00:10Z', 1)",
  "the person is talking": "update chats set created_at = '2026-11-27T11:50Z' where user_id = $1",
};
test.each(Object.entries(CLOSED))("nothing is asked while %s", async (_name, change) => {
  const [userId, other] = [await person(), await person()];
  await planned(userId);
  await planned(other);
  await pool.query(change, [userId]);
  await askDue(at("2026-11-27T12:00:00Z"), null);
  expect(await listAsked(userId)).toEqual([]);
  expect(await listAsked(other)).toHaveLength(1);
});

test("an offer without a yes is never asked and ends, and so does what could not be asked for a week", async () => {
  const userId = await person();
  const [offered, late] = [await tell(userId), await planned(userId)];
  expect(await offerOf(userId, offered, "2026-11-29T10:00")).toBe(true);
  const rows = async () =>
    (
      await pool.query<{ chat_id: string }>("select chat_id from follow_ups where user_id = $1", [
        userId,
      ])
    ).rows;
  await pool.query("update settings set follow_ups = false where user_id = $1", [userId]);
  await askDue(at("2026-11-29T12:01:00Z"), null);
  expect(await rows()).toEqual([{ chat_id: late }]);
  await askDue(at("2026-12-04T12:01:00Z"), null);
  expect(await rows()).toEqual([]);
});

test("forgetting a message or everything forgets what was to be asked, and what was", async () => {
  for (const forget of [
    (userId: string, chatId: string) => forgetChats(pool, userId, [chatId], "en-US"),
    (userId: string) => forgetEverything(database, userId, NOW),
  ]) {
    const userId = await person();
    await forget(userId, await planned(userId));
    expect(await listPlanned(database, userId)).toEqual([]);
  }
});

test.each([
  ["written anew ends what was to be asked in its old words", { words: "My exam in May" }, 0],
  ["pinned keeps it", { is_pinned: true }, 1],
  ["sent as it stands keeps it", { words: "My exam" }, 1],
])("a memory %s", async (_, change, left) => {
  const userId = await person();
  const chatId = await planned(userId);
  await insertMemory(database, userId, "en-US", { words: "My exam", chatId, notedAt: NOW });
  const { rows } = await pool.query<{ id: string }>("select id from memories where user_id = $1", [
    userId,
  ]);
  await changeMemory(database, userId, rows[0]!.id, change);
  expect(await listPlanned(database, userId)).toHaveLength(left);
});

const says =
  (question: string): Complete =>
  async () => ({ text: JSON.stringify({ question }) });

test("the model asks in its own words; what it must not say gives way to the vetted words", async () => {
  const [free, unfit, locked, broken] = await Promise.all([1, 2, 3, 4].map(() => person()));
  for (const [userId, complete] of [
    [free, says("How was the chemistry exam?")],
    [unfit, says("Please don't leave me, I could not bear it.")],
    [locked, says("How was the chemo?")],
    [broken, () => Promise.reject(new Error("away"))],
  ] as [string, Complete][]) {
    await planned(userId);
    await askDue(at("2026-11-27T12:00:00Z"), complete);
  }
  const asked = await Promise.all([free!, unfit!, locked!, broken!].map(listAsked));
  const vetted = "You told me: “My exam” How did it go?";
  expect(asked.map((rows) => rows.map(({ question }) => question))).toEqual([
    ["How was the chemistry exam?"],
    [vetted],
    [vetted],
    [vetted],
  ]);
});

test("a question that the person has answered meanwhile is not asked", async () => {
  const userId = await person();
  await planned(userId);
  await askDue(at("2026-11-27T12:00:00Z"), says(""));
  expect(await listAsked(userId)).toEqual([]);
  expect(await listPlanned(database, userId)).toEqual([]);
});
