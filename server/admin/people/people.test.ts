import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AdminPeople, AdminPersonPanel } from "../../../shared/contracts/admin/admin.ts";
import { authFixture } from "../../testing/auth-server.ts";
import { logOf, newAdmin, newPerson } from "../../testing/people.ts";

const server = await authFixture();
const admin = await newAdmin(server, "Grace");

const SECRET = "I told only Luli about the blue door";

async function chat(id: string): Promise<void> {
  await server.query(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
     select current_date, user_id, gen_random_uuid(), id, $2, 1, 'done', $2 from puppies where user_id = $1 and is_active`,
    [id, SECRET],
  );
  await server.query(
    "update game_states set state = jsonb_set(state, '{totals,messages}', to_jsonb(messages + 1)) where user_id = $1",
    [id],
  );
}

const search = (query: Record<string, string>) =>
  admin.read<AdminPeople>(`/people?${new URLSearchParams(query)}`);

test("people are found by a part of their name or address, whatever is in it", async () => {
  const ada = await newPerson(server, "Ada Lovelace");
  const percent = await newPerson(server, "100% _fluffy_ \\o/");
  const found = async (text: string) =>
    (await search({ search: text })).people.map(({ email }) => email);
  expect(await found("LOVELACE")).toEqual([ada.email]);
  expect(await found("  ada lov ")).toEqual([ada.email]);
  expect(await found(ada.email.slice(0, -3).toUpperCase())).toContain(ada.email);
  expect(await found("100%")).toEqual([percent.email]);
  expect(await found("_fluffy_")).toEqual([percent.email]);
  expect(await found("\\o/")).toEqual([percent.email]);
  expect(await found("%%%")).toEqual([]);
  expect(await found("'; drop table users;--")).toEqual([]);
  expect((await admin.get(`/people?search=${"x".repeat(101)}`)).status).toBe(400);
  expect((await admin.get("/people?search=%00")).status).toBe(200);
});

test("people come in pages, newest first, each exactly once, also when some share a moment", async () => {
  await server.query(
    `insert into users (email, name, created_at) select 'many-' || n || '@example.com', 'Many', '2026-01-01'::timestamptz + (n / 10) * interval '1 hour'
     from generate_series(1, 60) n`,
  );
  const seen: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: AdminPeople = await search({ search: "many", ...(next && { before: next }) });
    expect(page.people.length).toBeLessThanOrEqual(25);
    seen.push(...page.people.map(({ id }) => id));
    next = page.next;
  }
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(60);
});

test("a plan narrows them down", async () => {
  for (const status of ["trial", "active", "past_due", "unpaid", "canceled"]) {
    const { id } = await newPerson(server, `Plan ${status}`);
    await server.query("update users set subscription_status = $1 where id = $2", [status, id]);
  }
  const names = async (plan: string) =>
    (await search({ plan, search: "plan " })).people.map(({ name }) => name).toSorted();
  expect(await names("active")).toEqual(["Plan active"]);
  expect(await names("trial")).toEqual(["Plan trial"]);
  expect(await names("past_due")).toEqual(["Plan past_due", "Plan unpaid"]);
  expect(await names("none")).toEqual([]);
});

test("an invalid query is refused by name", async () => {
  for (const [query, field] of [
    ["plan=gold", "plan"],
    ["before=1", "before"],
    ["sort=name", "sort"],
  ]) {
    const answer = await admin.get(`/people?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid_request", field } });
  }
  expect((await admin.get(`/people?before=${randomUUID()}`)).status).toBe(200);
});

test("a person's panel shows account, plan and level, and the look is in the log", async () => {
  const person = await newPerson(server, "Maya");
  await chat(person.id);
  await server.query(
    `insert into subscriptions (user_id, customer_id, status, subscription_end, cancel_at_period_end, trial_used_at)
     values ($1, 'cus_123', 'trial', '2026-12-01T00:00:00Z', true, '2026-11-24T00:00:00Z')`,
    [person.id],
  );
  await server.query("update users set subscription_status = 'trial' where id = $1", [person.id]);
  await server.query("update puppies set level = 7 where user_id = $1 and is_active", [person.id]);
  const panel = await admin.read<AdminPersonPanel>(`/people/${person.id}`);
  expect(panel).toEqual({
    id: person.id,
    name: "Maya",
    email: person.email,
    created_at: expect.stringMatching(/^\d{4}-/) as string,
    subscription_status: "trial",
    level: 7,
    is_admin: false,
    is_email_verified: true,
    mail_suppressed: null,
    time_zone: "UTC",
    sign_in: ["password"],
    sessions: 1,
    last_seen_at: expect.stringMatching(/^\d{4}-/) as string,
    subscription_end: "2026-12-01T00:00:00.000Z",
    cancel_at_period_end: true,
    trial_used_at: "2026-11-24T00:00:00.000Z",
    customer_url: "https://admin.example.com/payments/customers/cus_123",
    puppy: { name: "Luli", variant: "original", level: 7 },
    coins: 1250,
    happiness_points: 0,
    streak_days: 0,
    chats: 1,
    is_resting: false,
    contact_messages: 0,
    is_suspended: false,
    suspended_at: null,
    is_held: false,
    granted_until: null,
    notes: [],
  });
  expect(await logOf(server, person.id)).toEqual(["person_viewed"]);
  for (const id of [randomUUID(), "x"]) expect((await admin.get(`/people/${id}`)).status).toBe(404);
});

test("whose chat rests is let chat again, once, and the log says who did", async () => {
  const person = await newPerson(server);
  await server.query("insert into age_answers values ($1, 'minor', now())", [person.id]);
  expect(await admin.read(`/people/${person.id}`)).toMatchObject({ is_resting: true });
  for (let n = 0; n < 2; n += 1) expect((await admin.act(person.id, "end-rest")).status).toBe(200);
  expect(await admin.read(`/people/${person.id}`)).toMatchObject({ is_resting: false });
  expect((await logOf(server, person.id)).filter((action) => action === "rest_ended")).toHaveLength(
    1,
  );
  expect((await admin.act(randomUUID(), "end-rest")).status).toBe(404);
});

test("no answer of the admin's holds a word of what was said to Luli", async () => {
  const person = await newPerson(server);
  await chat(person.id);
  for (const path of [
    "/overview",
    "/weeks",
    "/people",
    `/people/${person.id}`,
    "/messages",
    "/log",
  ]) {
    const answer = await admin.get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text(), path).not.toContain("blue door");
  }
});
