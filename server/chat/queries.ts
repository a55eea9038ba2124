// The chat's way to the database. Named statements, so that Postgres plans them once a connection.
import type pg from "pg";
import type { AgeAnswer } from "../../shared/contracts/account/age.ts";
import type { Chat, ChatStatus } from "../../shared/contracts/chat.ts";
import type { Help } from "../../shared/rules/help.ts";
import type { Language } from "../../shared/contracts/language.ts";
import type { HelpKind } from "../../shared/contracts/safety.ts";
import type { Stage } from "../safety/service.ts";
import { CHAT_COLUMNS, type ChatRow, IS_NOT_REPLACED, toChat } from "./chat-row.ts";
import type { SubscriptionStatus, VariantId } from "../../shared/contracts/me.ts";

export type BeginInput = {
  userId: string;
  chatId: string;
  message: string;
  serverNo: number;
  freeDaily: number;
  premiumDaily: number;
  now: Date;
  /** The version of the game, if the server knows it. */
  version?: number | null;
};

export type BegunChat = {
  outcome:
    | "no_user"
    | "resting"
    | "conflict"
    | "replay"
    | "running"
    | "rate_limited"
    | "quota_exceeded"
    | "accepted";
  retry_after_s: number;
  attempt: number;
  response: string | null;
  chat_status: ChatStatus;
  created_at: Date;
  user_name: string;
  variant: VariantId;
  puppy_name: string;
  mood: string;
  puppy_level: number;
  subscription_status: SubscriptionStatus;
  messages_left: number;
  time_zone: string;
  language: Language;
  /** The value of game_of; null: it has the known version, or the message was not accepted. */
  game: unknown;
  /** Null: never asked. */
  age: AgeAnswer | null;
  /** The help beside a stored reply. */
  help: Help | null;
  /** The turns before the message as the page shows them, oldest first. */
  turns: PastTurn[];
  /** The value of memory_for. */
  memory: unknown;
};

/** A message that Luli was told, and what she said: null where she said nothing. */
export type PastTurn = {
  message: string;
  response: string | null;
  /** ISO 8601. */
  at: string;
};

type BegunChatRow = Omit<BegunChat, "created_at" | "turns"> & {
  created_at: string;
  /** The value of turns_before, newest first; null unless the message was accepted. */
  turns: { messages: string[] | null; responses: (string | null)[]; at: string[] } | null;
};

/** The function returns one value, because pg reads the name and type of each column at each call. */
export async function beginChat(pool: pg.Pool, input: BeginInput): Promise<BegunChat> {
  const { userId, chatId, message, serverNo, freeDaily, premiumDaily, now, version } = input;
  const { rows } = await pool.query<{ begun: BegunChatRow }>({
    name: "begin_message",
    text: "select begin_message($1, $2, $3, $4, $5, $6, $7, $8) as begun",
    values: [userId, chatId, message, serverNo, freeDaily, premiumDaily, now, version ?? null],
  });
  const { begun } = rows[0]!;
  return { ...begun, created_at: new Date(begun.created_at), turns: toTurns(begun.turns) };
}

function toTurns(turns: BegunChatRow["turns"]): PastTurn[] {
  if (!turns?.messages) return [];
  const { messages, responses, at } = turns;
  return messages
    .map((message, n) => ({ message, response: responses[n]!, at: at[n]! }))
    .toReversed();
}

/** `doubt`: the classifier, the judge or the model opened the crisis, not plain words. */
export type NotedStage = Stage | "doubt";

export type CrisisInput = {
  userId: string;
  chatId: string;
  message: string;
  response: string;
  kind: HelpKind;
  stage: NotedStage;
  help: Help | null;
  serverNo: number;
  mostADay: number;
  now: Date;
};

/** Returns the time and answer of the first such message; null: it is not kept. */
export async function keepCrisis(
  pool: pg.Pool,
  input: CrisisInput,
): Promise<{ kept_at: Date; response: string } | null> {
  const { userId, chatId, message, response, kind, stage, help, serverNo, mostADay, now } = input;
  const { rows } = await pool.query<{ kept_at: Date; response: string }>(
    "select kept_at, response from keep_crisis($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    [userId, chatId, message, response, kind, stage, help, serverNo, mostADay, now],
  );
  return rows[0] ?? null;
}

type SituationRow = { time_zone: string; crisis: unknown; age: AgeAnswer | null };

/** Reads what an answer in a crisis depends on; null: there is no such user. */
export async function getSituation(pool: pg.Pool, userId: string): Promise<SituationRow | null> {
  const { rows } = await pool.query<SituationRow>(
    `select u.time_zone, g.state -> 'crisis' as crisis, a.answer as age
     from users u join game_states g on g.user_id = u.id left join age_answers a on a.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Stores the help beside a reply, so that it is shown again later. */
export async function setHelp(
  pool: pg.Pool,
  { userId, chatId, help }: { userId: string; chatId: string; help: Help },
): Promise<void> {
  await pool.query("update chats set help = $3 where user_id = $1 and id = $2", [
    userId,
    chatId,
    help,
  ]);
}

export type EndInput = {
  userId: string;
  chatId: string;
  attempt: number;
  status: Exclude<ChatStatus, "running">;
  response: string | null;
  userName: string | null;
  now: Date;
};

/** Whether the run ended as told; false when another server has taken it over. */
export async function endChat(pool: pg.Pool, input: EndInput): Promise<boolean> {
  const { userId, chatId, attempt, status, response, now, userName } = input;
  const { rows } = await pool.query<{ won: boolean }>({
    name: "end_chat",
    text: "select end_chat($1, $2, $3, $4, $5, $6, $7) as won",
    values: [userId, chatId, attempt, status, response, now, userName],
  });
  return rows[0]!.won;
}

/** Gives a message back whose text is lost. */
export const failChat = (
  pool: pg.Pool,
  { userId, chatId, attempt }: Pick<EndInput, "userId" | "chatId" | "attempt">,
  now: Date,
): Promise<boolean> =>
  endChat(pool, { userId, chatId, attempt, status: "failed", response: null, userName: null, now });

/** Lists which of these chats run under this server's number. */
export async function listRunning(
  pool: pg.Pool,
  chats: { userId: string; chatId: string }[],
  serverNo: number,
): Promise<{ userId: string; chatId: string; attempt: number }[]> {
  const { rows } = await pool.query<{ userId: string; chatId: string; attempt: number }>(
    `select user_id as "userId", id as "chatId", attempt
     from unnest($1::uuid[], $2::uuid[]) as asked (user_id, id) join chats using (user_id, id)
     where status = 'running' and server_no = $3`,
    [chats.map(({ userId }) => userId), chats.map(({ chatId }) => chatId), serverNo],
  );
  return rows;
}

/** Ends a run that vetted words took over; returns as endChat does. */
export async function endCrisisChat(
  pool: pg.Pool,
  { userId, chatId, attempt, response, now }: EndInput,
  { kind, help, mostADay }: { kind: HelpKind; help: Help; mostADay: number },
): Promise<boolean> {
  const { rows } = await pool.query<{ won: boolean }>(
    "select end_crisis_chat($1, $2, $3, $4, $5, $6, $7, $8) as won",
    [userId, chatId, attempt, response, kind, help, mostADay, now],
  );
  return rows[0]!.won;
}

/** The change that the rules made of a reply, and the version of the game they worked from. */
export type Growing = { version: number; change: object };

export type Finished =
  | { outcome: "ended" | "repeated" | "lost" }
  | { outcome: "owed"; reason: string | null }
  | { outcome: "stale"; game: unknown };

/** Ends a run that has a reply and gives its rewards, or owes them. */
export async function finishChat(
  client: pg.Pool | pg.PoolClient,
  input: EndInput,
  sentAt: Date,
  growing: Growing | null,
): Promise<Finished> {
  const { userId, chatId, attempt, status, response, now, userName } = input;
  const { rows } = await client.query<Finished>({
    name: "finish_chat",
    text: "select outcome, game, reason from finish_chat($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    values: [
      userId,
      chatId,
      attempt,
      status,
      response,
      now,
      userName,
      sentAt,
      growing?.version,
      growing && JSON.stringify(growing.change),
    ],
  });
  return rows[0]!;
}

export type ChatState = {
  status: ChatStatus;
  response: string | null;
  created_at: Date;
  attempt: number;
  is_orphaned: boolean;
};

/** Reads a chat that this server does not run. Orphaned: its row is running, but no server makes it. */
export async function getChatState(
  pool: pg.Pool,
  userId: string,
  chatId: string,
  serverNo: number,
): Promise<ChatState | null> {
  const { rows } = await pool.query<ChatState>({
    name: "get_chat_state",
    text: `select status, response, created_at, attempt,
        case when status <> 'running' then false when server_no = $3 then true else not is_server_alive(server_no) end as is_orphaned
      from chats where user_id = $1 and id = $2`,
    values: [userId, chatId, serverNo],
  });
  return rows[0] ?? null;
}

export type Maker = { server_no: number; address: string };

/** Finds the server that makes this reply; null: none does, or its address is unknown. */
export async function getMaker(
  pool: pg.Pool,
  userId: string,
  chatId: string,
): Promise<Maker | null> {
  const { rows } = await pool.query<Maker>(
    `select s.server_no, s.address from chats c join servers s on s.server_no = c.server_no
     where c.user_id = $1 and c.id = $2 and c.status = 'running'`,
    [userId, chatId],
  );
  return rows[0] ?? null;
}

/** Newest first; a run whose server is gone shows as failed, which is what it will be. Null: `before` is no chat of this user. */
export async function listChats(
  pool: pg.Pool,
  userId: string,
  before: string | null,
  limit: number,
): Promise<Chat[] | null> {
  const known = "select from chats where user_id = $1 and id = $2";
  if (before && !(await pool.query(known, [userId, before])).rows.length) return null;
  const { rows } = await pool.query<ChatRow>({
    name: before === null ? "list_chats" : "list_chats_before",
    text: `select ${CHAT_COLUMNS}
      from chats where user_id = $1 and ${IS_NOT_REPLACED}
        ${before === null ? "" : "and (created_at, id) < (select created_at, id from chats where user_id = $1 and id = $3)"}
      order by created_at desc, id desc limit $2`,
    values: before === null ? [userId, limit] : [userId, limit, before],
  });
  return rows.map(toChat);
}
