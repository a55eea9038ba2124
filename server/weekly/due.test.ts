// The times at which the weekly email is due, and people who get none.
import { expect, test } from "vitest";
import { createPerson } from "../testing/game.ts";
import { databaseFixture } from "../testing/test-database.ts";
import { listDue, postponeEmails, takeWeek } from "./queries.ts";

const { pool, database } = await databaseFixture();

async function subscriber(zone: string): Promise<string> {
  const id = await createPerson(pool, { zone, createdAt: "2026-01-01T00:00:00Z" });
  await pool.query("update users set email_verified = true where id = $1", [id]);
  await pool.query("update settings set email_updates = true where user_id = $1", [id]);
  return id;
}

/** Runs the hourly sweep and returns who gets an email. */
async function sweep(at: string): Promise<string[]> {
  const now = new Date(at);
  await postponeEmails(database, now);
  const taken: string[] = [];
  for (const id of await listDue(database, now, null))
    if (await takeWeek(database, id, false, now)) taken.push(id);
  return taken;
}

async function dueAt(id: string): Promise<string> {
  const { rows } = await pool.query<{ at: Date }>(
    "select letter_due_at as at from settings where user_id = $1",
    [id],
  );
  return rows[0]!.at.toISOString();
}

test("due time is never before a person's Monday morning, nor after this week", async () => {
  const [west, there] = [await subscriber("America/Los_Angeles"), await subscriber("UTC")];
  expect(await sweep("2026-11-23T10:12:00Z")).toEqual([there]);
  expect(await dueAt(west)).toBe("2026-11-23T17:00:00.000Z");
  expect(await dueAt(there)).toBe("2026-11-30T09:00:00.000Z");
  expect(await sweep("2026-11-23T17:12:00Z")).toEqual([west]);
  expect(await dueAt(west)).toBe("2026-11-30T17:00:00.000Z");
});

test("a Monday that no server saw is passed over, and the next one comes by the clock of its season", async () => {
  const person = await subscriber("Europe/Berlin");
  expect(await sweep("2027-03-24T12:00:00Z")).toEqual([]);
  expect(await dueAt(person)).toBe("2027-03-29T07:00:00.000Z");
  expect(await sweep("2027-03-29T07:12:00Z")).toContain(person);
});

test("due time moves with a person to another zone", async () => {
  const person = await subscriber("Europe/Berlin");
  await sweep("2027-06-02T12:00:00Z");
  await pool.query("update users set time_zone = 'Asia/Tokyo' where id = $1", [person]);
  expect(await sweep("2027-06-07T01:00:00Z")).toContain(person);
  expect(await dueAt(person)).toBe("2027-06-14T00:00:00.000Z");
});

test("whose chat rests because of their age gets none, until that is undone", async () => {
  const person = await subscriber("UTC");
  await pool.query(
    "insert into age_answers (user_id, answer, answered_at) values ($1, 'minor', now())",
    [person],
  );
  expect(await sweep("2027-08-02T10:12:00Z")).not.toContain(person);
  await pool.query("update age_answers set answer = 'adult' where user_id = $1", [person]);
  expect(await sweep("2027-08-09T10:12:00Z")).toContain(person);
});

test("an open crisis stops the email that Monday, and the next one comes again", async () => {
  const person = await subscriber("UTC");
  const note = (stage: string, at: string) =>
    pool.query("select note_crisis($1, 'self_harm', $2, $3)", [person, stage, new Date(at)]);
  await note("first", "2027-09-06T08:00:00Z");
  expect(await sweep("2027-09-06T10:12:00Z")).not.toContain(person);
  await note("safe", "2027-09-06T11:00:00Z");
  expect(await sweep("2027-09-06T15:12:00Z")).not.toContain(person);
  expect(await sweep("2027-09-13T10:12:00Z")).toContain(person);
});
