// The key pairs that sign access tokens. Servers that start together agree on one, so that each knows what the others sign; a new
// one comes by schedule (rotation.ts), is shown for an hour before anything is signed with it, and the one before stays a day longer.
import type { Jwk } from "better-auth/plugins";
import { symmetricDecrypt } from "better-auth/crypto";
import { sql } from "kysely";
import type { AuthContext } from "../auth.ts";
import type { Database } from "../../platform/database/database.ts";

/** First key of the advisory locks: the second is 0 for who makes the pair, 1 for who opens what is kept (open-keys.ts). */
export const LOCK_SPACE = 77;

const COLUMNS = sql`
  id, public_key as "publicKey", private_key as "privateKey", alg, crv, created_at as "createdAt"`;

const REREAD_AFTER_MS = 60_000;
/** Ample for every server to have read it, and for whoever keeps /jwks for a while. */
const SHOWN_BEFORE_USE_MS = 60 * 60 * 1000;
/** better-auth signs with the latest pair: one that it must not sign with yet is the oldest. */
const NOT_YET = new Date(0);

type Known = Jwk & { isOurs: boolean };

/**
 * Where better-auth reads and keeps the pairs. Each is read once: a server goes on with what it can open while another one changes
 * the lock, and signs with no pair that it cannot open.
 */
export function createSigningKeys({
  database,
  clock,
  config: { authSecret },
}: Pick<AuthContext, "database" | "clock" | "config">) {
  const open = async (pair: Jwk): Promise<Known> => ({
    ...pair,
    isOurs: await opens(pair, authSecret),
  });

  async function read(before: Known[]): Promise<Known[]> {
    const { rows } = await sql<Jwk>`select ${COLUMNS} from jwks order by created_at`.execute(
      database,
    );
    return Promise.all(
      rows.map(async (row) => before.find(({ id }) => id === row.id) ?? (await open(row))),
    );
  }

  let known = read([]).catch((): Known[] => []);
  let readAt = clock().getTime();

  return {
    async getJwks(): Promise<Jwk[]> {
      const now = clock().getTime();
      const before = await known.catch((): Known[] => []);
      if (before.length === 0 || now - readAt >= REREAD_AFTER_MS) {
        readAt = now;
        // Whoever asks first reads again, and hears why not.
        known = read(before);
      }
      return (await known).map(({ isOurs, ...pair }) => {
        const isRipe = now - pair.createdAt.getTime() >= SHOWN_BEFORE_USE_MS;
        return isOurs && isRipe ? pair : { ...pair, createdAt: NOT_YET };
      });
    },
    async createJwk(pair: Omit<Jwk, "id">): Promise<Jwk> {
      const kept = await keepSigningKey(database, pair);
      known = Promise.resolve([await open(kept)]);
      return kept;
    },
  };
}

const opens = async ({ privateKey }: Jwk, secret: string): Promise<boolean> => {
  try {
    await symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) as string });
    return true;
  } catch {
    return false;
  }
};

/** Stores the first pair, unless another server was faster: then its pair is the one. */
export async function keepSigningKey(database: Database, pair: Omit<Jwk, "id">): Promise<Jwk> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, 0)`.execute(transaction);
    const existing = await sql<Jwk>`
      select ${COLUMNS} from jwks where alg = ${pair.alg} order by created_at desc limit 1`.execute(
      transaction,
    );
    return existing.rows[0] ?? insertPair(transaction, pair);
  });
}

export async function insertPair(database: Database, pair: Omit<Jwk, "id">): Promise<Jwk> {
  const { rows } = await sql<Jwk>`
    insert into jwks (public_key, private_key, alg, crv, created_at)
    values (${pair.publicKey}, ${pair.privateKey}, ${pair.alg}, ${pair.crv ?? null}, ${pair.createdAt})
    returning ${COLUMNS}`.execute(database);
  return rows[0]!;
}
