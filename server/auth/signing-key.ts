// The key pair that signs access tokens. Servers that start together agree on one, so that each knows what the others sign.
import type { Jwk } from "better-auth/plugins";
import { sql } from "kysely";
import type { Database } from "../platform/database/database.ts";

/** First key of the advisory lock; the second is unused. */
const LOCK_SPACE = 77;

const COLUMNS = sql`
  id, public_key as "publicKey", private_key as "privateKey", alg, crv, created_at as "createdAt"`;

/** Stores the pair, unless another server was faster: then its pair is the one. */
export async function keepSigningKey(database: Database, pair: Omit<Jwk, "id">): Promise<Jwk> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, 0)`.execute(transaction);
    const existing = await sql<Jwk>`
      select ${COLUMNS} from jwks where alg = ${pair.alg} and (expires_at is null or expires_at > now())
      order by created_at desc limit 1`.execute(transaction);
    if (existing.rows[0]) return existing.rows[0];
    const stored = await sql<Jwk>`
      insert into jwks (public_key, private_key, alg, crv)
      values (${pair.publicKey}, ${pair.privateKey}, ${pair.alg}, ${pair.crv ?? null})
      returning ${COLUMNS}`.execute(transaction);
    return stored.rows[0]!;
  });
}
