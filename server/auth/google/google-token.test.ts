// Every faulty id token of an issuer is refused.
import http from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { close, listen } from "../../../sandbox/listen.ts";
import { type AuthServer, startAuthServer } from "../../testing/auth-server.ts";
import { openBrowser } from "../../testing/browser.ts";

const CLIENT = { clientId: "luli-test", clientSecret: "a secret of the test" };
const PERSON = { sub: "1", email: "ada@gmail.test", email_verified: true, name: "Ada" };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let server: AuthServer;
let issuer: http.Server;
let issuerUrl: string;
let keys: Keys;
/** Issuer that the metadata names instead of the real one. */
let named: string | null = null;
let idToken: ((claims: JWTPayload) => Promise<string>) | null;

const sign = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "1" }).sign(key);
const lasting = (claims: JWTPayload) => ({ ...claims, exp: now() + 600 });

beforeAll(async () => {
  keys = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "1", alg: "ES256" };
  let nonce: string | null = null;
  const answers: Record<string, () => object | Promise<object>> = {
    "/.well-known/openid-configuration": () => ({
      issuer: named ?? issuerUrl,
      authorization_endpoint: `${issuerUrl}/authorize`,
      token_endpoint: `${issuerUrl}/token`,
      userinfo_endpoint: `${issuerUrl}/userinfo`,
      jwks_uri: `${issuerUrl}/jwks`,
      id_token_signing_alg_values_supported: ["ES256"],
    }),
    "/jwks": () => ({ keys: [jwk] }),
    "/userinfo": () => PERSON,
    "/token": async () => {
      const claims = { ...PERSON, iss: issuerUrl, aud: CLIENT.clientId, nonce, iat: now() };
      return {
        access_token: "access",
        token_type: "Bearer",
        ...(idToken && { id_token: await idToken(claims) }),
      };
    },
  };
  issuer = http.createServer((incoming, outgoing) => {
    const url = new URL(incoming.url!, "http://issuer");
    nonce = url.searchParams.get("nonce") ?? nonce;
    void Promise.resolve(answers[url.pathname]?.() ?? {}).then((answer) =>
      outgoing.setHeader("content-type", "application/json").end(JSON.stringify(answer)),
    );
  });
  const port = await listen(issuer);
  issuerUrl = `http://127.0.0.1:${port}`;
  server = await startAuthServer({ google: async () => ({ issuer: issuerUrl, ...CLIENT }) });
});
afterAll(async () => {
  await server.stop();
  await close(issuer);
});

const now = () => Math.floor(Date.now() / 1000);

async function arrive() {
  const browser = openBrowser(server);
  const body = { provider: "google", callbackURL: "/chat", errorCallbackURL: "/auth" };
  const started = await browser.post("/auth/v1/sign-in/social", body);
  const { url } = (await started.json()) as { url: string };
  await fetch(url);
  const state = new URL(url).searchParams.get("state");
  const back = await browser.get(`/auth/v1/callback/google?code=any&state=${state}`);
  return back.headers.get("location");
}

test("a good one opens the account", async () => {
  idToken = (claims) => sign(lasting(claims));
  expect(await arrive()).toBe("/chat");
});

test.each<[string, typeof idToken]>([
  ["one without an end", (claims) => sign(claims)],
  ["one that has ended", (claims) => sign({ ...claims, exp: now() - 600 })],
  ["one for another client", (claims) => sign({ ...lasting(claims), aud: "another" })],
  ["one of another sign-in", (claims) => sign({ ...lasting(claims), nonce: "another" })],
  ["one of another issuer", (claims) => sign({ ...lasting(claims), iss: "https://other.example" })],
  ["one without a signature", async (claims) => new UnsecuredJWT(lasting(claims)).encode()],
  [
    "one that somebody else has signed",
    async (claims) => sign(lasting(claims), (await generateKeyPair("ES256")).privateKey),
  ],
  ["none at all", null],
  ["what is no token", async () => "words"],
])("%s is refused", async (_what, given) => {
  idToken = given;
  expect(await arrive()).toMatch(/^\/auth\?error=/);
});

test("metadata that name another issuer open nothing", async () => {
  named = "https://accounts.other.example";
  const deceived = await startAuthServer({
    google: async () => ({ issuer: issuerUrl, ...CLIENT }),
  });
  const body = { provider: "google", callbackURL: "/chat" };
  const started = await openBrowser(deceived).post("/auth/v1/sign-in/social", body);
  expect(started.status).toBeGreaterThanOrEqual(400);
  await deceived.stop();
  named = null;
});
