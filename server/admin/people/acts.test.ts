import { beforeEach, describe, expect, test } from "vitest";
import type { AdminPersonPanel } from "../../../shared/contracts/admin/admin.ts";
import type { SubscriptionState } from "../../../shared/contracts/subscription.ts";
import { authFixture } from "../../testing/auth-server.ts";
import { openBrowser } from "../../testing/browser.ts";
import { logOf, newAdmin, newPerson, type TestPerson } from "../../testing/people.ts";

const server = await authFixture();
let admin: TestPerson;
let person: TestPerson;
beforeEach(async () => {
  [admin, person] = [await newAdmin(server), await newPerson(server)];
  await server.query("delete from user_roles where user_id <> $1", [admin.id]);
});

const panelOf = async (answer: Response) => (await answer.json()) as AdminPersonPanel;
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error?: { code: string }; code?: string }).error?.code;
const subjects = () => server.mailsTo(person.email).map(({ subject }) => subject);

test.each(["suspend", "reinstate", "end-sessions", "grant-admin", "take-admin", "end-rest"])(
  "%s asks for the admin's own password, and is in the log with it alone",
  async (what) => {
    const wrong = await admin.act(person.id, what, { password: "not mine" });
    expect(await codeOf(wrong)).toBe("wrong_password");
    expect(await codeOf(await admin.post(`/people/${person.id}/${what}`))).toBe("wrong_password");
    expect(await logOf(server, person.id)).toEqual([]);
    expect((await admin.act(person.id, what)).status).toBe(200);
  },
);

describe("suspension", () => {
  test("ends sessions, refuses the sign-in with a clear word, tells by mail; reinstated, all is as it was", async () => {
    const suspended = await panelOf(await admin.act(person.id, "suspend"));
    expect(suspended).toMatchObject({ is_suspended: true, sessions: 0 });
    await admin.act(person.id, "suspend");
    const browser = openBrowser(server);
    const refused = await browser.signIn(person.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "ACCOUNT_SUSPENDED" });
    expect(await panelOf(await admin.act(person.id, "reinstate"))).toMatchObject({
      is_suspended: false,
      suspended_at: null,
    });
    expect((await browser.signIn(person.email)).status).toBe(200);
    expect(subjects().slice(-2)).toEqual([
      "Your Luli account is suspended",
      "Your Luli account is active again",
    ]);
    expect(await logOf(server, person.id)).toEqual(["person_suspended", "person_reinstated"]);
  });

  test("a guess at the password does not tell that the account is suspended", async () => {
    await admin.act(person.id, "suspend");
    const guess = await openBrowser(server).signIn(person.email, "a guess of mine");
    expect(await guess.json()).toMatchObject({ code: "INVALID_EMAIL_OR_PASSWORD" });
  });
});

describe("the last admin who is let in", () => {
  const able = async () =>
    server.query<{ email: string }>(
      "select email from user_roles join users on id = user_id where suspended_at is null and deletion_requested_at is null",
    );
  const leave = (who: TestPerson) =>
    openBrowser(server).post(
      "/api/me/deletion",
      { confirmation: who.email, password: "correct horse battery" },
      { headers: who.bearer },
    );

  test("cannot be suspended or deleted, unlike other people", async () => {
    for (const what of ["suspend", "take-admin"])
      expect(await codeOf(await admin.act(admin.id, what))).toBe("last_admin");
    expect(await codeOf(await leave(admin))).toBe("last_admin");
    await expect(
      server.query("update users set suspended_at = now() where id = $1", [admin.id]),
    ).rejects.toThrow("the last admin stays");
    expect(await able()).toHaveLength(1);
  });

  test("stays, whatever two do to each other at once, again and again", async () => {
    const acts = ["suspend", "take-admin", "leave"] as const;
    for (const first of acts)
      for (const second of acts) {
        const [a, b] = [await newAdmin(server), await newAdmin(server)];
        await server.query("delete from user_roles where user_id not in ($1, $2)", [a.id, b.id]);
        const does = (what: (typeof acts)[number], one: TestPerson, other: TestPerson) =>
          what === "leave" ? leave(one) : one.act(other.id, what);
        const answers = await Promise.all([does(first, a, b), does(second, b, a)]);
        expect(answers.filter(({ ok }) => ok).length, `${first} ${second}`).toBeLessThan(3);
        for (const { status } of answers) expect([200, 202, 401, 403, 409]).toContain(status);
        expect((await able()).length, `${first} ${second}`).toBeGreaterThanOrEqual(1);
      }
  });
});

describe("support", () => {
  test("signs somebody out everywhere", async () => {
    expect(await panelOf(await admin.act(person.id, "end-sessions"))).toMatchObject({
      sessions: 0,
    });
    expect(await logOf(server, person.id)).toEqual(["sessions_ended"]);
  });

  test("sends the mail to reset a password again, and the one to confirm only where it is missing", async () => {
    await admin.act(person.id, "send-link", { link: "reset" });
    expect(subjects().at(-1)).toBe("Choose a new password for Luli");
    const known = await admin.act(person.id, "send-link", { link: "confirmation" });
    expect(await codeOf(known)).toBe("already_confirmed");
    await server.query("update users set email_verified = false where id = $1", [person.id]);
    await admin.act(person.id, "send-link", { link: "confirmation" });
    expect(subjects().at(-1)).toBe("Confirm your email for Luli");
    expect(await logOf(server, person.id)).toEqual(["link_sent", "link_sent"]);
  });

  test("notes something, which the person reads in their copy", async () => {
    await admin.act(person.id, "notes", { words: " Asked for a refund. " });
    const { notes } = await panelOf(await admin.act(person.id, "notes", { words: "Got it." }));
    expect(notes.map(({ words, author }) => [words, author])).toEqual([
      ["Got it.", admin.email],
      ["Asked for a refund.", admin.email],
    ]);
    const copy = await openBrowser(server).get("/api/me/export", { headers: person.bearer });
    expect(JSON.stringify(await copy.json())).toContain("Asked for a refund.");
    expect((await admin.act(person.id, "notes", { words: " " })).status).toBe(400);
  });
});

describe("a given plan", () => {
  const check = async () => {
    const headers = person.bearer;
    const answer = await openBrowser(server).post(
      "/functions/v1/check-subscription",
      {},
      { headers },
    );
    return (await answer.json()) as SubscriptionState;
  };
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  test("gives what subscribers have until the end of its day, and can be taken back", async () => {
    const until = inDays(30);
    await admin.act(person.id, "grant-plan", { until });
    expect(await check()).toMatchObject({ subscribed: true, status: "active", is_granted: true });
    expect((await check()).subscription_end!.slice(0, 10)).toBe(inDays(31));
    await admin.act(person.id, "grant-plan", { until: inDays(60) });
    expect((await check()).subscription_end!.slice(0, 10)).toBe(inDays(61));
    await admin.act(person.id, "grant-plan", { until: null });
    expect(await check()).toMatchObject({ subscribed: false, status: "none" });
    expect((await admin.act(person.id, "grant-plan", { until: inDays(-2) })).status).toBe(400);
    for (const wrong of ["9999-12-31", "2028-02-30"])
      for (const act of ["grant-plan", "extend-trial"]) {
        const answer = await admin.act(person.id, act, { until: wrong });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ error: { field: "until" } });
      }
    expect(await logOf(server, person.id)).toEqual(["plan_granted", "plan_extended", "plan_taken"]);
  });

  test("lengthens a trial where there is one, to a later day, by a year at most", async () => {
    const none = await admin.act(person.id, "extend-trial", { until: inDays(30) });
    expect(await codeOf(none)).toBe("no_trial");
    await server.query(
      `insert into subscriptions (user_id, customer_id, subscription_id, status, subscription_end)
       values ($1, 'cus_1', 'sub_1', 'trial', $2)`,
      [person.id, inDays(5)],
    );
    for (const days of [3, 400])
      expect((await admin.act(person.id, "extend-trial", { until: inDays(days) })).status).toBe(
        400,
      );
    expect(await logOf(server, person.id)).toEqual([]);
    expect((await admin.act(person.id, "extend-trial", { until: inDays(30) })).status).toBe(200);
    expect(await logOf(server, person.id)).toEqual(["trial_extended"]);
  });
});
