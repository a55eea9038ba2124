// Queries of everything encrypted with AUTH_SECRET: signing keys, keys shared by servers, second factors.
import type { Jwk } from "better-auth/plugins";
import { sql } from "kysely";
import type { StoredKeys } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";

/** First key of the advisory locks. */
const LOCK_SPACE = 77;
const TURNS = { makePair: 0, openKept: 1 };

/** Holds an advisory lock until the transaction ends: one server at a time. */
export async function takeTurn(transaction: Database, turn: keyof typeof TURNS): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, ${TURNS[turn]})`.execute(transaction);
}

const COLUMNS = sql`
  id, public_key as "publicKey", private_key as "privateKey", alg, crv, created_at as "createdAt"`;

export async function listPairs(database: Database): Promise<Jwk[]> {
  const { rows } = await sql<Jwk>`select ${COLUMNS} from jwks order by created_at`.execute(
    database,
  );
  return rows;
}

export async function findPair(database: Database, alg: string | undefined) {
  const { rows } = await sql<Jwk>`
    select ${COLUMNS} from jwks where alg = ${alg} order by created_at desc limit 1`.execute(
    database,
  );
  return rows[0];
}

export async function insertPair(database: Database, pair: Omit<Jwk, "id">): Promise<Jwk> {
  const { rows } = await sql<Jwk>`
    insert into jwks (public_key, private_key, alg, crv, created_at)
    values (${pair.publicKey}, ${pair.privateKey}, ${pair.alg}, ${pair.crv ?? null}, ${pair.createdAt})
    returning ${COLUMNS}`.execute(database);
  return rows[0]!;
}

export async function lockPair(database: Database, id: string, locked: string): Promise<void> {
  await database.updateTable("jwks").set({ private_key: locked }).where("id", "=", id).execute();
}

/** Deletes the key pairs that were replaced before this moment. */
export async function deleteReplaced(database: Database, before: Date): Promise<void> {
  await sql`
    delete from jwks where created_at < (select max(created_at) from jwks where created_at < ${before})`.execute(
    database,
  );
}

export const listStored = (database: Database) =>
  database.selectFrom("stored_keys").selectAll().execute();

export async function putStored(
  database: Database,
  name: keyof StoredKeys,
  locked: string,
): Promise<void> {
  await database
    .insertInto("stored_keys")
    .values({ name, locked })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ locked }))
    .execute();
}

export const listFactors = (database: Database) =>
  database.selectFrom("second_factors").select(["id", "secret", "backup_codes"]).execute();

export async function lockFactor(
  database: Database,
  { id, ...locked }: { id: string; secret: string; backup_codes: string },
): Promise<void> {
  await database.updateTable("second_factors").set(locked).where("id", "=", id).execute();
}
