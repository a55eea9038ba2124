// Each thing that a person holds, and each act that ends all of them: nothing that a thief took outlives it.
import { expect, test } from "vitest";
import { closeSessions, reinstate, suspend } from "../../admin/people/acts.ts";
import { grantAdminByHand } from "../../admin/service.ts";
import { createSubscriptions } from "../../subscription/service.ts";
import { authFixture, linkIn, PASSWORD, UNREACHABLE_STRIPE } from "../../testing/auth-server.ts";
import { newEmail, newcomer, openBrowser, type TestBrowser } from "../../testing/browser.ts";
import { appCode } from "../../../shared/rules/testing/authenticator.ts";
import { createDevice } from "../factors/testing/passkey-device.ts";

const NEW_PASSWORD = "a whole new password";
const server = await authFixture({ config: { stripe: UNREACHABLE_STRIPE } });
const admin = await arrive();
await grantAdminByHand(server.context.database, admin.email, new Date());
const adminId = admin.id;

/** The account's owner, their browser, and how they sign in afterwards. */
type Owner = { id: string; browser: TestBrowser; email: string; password: string };
/** Whether it still opens anything. */
type Holding = (owner: Owner) => Promise<(owner: Owner) => Promise<boolean>>;

const isOk = ({ status }: Response) => status === 200;
const tokenOf = async (browser: TestBrowser) => ({
  authorization: `Bearer ${await browser.token()}`,
});
async function arrive(): Promise<Owner> {
  const { browser, id, email } = await newcomer(server);
  await server.query(
    "insert into subscriptions (user_id, customer_id, subscription_id, status) values ($1::uuid, $1, $1, 'active')",
    [id],
  );
  return { id, browser, email, password: PASSWORD };
}
async function signInElsewhere({ email, password }: Owner): Promise<TestBrowser> {
  const browser = openBrowser(server);
  await browser.signIn(email, password);
  return browser;
}

const askReset = (email: string) =>
  openBrowser(server).post("/auth/v1/request-password-reset", { email });
async function resetBy(link: string, newPassword: string): Promise<Response> {
  const browser = openBrowser(server);
  const page = (await browser.get(link)).headers.get("location") ?? "";
  const token = new URL(page, server.url).searchParams.get("token");
  return browser.post("/auth/v1/reset-password", { token, newPassword });
}
const newestLink = (email: string) => linkIn(server.mailsTo(email).at(-1));
async function askForAddress({ browser, password }: Owner): Promise<string> {
  const newEmailAddress = newEmail("next");
  const asked = { newEmail: newEmailAddress, currentPassword: password, callbackURL: "/profile" };
  expect((await browser.post("/auth/v1/change-email", asked)).status).toBe(200);
  return newEmailAddress;
}
const begin = async (browser: TestBrowser, path: string) =>
  (await browser.post(path, { password: PASSWORD })).json() as Promise<unknown>;

const SESSIONS: Record<string, Holding> = {
  "a session": async (owner) => {
    const phone = await signInElsewhere(owner);
    return async () => isOk(await phone.get("/auth/v1/token"));
  },
  "an access token": async (owner) => {
    const phone = await signInElsewhere(owner);
    const headers = await tokenOf(phone);
    return async () => isOk(await phone.post("/functions/v1/contract/own", {}, { headers }));
  },
  "a passkey's open challenge": async (owner) => {
    const phone = await signInElsewhere(owner);
    const options = await begin(phone, "/auth/v1/passkey/add-options");
    const response = createDevice(server.url).make(options as never);
    return async () => isOk(await phone.post("/auth/v1/passkey/add", { name: "x", response }));
  },
};

const LINKS: Record<string, Holding> = {
  "a mailed reset": async ({ email }) => {
    await askReset(email);
    const link = newestLink(email);
    return async () => isOk(await resetBy(link, "the thief's password"));
  },
  "a mailed change of address": async (owner) => {
    const next = await askForAddress(owner);
    const link = newestLink(next);
    return async (later) => {
      await (await signInElsewhere(later)).get(link);
      return (await server.query("select 1 from users where email = $1", [next])).length > 0;
    };
  },
  "a mailed contract": async ({ email }) => {
    await createSubscriptions(server.context).contracts.mailLink({ email });
    const token = new URL(newestLink(email)).hash.slice(1);
    return async () => isOk(await openBrowser(server).post("/functions/v1/contract", { token }));
  },
};

/** The second factor changes every sign-in after it, so nothing else is held beside it. */
const FACTOR: Record<string, Holding> = {
  "an open question for the second factor": async (owner) => {
    const { totpURI, backupCodes } = (await begin(owner.browser, "/auth/v1/two-factor/enable")) as {
      totpURI: string;
      backupCodes: string[];
    };
    await owner.browser.post("/auth/v1/two-factor/verify-totp", { code: appCode(totpURI) });
    const phone = await signInElsewhere(owner);
    const code = backupCodes[0]!;
    return async () => isOk(await phone.post("/auth/v1/two-factor/verify-backup-code", { code }));
  },
};

const changePassword = async (owner: Owner, revokeOtherSessions: boolean): Promise<Owner> => {
  await owner.browser.post("/auth/v1/change-password", {
    currentPassword: owner.password,
    newPassword: NEW_PASSWORD,
    revokeOtherSessions,
  });
  return { ...owner, password: NEW_PASSWORD };
};
const act = ({ id }: Owner) => ({ actorId: adminId, userId: id });

const ENDS: Record<string, (owner: Owner) => Promise<Owner>> = {
  "signing out everywhere": async (owner) => {
    expect(isOk(await owner.browser.post("/auth/v1/revoke-sessions"))).toBe(true);
    return owner;
  },
  "signing out all other browsers": async (owner) => {
    const headers = await tokenOf(owner.browser);
    await owner.browser.delete("/api/me/sessions", {}, { headers });
    return owner;
  },
  "a reset of the password": async (owner) => {
    await askReset(owner.email);
    expect(isOk(await resetBy(newestLink(owner.email), NEW_PASSWORD))).toBe(true);
    return { ...owner, password: NEW_PASSWORD };
  },
  "a change of password": (owner) => changePassword(owner, true),
  "a change of address": async (owner) => {
    const email = await askForAddress(owner);
    await owner.browser.get(newestLink(email));
    return { ...owner, email };
  },
  "a suspension": async (owner) => {
    await suspend(server.context, act(owner));
    await reinstate(server.context, act(owner));
    return owner;
  },
  "support that signs them out": async (owner) => {
    await closeSessions(server.context, act(owner));
    return owner;
  },
  "a deletion that is asked for": async (owner) => {
    await server.deletions.request(owner.id, owner.email);
    await server.query("update users set deletion_requested_at = null where id = $1", [owner.id]);
    return owner;
  },
};

/** Which of these things still open something after the end. */
async function stillOpen(
  held: Record<string, Holding>,
  end: (owner: Owner) => Promise<Owner>,
): Promise<string[]> {
  const owner = await arrive();
  const holdings: [string, Awaited<ReturnType<Holding>>][] = [];
  for (const [name, hold] of Object.entries(held)) holdings.push([name, await hold(owner)]);
  const later = await end(owner);
  const open: string[] = [];
  for (const [name, isOpen] of holdings) if (await isOpen(later)) open.push(name);
  return open;
}

test.each(Object.entries({ ...SESSIONS, ...LINKS, ...FACTOR }))(
  "%s opens something until it is ended",
  async (name, hold) =>
    expect(await stillOpen({ [name]: hold }, async (owner) => owner)).toEqual([name]),
);

test.each(Object.entries(ENDS))("%s ends all of them", async (_name, end) => {
  expect(await stillOpen({ ...SESSIONS, ...LINKS }, end)).toEqual([]);
  expect(await stillOpen(FACTOR, end)).toEqual([]);
});

test("a change of password that leaves other browsers signed in ends the links, and no session", async () => {
  const change = (owner: Owner) => changePassword(owner, false);
  const session = "a session";
  expect(await stillOpen({ ...LINKS, [session]: SESSIONS[session]! }, change)).toEqual([session]);
  expect(await stillOpen(FACTOR, change)).toEqual([]);
});

test("ending one person's sessions", async () => {
  const [owner, neighbour] = [await arrive(), await arrive()];
  const phone = await signInElsewhere(neighbour);
  await ENDS["a change of address"]!(owner);
  for (const browser of [owner.browser, neighbour.browser, phone])
    expect(isOk(await browser.get("/auth/v1/token"))).toBe(true);
});
