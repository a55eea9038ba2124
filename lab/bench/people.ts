// The database of a bench: migrated, with users who have valid access tokens.
import { randomUUID } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import pg from "pg";
import { migrate } from "../../server/platform/database/migrate.ts";

/** Opens the signing key that is put into the database here. */
export const BENCH_SECRET = "a secret for the bench, long enough";

export type Invited = {
  ids: string[];
  /** One token a user. */
  tokens: string[];
  /** Signs tokens that the server has not seen, for one user after the other. */
  signNew(count: number): Promise<string[]>;
};

export async function invite(
  databaseUrl: string,
  publicUrl: string,
  count: number,
): Promise<Invited> {
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: "ES256" };
  const locked = await symmetricEncrypt({
    key: BENCH_SECRET,
    data: JSON.stringify(await exportJWK(privateKey)),
  });
  await client.query(
    "insert into jwks (id, public_key, private_key, alg, crv) values ($1, $2, $3, 'ES256', 'P-256')",
    [kid, JSON.stringify(jwk), JSON.stringify(locked)],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, subscription_status) select 'bench-' || n || '@luli.test', 'active' from generate_series(1, $1::integer) n
     returning id`,
    [count],
  );
  await client.query("analyze");
  await client.end();
  const sign = (id: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid })
      .setSubject(id)
      .setIssuer(publicUrl)
      .setAudience(publicUrl)
      .setIssuedAt()
      .setJti(randomUUID())
      .setExpirationTime("1h")
      .sign(privateKey);
  let turn = 0;
  return {
    ids: rows.map(({ id }) => id),
    tokens: await Promise.all(rows.map(({ id }) => sign(id))),
    signNew: (some) =>
      Promise.all(Array.from({ length: some }, () => sign(rows[turn++ % rows.length]!.id))),
  };
}
