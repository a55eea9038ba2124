// Mail by real SMTP: what is sent is what is kept, across restarts.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMailbox } from "./mailbox.ts";
import { type MailSandbox, startMailSandbox } from "./start.ts";

let directory: string;
let file: string;
let mail: MailSandbox;
beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), "luli-mail-"));
  file = path.join(directory, "deeper", "mail.jsonl");
  mail = await startMailSandbox({ file });
});
afterEach(async () => {
  await mail.stop();
  fs.rmSync(directory, { recursive: true, force: true });
});

const send = (options: Record<string, unknown>) =>
  createTransport(mail.smtpUrl).sendMail({
    from: "Luli <luli@luli.test>",
    to: "maya@example.test",
    subject: "Hi",
    text: "Hi",
    ...options,
  });

test("a mail arrives with sender, recipients, subject, both bodies and its headers", async () => {
  const before = Date.now();
  await send({
    to: ["maya@example.test", "Noah <noah@example.test>"],
    bcc: "hidden@example.test",
    subject: "Confirm your account, José 🐾",
    text: "Open https://luli.test/confirm?token=a&next=%2Fchat\nçà marche",
    html: '<p>Open <a href="https://luli.test/confirm">this</a></p>',
    headers: { "X-Luli": "yes" },
  });
  const [caught] = mail.messages();
  expect(caught).toMatchObject({
    from: "Luli <luli@luli.test>",
    to: ["maya@example.test", "noah@example.test", "hidden@example.test"],
    subject: "Confirm your account, José 🐾",
  });
  expect(caught?.html).toContain('<a href="https://luli.test/confirm">');
  expect(caught?.text.trim()).toBe(
    "Open https://luli.test/confirm?token=a&next=%2Fchat\nçà marche",
  );
  expect(Date.parse(caught?.sent_at ?? "")).toBeGreaterThanOrEqual(before);
  expect(caught?.headers).toContainEqual({ name: "X-Luli", value: "yes" });
});

test("a restart keeps what was caught, in a file for its owner alone", async () => {
  await send({ subject: "keep me" });
  await mail.stop();
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const kept = mail.messages();
  mail = await startMailSandbox({ file });
  expect(mail.messages()).toEqual(kept);
  await send({ subject: "and me" });
  expect(mail.messages().map(({ subject }) => subject)).toEqual(["and me", "keep me"]);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test("half a line left by a crash costs neither the mails before nor the next one", async () => {
  await send({ subject: "before" });
  await mail.stop();
  fs.appendFileSync(file, '{"id":"cut');
  mail = await startMailSandbox({ file });
  await send({ subject: "after" });
  await mail.stop();
  mail = await startMailSandbox({ file });
  expect(mail.messages().map(({ subject }) => subject)).toEqual(["after", "before"]);
});

test("a mail over a megabyte is refused, and the next one still arrives", async () => {
  await expect(send({ text: "x".repeat(1024 * 1024 + 1) })).rejects.toMatchObject({
    responseCode: 552,
  });
  await send({ subject: "small" });
  expect(mail.messages().map(({ subject }) => subject)).toEqual(["small"]);
});

test("of many mails the newest 500 are kept, and the file does not grow without end", () => {
  const box = openMailbox(file);
  const one = { id: "", from: "", to: [], text: "", html: "", sent_at: "", headers: [] };
  for (let n = 1; n <= 1501; n += 1) box.add({ ...one, subject: `${n}` });
  expect(box.list()).toHaveLength(500);
  expect(box.list()[0]?.subject).toBe("1501");
  expect(fs.readFileSync(file, "utf8").trim().split("\n").length).toBeLessThanOrEqual(1000);
  expect(openMailbox(file).list()).toEqual(box.list());
});

test("mail catcher works without a file, on the loopback address alone, until it stops", async () => {
  const other = await startMailSandbox();
  expect(other.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  const sendTo = (to: string) =>
    createTransport(other.smtpUrl).sendMail({ from: "a@a.test", to, text: "x" });
  await sendTo("b@b.test");
  expect(other.messages()).toHaveLength(1);
  await other.stop();
  await expect(sendTo("b@b.test")).rejects.toThrow("ECONNREFUSED");
});
