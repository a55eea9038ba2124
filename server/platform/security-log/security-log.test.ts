import { describe, expect, test } from "vitest";
import type { SecurityEvent, SecurityLog } from "../../../shared/contracts/admin/security.ts";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { authFixture, linkIn } from "../../testing/auth-server.ts";
import { newEmail, openBrowser } from "../../testing/browser.ts";
import { newAdmin, newPerson } from "../../testing/people.ts";
import { threadMs } from "../../testing/thread-time.ts";
import { createSecurityLog } from "./note.ts";
import { eraseOldEvents } from "./queries.ts";

const server = await authFixture();
const admin = await newAdmin(server);

async function search(query: Record<string, string>): Promise<SecurityEvent[]> {
  await server.securityLog.write();
  const found = await admin.read<SecurityLog>(`/security?${new URLSearchParams(query).toString()}`);
  return found.events;
}
const kinds = (events: SecurityEvent[]) => events.map(({ kind }) => kind).toReversed();

describe("the security log", () => {
  test("notes sign-ins with account, network and time", async () => {
    const email = newEmail("ada");
    const browser = openBrowser(server, { ip: "203.0.113.77" });
    await browser.arrive(email);
    await browser.signIn(email, "wrong password");
    await browser.signIn(email, "wrong again");
    await browser.signIn(email);
    await browser.post("/auth/v1/request-password-reset", { email, redirectTo: "/auth" });
    const link = linkIn(server.mailsTo(email).at(-1));
    const token = new URL(link).pathname.split("/").at(-1);
    const newPassword = "another horse battery";
    await browser.post("/auth/v1/reset-password", { token, newPassword });
    await browser.signIn(email, newPassword, { ip: "2001:db8:77:1::9" });
    const events = await search({ person: email.toUpperCase() });
    expect(events.every(({ person }) => person?.email === email)).toBe(true);
    expect(
      events.map(({ kind, network, detail, count }) => [kind, network, detail, count]).toReversed(),
    ).toEqual([
      ["signed_in", "203.0.113.0/24", "link", 1],
      ["sign_in_failed", "203.0.113.0/24", "", 2],
      ["signed_in", "203.0.113.0/24", "password", 1],
      ["reset_asked", "203.0.113.0/24", "", 1],
      ["password_reset", "203.0.113.0/24", "", 1],
      ["signed_in", "2001:db8:77::/48", "password", 1],
    ]);
    expect(Date.now() - Date.parse(events[0]!.last_at)).toBeLessThan(60_000);
  });

  test("notes guesses at an unknown address without account or input", async () => {
    const typed = newEmail("my-password-by-mistake");
    await openBrowser(server, { ip: "198.51.100.4" }).signIn(typed, "wrong password");
    const events = await search({ kind: "sign_in_failed" });
    expect(events).toContainEqual(
      expect.objectContaining({ person: null, network: "198.51.100.0/24" }),
    );
    expect(JSON.stringify(events)).not.toContain("by-mistake");
  });

  test("notes lock-outs, limits, refused and done admin calls", async () => {
    const person = await newPerson(server);
    const guesser = openBrowser(server, { ip: "198.51.100.200" });
    for (let n = 0; n < 11; n++) await guesser.signIn(person.email, `guess ${n}`);
    await person.get("/people");
    await admin.act(person.id, "grant-admin");
    await person.act(person.id, "take-admin");
    for (let n = 0; n < 30; n++) await guesser.signIn(newEmail(), "spray");
    expect(kinds(await search({ person: person.id }))).toEqual([
      "signed_in",
      "sign_in_failed",
      "sign_in_locked",
      "admin_refused",
      "admin_act",
    ]);
    const [refused] = await search({ person: person.id, kind: "admin_refused" });
    expect(refused!.detail).toBe("GET /api/admin/people");
    expect((await search({ kind: "limit_hit" }))[0]).toMatchObject({
      person: null,
      network: "198.51.100.0/24",
      detail: "POST /auth/v1/sign-in/email",
    });
  });
});

test("the search loses and repeats nothing by day and page by page", async () => {
  const { id } = await newPerson(server);
  await server.query(
    `insert into security_events (hour, kind, person_id, network, detail, count, first_at, last_at)
     select timestamptz '2026-03-01Z' + n * interval '1 hour', 'signed_in', $1, '', '', 1, now(), now()
     from generate_series(0, 119) n`,
    [id],
  );
  const seen: string[] = [];
  let before: string | null = "";
  while (before !== null) {
    const found: SecurityLog = await admin.read(
      `/security?person=${id}&until=2026-03-04${before && `&before=${before}`}`,
    );
    seen.push(...found.events.map((event) => event.id));
    before = found.next;
  }
  expect(seen).toHaveLength(96);
  expect(new Set(seen).size).toBe(96);
  expect(await search({ person: "nobody@example.com" })).toEqual([]);
});

test("security events are in the person's data export, and fall with the person", async () => {
  const person = await newPerson(server);
  await server.securityLog.write();
  const copy = await openBrowser(server).get("/api/me/export", { headers: person.bearer });
  expect(await copy.json()).toMatchObject({ security_events: [{ kind: "signed_in" }] });
  server.context.noteSecurity({ kind: "signed_in", who: { id: person.id }, address: "" });
  await server.query("delete from users where id = $1", [person.id]);
  await server.securityLog.write();
  const left = await server.query("select from security_events where person_id = $1", [person.id]);
  expect(left).toEqual([]);
});

test("security events are deleted after 90 days", async () => {
  const { id } = await newPerson(server);
  await server.securityLog.write();
  const end = Date.now() + 90 * DAY_MS;
  await eraseOldEvents(server.context.database, new Date(end - 60 * 60_000));
  expect(kinds(await search({ person: id }))).toEqual(["signed_in"]);
  await eraseOldEvents(server.context.database, new Date(end));
  expect(await search({ person: id })).toEqual([]);
});

describe("a flood", () => {
  const at = new Date("2026-04-01T10:00:00Z");
  const open = () =>
    createSecurityLog({ pool: server.context.pool, log: server.context.log, clock: () => at });
  const rowsAt = async () =>
    server.query<{ rows: number; events: number; admins: number }>(
      `select count(*)::integer as rows, sum(count)::integer as events, coalesce(sum(count) filter (where person_id = $2), 0)::integer as admins
       from security_events where hour = $1`,
      [at, admin.id],
    );

  test("of guesses from everywhere makes at most a thousand rows an hour, and counts all", async () => {
    const log = open();
    log.note({ kind: "sign_in_failed", who: { email: admin.email }, address: "192.0.2.1" });
    for (let n = 0; n < 20_000; n++) {
      const address = `10.${n >> 8}.${n & 255}.1`;
      log.note({ kind: "sign_in_failed", who: { email: `x${n}@example.com` }, address });
    }
    await log.write();
    const [found] = await rowsAt();
    expect(found).toMatchObject({ events: 20_001, admins: 1 });
    expect(found!.rows).toBeLessThanOrEqual(1_001);
  });

  test("costs microseconds an event, even without a database, and breaks nothing", async () => {
    await server.query("alter table security_events rename to security_events_away");
    const log = open();
    const took = threadMs(() => {
      for (let n = 0; n < 20_000; n++)
        log.note({
          kind: "limit_hit",
          who: { id: admin.id },
          address: `10.${n >> 8}.${n & 255}.1`,
        });
    });
    expect(took / 20_000).toBeLessThan(0.1);
    await log.write();
    await server.query("alter table security_events_away rename to security_events");
    await log.write();
    const [found] = await rowsAt();
    expect(found!.admins).toBe(20_001);
  });
});
