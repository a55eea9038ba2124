// A Postgres of its own in a new folder, with people who have valid access tokens.
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { symmetricEncrypt } from "better-auth/crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import pg from "pg";
import { startEmbeddedPostgres } from "../../server/embedded-postgres/start.ts";
import { migrate } from "../../server/platform/database/migrate.ts";
import { createLog } from "../../server/platform/log.ts";

/** Opens the signing key that is put into the database here. */
export const AUTH_SECRET = "a secret for the crowd, long enough";

/** Servers keep their files in `dir`, too. Both are gone when it stops. */
export async function startDatabase() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-people-"));
  const postgres = await startEmbeddedPostgres(
    dir,
    createLog(() => {}),
  );
  await migrate(postgres.url);
  return {
    url: postgres.url,
    dir,
    async stop() {
      // The timer keeps the process alive while Postgres stops.
      const waiting = setInterval(() => {}, 1_000);
      await postgres.stop();
      clearInterval(waiting);
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Returns a function that signs a new access token for so many people, for one after the other. */
export async function invite(databaseUrl: string, publicUrl: string, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: "ES256" };
  const locked = await symmetricEncrypt({
    key: AUTH_SECRET,
    data: JSON.stringify(await exportJWK(privateKey)),
  });
  await client.query(
    "insert into jwks (id, public_key, private_key, alg, crv) values ($1, $2, $3, 'ES256', 'P-256')",
    [kid, JSON.stringify(jwk), JSON.stringify(locked)],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, subscription_status)
     select 'person-' || n || '@luli.test', 'active' from generate_series(1, $1::integer) n returning id`,
    [count],
  );
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
  return (some: number): Promise<string[]> =>
    Promise.all(Array.from({ length: some }, () => sign(rows[turn++ % rows.length]!.id)));
}
