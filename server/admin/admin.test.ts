import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminOverview, AdminWeeks } from "../../shared/contracts/admin/admin.ts";
import { openBrowser } from "../testing/browser.ts";
import { startAuthServer, type AuthServer } from "../testing/auth-server.ts";
import { newAdmin, newPerson, type TestPerson } from "../testing/people.ts";

let server: AuthServer;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await startAuthServer();
  admin = await newAdmin(server);
  other = await newPerson(server);
});
afterAll(() => server.stop());

test("a refusal says whether the sign-in or the role is missing", async () => {
  for (const init of [{}, { headers: { authorization: "Bearer nonsense" } }]) {
    const answer = await openBrowser(server).get("/api/admin/overview", init);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: "not_authenticated" } });
  }
  const answer = await other.get("/overview");
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({
    error: { code: "not_allowed", message: "You don't have permission to do this." },
  });
});

test("an address below /api/admin that does not exist is nothing, whoever asks", async () => {
  expect((await openBrowser(server).get("/api/admin/secrets")).status).toBe(404);
  expect((await other.get("/secrets")).status).toBe(404);
  expect((await admin.get("/secrets")).status).toBe(404);
});

test("a deleted admin cannot use an old token", async () => {
  const gone = await newAdmin(server);
  await server.query("delete from users where id = $1", [gone.id]);
  expect((await gone.get("/overview")).status).toBe(401);
});

test("the overview counts users, active subscriptions and chats", async () => {
  const before = await admin.read<AdminOverview>("/overview");
  for (const status of ["active", "trial"]) {
    const { id } = await newPerson(server);
    await server.query("update users set subscription_status = $1 where id = $2", [status, id]);
    await server.query(
      "insert into activity_days (user_id, day, messages) values ($1, current_date, 1)",
      [id],
    );
  }
  expect(await admin.read<AdminOverview>("/overview")).toEqual({
    total_users: before.total_users + 2,
    active_subscriptions: before.active_subscriptions + 1,
    total_chats: before.total_chats + 2,
    shortcuts: {
      users: "https://admin.example.com/users",
      database: "https://admin.example.com/database",
      payments: "https://admin.example.com/payments",
      functions: "https://admin.example.com/functions",
    },
  });
});

describe("the last weeks", () => {
  /** A Wednesday; its week began on March 2. */
  const NOW = new Date("2026-03-04T12:00:00Z");

  test("count sign-ups, active people, messages, trials and who paid after them", async () => {
    server.setClock(() => NOW.getTime());
    const person = async (
      createdAt: string,
      trial?: [status: string, used: string, end: string],
    ) => {
      const email = `${randomUUID()}@example.com`;
      const rows = await server.query<{ id: string }>(
        "insert into users (email, created_at) values ($1, $2) returning id",
        [email, createdAt],
      );
      const { id } = rows[0]!;
      if (trial)
        await server.query(
          "insert into subscriptions (user_id, status, trial_used_at, subscription_end) values ($1, $2, $3, $4)",
          [id, ...trial],
        );
      return id;
    };
    const wrote = (id: string, day: string, messages: number, pets = 0) =>
      server.query(
        "insert into activity_days (user_id, day, messages, pets, xp) values ($1, $2, $3, $4, 10)",
        [id, day, messages, pets],
      );
    const early = await person("2026-02-22T23:59:59Z");
    const late = await person("2026-02-23T00:00:00Z", [
      "active",
      "2026-01-05T00:00:00Z",
      "2026-03-12T00:00:00Z",
    ]);
    await person("2026-03-04T11:00:00Z", ["trial", "2026-03-04T11:00:00Z", "2026-03-11T11:00:00Z"]);
    await person("2026-01-06T11:00:00Z", [
      "canceled",
      "2026-01-06T11:00:00Z",
      "2026-01-13T11:00:00Z",
    ]);
    await person("2026-01-07T11:00:00Z", [
      "canceled",
      "2026-01-07T11:00:00Z",
      "2026-02-14T11:00:00Z",
    ]);
    await person("2026-01-08T11:00:00Z", [
      "past_due",
      "2026-01-08T11:00:00Z",
      "2026-02-15T11:00:00Z",
    ]);
    await wrote(early, "2026-02-23", 3);
    await wrote(early, "2026-02-24", 4);
    await wrote(late, "2026-03-01", 0, 2);
    await wrote(late, "2026-03-02", 0);
    const { weeks } = await admin.read<AdminWeeks>("/weeks");
    server.setClock(Date.now);
    expect(weeks.map(({ starts_on: day }) => day)).toEqual([
      "2025-12-15",
      "2025-12-22",
      "2025-12-29",
      "2026-01-05",
      "2026-01-12",
      "2026-01-19",
      "2026-01-26",
      "2026-02-02",
      "2026-02-09",
      "2026-02-16",
      "2026-02-23",
      "2026-03-02",
    ]);
    const empty = { sign_ups: 0, active: 0, messages: 0, trials: 0, converted: 0 };
    expect(weeks[3]).toEqual({
      ...empty,
      starts_on: "2026-01-05",
      sign_ups: 3,
      trials: 4,
      converted: 2,
    });
    expect(weeks[9]).toEqual({ ...empty, starts_on: "2026-02-16", sign_ups: 1 });
    expect(weeks[10]).toEqual({
      ...empty,
      starts_on: "2026-02-23",
      sign_ups: 1,
      active: 2,
      messages: 7,
    });
    expect(weeks[11]).toEqual({ ...empty, starts_on: "2026-03-02", sign_ups: 1, trials: 1 });
  });
});
