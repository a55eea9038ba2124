// A reply that is reported: by its reader alone, once, and an admin sees that exchange and nothing else.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AdminLog } from "../../shared/contracts/admin/admin.ts";
import type { AdminReports, AdminReportText } from "../../shared/contracts/report.ts";
import { authFixture } from "../testing/auth-server.ts";
import { logOf, newAdmin, newPerson, type TestPerson } from "../testing/people.ts";

const server = await authFixture();
const admin = await newAdmin(server);

async function chat(
  { id }: TestPerson,
  message: string,
  response: string | null = `Woof to ${message}`,
): Promise<string> {
  const chatId = randomUUID();
  await server.query(
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
     select current_date, user_id, $2, id, $3, 1, $4, $5 from puppies where user_id = $1 and is_active`,
    [id, chatId, message, response === null ? "failed" : "done", response],
  );
  return chatId;
}

type ReportRow = { id: string; reason: string; words: string };
const stored = (chatId: string) =>
  server.query<ReportRow>("select id, reason, words from reports where chat_id = $1", [chatId]);
async function reported(person: TestPerson, message: string): Promise<string> {
  const chatId = await chat(person, message);
  expect((await person.report(chatId, { reason: "hurtful" })).status).toBe(204);
  return (await stored(chatId))[0]!.id;
}
const answer = (id: string, text: string) => admin.post(`/reports/${id}/answer`, { answer: text });

test("a person reports a reply once, and may change what they said of it", async () => {
  const person = await newPerson(server);
  const chatId = await chat(person, "Hello");
  expect((await person.report(chatId, { reason: "sexual" })).status).toBe(204);
  const [first] = await stored(chatId);
  expect(first).toMatchObject({ reason: "sexual", words: "" });
  const body = { reason: "other", words: "  It said\0 so 🐶 " };
  expect((await person.report(chatId, body)).status).toBe(204);
  expect(await stored(chatId)).toEqual([{ ...first, reason: "other", words: "It said so 🐶" }]);
});

test("reports of foreign chats, of chats without a reply, and of no chat are refused", async () => {
  const [owner, stranger] = [await newPerson(server), await newPerson(server)];
  const chatId = await chat(owner, "Mine");
  const body = { reason: "other" };
  expect((await stranger.report(chatId, body)).status).toBe(404);
  expect((await admin.report(chatId, body)).status).toBe(404);
  expect(await stored(chatId)).toEqual([]);
  const failed = await chat(owner, "Failed", null);
  for (const id of [failed, randomUUID(), "nonsense"])
    expect((await owner.report(id, body)).status).toBe(404);
  expect((await owner.report(chatId, body)).status).toBe(204);
});

test.each([{}, { reason: "boring" }, { reason: "other", words: "x".repeat(1001) }])(
  "%j is no report",
  async (body) => {
    const person = await newPerson(server);
    const chatId = await chat(person, "Hello");
    expect((await person.report(chatId, body)).status).toBe(400);
    expect(await stored(chatId)).toEqual([]);
  },
);

test("thirty an hour are taken, then one waits", async () => {
  const person = await newPerson(server);
  const chatId = await chat(person, "Hello");
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push((await person.report(chatId, { reason: "other" })).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
});

test("an admin sees that exchange and nothing else, and each look is in the log", async () => {
  const person = await newPerson(server, "Secretive");
  await chat(person, "before-mark");
  const id = await reported(person, "this-mark");
  await chat(person, "after-mark");
  const list = await admin.read<AdminReports>("/reports");
  expect(list.open).toBeGreaterThan(0);
  expect(list.counts.find(({ reason }) => reason === "hurtful")?.count).toBeGreaterThan(0);
  expect(list.reports.find((report) => report.id === id)).toEqual({
    id,
    reason: "hurtful",
    created_at: expect.stringMatching(/Z$/) as string,
    answered_at: null,
  });
  const report = await admin.read<AdminReportText>(`/reports/${id}`);
  expect(report).toMatchObject({ message: "this-mark", response: "Woof to this-mark" });
  const all = JSON.stringify([list, report]);
  for (const hidden of ["before-mark", "after-mark", person.id, person.email, "Secretive"])
    expect(all).not.toContain(hidden);
  expect(await logOf(server, id)).toEqual(["report_viewed"]);
  const { entries } = await admin.read<AdminLog>("/log");
  expect(entries[0]?.subject.label).toBe("hurtful");
});

test("an answer is mailed once, in the frame of the person's language, and ends the report", async () => {
  const person = await newPerson(server);
  await server.query("update settings set language = 'de' where user_id = $1", [person.id]);
  const id = await reported(person, "quoted-mark");
  for (let n = 0; n < 2; n += 1)
    expect((await answer(id, "We have mended it.\n\nThank you.")).status).toBe(200);
  const [mail, ...more] = server
    .mailsTo(person.email)
    .filter(({ subject }) => /gemeldet/.test(subject));
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/^Danke.*We have mended it\.\n\nThank you\./s);
  expect(mail?.text).not.toContain("quoted-mark");
  expect((await answer(id, "Something else")).status).toBe(409);
  expect(await logOf(server, id)).toEqual(["report_answered"]);
  const answered = await admin.read<AdminReports>("/reports?state=answered");
  expect(answered.reports.map((report) => report.id)).toContain(id);
  const [{ chat_id: chatId } = { chat_id: "" }] = await server.query<{ chat_id: string }>(
    "select chat_id from reports where id = $1",
    [id],
  );
  expect((await person.report(chatId, { reason: "sexual" })).status).toBe(204);
  expect((await stored(chatId))[0]?.reason).toBe("hurtful");
});

test("a report closes without a mail when the answer is empty", async () => {
  const person = await newPerson(server);
  const before = server.mailsTo(person.email).length;
  const id = await reported(person, "Nothing wrong");
  expect(await (await answer(id, "  ")).json()).toMatchObject({ answer: "" });
  expect(server.mailsTo(person.email)).toHaveLength(before);
});

test("of two admins who answer at once, one is told so", async () => {
  const id = await reported(await newPerson(server), "Both");
  const statuses = await Promise.all([answer(id, "One"), answer(id, "Two")]);
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a report goes with its exchange", async () => {
  const person = await newPerson(server);
  const id = await reported(person, "Gone");
  await server.query("delete from chats where user_id = $1", [person.id]);
  expect((await admin.get(`/reports/${id}`)).status).toBe(404);
});
