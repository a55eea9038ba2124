// A new signing key every month, by whichever server comes first; what it replaced goes a day after the last token of it ended.
import { DAY_MS } from "../../../shared/rules/days.ts";
import { symmetricEncrypt } from "better-auth/crypto";
import { exportJWK, generateKeyPair } from "jose";
import { ACCESS_TOKEN_ALGORITHM } from "../../http/caller/access-token.ts";
import type { AuthContext } from "../auth.ts";
import { deleteReplaced, insertPair, listPairs, takeTurn } from "./queries.ts";

const LIVES_MS = 30 * DAY_MS;

/** Makes none where there is none: the first one comes with the first token. */
export async function rotateSigningKeys({
  database,
  clock,
  config,
  log,
}: Pick<AuthContext, "database" | "clock" | "config" | "log">): Promise<void> {
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, "makePair");
    const latest = (await listPairs(transaction)).at(-1)?.createdAt;
    if (latest && latest <= before(LIVES_MS)) {
      await insertPair(transaction, { ...(await makePair(config.authSecret)), createdAt: now });
      log.info("a new signing key is shown, and used in an hour");
    }
    await deleteReplaced(transaction, before(DAY_MS));
  });
}

/** Key pair in the format of better-auth. */
async function makePair(secret: string) {
  const pair = await generateKeyPair(ACCESS_TOKEN_ALGORITHM, { extractable: true });
  const [publicKey, privateKey] = await Promise.all([
    exportJWK(pair.publicKey),
    exportJWK(pair.privateKey),
  ]);
  const locked = await symmetricEncrypt({ key: secret, data: JSON.stringify(privateKey) });
  return {
    publicKey: JSON.stringify(publicKey),
    privateKey: JSON.stringify(locked),
    alg: ACCESS_TOKEN_ALGORITHM,
    crv: "P-256",
  } as const;
}
