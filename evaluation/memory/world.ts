// Luli as a person meets her, without a browser: her server over HTTP, a real Postgres, and any model. Time passes by moving what was said back.
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startModelSandbox } from "../../sandbox/model/start.ts";
import { startEmbeddedPostgres } from "../../server/embedded-postgres/start.ts";
import { readDue } from "../../server/memory/reading/read.ts";
import { createModel } from "../../server/model/service.ts";
import { readConfig } from "../../server/platform/config.ts";
import type { WiredConfig } from "../../server/platform/context.ts";
import { createLog } from "../../server/platform/log.ts";
import { migrate } from "../../server/platform/database/migrate.ts";
import { hear, post, startTestServer, type TestServer } from "../../server/testing/chat/chat.ts";
import { PATIENT } from "../patience.ts";
import { SMALL_TALK } from "./small-talk.ts";

const SILENT = createLog(() => {});

export type World = Awaited<ReturnType<typeof startWorld>>;

/** The endpoint of the environment (OPENAI_BASE_URL and its like), or the stand-in. */
export async function startWorld() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-memory-"));
  const postgres = await startEmbeddedPostgres(dir, SILENT);
  await migrate(postgres.url);
  const env = readConfig(process.env);
  const sandbox = env.model ? null : await startModelSandbox({ pace: "instant" });
  const { model: given, modelName } = sandbox
    ? readConfig({ OPENAI_BASE_URL: sandbox.url, OPENAI_API_KEY: "x", OPENAI_MODEL: "luli-1" })
    : env;
  const endpoint = { ...given!, name: given!.name ?? modelName ?? "" };
  const config: WiredConfig = {
    ...readConfig({}),
    databaseUrl: postgres.url,
    authSecret: "not-used",
    model: endpoint,
    google: null,
    smtpUrl: "smtp://127.0.0.1:1",
    sandbox: [],
  };
  const model = createModel({ config, log: SILENT, clock: () => new Date() }, { limits: PATIENT });
  const start = () =>
    startTestServer({
      databaseUrl: postgres.url,
      modelUrl: endpoint.baseUrl,
      model: endpoint.name,
      config: { model: endpoint },
      limits: PATIENT,
    });
  let server: TestServer = await start();
  let calls = 0;

  const read = async (afterMinutes: number) => {
    const clock = () => new Date(Date.now() + afterMinutes * 60_000);
    await readDue(
      {
        pool: server.pool,
        log: createLog((line) => process.env.DEBUG && process.stderr.write(line)),
        clock,
      },
      (...asked) => {
        calls += 1;
        return model.complete(...asked);
      },
    );
  };
  const query = (text: string, values: unknown[]) => server.pool.query(text, values);

  async function goBack(userId: string, interval: string) {
    await query(
      `update chats set created_at = created_at - $2::interval, finished_at = finished_at - $2::interval where user_id = $1`,
      [userId, interval],
    );
    await query(`update memories set noted_at = noted_at - $2::interval where user_id = $1`, [
      userId,
      interval,
    ]);
  }

  return {
    name: endpoint.name,
    calls: () => calls,
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
      await query("update usage_counters set recent = '{}', messages = 0 where user_id = $1", [
        userId,
      ]);
      const { text } = await hear(await post(server, userId, message));
      await read(0);
      return text;
    },
    async pass(
      userId: string,
      gap: "restart" | "other_200" | "next_day" | "next_month",
      language: string,
    ) {
      await read(5);
      if (gap === "next_day") await goBack(userId, "1 day");
      else if (gap === "next_month") await goBack(userId, "30 days");
      else if (gap === "other_200") {
        await goBack(userId, "1 hour");
        const talk = SMALL_TALK[language as keyof typeof SMALL_TALK];
        await query(
          `with said as (
             insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at, finished_at)
             select $1, gen_random_uuid(), p.id, ($2::text[])[1 + n % $3], 'Woof!', 'done', 0, current_date,
               now() - (201 - n) * interval '10 seconds', now()
             from puppies p, generate_series(1, 200) n where p.user_id = $1 and p.is_active returning id)
           insert into unread_chats select $1, id from said`,
          [userId, talk, talk.length],
        );
        await query(
          "update conversation_summaries set due_at = now() - interval '1 minute' where user_id = $1",
          [userId],
        );
        await read(0);
      } else {
        await server.stop();
        server = await start();
      }
    },
    async stop() {
      await server.stop();
      model.close();
      await sandbox?.stop();
      await postgres.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
