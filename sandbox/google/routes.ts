// Google's wire, as much of it as a sign-in by OpenID Connect takes: discovery, the page, code, tokens, profile and keys.
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { Hono } from "hono";
import { claimsOf, type GoogleAccount } from "./accounts.ts";
import { createGrants } from "./grants.ts";
import { choicePage, refusalPage } from "./page.ts";

export type GoogleClient = { clientId: string; clientSecret: string; redirectUri: string };

const PATHS = {
  page: "/o/oauth2/v2/auth",
  choice: "/o/oauth2/v2/auth/callback",
  token: "/oauth2/token",
  profile: "/oauth2/v2/userinfo",
  keys: "/oauth2/v3/certs",
};
const TOKEN_S = 60 * 60;
const SCOPES = ["openid", "email", "profile"];
const HEADER = { alg: "RS256", kid: "luli-sandbox", typ: "JWT" };

export async function googleRoutes(
  issuer: string,
  { clientId, clientSecret, redirectUri }: GoogleClient,
  accounts: GoogleAccount[],
): Promise<Hono> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), ...HEADER, use: "sig" };
  const grants = createGrants();

  /** Why an application may not ask; null: it may. */
  const problemOf = (asked: Record<string, string | undefined>): string | null => {
    if (asked.client_id !== clientId) return "This application is not registered.";
    if (asked.redirect_uri !== redirectUri) return "This application may not lead there.";
    return null;
  };

  const idToken = (account: GoogleAccount, nonce: string) =>
    new SignJWT({ ...claimsOf(account), ...(nonce && { nonce }) })
      .setProtectedHeader(HEADER)
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_S}s`)
      .sign(privateKey);

  return new Hono()
    .get("/.well-known/openid-configuration", (c) =>
      c.json({
        issuer,
        authorization_endpoint: issuer + PATHS.page,
        token_endpoint: issuer + PATHS.token,
        userinfo_endpoint: issuer + PATHS.profile,
        jwks_uri: issuer + PATHS.keys,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: [HEADER.alg],
        scopes_supported: SCOPES,
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        code_challenge_methods_supported: ["S256"],
      }),
    )
    .get(PATHS.keys, (c) => c.json({ keys: [key] }))
    .get(PATHS.page, (c) => {
      const asked = c.req.query();
      const problem = problemOf(asked);
      if (problem) return c.html(refusalPage(problem), 400);
      return c.html(choicePage(accounts, asked, PATHS.choice));
    })
    .post(PATHS.choice, async (c) => {
      const form = await readForm(c.req.raw);
      const account = accounts.find(({ email }) => email === form.email);
      const problem = problemOf(form) ?? (account ? null : "There is no such person here.");
      if (problem || !account) return c.html(refusalPage(problem ?? ""), 400);
      const { nonce = "", code_challenge: challenge = "", state = "" } = form;
      const back = new URL(redirectUri);
      back.searchParams.set("code", grants.give(account, { redirectUri, nonce, challenge }));
      back.searchParams.set("state", state);
      return c.redirect(back.href);
    })
    .post(PATHS.token, async (c) => {
      const form = await readForm(c.req.raw);
      if (form.client_id !== clientId || form.client_secret !== clientSecret)
        return c.json({ error: "invalid_client" }, 401);
      const { code = "", redirect_uri: at = "", code_verifier: verifier = "" } = form;
      const grant = grants.take(code, at, verifier);
      if (!grant) return c.json({ error: "invalid_grant" }, 400);
      return c.json({
        access_token: grants.tokenFor(grant.account),
        id_token: await idToken(grant.account, grant.nonce),
        token_type: "Bearer",
        expires_in: TOKEN_S,
        scope: SCOPES.join(" "),
      });
    })
    .get(PATHS.profile, (c) => {
      const token = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
      const account = token ? grants.holderOf(token) : null;
      return account ? c.json(claimsOf(account)) : c.json({ error: "invalid_token" }, 401);
    });
}

async function readForm(request: Request): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
