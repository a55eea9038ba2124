// Luli as a person meets her, without a browser: her server over HTTP, a real Postgres, any model, and a clock that can be moved.
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Language } from "../../../shared/contracts/language.ts";
import { CASES } from "../../../sandbox/model/script/heard.cases.ts";
import { type Locale, parts } from "../../../sandbox/model/script/phrasebook.ts";
import { startModelSandbox } from "../../../sandbox/model/start.ts";
import { startEmbeddedPostgres } from "../../../server/embedded-postgres/start.ts";
import { readDue } from "../../../server/memory/reading/read.ts";
import { readConfig } from "../../../server/platform/config.ts";
import { createLog } from "../../../server/platform/log.ts";
import { migrate } from "../../../server/platform/database/migrate.ts";
import { hear, post, startTestServer } from "../../../server/testing/chat/chat.ts";
import { PATIENT } from "../patience.ts";

const MINUTE_MS = 60_000;
const SILENT = createLog(() => {});

/** What people say between what matters. */
function smallTalkIn(language: Language): string[] {
  const { joke, trick, hello } = CASES[language.slice(0, 2) as Locale];
  return [joke, trick, hello].flatMap(parts);
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** The endpoint of the environment (OPENAI_BASE_URL and its like), or the stand-in. */
export async function startWorld() {
  const env = readConfig(process.env);
  if (env.modelName && !env.model)
    throw new Error("OPENAI_MODEL is set, but neither OPENAI_BASE_URL nor OPENAI_API_KEY.");
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-memory-"));
  const postgres = await startEmbeddedPostgres(dir, SILENT);
  await migrate(postgres.url);
  const sandbox = env.model ? null : await startModelSandbox({ pace: "instant" });
  const { model: given, modelName } = sandbox
    ? readConfig({ OPENAI_BASE_URL: sandbox.url, OPENAI_API_KEY: "x", OPENAI_MODEL: "luli-1" })
    : env;
  const endpoint = { ...given!, name: given!.name ?? modelName ?? "" };
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const server = await startTestServer({
    clock,
    databaseUrl: postgres.url,
    modelUrl: endpoint.baseUrl,
    model: endpoint.name,
    // A real model also judges who may be in danger; the script cannot.
    config: { model: endpoint, sandbox: sandbox ? ["model"] : [] },
    limits: PATIENT,
  });

  const read = (afterMinutes: number) =>
    readDue(
      {
        pool: server.pool,
        log: createLog((line) => process.env.DEBUG && process.stderr.write(line)),
        clock: () => new Date(clock().getTime() + afterMinutes * MINUTE_MS),
        tellPages() {},
      },
      (...asked) => server.model.complete(...asked),
    );
  const query = (text: string, values: unknown[]) => server.pool.query(text, values);

  /** Waits until she begins to answer, not for the answer. The limits of a day and a minute are not what is measured. */
  async function send(userId: string, message: string): Promise<Response> {
    await query("update usage_counters set recent = '{}', messages = 0 where user_id = $1", [
      userId,
    ]);
    return post(server, userId, message);
  }
  /** Small talk, one message in ten seconds, the last one now. */
  const talk = (userId: string, language: Language, count: number) =>
    query(
      `insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
       select $1, gen_random_uuid(), p.id, ($2::text[])[1 + n % $3], 'Woof!', 'done', 0, current_date,
         $4::timestamptz - ($5 - n) * interval '10 seconds', $4
       from puppies p, generate_series(1, $5::integer) n where p.user_id = $1 and p.is_active`,
      [userId, smallTalkIn(language), smallTalkIn(language).length, clock(), count],
    );

  return {
    name: endpoint.name,
    query,
    read,
    send,
    talk,
    clock,
    moveTo: (moment: number) => void (aheadMs = moment - Date.now()),
    async newPerson(language: string): Promise<string> {
      const { rows } = await server.pool.query<{ id: string }>(
        "insert into users (email, subscription_status) values ($1, 'active') returning id",
        [`${randomUUID()}@luli.test`],
      );
      const { id } = rows[0]!;
      await query("update settings set language = $2 where user_id = $1", [id, language]);
      return id;
    },
    async say(userId: string, message: string): Promise<string> {
      const { text } = await hear(await send(userId, message));
      await read(0);
      return text;
    },
    async stop() {
      await server.stop();
      await sandbox?.stop();
      await postgres.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
