import { createPublicKey, randomUUID } from "node:crypto";
import {
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
} from "jose";
import { describe, expect, test } from "vitest";
import { createTokenVerifier } from "./access-token.ts";
import { keepSigningKey } from "../../auth/keys/signing-key.ts";
import { openBrowser } from "../../testing/browser.ts";
import { authFixture, startAuthServer, type AuthServer } from "../../testing/auth-server.ts";

const server = await authFixture();
const { token, id: userId } = await openBrowser(server).arrive();
// A key pair of ours whose private half the test knows, as if it were the server's.
const pair = await generateKeyPair("ES256", { extractable: true });
const jwk = await exportJWK(pair.publicKey);
const rows = await server.query<{ id: string }>(
  `insert into jwks (public_key, private_key, alg, created_at)
   values ($1, 'unused', 'ES256', '2000-01-01') returning id`,
  [JSON.stringify(jwk)],
);
const key = { kid: rows[0]!.id, jwk, own: pair.privateKey };

type Claims = { iss?: string; aud?: string; sub?: string; exp?: number | string };
function sign(
  claims: Claims = {},
  header: { alg?: string; kid?: string } = {},
  by: CryptoKey | Uint8Array = key.own,
) {
  const all = { iss: server.url, aud: server.url, sub: userId, exp: "15m", ...claims };
  const jwt = new SignJWT({ sub: all.sub });
  jwt.setProtectedHeader({ alg: "ES256", kid: key.kid, ...header }).setIssuedAt();
  if (all.iss) jwt.setIssuer(all.iss);
  if (all.aud) jwt.setAudience(all.aud);
  if (all.exp !== undefined) jwt.setExpirationTime(all.exp);
  return jwt.sign(by);
}

const meWith = (authorization: string) =>
  openBrowser(server).get("/api/me", { headers: { authorization } });

describe("an access token", () => {
  test("of ours names its user, also the very first one after a forged one", async () => {
    const fresh = await startAuthServer();
    try {
      expect(await fresh.verify(token)).toBeNull();
      const arrived = await openBrowser(fresh).arrive();
      expect(await fresh.verify(arrived.token)).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await fresh.stop();
    }
  });

  test("six servers that start at once agree on one signing key", async () => {
    const fresh = await startAuthServer();
    try {
      const pairs = Array.from({ length: 6 }, (_, i) => ({
        publicKey: `{"n":${i}}`,
        privateKey: "locked",
        alg: "ES256" as const,
        createdAt: new Date(),
      }));
      const kept = await Promise.all(
        pairs.map((each) => keepSigningKey(fresh.context.database, each)),
      );
      expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
      expect(await fresh.query("select public_key from jwks")).toEqual([
        { public_key: kept[0]!.publicKey },
      ]);
    } finally {
      await fresh.stop();
    }
  });

  test("verifies with the public keys, which hold nothing private", async () => {
    const answer = await openBrowser(server).get("/auth/v1/jwks");
    const text = await answer.text();
    expect(text).toContain(decodeProtectedHeader(token).kid);
    expect(text).not.toMatch(/"d":|private/);
  });

  test("opens a route, and only with the word Bearer", async () => {
    expect((await meWith(`Bearer ${token}`)).status).toBe(200);
    expect((await meWith(`bearer ${token}`)).status).toBe(200);
    for (const header of [
      token,
      `Basic ${token}`,
      "Bearer",
      "Bearer ",
      `Bearer ${token} ${token}`,
    ]) {
      const answer = await meWith(header);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(await answer.json()).toMatchObject({ error: { code: "not_authenticated" } });
    }
  });

  test("fails when it is forged, foreign, expired or garbage", async () => {
    const stranger = await generateKeyPair("ES256");
    const [head, body, signature] = token.split(".") as [string, string, string];
    const otherBody = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(body, "base64url").toString()),
        sub: randomUUID(),
      }),
    ).toString("base64url");
    const secret = new TextEncoder().encode(server.context.config.authSecret);
    const spki = createPublicKey({ key: key.jwk, format: "jwk" });
    const pem = new TextEncoder().encode(String(spki.export({ type: "spki", format: "pem" })));
    const der = spki.export({ type: "spki", format: "der" });
    const bad: Record<string, string> = {
      "another key": await sign({}, {}, stranger.privateKey),
      "another body": `${head}.${otherBody}.${signature}`,
      "no signature": `${head}.${body}.`,
      "alg none": new UnsecuredJWT({ sub: userId })
        .setIssuer(server.url)
        .setAudience(server.url)
        .setExpirationTime("1h")
        .encode(),
      "alg none with our kid": `${encode({ alg: "none", kid: key.kid })}.${body}.`,
      "HS256 with the public key as PEM": await sign({}, { alg: "HS256" }, pem),
      "HS256 with the public key as DER": await sign({}, { alg: "HS256" }, new Uint8Array(der)),
      "HS256 with the auth secret": await sign({}, { alg: "HS256" }, secret),
      "an unknown key id": await sign({}, { kid: randomUUID() }),
      "another audience": await sign({ aud: "https://other.example" }),
      "no audience": await sign({ aud: "" }),
      "another issuer": await sign({ iss: "https://other.example" }),
      "no issuer": await sign({ iss: "" }),
      expired: await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      "a sub that is no uuid": await sign({ sub: "' or 1=1 --" }),
      "an empty sub": await sign({ sub: "" }),
      "an embedded key": await embedded(),
      garbage: "a.b.c",
      dots: "...",
      nothing: "",
      "not base64": "ä.ö.ü",
      "a header that is no object": `${encode([1])}.${body}.${signature}`,
      "a megabyte": `${head}.${"A".repeat(1024 * 1024)}.${signature}`,
    };
    const verify = createTokenVerifier(server.context);
    expect(await verify(await sign())).toBe(userId);
    const outcomes = await Promise.all(
      Object.entries(bad).map(async ([what, value]) => [what, await verify(value)]),
    );
    expect(outcomes).toEqual(Object.keys(bad).map((what) => [what, null]));
  });

  test("fails without an expiry", async () => {
    const eternal = await new SignJWT({ sub: userId })
      .setProtectedHeader({ alg: "ES256", kid: key.kid })
      .setIssuer(server.url)
      .setAudience(server.url)
      .sign(key.own);
    expect(await createTokenVerifier(server.context)(eternal)).toBeNull();
  });

  test("ends when its time is over, also when it was remembered", async () => {
    let now = Date.now();
    const verify = createTokenVerifier({ ...server.context, clock: () => new Date(now) });
    expect(await verify(token)).toBe(userId);
    now += 14 * 60_000;
    expect(await verify(token)).toBe(userId);
    now += 2 * 60_000;
    expect(await verify(token)).toBeNull();
    expect(await verify(token)).toBeNull();
  });

  test("causes a look at the keys at most every ten seconds when its key is unknown", async () => {
    let now = Date.now();
    let reads = 0;
    const pool = {
      query: (...args: [string, unknown[]]) => ((reads += 1), server.context.pool.query(...args)),
    };
    const verify = createTokenVerifier({
      ...server.context,
      pool: pool as unknown as AuthServer["context"]["pool"],
      clock: () => new Date(now),
    });
    const unknown = await Promise.all(
      Array.from({ length: 20 }, () => sign({}, { kid: randomUUID() })),
    );
    await Promise.all(unknown.map(verify));
    await Promise.all(unknown.map(verify));
    expect(reads).toBe(1);
    expect(await verify(token)).toBe(userId);
    now += 10_000;
    await Promise.all(unknown.map(verify));
    expect(reads).toBe(2);
  });

  test("throws when the keys cannot be read, and does not count as invalid", async () => {
    const pool = { query: () => Promise.reject(new Error("the database is away")) };
    const verify = createTokenVerifier({
      ...server.context,
      pool: pool as unknown as AuthServer["context"]["pool"],
    });
    await expect(verify(token)).rejects.toThrow("away");
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

async function embedded(): Promise<string> {
  const another = await generateKeyPair("ES256", { extractable: true });
  return new SignJWT({ sub: userId })
    .setProtectedHeader({ alg: "ES256", kid: key.kid, jwk: await exportJWK(another.publicKey) })
    .setIssuer(server.url)
    .setAudience(server.url)
    .setExpirationTime("15m")
    .sign(another.privateKey);
}
