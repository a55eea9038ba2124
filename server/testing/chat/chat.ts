// Servers of the chat for its tests: real HTTP, real Postgres, real model stand-in; a token is the user's id.
import { randomUUID } from "node:crypto";
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import type pg from "pg";
import { listen } from "../../../sandbox/listen.ts";
import type { ChatPage, LuliChunk } from "../../../shared/contracts/chat.ts";
import type { ErrorBody } from "../../../shared/contracts/error.ts";
import { readConfig } from "../../platform/config.ts";
import type { WiredConfig } from "../../platform/context.ts";
import { createDatabase, createPool } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { startPresence, type Presence } from "../../platform/presence.ts";
import { type Chat, createChat } from "../../chat/chat.ts";
import type { ChatLimits } from "../../chat/limits.ts";
import { createModel, type Model, type ModelLimits } from "../../model/service.ts";
import { mount } from "../mount.ts";

export type TestServer = {
  url: string;
  pool: pg.Pool;
  chat: Chat;
  model: Model;
  presence: Presence;
  stop(): Promise<void>;
};

export type ServerOptions = {
  databaseUrl: string;
  modelUrl: string;
  model: string;
  config?: Partial<WiredConfig>;
  limits?: Partial<ChatLimits & ModelLimits>;
  /** Whether the other servers are told where this one is. */
  isAnnounced?: boolean;
  clock?: () => Date;
};

export async function startTestServer(given: ServerOptions): Promise<TestServer> {
  const log = createLog(() => {});
  const { clock = () => new Date() } = given;
  const config: WiredConfig = {
    ...readConfig({}),
    databaseUrl: given.databaseUrl,
    authSecret: "not-used-by-the-chat",
    model: { baseUrl: given.modelUrl, apiKey: "test", name: given.model },
    smtpUrl: "smtp://127.0.0.1:1",
    sandbox: ["model"],
    ...given.config,
  };
  const pool = createPool(given.databaseUrl);
  const database = createDatabase(pool);
  const presence = await startPresence(given.databaseUrl, pool, log);
  const model = createModel({ config, log, clock }, { limits: given.limits });
  const chat = await createChat(
    { config, pool, database, presence, log, clock },
    model,
    given.limits,
  );
  const app = mount({ database, log, clock }, chat.routes);
  const handle = getRequestListener(app.fetch);
  const server = http.createServer((incoming, outgoing) => void handle(incoming, outgoing));
  const url = `http://127.0.0.1:${await listen(server)}`;
  if (given.isAnnounced ?? true) await presence.announce(url);
  let stopped: Promise<void> | undefined;
  async function close() {
    await chat.drain(0);
    await chat.stop();
    model.close();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await presence.stop();
    await pool.end();
  }
  return {
    url,
    pool,
    chat,
    model,
    presence,
    stop: () => (stopped ??= close()),
  };
}

export async function createUser(
  pool: pg.Pool,
  name = "",
  subscriptionStatus = "active",
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into users (name, email, subscription_status) values ($1, $2, $3) returning id",
    [name, `${randomUUID()}@luli.test`, subscriptionStatus],
  );
  return rows[0]!.id;
}

export const newKey = () => crypto.randomUUID();

export type PostOptions = {
  key?: string;
  signal?: AbortSignal;
  body?: unknown;
  acceptLanguage?: string;
  /** The key of the chat that it replaces. */
  replaces?: string;
  heard?: string;
};

export function post(
  server: TestServer,
  userId: string,
  message: string,
  said: PostOptions = {},
): Promise<Response> {
  const body = said.body ?? { messages: [{ role: "user", content: message }] };
  return fetch(`${server.url}/functions/v1/chat`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${userId}`,
      "content-type": "application/json",
      ...(said.key !== undefined && { "idempotency-key": said.key }),
      ...(said.replaces !== undefined && { replaces: said.replaces }),
      ...(said.heard !== undefined && { heard: said.heard }),
      ...(said.acceptLanguage !== undefined && { "accept-language": said.acceptLanguage }),
    },
    body:
      typeof body === "string" || body instanceof Uint8Array
        ? (body as BodyInit)
        : JSON.stringify(body),
    signal: said.signal,
  });
}

export type StreamedReply = { text: string; luli: LuliChunk[]; isDone: boolean; pings: number };

/** Reads the stream as a client of spec section 7. */
function readStream(raw: string): StreamedReply {
  const heard: StreamedReply = { text: "", luli: [], isDone: false, pings: 0 };
  for (const line of raw.split("\n")) {
    if (line.startsWith(":")) heard.pings += 1;
    if (!line.startsWith("data: ")) continue;
    if (line === "data: [DONE]") heard.isDone = true;
    else {
      const chunk = JSON.parse(line.slice(6)) as {
        choices: [{ delta: { content?: string } }];
        luli?: LuliChunk;
      };
      heard.text += chunk.choices[0].delta.content ?? "";
      if (chunk.luli) heard.luli.push(chunk.luli);
    }
  }
  return heard;
}

export const hear = async (response: Response): Promise<StreamedReply> =>
  readStream(await response.text());

export const helpOf = ({ luli }: StreamedReply) =>
  luli.flatMap((chunk) => (chunk.type === "start" ? chunk.help : []));
export const endOf = ({ luli }: StreamedReply) => luli.find((chunk) => chunk.type === "end");
export const errorOf = async (response: Response) => ((await response.json()) as ErrorBody).error;

export async function stop(server: TestServer, userId: string, chatId: string) {
  const response = await fetch(`${server.url}/functions/v1/chat/${chatId}/stop`, {
    method: "POST",
    headers: { authorization: `Bearer ${userId}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

export async function listChats(server: TestServer, userId: string, query = "") {
  const response = await fetch(`${server.url}/api/chats${query}`, {
    headers: { authorization: `Bearer ${userId}` },
  });
  return { status: response.status, body: (await response.json()) as ChatPage };
}

export type StoredChat = {
  status: string;
  response: string | null;
  attempt: number;
  message: string;
};

export async function storedChats(pool: pg.Pool, userId: string): Promise<StoredChat[]> {
  const { rows } = await pool.query<StoredChat>(
    // The low part of the attempt, without the server's number.
    "select status, response, attempt % 1024 as attempt, message from chats where user_id = $1 order by created_at",
    [userId],
  );
  return rows;
}

export type StoredTurn = readonly [message: string, status: string, response: string | null];

/** Turns of this user, a minute apart, the last one a minute ago. */
export async function insertTurns(
  pool: pg.Pool,
  userId: string,
  turns: readonly StoredTurn[],
  now = new Date(),
): Promise<void> {
  const rows = turns.map(([message, status, response], n) => ({ n, message, status, response }));
  await pool.query(
    `insert into chats (user_id, id, puppy_id, message, status, response, server_no, counted_on, created_at)
     select $1, gen_random_uuid(), p.id, t.message, t.status, t.response, 0, $4::timestamptz::date,
       $4::timestamptz - ($2 - t.n) * interval '1 minute'
     from puppies p, jsonb_to_recordset($3) as t(n integer, message text, status text, response text)
     where p.user_id = $1 and p.is_active`,
    [userId, turns.length, JSON.stringify(rows), now],
  );
}

export async function messagesCounted(pool: pg.Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ messages: number }>(
    "select messages from usage_counters where user_id = $1",
    [userId],
  );
  return rows[0]!.messages;
}

/** Uses up the free messages of this day. */
export async function spendDay(
  pool: pg.Pool,
  userId: string,
  { messages = 20, now = new Date() } = {},
): Promise<void> {
  await pool.query(
    "update usage_counters set messages = $3, day = user_day($2, 'UTC') where user_id = $1",
    [userId, now, messages],
  );
}

export async function nameOf(pool: pg.Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>("select name from users where id = $1", [
    userId,
  ]);
  return rows[0]!.name;
}

/** Looks again until it is so. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !(await isSo());) {
    if (Date.now() > end) throw new Error("It never came about.");
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Reads the stream until these words were said, or any; the rest can be read on. */
export async function firstWords(
  response: Response,
  words = "",
): Promise<{ rest(): Promise<StreamedReply> }> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let raw = "";
  const more = async () => {
    const { done, value } = await reader.read();
    if (value) raw += decoder.decode(value, { stream: true });
    return !done;
  };
  const isSaid = () => {
    const { text } = readStream(raw.slice(0, raw.lastIndexOf("\n") + 1));
    return text !== "" && text.includes(words);
  };
  while (!isSaid() && (await more()));
  return {
    async rest() {
      while (await more());
      return readStream(raw);
    },
  };
}
