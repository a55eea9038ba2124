// The key pairs that sign access tokens. Servers that start together agree on one, so that each knows what the others sign; a new
// one comes by schedule (rotation.ts), is shown for an hour before anything is signed with it, and the one before stays a day longer.
import type { Jwk } from "better-auth/plugins";
import { symmetricDecrypt } from "better-auth/crypto";
import type { ServerContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { findPair, insertPair, listPairs, takeTurn } from "./queries.ts";

const REREAD_AFTER_MS = 60_000;
/** Long enough for every server and for caches of /jwks to read the new key. */
const SHOWN_BEFORE_USE_MS = 60 * 60 * 1000;
/** better-auth signs with the latest pair: one that it must not sign with yet is the oldest. */
const NOT_YET = new Date(0);

type Known = Jwk & { isOurs: boolean };

/**
 * Reads and stores better-auth's key pairs. Each is read once: a server continues with what it can decrypt while another one changes
 * the lock, and signs with no pair that it cannot open.
 */
export function createSigningKeys({
  database,
  clock,
  config: { authSecret },
}: Pick<ServerContext, "database" | "clock" | "config">) {
  const open = async (pair: Jwk): Promise<Known> => ({
    ...pair,
    isOurs: await opens(pair, authSecret),
  });

  async function read(before: Known[]): Promise<Known[]> {
    const pairs = await listPairs(database);
    return Promise.all(
      pairs.map(async (row) => before.find(({ id }) => id === row.id) ?? (await open(row))),
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
        // The first caller reads again, and gets the error if that fails.
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
    await takeTurn(transaction, "makePair");
    return (await findPair(transaction, pair.alg)) ?? insertPair(transaction, pair);
  });
}
