import fs from "node:fs";
import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { listen } from "../../../sandbox/listen.ts";
import { grantAdminByHand } from "../../admin/service.ts";
import { appCode } from "../../../shared/rules/testing/authenticator.ts";
import { openBrowser, type TestBrowser } from "../../testing/browser.ts";
import { PASSWORD, startAuthServer } from "../../testing/auth-server.ts";
import { CLIENT, googleFixture } from "../../testing/auth/google-server.ts";

const NAMES: Record<string, string> = { new: "N".repeat(120), turned: "Eve\u202e\nlive" };
const VERIFIED: Record<string, unknown> = { unsure: false, claimed: false, text: "false" };
const people = [
  "new",
  "known",
  "waiting",
  "twice",
  "unsure",
  "claimed",
  "leaving",
  "turned",
  "text",
  "careful",
  "ada",
].map((name) => ({
  email: `${name}@gmail.test`,
  name: NAMES[name] ?? `${name} Person`,
  email_verified: (VERIFIED[name] ?? true) as boolean,
}));

const at = await googleFixture(people);

async function arrive(
  browser: TestBrowser,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const back = await browser.get(await at.choose(await at.authorizeUrl(browser), email), {
    headers,
  });
  return back.headers.get("location")!;
}
const me = async (browser: TestBrowser): Promise<unknown> =>
  (await browser.get("/api/me", { headers: await browser.bearer() })).json();

describe("sign-in with Google", () => {
  test("asks with state, nonce and PKCE for email and profile", async () => {
    const url = await at.authorizeUrl(openBrowser(at.server));
    expect(url.origin).toBe(at.google.issuer);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      client_id: CLIENT.clientId,
      redirect_uri: `${at.server.url}/auth/v1/callback/google`,
      response_type: "code",
      code_challenge_method: "S256",
    });
    // The addresses that .env.example tells operators to register are the ones that are sent.
    const example = fs.readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
    const [, registered] = /redirect URI to register: PUBLIC_URL(\S+)/.exec(example)!;
    expect(asked["redirect_uri"]).toBe(`${at.server.url}${registered}`);
    expect(asked["scope"]!.split(" ")).toEqual(
      expect.arrayContaining(["openid", "email", "profile"]),
    );
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked[name]!.length).toBeGreaterThan(20);
  });

  test("makes a whole account for a newcomer and leads to the page that was asked for", async () => {
    const browser = openBrowser(at.server);
    const headers = { "accept-language": "pt-BR,pt;q=0.9,en;q=0.8" };
    expect(await arrive(browser, "new@gmail.test", headers)).toBe("/checkout");
    expect(await me(browser)).toMatchObject({
      settings: { language: "pt" },
      user: { email: "new@gmail.test", name: "N".repeat(80), subscription_status: "none" },
      puppy: { name: "Luli", level: 1 },
      coins: 1250,
    });
    const again = openBrowser(at.server);
    expect(await arrive(again, "new@gmail.test")).toBe("/checkout");
    const rows = await at.server.query("select id from users where email = 'new@gmail.test'");
    expect(rows).toHaveLength(1);
    const tokens = await at.server.query<{ access_token: string }>(
      "select access_token from accounts where provider_id = 'google'",
    );
    expect(tokens[0]!.access_token).not.toMatch(/^google_/);
  });

  test("leads to the account that the confirmed address already has, with its roles, and keeps its password", async () => {
    await openBrowser(at.server).arrive("known@gmail.test", { name: "Old Name" });
    await grantAdminByHand(at.server.context.database, "known@gmail.test", new Date());
    const browser = openBrowser(at.server);
    expect(await arrive(browser, "known@gmail.test")).toBe("/checkout");
    expect(await me(browser)).toMatchObject({ user: { name: "Old Name" }, roles: ["admin"] });
    expect((await openBrowser(at.server).signIn("known@gmail.test", PASSWORD)).status).toBe(200);
  });

  test("never takes over an account whose address nobody has confirmed", async () => {
    await openBrowser(at.server).signUp("waiting@gmail.test", {
      password: "a stranger's password",
    });
    const browser = openBrowser(at.server);
    expect(await arrive(browser, "waiting@gmail.test")).toBe("/auth?error=account_not_linked");
    expect(await browser.isIn()).toBe(false);
  });

  test("lets nobody in by an address that Google has not verified, until a mail has confirmed it", async () => {
    const browser = openBrowser(at.server);
    expect(await arrive(browser, "unsure@gmail.test")).toBe("/auth?error=email_not_verified");
    expect(await browser.isIn()).toBe(false);
    const confirmed = await browser.confirm("unsure@gmail.test");
    expect(confirmed.headers.get("location")).toBe("/checkout");
    expect(await me(browser)).toMatchObject({ user: { email: "unsure@gmail.test" } });

    await openBrowser(at.server).arrive("claimed@gmail.test");
    const thief = openBrowser(at.server);
    expect(await arrive(thief, "claimed@gmail.test")).toBe("/auth?error=account_not_linked");
    expect(await thief.isIn()).toBe(false);
  });

  test("takes no text for a word of its own: an address that is not verified, a name that no page would take", async () => {
    await openBrowser(at.server).arrive("text@gmail.test");
    const thief = openBrowser(at.server);
    expect(await arrive(thief, "text@gmail.test")).toBe("/auth?error=account_not_linked");
    const browser = openBrowser(at.server);
    await arrive(browser, "turned@gmail.test");
    expect(await me(browser)).toMatchObject({ user: { name: "" } });
  });

  test("takes each answer of Google once, and only in the browser that asked", async () => {
    const browser = openBrowser(at.server);
    const back = await at.choose(await at.authorizeUrl(browser), "twice@gmail.test");
    const thief = openBrowser(at.server);
    const stolen = await thief.get(back);
    expect(stolen.headers.get("location")).toMatch(/\/auth\?.*error=state_mismatch/);
    expect(await thief.isIn()).toBe(false);

    const own = openBrowser(at.server);
    const answer = await at.choose(await at.authorizeUrl(own), "twice@gmail.test");
    expect((await own.get(answer)).headers.get("location")).toBe("/checkout");
    own.cookies.clear();
    expect((await own.get(answer)).headers.get("location")).toMatch(/error=state_mismatch/);
    expect(await own.isIn()).toBe(false);
  });

  test("ends on the sign-in page when it was cancelled there or the code is wrong", async () => {
    const browser = openBrowser(at.server);
    const state = (await at.authorizeUrl(browser)).searchParams.get("state")!;
    const cancelled = await browser.get(
      `/auth/v1/callback/google?error=access_denied&state=${state}`,
    );
    expect(cancelled.headers.get("location")).toBe("/auth?error=access_denied");
    const other = openBrowser(at.server);
    const otherState = (await at.authorizeUrl(other)).searchParams.get("state")!;
    const wrong = await other.get(`/auth/v1/callback/google?code=wrong&state=${otherState}`);
    expect(wrong.headers.get("location")).toMatch(/^\/auth\?error=\w+$/);
  });

  test("refuses to lead to another site, and any other provider", async () => {
    for (const more of [
      { callbackURL: "https://evil.example" },
      { errorCallbackURL: "//evil.example" },
      { newUserCallbackURL: "https://evil.example" },
    ])
      expect((await at.start(openBrowser(at.server), more)).status).toBe(403);
    expect((await at.start(openBrowser(at.server), { provider: "github" })).status).toBe(404);
  });
});

test("everyone else signs in as always while Google does not answer, and Google works as soon as it is back", async () => {
  let isBack = false;
  const proxy = createServer((incoming, outgoing) => {
    if (!isBack) return void outgoing.writeHead(503).end();
    void fetch(`${at.google.issuer}${incoming.url}`).then(async (answer) => {
      outgoing.writeHead(answer.status, { "content-type": "application/json" });
      // The proxy names itself as the issuer.
      outgoing.end((await answer.text()).replaceAll(at.google.issuer, issuer));
    });
  });
  const port = await listen(proxy);
  const issuer = `http://127.0.0.1:${port}`;
  const cut = await startAuthServer({ google: async () => ({ issuer, ...CLIENT }) });
  try {
    expect((await at.start(openBrowser(cut))).status).toBe(404);
    const { token } = await openBrowser(cut).arrive("other@gmail.test");
    expect(await cut.verify(token)).not.toBeNull();
    isBack = true;
    expect((await at.start(openBrowser(cut))).status).toBe(200);
  } finally {
    await cut.stop();
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  }
});

test("an account that is being deleted is not opened by Google either, and the page says why", async () => {
  await arrive(openBrowser(at.server), "leaving@gmail.test");
  await at.server.query(
    "update users set deletion_requested_at = now() where email = 'leaving@gmail.test'",
  );
  const browser = openBrowser(at.server);
  expect(await arrive(browser, "leaving@gmail.test")).toContain("/auth?error=account_deleted");
  expect(await browser.isIn()).toBe(false);
});

test("a person with a second factor is asked for it after Google, too", async () => {
  const browser = openBrowser(at.server);
  await arrive(browser, "careful@gmail.test");
  const { totpURI } = (await (await browser.post("/auth/v1/two-factor/enable")).json()) as {
    totpURI: string;
  };
  const show = (steps: number) =>
    browser.post("/auth/v1/two-factor/verify-totp", { code: appCode(totpURI, steps) });
  expect((await show(0)).status).toBe(200);
  await browser.post("/auth/v1/sign-out");
  expect(await arrive(browser, "careful@gmail.test")).toBe("/auth?mode=second-factor");
  expect(await browser.isIn()).toBe(false);
  expect((await show(1)).status).toBe(200);
  expect(await me(browser)).toMatchObject({ user: { email: "careful@gmail.test" } });

  await at.server.query("update sessions set created_at = now() - interval '16 minutes'");
  for (const path of ["disable", "generate-backup-codes"]) {
    const answer = await browser.post(`/auth/v1/two-factor/${path}`);
    expect(await answer.json()).toMatchObject({ code: "sign_in_again" });
  }
});

const openStartsOf = ({ cookies }: TestBrowser) =>
  [...cookies.keys()].filter((name) => name.includes("state_"));

test("finishes in each of two tabs, whichever is first, and forgets both starts", async () => {
  for (const isFirstFirst of [true, false]) {
    const browser = openBrowser(at.server);
    const tabs = [await at.authorizeUrl(browser), await at.authorizeUrl(browser)];
    for (const url of isFirstFirst ? tabs : tabs.toReversed()) {
      const back = await browser.get(await at.choose(url, "ada@gmail.test"));
      expect(back.headers.get("location")).toBe("/checkout");
    }
    expect(openStartsOf(browser)).toEqual([]);
  }
});

test("finishes as long as the start is kept, though the library's own cookie ended before", async () => {
  const browser = openBrowser(at.server);
  const answer = await at.start(browser);
  const { url } = (await answer.json()) as { url: string };
  const own = answer.headers.getSetCookie().find((line) => line.includes("state_"));
  expect(own).toMatch(/Max-Age=600\b.*HttpOnly.*SameSite=Lax/i);
  browser.cookies.delete([...browser.cookies.keys()].find((name) => name.endsWith("state"))!);
  const back = await browser.get(await at.choose(new URL(url), "ada@gmail.test"));
  expect(back.headers.get("location")).toBe("/checkout");
});

test("refuses another start's cookie under this one's name, and one that nobody has signed", async () => {
  const thief = openBrowser(at.server);
  const planted = await at.choose(await at.authorizeUrl(thief), "ada@gmail.test");
  const victim = openBrowser(at.server);
  await at.authorizeUrl(victim);
  const [own] = openStartsOf(victim);
  const [name] = openStartsOf(thief);
  const state = new URL(planted).searchParams.get("state")!;
  for (const value of [victim.cookies.get(own!)!, `${state}.${"A".repeat(43)}%3D`, state]) {
    victim.cookies.set(name!, value);
    const back = await victim.get(planted);
    expect(back.headers.get("location")).toMatch(/error=state_mismatch/);
  }
  expect(await victim.isIn()).toBe(false);
});

test.each(["x\udc00y".toWellFormed(), "\u202eevil", "\r\nSet-Cookie: a=b", "a; Path=/", "a=b", ""])(
  "an answer whose state is %j ends on the sign-in page, sets no cookie by that name and is no error in the log",
  async (state) => {
    const query = new URLSearchParams({ code: "x", state });
    const back = await openBrowser(at.server).get(`/auth/v1/callback/google?${query}`);
    expect(back.status).toBe(302);
    expect(back.headers.get("location")).toMatch(/\/auth\?error=/);
    expect(back.headers.getSetCookie().join()).not.toMatch(/state_/);
    expect(at.server.logged()).not.toContain("auth stumbled");
  },
);

test("keeps the five newest starts of a browser", async () => {
  const browser = openBrowser(at.server);
  const urls = [];
  for (let tab = 0; tab < 7; tab += 1) urls.push(await at.authorizeUrl(browser));
  const kept = urls.slice(2).map((url) => `state_${url.searchParams.get("state")!.slice(0, 8)}`);
  expect(openStartsOf(browser).map((name) => name.replace(/^.*(?=state_)/, ""))).toEqual(kept);
});
