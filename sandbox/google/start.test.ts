// Google's stand-in by real HTTP: discovery, consent, code, tokens, keys.
import { createHash, randomBytes } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GoogleSandbox, startGoogleSandbox } from "./start.ts";

const client = {
  clientId: "luli.test",
  clientSecret: "a-secret",
  redirectUri: "http://localhost:3000/auth/v1/callback/google",
};

type Discovery = Record<
  "issuer" | "authorization_endpoint" | "token_endpoint" | "userinfo_endpoint" | "jwks_uri",
  string
>;
type Tokens = { access_token: string; id_token: string; error?: string };

let google: GoogleSandbox;
let discovery: Discovery;
beforeAll(async () => {
  google = await startGoogleSandbox(client);
  discovery = (await (
    await fetch(`${google.issuer}/.well-known/openid-configuration`)
  ).json()) as Discovery;
});
afterAll(() => google.stop());

const verifier = randomBytes(32).toString("base64url");
const asked = {
  client_id: client.clientId,
  redirect_uri: client.redirectUri,
  response_type: "code",
  scope: "openid email profile",
  state: "a-state",
  nonce: "a-nonce",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};

const consent = (changed: Partial<typeof asked> = {}) =>
  fetch(`${discovery.authorization_endpoint}?${new URLSearchParams({ ...asked, ...changed })}`);

/** Presses the button of an account, as a browser would send its form. */
async function choose(email: string): Promise<URL> {
  const page = await (await consent()).text();
  const form = page.split("<form").find((part) => part.includes(`value="${email}"`)) ?? "";
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? "";
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );
  const answer = await fetch(new URL(action, google.issuer), {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "");
}

const trade = (code: string | null, changed: Record<string, string> = {}) =>
  fetch(discovery.token_endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: code ?? "",
      redirect_uri: client.redirectUri,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      code_verifier: verifier,
      ...changed,
    }),
  });

test("every address of the discovery document is at the issuer", () => {
  expect(google.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(discovery.issuer).toBe(google.issuer);
  for (const endpoint of [
    "authorization_endpoint",
    "token_endpoint",
    "userinfo_endpoint",
    "jwks_uri",
  ] as const)
    expect(new URL(discovery[endpoint]).origin).toBe(google.issuer);
});

test("the consent page offers friendly accounts", async () => {
  const page = await (await consent()).text();
  for (const name of ["Maya Rivera", "Noah Okafor", "Yuki Tanaka"]) expect(page).toContain(name);
});

test("a chosen account comes back with a code that buys a signed id token and the profile", async () => {
  const back = await choose("maya@gmail.test");
  expect(back.href.startsWith(`${client.redirectUri}?`)).toBe(true);
  expect(back.searchParams.get("state")).toBe("a-state");
  const answer = await trade(back.searchParams.get("code"));
  expect(answer.status).toBe(200);
  const tokens = (await answer.json()) as Tokens;
  const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
  const { payload } = await jwtVerify(tokens.id_token, keys, {
    issuer: google.issuer,
    audience: client.clientId,
  });
  expect(payload).toMatchObject({
    email: "maya@gmail.test",
    email_verified: true,
    name: "Maya Rivera",
    nonce: "a-nonce",
  });
  const profile = await fetch(discovery.userinfo_endpoint, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(await profile.json()).toMatchObject({
    sub: payload.sub,
    email: "maya@gmail.test",
    given_name: "Maya",
  });
});

test.each([
  ["a wrong secret", { client_secret: "another" }, 401],
  ["a wrong verifier", { code_verifier: "another" }, 400],
  ["an unknown code", { code: "another" }, 400],
])("%s buys nothing", async (_, changed, status) => {
  const back = await choose("noah@gmail.test");
  expect((await trade(back.searchParams.get("code"), changed)).status).toBe(status);
});

test("a code buys once", async () => {
  const code = (await choose("noah@gmail.test")).searchParams.get("code");
  expect((await trade(code)).status).toBe(200);
  expect((await trade(code)).status).toBe(400);
});

test("only the registered application may ask, and only for its own address", async () => {
  expect((await consent({ client_id: "somebody" })).status).toBe(400);
  expect((await consent({ redirect_uri: "http://evil.test/" })).status).toBe(400);
  expect((await consent()).status).toBe(200);
});

test("accounts of one's own take the friendly ones' place", async () => {
  const other = await startGoogleSandbox({
    ...client,
    users: [{ email: "zoe@gmail.test", name: "Zoe" }],
  });
  const page = await (
    await fetch(`${other.issuer}/o/oauth2/v2/auth?${new URLSearchParams(asked)}`)
  ).text();
  expect(page).toContain("zoe@gmail.test");
  expect(page).not.toContain("Maya Rivera");
  await other.stop();
});

test("a taken port that was asked for is an error", async () => {
  const port = Number(new URL(google.issuer).port);
  await expect(startGoogleSandbox({ ...client, port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});
