import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AdminOverview, AdminWeeks } from "../../shared/contracts/admin/admin.ts";
import { DAY_MS } from "../../shared/rules/days.ts";
import { openBrowser } from "../testing/browser.ts";
import { authFixture } from "../testing/auth-server.ts";
import { newAdmin, newPerson } from "../testing/people.ts";

const server = await authFixture();
const admin = await newAdmin(server);
const other = await newPerson(server);

test("an address below /api/admin that does not exist is nothing, whoever asks", async () => {
  expect((await openBrowser(server).get("/api/admin/secrets")).status).toBe(404);
  expect((await other.get("/secrets")).status).toBe(404);
  expect((await admin.get("/secrets")).status).toBe(404);
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

/** A Wednesday; its week began on March 2. */
const NOW = new Date("2026-03-04T12:00:00Z");

test("the last weeks count sign-ups, active people, messages, trials and who paid after them", async () => {
  server.setClock(() => NOW.getTime());
  const person = async (createdAt: string, trial?: [used: string, paid?: string]) => {
    const email = `${randomUUID()}@example.com`;
    const rows = await server.query<{ id: string }>(
      "insert into users (email, created_at) values ($1, $2) returning id",
      [email, createdAt],
    );
    const { id } = rows[0]!;
    if (trial)
      await server.query(
        "insert into subscriptions (user_id, trial_used_at, paid_at) values ($1, $2, $3)",
        [id, trial[0], trial[1]],
      );
    return id;
  };
  const wrote = (id: string, day: string, messages: number, pets = 0) =>
    server.query(
      "insert into activity_days (user_id, day, messages, pets, xp) values ($1, $2, $3, $4, 10)",
      [id, day, messages, pets],
    );
  const early = await person("2026-02-22T23:59:59Z");
  const late = await person("2026-02-23T00:00:00Z", ["2026-01-05", "2026-01-12"]);
  await person("2026-03-04", ["2026-03-04"]);
  await person("2026-01-06", ["2026-01-06"]);
  await person("2026-01-07", ["2026-01-07", "2026-02-14"]);
  await person("2026-01-08", ["2026-01-08"]);
  await wrote(early, "2026-02-23", 3);
  await wrote(early, "2026-02-24", 4);
  await wrote(late, "2026-03-01", 0, 2);
  await wrote(late, "2026-03-02", 0);
  const { weeks } = await admin.read<AdminWeeks>("/weeks");
  server.setClock(Date.now);
  const first = Date.parse("2025-12-15");
  const mondays = weeks.map((_, at) => new Date(first + at * 7 * DAY_MS).toISOString());
  expect(weeks.map(({ starts_on: day }) => `${day}T00:00:00.000Z`)).toEqual(mondays);
  expect(weeks).toHaveLength(12);
  const empty = { sign_ups: 0, active: 0, messages: 0, trials: 0, converted: 0 };
  expect(weeks[3]).toMatchObject({ ...empty, sign_ups: 3, trials: 4, converted: 2 });
  expect(weeks[9]).toMatchObject({ ...empty, sign_ups: 1 });
  expect(weeks[10]).toMatchObject({ ...empty, sign_ups: 1, active: 2, messages: 7 });
  expect(weeks[11]).toMatchObject({ ...empty, sign_ups: 1, trials: 1 });
});
