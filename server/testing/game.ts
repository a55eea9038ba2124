// The game's routes over a real database, with a clock that a test sets; a token is the user's id.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll } from "vitest";
import { gameRoutes } from "../game/routes.ts";
import { createDatabase, createPool } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { meRoutes } from "../account/profile/routes.ts";
import { mount } from "./mount.ts";
import { createTestDatabase } from "./test-database.ts";

export type Answer<T> = { status: number; body: T };
export type Game = ReturnType<typeof startGame>;

export function startGame(databaseUrl: string) {
  const pool = createPool(databaseUrl);
  let now = Date.parse("2026-03-10T12:00:00Z");
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const context = { pool, database: createDatabase(pool), clock: () => new Date(now), log };
  const app = mount(context, (route) => {
    gameRoutes(route, context);
    meRoutes(route, context);
  });

  async function send(method: string, path: string, userId: string | null, body?: unknown) {
    const headers: Record<string, string> =
      userId === null ? {} : { authorization: `Bearer ${userId}` };
    const response = await app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  }

  return {
    pool,
    context,
    logged: () => lines.join(""),
    setClock: (at: number | string) => (now = typeof at === "string" ? Date.parse(at) : at),
    passHours: (hours: number) => (now += hours * 3_600_000),
    get: <T>(path: string, userId: string | null): Promise<Answer<T>> => send("GET", path, userId),
    post: <T>(path: string, userId: string | null, body?: unknown): Promise<Answer<T>> =>
      send("POST", path, userId, body),
    stop: () => pool.end(),
  };
}

/** Starts on its own database and lives until the end of the file that awaits it at its top. */
export async function gameFixture(): Promise<Game> {
  const own = await createTestDatabase();
  const game = startGame(own.url);
  afterAll(async () => {
    await game.stop();
    await own.drop();
  });
  return game;
}

type Person = { zone?: string; plan?: string; name?: string; createdAt?: string };

export async function createPerson(
  pool: pg.Pool,
  { zone = "UTC", plan = "none", name = "", createdAt }: Person = {},
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (name, email, time_zone, subscription_status, created_at)
     values ($1, $2, $3, $4, coalesce($5, now())) returning id`,
    [name, `${randomUUID()}@luli.test`, zone, plan, createdAt],
  );
  return rows[0]!.id;
}

/** Balance and the sum of the ledger, which must be the same. */
export async function coinsOf(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query<{ balance: number; sum: number }>(
    `select balance, (select sum(amount)::integer from wallet_entries where user_id = $1) as sum
     from wallets where user_id = $1`,
    [userId],
  );
  return rows[0]!;
}
