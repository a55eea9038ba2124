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
type Tokens = { access_token: string; id_token: string };

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

const consent = () => fetch(`${discovery.authorization_endpoint}?${new URLSearchParams(asked)}`);

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

test("every address of the discovery document is at the issuer", () => {
  expect(google.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(discovery.issuer).toBe(google.issuer);
  for (const name of Object.keys(discovery).filter((key) => /_endpoint$|_uri$/.test(key)))
    expect(new URL(discovery[name as keyof Discovery]).origin).toBe(google.issuer);
});

test("the consent page offers friendly accounts", async () => {
  const page = await (await consent()).text();
  for (const name of ["Maya Rivera", "Noah Okafor", "Yuki Tanaka"]) expect(page).toContain(name);
});

test("a chosen account comes back with a code that buys a signed id token and the profile", async () => {
  const back = await choose("maya@gmail.test");
  expect(back.href.startsWith(`${client.redirectUri}?`)).toBe(true);
  expect(back.searchParams.get("state")).toBe("a-state");
  const answer = await fetch(discovery.token_endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: back.searchParams.get("code")!,
      redirect_uri: client.redirectUri,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      code_verifier: verifier,
    }),
  });
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

test("a taken port that was asked for is an error", async () => {
  const port = Number(new URL(google.issuer).port);
  await expect(startGoogleSandbox({ ...client, port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});
