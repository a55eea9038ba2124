import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type {
  AdminLog,
  AdminMessages,
  AdminMessageText,
} from "../../shared/contracts/admin/admin.ts";
import { newEmail, openBrowser } from "../testing/browser.ts";
import { authFixture } from "../testing/auth-server.ts";
import { logOf, newAdmin, newPerson } from "../testing/people.ts";

const server = await authFixture();
const admin = await newAdmin(server);

async function write(subject: string, email = newEmail()): Promise<string> {
  const id = randomUUID();
  const message = { id, name: "Ada", email, subject, message: `About ${subject}` };
  expect((await openBrowser(server).post("/api/contact", message)).status).toBe(201);
  return id;
}
const list = (query = "") => admin.read<AdminMessages>(`/messages${query}`);
const subjects = async (query?: string) =>
  (await list(query)).messages.map(({ subject }) => subject);

test("a message that comes is open, and its text is not in the list", async () => {
  const id = await write("Bows");
  const { messages, open } = await list();
  expect(open).toBe(1);
  expect(messages[0]).toMatchObject({ id, name: "Ada", subject: "Bows", answered_at: null });
  expect(messages[0]).not.toHaveProperty("message");
});

test("reading one is in the log; whose account has the address is told", async () => {
  const person = await newPerson(server);
  const [known, unknown] = [await write("Known", person.email), await write("Unknown")];
  expect(await admin.read<AdminMessageText>(`/messages/${known}`)).toMatchObject({
    message: "About Known",
    person_id: person.id,
  });
  expect(await admin.read<AdminMessageText>(`/messages/${unknown}`)).toMatchObject({
    person_id: null,
  });
  expect(await logOf(server, known)).toEqual(["message_viewed"]);
  const { entries } = await admin.read<AdminLog>("/log");
  expect(entries[0]?.subject.label).toBe("Unknown");
});

test("answered and open again, each once in the log", async () => {
  const id = await write("Answer me");
  const mark = (isAnswered: unknown) =>
    admin.post(`/messages/${id}/answered`, { is_answered: isAnswered });
  for (let n = 0; n < 2; n++) expect((await mark(true)).status).toBe(200);
  expect(await subjects()).not.toContain("Answer me");
  expect(await subjects("?state=answered")).toEqual(["Answer me"]);
  expect(await (await mark(false)).json()).toMatchObject({ answered_at: null });
  expect(await subjects("?state=answered")).toEqual([]);
  expect(await logOf(server, id)).toEqual(["message_answered", "message_reopened"]);
  expect(await (await mark("yes")).json()).toMatchObject({ error: { field: "is_answered" } });
  const extra = await admin.post(`/messages/${id}/answered`, { is_answered: true, by: "me" });
  expect(await extra.json()).toMatchObject({ error: { field: "by" } });
  expect(
    (await admin.post(`/messages/${randomUUID()}/answered`, { is_answered: true })).status,
  ).toBe(404);
});

test("two admins who answer at once leave one entry", async () => {
  const second = await newAdmin(server);
  const id = await write("Both");
  await Promise.all(
    [admin, second].map((one) => one.post(`/messages/${id}/answered`, { is_answered: true })),
  );
  expect(await logOf(server, id)).toEqual(["message_answered"]);
});

test("messages come in pages, newest first", async () => {
  await server.query(
    `insert into contact_messages (id, name, email, subject, message, created_at)
     select gen_random_uuid(), 'Ada', 'many@example.com', 'Many ' || n, 'x', now() - n * interval '1 minute' from generate_series(1, 60) n`,
  );
  const seen: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: AdminMessages = await list(next && `?before=${next}`);
    seen.push(...page.messages.map(({ subject }) => subject));
    next = page.next;
  }
  const many = seen.filter((subject) => subject.startsWith("Many"));
  expect(many).toEqual(Array.from({ length: 60 }, (_, n) => `Many ${n + 1}`));
});
