// Passkeys, used by their owner and attacked with a session, an old answer, or another device.
import { describe, expect, test } from "vitest";
import type { Passkey } from "../../../../shared/contracts/account/passkey.ts";
import { appCode } from "../../../../shared/rules/testing/authenticator.ts";
import { grantAdminByHand } from "../../../admin/service.ts";
import { authFixture, PASSWORD } from "../../../testing/auth-server.ts";
import { newcomer, openBrowser, type TestBrowser } from "../../../testing/browser.ts";
import { createDevice } from "../testing/passkey-device.ts";

const server = await authFixture({ isAdminFactorDemanded: true });

type Device = ReturnType<typeof createDevice>;
const ask = (browser: TestBrowser, path: string, body: object = {}) =>
  browser.post(`/auth/v1/passkey/${path}`, body);
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ""}`.trim();
const told = (email: string) =>
  server.mailsTo(email).filter(({ subject }) => subject === "How you sign in to Luli has changed");

const begin = async (browser: TestBrowser) =>
  (await (await ask(browser, "add-options", { password: PASSWORD })).json()) as Parameters<
    Device["make"]
  >[0];
const asked = async (browser: TestBrowser) =>
  (await (await ask(browser, "sign-in-options")).json()) as Parameters<Device["show"]>[0];
const show = async (browser: TestBrowser, device: Device, odd?: Parameters<Device["show"]>[1]) =>
  ask(browser, "sign-in", { response: device.show(await asked(browser), odd) });
const listed = async (browser: TestBrowser) => {
  const headers = await browser.bearer();
  const answer = await browser.get("/api/me/factors", { headers });
  return ((await answer.json()) as { passkeys: Passkey[] }).passkeys;
};

async function arriveWithPasskey() {
  const { browser, email } = await newcomer(server);
  const device = createDevice(server.url);
  const response = device.make(await begin(browser));
  expect((await ask(browser, "add", { name: " My phone ", response })).status).toBe(200);
  return { browser, email, device };
}

const REFUSED = "401 PASSKEY_REFUSED";

describe("a passkey", () => {
  test("signs in alone, is a second factor, and a mail told of it", async () => {
    const { browser, email, device } = await arriveWithPasskey();
    expect(await listed(browser)).toMatchObject([{ id: device.id, name: "My phone" }]);
    const other = openBrowser(server);
    expect((await show(other, device)).status).toBe(200);
    const session = await other.get("/auth/v1/get-session");
    expect(await session.json()).toMatchObject({ user: { email }, session: { factor: "passkey" } });
    expect(told(email)).toHaveLength(1);
    expect((await listed(other))[0]!.used_at).not.toBeNull();
  });

  test("suffices for admins, who are refused with the password alone", async () => {
    const { browser, email, device } = await arriveWithPasskey();
    await grantAdminByHand(server.context.database, email, new Date());
    const look = async (from: TestBrowser) => {
      const headers = await from.bearer();
      return (await from.get("/api/admin/overview", { headers })).status;
    };
    expect(await look(browser)).toBe(403);
    await show(browser, device);
    expect(await look(browser)).toBe(200);
  });

  test("stands in the place of a code after the password", async () => {
    const { browser, email, device } = await arriveWithPasskey();
    const app = await browser.post("/auth/v1/two-factor/enable", { password: PASSWORD });
    const { totpURI } = (await app.json()) as { totpURI: string };
    await browser.post("/auth/v1/two-factor/verify-totp", { code: appCode(totpURI) });
    const other = openBrowser(server);
    expect(await (await other.signIn(email)).json()).toMatchObject({ twoFactorRedirect: true });
    expect((await show(other, device)).status).toBe(200);
    expect(await other.isIn()).toBe(true);
  });

  test("needs the password to be added and removed, and guesses are counted", async () => {
    const { browser, device } = await arriveWithPasskey();
    expect(await codeOf(await ask(browser, "add-options"))).toBe("400 INVALID_PASSWORD");
    const remove = (password: string) => ask(browser, "remove", { id: device.id, password });
    for (let guess = 0; guess < 9; guess += 1)
      expect(await codeOf(await remove("x"))).toBe("400 INVALID_PASSWORD");
    expect(await codeOf(await remove(PASSWORD))).toBe("429 too_many_attempts");
  });

  test("opens nothing once it was removed, and ends what it had opened elsewhere", async () => {
    const { browser, email, device } = await arriveWithPasskey();
    const other = openBrowser(server);
    await show(other, device);
    const { browser: stranger } = await newcomer(server);
    const removal = { id: device.id, password: PASSWORD };
    expect(await codeOf(await ask(stranger, "remove", removal))).toBe("404 PASSKEY_NOT_FOUND");
    expect((await ask(browser, "remove", removal)).status).toBe(200);
    expect([await browser.isIn(), await other.isIn()]).toEqual([true, false]);
    expect(await codeOf(await show(other, device))).toBe(REFUSED);
    expect(told(email)).toHaveLength(2);
  });

  test.each(["suspended_at", "deletion_requested_at"])("lets nobody in with %s", async (column) => {
    const { email, device } = await arriveWithPasskey();
    await server.query(`update users set ${column} = now() where email = $1`, [email]);
    const other = openBrowser(server);
    expect((await show(other, device)).status).toBe(403);
    expect(await other.isIn()).toBe(false);
  });
});

describe("sign-in is refused for", () => {
  test.each([
    ["another site's page", { origin: "https://luli.example" }],
    ["a device that did not look who is there", { isVerified: false }],
    ["a challenge of one's own making", { challenge: "AAAA" }],
    ["a passkey that names nobody", { userHandle: "AAAA" }],
  ])("%s", async (_name, odd) => {
    const { device } = await arriveWithPasskey();
    expect(await codeOf(await show(openBrowser(server), device, odd))).toBe(REFUSED);
  });

  test("an answer that was shown before, also at once", async () => {
    const { device } = await arriveWithPasskey();
    const browser = openBrowser(server);
    const response = device.show(await asked(browser));
    const both = [1, 2].map(async () => (await ask(browser, "sign-in", { response })).status);
    expect(new Set(await Promise.all(both))).toEqual(new Set([200, 401]));
    await browser.post("/auth/v1/sign-out");
    expect(await codeOf(await ask(browser, "sign-in", { response }))).toBe(REFUSED);
  });

  test("the challenge of another browser", async () => {
    const { device } = await arriveWithPasskey();
    const [thief, victim] = [openBrowser(server), openBrowser(server)];
    const response = device.show(await asked(victim));
    await asked(thief);
    expect(await codeOf(await ask(thief, "sign-in", { response }))).toBe(REFUSED);
  });

  test("a challenge of more than five minutes ago", async () => {
    const { device } = await arriveWithPasskey();
    const browser = openBrowser(server);
    const response = device.show(await asked(browser));
    await server.query(
      "update verifications set expires_at = expires_at - interval '5 minutes' where identifier like 'passkey|%'",
    );
    expect(await codeOf(await ask(browser, "sign-in", { response }))).toBe(REFUSED);
  });

  test("a copy whose counter lags behind", async () => {
    const { device } = await arriveWithPasskey();
    expect((await show(openBrowser(server), device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(await codeOf(await show(openBrowser(server), device, { counter }))).toBe(REFUSED);
  });

  test("another's device that takes the id of theirs", async () => {
    const { device } = await arriveWithPasskey();
    const browser = openBrowser(server);
    const { userHandle } = device.show(await asked(browser)).response;
    const thief = (await arriveWithPasskey()).device;
    const shown = thief.show(await asked(browser), { userHandle });
    const response = { ...shown, id: device.id, rawId: device.id };
    expect(await codeOf(await ask(browser, "sign-in", { response }))).toBe(REFUSED);
  });
});

describe("adding is refused for", () => {
  test.each([
    ["another site's page", { origin: "https://luli.example" }],
    ["a device that did not look who is there", { isVerified: false }],
  ])("%s", async (_name, odd) => {
    const { browser } = await newcomer(server);
    const response = createDevice(server.url).make(await begin(browser), odd);
    expect(await codeOf(await ask(browser, "add", { name: "x", response }))).toBe(REFUSED);
    expect(await listed(browser)).toEqual([]);
  });

  test("an answer made for another session, or before", async () => {
    const [one, other] = [openBrowser(server), openBrowser(server)];
    await one.arrive();
    await other.arrive();
    const response = createDevice(server.url).make(await begin(one));
    await begin(other);
    expect(await codeOf(await ask(other, "add", { name: "x", response }))).toBe(REFUSED);
    expect((await ask(one, "add", { name: "x", response })).status).toBe(200);
    expect(await codeOf(await ask(one, "add", { name: "x", response }))).toBe(REFUSED);
  });

  test("a passkey that is somebody else's", async () => {
    const { device } = await arriveWithPasskey();
    const { browser: thief } = await newcomer(server);
    const response = device.make(await begin(thief));
    expect(await codeOf(await ask(thief, "add", { name: "x", response }))).toBe(REFUSED);
  });
});

test("the challenge does not tell who has passkeys", async () => {
  const { browser } = await arriveWithPasskey();
  const [owner, stranger] = [await asked(browser), await asked(openBrowser(server))];
  expect({ ...owner, challenge: "" }).toEqual({ ...stranger, challenge: "" });
});
