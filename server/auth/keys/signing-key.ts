// The key pair that signs access tokens. Servers that start together agree on one, so that each knows what the others sign.
import type { Jwk } from "better-auth/plugins";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** First key of the advisory locks: the second is 0 for who makes the pair, 1 for who opens what is kept (open-keys.ts). */
export const LOCK_SPACE = 77;

const COLUMNS = sql`
  id, public_key as "publicKey", private_key as "privateKey", alg, crv, created_at as "createdAt"`;

/** Where better-auth reads and keeps the pair. Read once: a server goes on with what it can open while another one changes the lock. */
export function createSigningKeys(database: Database) {
  const read = async () => (await sql<Jwk>`select ${COLUMNS} from jwks`.execute(database)).rows;
  // Whoever asks first reads again, and hears why not.
  let known: Promise<Jwk[]> = read().catch(() => []);
  return {
    async getJwks(): Promise<Jwk[]> {
      if ((await known).length > 0) return known;
      const found = await read();
      known = Promise.resolve(found);
      return found;
    },
    async createJwk(pair: Omit<Jwk, "id">): Promise<Jwk> {
      const kept = await keepSigningKey(database, pair);
      known = Promise.resolve([kept]);
      return kept;
    },
  };
}

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
