// Tests of the memory: a chat with a real Postgres, and a model that finds what a test says.
import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { startModelSandbox } from "../../../sandbox/model/start.ts";
import type { Complete } from "../../memory/ask-within.ts";
import { readDue } from "../../memory/reading/read.ts";
import { readRemembered } from "../../memory/remembered.ts";
import { readMemories } from "../../memory/service.ts";
import { createDatabase } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { createUser, hear, post, startTestServer } from "./chat.ts";
import { createTestDatabase } from "../test-database.ts";

type FactAnswer = Partial<{
  words: string;
  search: unknown;
  kind: string;
  importance: number;
  message: number;
  replaces: number[];
  same: number;
  at: string;
}>;

export type MemoryTest = Awaited<ReturnType<typeof startMemoryTest>>;

export async function startMemoryTest() {
  const [testDatabase, sandbox] = await Promise.all([
    createTestDatabase(),
    startModelSandbox({ pace: "instant" }),
  ]);
  const server = await startTestServer({
    databaseUrl: testDatabase.url,
    modelUrl: sandbox.url,
    model: "scenario:plain",
  });
  const { pool } = server;
  const database = createDatabase(pool);
  const log = createLog(() => {});
  const told: string[] = [];
  const tellPages = (userId: string) => void told.push(userId);
  const at = (moment: number) => ({
    pool,
    database,
    log,
    clock: () => new Date(moment),
    tellPages,
  });
  const list = (userId: string, search = "") => readMemories(at(Date.now()), userId, { search });
  const recall = async (userId: string, message: string) => {
    const { rows } = await pool.query<{ memory: unknown }>(
      "select memory_for($1, $2, null, now()) as memory",
      [userId, message],
    );
    return readRemembered(rows[0]!.memory);
  };
  return {
    pool,
    at,
    now: () => at(Date.now()),
    /** An hour later everything unread is due. */
    later: () => at(Date.now() + 3_600_000),
    newUser: (name?: string) => createUser(pool, name),
    async say(userId: string, message: string, key: string = randomUUID()) {
      await pool.query("update usage_counters set recent = '{}' where user_id = $1", [userId]);
      return hear(await post(server, userId, message, { key }));
    },
    /** The turns that the model is told before a new message, oldest first. */
    async before(userId: string) {
      const { rows } = await pool.query<{
        turns: { messages: string[]; responses: (string | null)[] };
      }>("select turns_before($1, now() + interval '1 day', gen_random_uuid()) as turns", [userId]);
      const { messages, responses } = rows[0]!.turns;
      return messages.map((message, turn) => [message, responses[turn] ?? null]).toReversed();
    },
    /** Stands for what she answered. */
    reply: (userId: string, message: string, response: string) =>
      pool.query("update chats set response = $3 where user_id = $1 and message = $2", [
        userId,
        message,
        response,
      ]),
    /** Messages that she has forgotten. */
    async forgotten(userId: string) {
      const { rows } = await pool.query<{ message: string }>(
        `select c.message from forgotten_chats f join chats c on c.user_id = f.user_id and c.id = f.chat_id
         where f.user_id = $1 and not f.is_reply_only order by c.created_at`,
        [userId],
      );
      return rows.map(({ message }) => message);
    },
    /** The memory beside a reply, as the list of chats says it. */
    async memoryBeside(userId: string, chatId: string) {
      const { rows } = await pool.query<{ memory: string | null }>(
        "select memory_beside($1, $2) as memory",
        [userId, chatId],
      );
      return rows[0]!.memory;
    },
    read: readDue,
    /** Ids of the people whose pages were told to read the conversation again. */
    told,
    /** The model reads what is due an hour later, and finds these. */
    note: (...found: Parameters<typeof finds>) =>
      readDue(at(Date.now() + 3_600_000), finds(...found).complete),
    list,
    listWords: async (userId: string, search?: string) =>
      (await list(userId, search)).memories.map(({ words }) => words),
    recall,
    /** Recalls as for a message that is sent now. */
    async recallNext(userId: string, message: string) {
      const { rows } = await pool.query<{ memory: unknown }>(
        "select begin_message($1, gen_random_uuid(), $2, 1, 300, 300, now(), null) -> 'memory' as memory",
        [userId, message],
      );
      return readRemembered(rows[0]!.memory).memories.map(({ words }) => words);
    },
    recallWords: async (userId: string, message: string) =>
      (await recall(userId, message)).memories.map(({ words }) => words),
    async stop() {
      await server.stop();
      await sandbox.stop();
      await testDatabase.drop();
    },
  };
}

/** Starts at the top of a test file that awaits it, and lives until the file's end. */
export async function memoryFixture(): Promise<MemoryTest> {
  const luli = await startMemoryTest();
  afterAll(() => luli.stop());
  return luli;
}

/** A model that finds these, and what it was asked. */
export function finds(facts: FactAnswer[], summary = "They talked.", forget: unknown[] = []) {
  const asked: string[] = [];
  const complete: Complete = async (prompt) => {
    asked.push(prompt.at(-1)!.content);
    return {
      text: `Here you are:\n\`\`\`json\n${JSON.stringify({ facts, forget, summary })}\n\`\`\``,
    };
  };
  return { complete, asked };
}
