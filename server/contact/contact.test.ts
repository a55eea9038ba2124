import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { startQuietJobs } from "../testing/real-jobs.ts";
import { CONTACT_MAX } from "../../shared/rules/contact.ts";
import { newEmail, openBrowser } from "../testing/browser.ts";
import { authFixture } from "../testing/auth-server.ts";
import { SCHEDULE } from "../schedule.ts";
import { createContact } from "./service.ts";

const server = await authFixture();

const SUPPORT = "support@luli.test";
const aMessage = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: "Ada Lovelace",
  email: newEmail("ada"),
  subject: "A question",
  message: "How many bows does Luli own?\n\nGreetings",
  ...more,
});
const send = (body: unknown, browser = openBrowser(server), headers?: Record<string, string>) =>
  browser.post("/api/contact", body, { ...(headers && { headers }) });
const stored = (id: string) =>
  server.query<{ name: string; email: string; subject: string; message: string }>(
    "select name, email, subject, message from contact_messages where id = $1",
    [id],
  );
/** Everyone's are in one list, so a message is known by its words. */
const mailsAbout = (words: string) =>
  server.mails.filter((mail) => `${mail.subject} ${mail.text}`.includes(words));

describe("POST /api/contact", () => {
  test("stores the message, mails it to support and a copy to the sender", async () => {
    const message = aMessage();
    const answer = await send(message);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ received: true });
    const { id, ...words } = message;
    expect(await stored(id)).toEqual([words]);
    const toUs = server.mails.find(({ replyTo }) => replyTo?.address === message.email);
    expect(toUs).toMatchObject({
      to: SUPPORT,
      replyTo: { name: "Ada Lovelace", address: message.email },
      subject: "Contact: A question",
    });
    expect(toUs?.text).toContain("How many bows does Luli own?\n\nGreetings");
    const [copy, ...more] = server.mailsTo(message.email);
    expect(more).toEqual([]);
    expect(copy?.subject).toBe("We got your message");
    expect(copy?.text).toContain("within 24 hours");
    expect(copy?.text).toContain("> How many bows does Luli own?\n> \n> Greetings");
  });

  test("the copy is in the page's language, else in what the browser asks for; ours stays English", async () => {
    const cases = [
      [{ language: "fr" }, "de", "Nous avons bien reçu ton message"],
      [{}, "xx, de-AT;q=0.5", "Deine Nachricht ist angekommen"],
      [{}, "xx", "We got your message"],
    ] as const;
    for (const [more, asked, subject] of cases) {
      const message = aMessage(more);
      const answer = await send(message, openBrowser(server), { "accept-language": asked });
      expect(answer.status).toBe(201);
      expect(server.mailsTo(message.email)).toMatchObject([{ subject }]);
      const toUs = server.mails.find(({ replyTo }) => replyTo?.address === message.email);
      expect(toUs?.text).toContain("Reply to this mail");
    }
    const wrong = await send(aMessage({ language: "tlh" }));
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { code: "invalid_request", field: "language" } },
    ]);
  });

  test("the copy cannot carry a stranger's words further: plain, our subject, no name, no link", async () => {
    const message = aMessage({
      name: "YOU WON",
      subject: "Click https://evil.example",
      message: "Go to www.evil.example or http://evil.example/win <a href='https://evil.example'>",
    });
    await send(message);
    const copy = server.mailsTo(message.email)[0]!;
    expect(copy.html).toBeUndefined();
    expect(copy.subject).toBe("We got your message");
    expect(copy.text).not.toContain("YOU WON");
    expect(copy.text).not.toMatch(/:\/\/|evil\.example/);
    expect(copy.text.startsWith("Woof! Your message has reached us.")).toBe(true);
  });

  test("text is made storable: spaces around, controls and line breaks in a line go", async () => {
    const message = aMessage({
      name: "  Ada\r\nBcc: x@y.example  ",
      email: " ADA-Upper@Example.com ",
      subject: "Two\tlines\nhere",
      message: "A\u0000b\u0007c\r\nd\te \ud800",
    });
    expect((await send(message)).status).toBe(201);
    expect(await stored(message.id)).toEqual([
      {
        name: "Ada Bcc: x@y.example",
        email: "ada-upper@example.com",
        subject: "Two lines here",
        message: "Abc\nd\te \ufffd",
      },
    ]);
  });

  test.for([
    ["name", "", "The name is missing."],
    ["name", "x".repeat(CONTACT_MAX.name + 1), "The name can have up to 80 characters."],
    ["email", " ", "The email is missing."],
    ["email", "ada@localhost", "The email must be a whole address."],
    ["email", "a@b.example, c@d.example", "The email must be a whole address."],
    ["email", '"a" <a@b.example>', "The email must be a whole address."],
    ["email", "a@b.example\nBcc: c@d.example", "The email must be a whole address."],
    ["subject", "\n\t", "The subject is missing."],
    ["subject", "x".repeat(CONTACT_MAX.subject + 1), "The subject can have up to 120 characters."],
    ["message", "\u0000", "The message is missing."],
    ["message", "x".repeat(CONTACT_MAX.message + 1), "The message can have up to 4000 characters."],
    ["id", "1", "The id must be a UUID."],
  ])("a wrong %s is told at its field: $2", async ([field, value, said]) => {
    const answer = await send(aMessage({ [field!]: value }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: "invalid_request", message: said, field },
    });
  });

  test("the longest words fit, whatever they are made of", async () => {
    const message = aMessage({
      name: "🐾".repeat(CONTACT_MAX.name / 2),
      subject: "ß".repeat(CONTACT_MAX.subject),
      message: "€".repeat(CONTACT_MAX.message),
    });
    expect((await send(message)).status).toBe(201);
  });

  test("refuses unknown and missing fields by name, and anything but JSON", async () => {
    const extra = await send(aMessage({ is_admin: true }));
    expect(extra.status).toBe(400);
    expect(await extra.json()).toMatchObject({ error: { field: "is_admin" } });
    for (const missing of ["id", "name", "email", "subject", "message"])
      expect(await (await send({ ...aMessage(), [missing]: undefined })).json()).toMatchObject({
        error: { code: "invalid_request", field: missing },
      });
    const asForm = { "content-type": "text/plain" };
    expect((await send(aMessage(), openBrowser(server), asForm)).status).toBe(415);
  });

  test("a filled trap is answered like success, and nothing happens", async () => {
    const message = aMessage({ subject: "Buy now, trap", leave_empty: "https://spam.example" });
    const answer = await send(message);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ received: true });
    expect(await stored(message.id)).toEqual([]);
    expect(mailsAbout("Buy now, trap")).toEqual([]);
    const honest = aMessage({ leave_empty: "" });
    await send(honest);
    expect(await stored(honest.id)).toHaveLength(1);
  });

  test("the same message sent twice, even at once, is one; its id belongs to it", async () => {
    const message = aMessage({ subject: "Only once" });
    const answers = await Promise.all([send(message), send(message), send(message)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored(message.id)).toHaveLength(1);
    expect(mailsAbout("Only once")).toHaveLength(2);
    const other = await send({ ...message, email: newEmail(), message: "Something else" });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ error: { code: "message_id_taken", field: "id" } });
  });
});

describe("limits", () => {
  test("an address may write 20 times an hour, whatever it claims to be", async () => {
    const browser = openBrowser(server);
    for (let n = 0; n < 20; n++) expect((await send(aMessage(), browser)).status).toBe(201);
    const refused = await send(aMessage(), browser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
    expect((await send(aMessage())).status).toBe(201);
  });

  test("so may a whole network of IPv6, of which a subscriber has every address", async () => {
    const from = (n: number) => openBrowser(server, { ip: `2001:db8:1:2::${n}` });
    await server.query("insert into rate_limits (key, count, last_request) values ($1, 20, $2)", [
      "contact|from|2001:db8:1:2::/64",
      Date.now() + 60_000,
    ]);
    expect((await send(aMessage(), from(1))).status).toBe(429);
    expect((await send(aMessage(), openBrowser(server, { ip: "2001:db8:1:3::1" }))).status).toBe(
      201,
    );
  });

  test("an email gets four copies an hour, and every message still reaches us", async () => {
    const email = newEmail("victim");
    for (let n = 0; n < 4; n++) expect((await send(aMessage({ email }))).status).toBe(201);
    const fifth = aMessage({ email: email.toUpperCase() });
    expect((await send(fifth)).status).toBe(201);
    expect(server.mailsTo(email)).toHaveLength(4);
    expect(await stored(fifth.id)).toHaveLength(1);
  });

  test("past 200 copies an hour messages still arrive, and nobody else gets mail", async () => {
    await server.query("update rate_limits set count = 200 where key = 'contact|copies'");
    const message = aMessage();
    expect((await send(message)).status).toBe(201);
    expect(await stored(message.id)).toHaveLength(1);
    expect(server.mailsTo(message.email)).toEqual([]);
    expect(mailsAbout(message.email).map(({ to }) => to)).toEqual([SUPPORT]);
  });
});

test("row and mails are stored together or not at all", async () => {
  const jobs = await startQuietJobs(server.context.config.databaseUrl);
  const queued = () =>
    server.query(
      "select 1 from jobs.job where name = 'mail' and data->>'text' like '%All or nothing%'",
    );
  let mails = 0;
  const receive = createContact({
    ...server.context,
    jobs: {
      ...jobs,
      sendMail: async (mail, transaction) => {
        await jobs.sendMail(mail, transaction);
        if ((mails += 1) === 2) throw new Error("the power is out");
      },
    },
  });
  await server.query("delete from rate_limits");
  const message = { ...aMessage(), message: "All or nothing" };
  await expect(receive(message, { address: "10.9.9.9", language: "en-US" })).rejects.toThrow(
    "the power is out",
  );
  expect(await stored(message.id)).toEqual([]);
  expect(await queued()).toEqual([]);
  await receive(message, { address: "10.9.9.9", language: "en-US" });
  expect(await stored(message.id)).toHaveLength(1);
  expect(await queued()).toHaveLength(2);
  await jobs.stop();
});

test("deleting an account deletes the messages of its address, and no other", async () => {
  const person = await openBrowser(server).arrive();
  const [own, other] = [aMessage({ email: person.email }), aMessage()];
  await server.query("delete from rate_limits");
  await send(own);
  await send(other);
  await server.query("delete from users where email = $1", [person.email]);
  expect(await stored(own.id)).toEqual([]);
  expect(await stored(other.id)).toHaveLength(1);
});

test("messages of a year ago are erased every night", async () => {
  await server.query("delete from rate_limits");
  const [old, young] = [aMessage(), aMessage()];
  await send(old);
  await send(young);
  const age = "update contact_messages set created_at = now() - $2::interval where id = $1";
  await server.query(age, [old.id, "366 days"]);
  await server.query(age, [young.id, "360 days"]);
  const [cron, work] = SCHEDULE["erase-contact-messages"];
  expect(cron).toBe("40 3 * * *");
  await work(server.context);
  expect(await stored(old.id)).toEqual([]);
  expect(await stored(young.id)).toHaveLength(1);
});
