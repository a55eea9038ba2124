// Mails that come back: told by the mail server at once or by a provider later. Then only what is asked for goes there, until a mailed link is opened.
// After a complaint the newsletters end and all other mail is still sent.
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../sandbox/listen.ts";
import type { AdminPersonPanel } from "../../../shared/contracts/admin/admin.ts";
import type { Me } from "../../../shared/contracts/me.ts";
import { PASSWORD, authFixture } from "../../testing/auth-server.ts";
import { newAdmin } from "../../testing/people.ts";
import { newcomer } from "../../testing/browser.ts";
import { createMailer } from "../mailer.ts";
import type { Mailer } from "../../platform/mail.ts";
import { readReturned } from "./providers.ts";
import { sparing } from "./sparing-mailer.ts";

const SECRET = "what the provider was given";
const delivered: string[] = [];
const refusals = new Map<string, [code: number, text: string]>();
const server = await authFixture({ config: { mailEventsSecret: SECRET } });
let smtp: SMTPServer;
let mailer: Mailer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const [responseCode, text] = refusals.get(address) ?? [];
      done(responseCode ? Object.assign(new Error(text), { responseCode }) : null);
    },
    onData: (stream, { envelope }, done) => {
      delivered.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on("end", () => done());
    },
  });
  const port = await listen(smtp.server);
  mailer = sparing(createMailer(`smtp://127.0.0.1:${port}`, "luli@luli.test"), server.context);
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const tell = (body: unknown, password = SECRET) =>
  fetch(`${server.url}/api/mail-events`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`luli:${password}`)}` },
    body: JSON.stringify(body),
  });
const letter = (to: string) => mailer.send({ to, subject: "News", text: "Woof" }, "1");
const link = (to: string) =>
  mailer.send({ to, subject: "Link", text: "Woof", isAskedFor: true }, "2");
const sentTo = (email: string) => delivered.filter((to) => to === email).length;

async function arrive() {
  const { browser, email, bearer } = await newcomer(server);
  const me = async () => (await (await browser.get("/api/me", { headers: bearer })).json()) as Me;
  const suppressed = async () => (await me()).user.mail_suppressed;
  return { browser, email, bearer, me, suppressed };
}

test("a permanent refusal stops the newsletters, and a link that was mailed there brings them back", async () => {
  const { browser, email, suppressed } = await arrive();
  await letter(email);
  expect([sentTo(email), await suppressed()]).toEqual([1, null]);

  refusals.set(email, [550, "5.1.1 No such user here"]);
  await letter(email);
  expect(await suppressed()).toBe("bounce");

  refusals.delete(email);
  await letter(email);
  expect(sentTo(email)).toBe(1);
  await link(email);
  expect(sentTo(email)).toBe(2);

  const token = await browser.resetToken(email);
  const reset = { newPassword: `${PASSWORD} 2`, token };
  expect((await browser.post("/auth/v1/reset-password", reset)).status).toBe(200);
  await letter(email);
  expect(sentTo(email)).toBe(3);
});

test.each([
  [450, "4.2.1 Try again later"],
  [552, "5.2.2 Mailbox full"],
  [550, "5.7.1 Relaying denied"],
  [550, "Go away"],
])("a refusal that says nothing of the address is tried again: %i %s", async (code, text) => {
  const { email, suppressed } = await arrive();
  refusals.set(email, [code, text]);
  await expect(letter(email)).rejects.toThrow("all recipients were rejected");
  expect(await suppressed()).toBeNull();
});

test("an address of nobody's is tried again, as before", async () => {
  refusals.set("nobody@example.com", [550, "5.1.1 No such user here"]);
  await expect(letter("nobody@example.com")).rejects.toThrow("all recipients were rejected");
});

const bounce = { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "a@b.c" }] };
const complaint = { complainedRecipients: [{ emailAddress: "a@b.c" }] };
const mailgun = (event: object) => ({ "event-data": { recipient: "a@b.c", ...event } });
const sns = (message: object) => ({ Type: "Notification", Message: JSON.stringify(message) });
const BOUNCE = [{ email: "a@b.c", reason: "bounce" }];
const COMPLAINT = [{ email: "a@b.c", reason: "complaint" }];
test.each<[string, unknown, object[] | null]>([
  ["ours", { email: "a@b.c", reason: "bounce", detail: "gone" }, BOUNCE],
  ["Postmark", { RecordType: "Bounce", Type: "HardBounce", Email: "a@b.c" }, BOUNCE],
  ["Postmark", { RecordType: "Bounce", Type: "Transient", Email: "a@b.c" }, []],
  ["Postmark", { RecordType: "SpamComplaint", Email: "a@b.c" }, COMPLAINT],
  ["SendGrid", [{ event: "bounce", type: "bounce", email: "a@b.c" }], BOUNCE],
  ["SendGrid", [{ event: "bounce", type: "blocked", email: "a@b.c" }], []],
  [
    "SendGrid",
    [
      { event: "open", email: "a@b.c" },
      { event: "spamreport", email: "a@b.c" },
    ],
    COMPLAINT,
  ],
  ["SendGrid", [{ event: "dropped", reason: "Bounced Address", email: "a@b.c" }], BOUNCE],
  ["SendGrid", [{ event: "dropped", reason: "Spam Reporting Address", email: "a@b.c" }], COMPLAINT],
  ["SendGrid", [{ event: "dropped", reason: "Unsubscribed Address", email: "a@b.c" }], []],
  ["Mailgun", mailgun({ event: "failed", severity: "permanent", reason: "bounce" }), BOUNCE],
  [
    "Mailgun",
    mailgun({ event: "failed", severity: "permanent", reason: "suppress-bounce" }),
    BOUNCE,
  ],
  ["Mailgun", mailgun({ event: "failed", severity: "permanent", reason: "generic" }), []],
  ["Mailgun", mailgun({ event: "failed", severity: "temporary", reason: "bounce" }), []],
  [
    "Mailgun",
    mailgun({ event: "failed", severity: "permanent", reason: "suppress-complaint" }),
    COMPLAINT,
  ],
  ["Mailgun", mailgun({ event: "complained" }), COMPLAINT],
  ["SES", sns({ notificationType: "Bounce", bounce }), BOUNCE],
  ["SES", sns({ eventType: "Bounce", bounce: { ...bounce, bounceType: "Transient" } }), []],
  ["SES", { notificationType: "Bounce", bounce }, BOUNCE],
  ["SES", { eventType: "Complaint", complaint }, COMPLAINT],
  ["SES", sns({ complaint }), COMPLAINT],
  ["SES", sns({ complaint: { ...complaint, complaintFeedbackType: "not-spam" } }), []],
  ["nobody", { hello: "world" }, null],
  ["nobody", { Type: "Notification", Message: "no JSON" }, null],
])("%s tells %j", (_, body, returned) => {
  const read = readReturned(body);
  expect(read?.map(({ email, reason }) => ({ email, reason })) ?? null).toEqual(returned);
});

test("a complaint, told with the secret, ends the letters and nothing that is owed, and admins see it", async () => {
  const { browser, email, bearer, me, suppressed } = await arrive();
  const wish = { email_updates: true };
  await browser.patch("/api/me/settings", wish, { headers: bearer });
  expect(await me()).toMatchObject({ settings: wish });
  const told = { email: email.toUpperCase(), reason: "complaint" };
  const refused = await tell(told, "another secret");
  expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
    401,
    'Basic realm="mail events"',
  ]);
  expect(await suppressed()).toBeNull();
  expect((await tell(told)).status).toBe(204);
  expect((await tell({ ...told, email: "nobody@example.com" })).status).toBe(204);
  expect((await tell({ hello: "world" })).status).toBe(204);
  expect(await me()).toMatchObject({
    user: { mail_suppressed: "complaint" },
    settings: { email_updates: false },
  });
  await letter(email);
  expect(sentTo(email)).toBe(1);

  const [row] = await server.query("select id from users where email = $1", [email]);
  const admin = await newAdmin(server, "Grace");
  const panel = await admin.read<AdminPersonPanel>(`/people/${String(row!["id"])}`);
  expect(panel.mail_suppressed).toBe("complaint");
});

test("Amazon's question whether somebody listens is said in the log, and not followed", async () => {
  const asked = {
    Type: "SubscriptionConfirmation",
    SubscribeURL: "https://sns.example/confirm?x=1",
  };
  expect((await tell(asked)).status).toBe(204);
  expect(server.logged()).toContain("https://sns.example/confirm?x=1");
});
