import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { AdminLog } from "../../../shared/contracts/admin/admin.ts";
import { newEmail, openBrowser } from "../../testing/browser.ts";
import { authFixture } from "../../testing/auth-server.ts";
import { logOf, newAdmin, newPerson, type TestPerson } from "../../testing/people.ts";

const server = await authFixture();
/** The only one. */
let admin: TestPerson;
beforeEach(async () => {
  admin = await newAdmin(server);
  await server.query("delete from user_roles where user_id <> $1", [admin.id]);
});

const admins = async () =>
  (
    await server.query<{ email: string }>(
      "select email from user_roles join users on id = user_id order by email",
    )
  ).map(({ email }) => email);

describe("granting the role", () => {
  test("acts at once, shows in /api/me, and is in the log once", async () => {
    const person = await newPerson(server);
    for (let n = 0; n < 2; n++) {
      const answer = await admin.act(person.id, "grant-admin");
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ is_admin: true });
    }
    const me = await openBrowser(server).get("/api/me", { headers: person.bearer });
    expect(await me.json()).toMatchObject({ roles: ["admin"] });
    expect((await person.get("/overview")).status).toBe(200);
    expect(await logOf(server, person.id)).toEqual(["admin_granted"]);
  });

  test("needs a confirmed address", async () => {
    const email = newEmail();
    await openBrowser(server).signUp(email);
    const [row] = await server.query<{ id: string }>("select id from users where email = $1", [
      email,
    ]);
    const answer = await admin.act(row!.id, "grant-admin");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: "email_not_verified" } });
    expect(await admins()).toEqual([admin.email]);
  });

  test("to nobody, or with anything in the body, is refused", async () => {
    const person = await newPerson(server);
    for (const id of [randomUUID(), "nonsense", "'; drop table users;--"])
      expect((await admin.act(encodeURIComponent(id), "grant-admin")).status).toBe(404);
    const extra = await admin.act(person.id, "grant-admin", { role: "owner" });
    expect(extra.status).toBe(400);
    expect(await extra.json()).toMatchObject({ error: { field: "role" } });
    expect(await admins()).toEqual([admin.email]);
  });
});

describe("taking the role", () => {
  test("acts at once, and is in the log once", async () => {
    const second = await newAdmin(server);
    for (let n = 0; n < 2; n++) {
      const answer = await admin.act(second.id, "take-admin");
      expect(await answer.json()).toEqual({ is_admin: false });
    }
    expect((await second.get("/overview")).status).toBe(403);
    expect(await logOf(server, second.id)).toEqual(["admin_granted", "admin_taken"]);
  });

  test("from oneself works while there is another admin, from the last one never", async () => {
    const second = await newAdmin(server);
    expect((await second.act(second.id, "take-admin")).status).toBe(200);
    const refused = await admin.act(admin.id, "take-admin");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: {
        code: "last_admin",
        message: "This is the last admin. Make someone else an admin first.",
      },
    });
    expect(await admins()).toEqual([admin.email]);
    expect(await logOf(server, admin.id)).toEqual(["admin_granted"]);
  });

  test("fails in the database itself for the last admin, also from two sides at once", async () => {
    const two = await newAdmin(server);
    const remove = (id: string) => server.query("delete from user_roles where user_id = $1", [id]);
    const results = await Promise.allSettled([remove(admin.id), remove(two.id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await admins()).toHaveLength(1);
    await expect(server.query("delete from user_roles")).rejects.toThrow("the last admin stays");
  });

  test("the role does not block the deletion of a whole account", async () => {
    await server.query("delete from users where id = $1", [admin.id]);
    expect(await admins()).toEqual([]);
  });
});

describe("the log", () => {
  test("cannot be changed, emptied or shortened, not even by the server's own role", async () => {
    const count = () => server.query("select count(*) from audit_entries");
    const before = await count();
    for (const attempt of [
      "update audit_entries set action = 'person_viewed'",
      "delete from audit_entries",
      "truncate audit_entries",
      "truncate audit_entries cascade",
    ])
      await expect(server.query(attempt), attempt).rejects.toThrow("audit_entries is append-only");
    expect(await count()).toEqual(before);
  });

  test("outlives its people and forgets their names", async () => {
    const [second, person] = [await newAdmin(server), await newPerson(server)];
    await second.get(`/people/${person.id}`);
    await server.query("delete from users where id = any ($1)", [[second.id, person.id]]);
    const { entries } = await admin.read<AdminLog>("/log");
    expect(entries[0]).toMatchObject({
      action: "person_viewed",
      actor: { id: second.id, email: null },
      subject: { id: person.id, label: null },
    });
  });

  test("comes in pages, newest first", async () => {
    const person = await newPerson(server);
    await server.query(
      `insert into audit_entries (actor_id, action, subject_id) select $1, 'person_viewed', $2 from generate_series(1, 120)`,
      [admin.id, person.id],
    );
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: AdminLog = await admin.read(next === "" ? "/log" : `/log?before=${next}`);
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
    }
    expect(seen.length).toBeGreaterThan(120);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a));
  });
});
