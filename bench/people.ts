// The database of a bench: migrated, with users who have valid access tokens.
import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import pg from "pg";
import { migrate } from "../server/platform/database/migrate.ts";

export async function invite(
  databaseUrl: string,
  publicUrl: string,
  count: number,
): Promise<string[]> {
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: "ES256" };
  await client.query(
    "insert into jwks (id, public_key, private_key, alg, crv) values ($1, $2, '{}', 'ES256', 'P-256')",
    [kid, JSON.stringify(jwk)],
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
      .setExpirationTime("1h")
      .sign(privateKey);
  return Promise.all(rows.map(({ id }) => sign(id)));
}
