// The same call six times at once, as a double tap or a script sends it: no failure of ours, and one effect.
import { beforeEach, expect, test } from "vitest";
import type { authCalls } from "../../shared/api/auth.ts";
import { appCode } from "../../shared/rules/testing/authenticator.ts";
import {
  type Call,
  type From,
  hashing,
  meeting,
  sixTimes,
  TIMES,
} from "../testing/auth/at-once.ts";
import { createDevice } from "./factors/testing/passkey-device.ts";
import { newEmail, newcomer, openBrowser } from "../testing/browser.ts";
import { authFixture, PASSWORD } from "../testing/auth-server.ts";

const NEW_PASSWORD = "a whole new password";
const server = await authFixture({ hashing });
let loggedBefore = 0;
beforeEach(() => {
  loggedBefore = server.logged().length;
});
const errorsLogged = () =>
  server
    .logged()
    .slice(loggedBefore)
    .match(/.*"level":"error".*/g) ?? [];

async function arrive() {
  const { browser, email } = await newcomer(server);
  const post = (path: string, body: object = {}, from?: From) =>
    browser.post(`/auth/v1/${path}`, body, from);
  return { browser, email, post };
}
type Person = Awaited<ReturnType<typeof arrive>>;
const bodyOf = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
const subjects = (email: string) => server.mailsTo(email).map(({ subject }) => subject);
const count = async (text: string, email: string) =>
  Number((await server.query<{ count: string }>(text, [email]))[0]!.count);
const countUsers = (email: string) => count("select count(*) from users where email = $1", email);
const countSessions = (email: string) =>
  count(
    "select count(*) from sessions s join users u on u.id = s.user_id where u.email = $1",
    email,
  );

type App = { totpURI: string; backupCodes: string[] };
const beginApp = ({ post }: Person) =>
  bodyOf<App>(post("two-factor/enable", { password: PASSWORD }));
async function turnOn(person: Person): Promise<App> {
  const app = await beginApp(person);
  await person.post("two-factor/verify-totp", { code: appCode(app.totpURI) });
  return app;
}
async function makePasskey(person: Person) {
  const device = createDevice(server.url);
  type Options = Parameters<typeof device.make>[0];
  const asked = bodyOf<Options>(person.post("passkey/add-options", { password: PASSWORD }));
  return { device, made: { name: "Phone", response: device.make(await asked) } };
}

type Post = Extract<keyof typeof authCalls, `POST ${string}`>;
type Race = {
  call: Call;
  /** Number of answers with status 200; null means at least one, and 401 for those after the end of the session. */
  good: number | null;
  /** How many passwords each call looks at before it writes. */
  rounds?: number;
  /** Assertion that runs afterwards. */
  check?: (answers: Response[]) => Promise<unknown>;
};

const goodEachTime =
  (path: string, body: object) =>
  async ({ post }: Person): Promise<Race> => ({
    call: (from) => post(path, body, from),
    good: TIMES,
  });

const FACTOR_MAIL = "How you sign in to Luli has changed";
/** Starts of Google's sign-in share nothing: see google/google.test.ts for two of them. */
const RACES: Record<
  Exclude<Post, "POST /auth/v1/sign-in/social">,
  (person: Person) => Promise<Race>
> = {
  "POST /auth/v1/sign-up/email": async () => {
    const email = newEmail();
    const check = async () => expect(await countUsers(email)).toBe(1);
    return { call: () => openBrowser(server).signUp(email), rounds: 1, good: TIMES, check };
  },
  "POST /auth/v1/sign-in/email": async ({ browser, email }) => ({
    rounds: 1,
    call: (from) => browser.signIn(email, PASSWORD, from),
    good: TIMES,
  }),
  "POST /auth/v1/two-factor/verify-totp": async (person) => {
    const code = appCode((await beginApp(person)).totpURI);
    const check = async () =>
      expect(subjects(person.email).filter((subject) => subject === FACTOR_MAIL)).toHaveLength(1);
    return {
      call: (from) => person.post("two-factor/verify-totp", { code }, from),
      good: 1,
      check,
    };
  },
  "POST /auth/v1/two-factor/verify-backup-code": async (person) => {
    const [code] = (await turnOn(person)).backupCodes;
    const other = openBrowser(server);
    await other.signIn(person.email);
    return {
      call: (from) => other.post("/auth/v1/two-factor/verify-backup-code", { code }, from),
      good: 1,
    };
  },
  "POST /auth/v1/passkey/sign-in-options": goodEachTime("passkey/sign-in-options", {}),
  "POST /auth/v1/passkey/sign-in": async (person) => {
    const { device, made } = await makePasskey(person);
    await person.post("passkey/add", made);
    type Options = Parameters<typeof device.show>[0];
    const response = device.show(await bodyOf<Options>(person.post("passkey/sign-in-options")));
    return { call: (from) => person.post("passkey/sign-in", { response }, from), good: 1 };
  },
  "POST /auth/v1/sign-out": async ({ browser, email, post }) => ({
    call: (from) => post("sign-out", {}, from),
    good: TIMES,
    check: async () => {
      expect(await browser.isIn()).toBe(false);
      expect(await countSessions(email)).toBe(0);
    },
  }),
  "POST /auth/v1/send-verification-email": async () => {
    const email = newEmail();
    const browser = openBrowser(server);
    await browser.signUp(email);
    return {
      call: (from) => browser.post("/auth/v1/send-verification-email", { email }, from),
      good: TIMES,
    };
  },
  "POST /auth/v1/request-password-reset": async ({ email, post }) => ({
    call: (from) => post("request-password-reset", { email }, from),
    good: TIMES,
  }),
  "POST /auth/v1/reset-password": async (person) => {
    const token = await person.browser.resetToken(person.email);
    return {
      rounds: 1,
      call: (from) => person.post("reset-password", { token, newPassword: NEW_PASSWORD }, from),
      good: 1,
    };
  },
  "POST /auth/v1/update-user": goodEachTime("update-user", { name: "Ada" }),
  "POST /auth/v1/change-email": async (person) => {
    const callbackURL = "/profile?email=changed";
    const change = { newEmail: newEmail("next"), currentPassword: PASSWORD, callbackURL };
    const check = async () => expect(await countUsers(person.email)).toBe(1);
    return {
      rounds: 1,
      call: (from) => person.post("change-email", change, from),
      good: TIMES,
      check,
    };
  },
  "POST /auth/v1/change-password": async ({ email, post }) => {
    let number = 0;
    const choose = () => `${NEW_PASSWORD} ${(number += 1)}`;
    const check = async (answers: Response[]) => {
      const winner = answers.findIndex(({ status }) => status === 200) + 1;
      const signIn = (nth: number) => openBrowser(server).signIn(email, `${NEW_PASSWORD} ${nth}`);
      expect((await signIn(winner)).status).toBe(200);
      const loser = answers.find(({ status }) => status !== 200)!;
      expect(await loser.json()).toMatchObject({ code: "INVALID_PASSWORD" });
      expect(subjects(email).filter((subject) => /password.*changed/.test(subject))).toHaveLength(
        1,
      );
    };
    const change = () => ({ currentPassword: PASSWORD, newPassword: choose() });
    return { rounds: 2, call: (from) => post("change-password", change(), from), good: 1, check };
  },
  "POST /auth/v1/passkey/add-options": goodEachTime("passkey/add-options", { password: PASSWORD }),
  "POST /auth/v1/passkey/add": async (person) => {
    const { made } = await makePasskey(person);
    return { call: (from) => person.post("passkey/add", made, from), good: 1 };
  },
  "POST /auth/v1/passkey/remove": async (person) => {
    const { device, made } = await makePasskey(person);
    await person.post("passkey/add", made);
    const removal = { id: device.id, password: PASSWORD };
    return { call: (from) => person.post("passkey/remove", removal, from), good: 1 };
  },
  "POST /auth/v1/two-factor/enable": async ({ post }) => ({
    rounds: 2,
    call: (from) => post("two-factor/enable", { password: PASSWORD }, from),
    good: TIMES,
    check: async (answers) => {
      const apps = await Promise.all(answers.map((answer) => answer.json() as Promise<App>));
      const shown: number[] = [];
      for (const { totpURI } of apps)
        shown.push((await post("two-factor/verify-totp", { code: appCode(totpURI) })).status);
      expect(shown.filter((status) => status === 200)).toHaveLength(1);
    },
  }),
  "POST /auth/v1/two-factor/disable": async (person) => {
    await turnOn(person);
    const check = async () => {
      expect(subjects(person.email).filter((subject) => subject === FACTOR_MAIL)).toHaveLength(2);
      expect(await countSessions(person.email)).toBe(1);
    };
    return {
      rounds: 2,
      call: (from) => person.post("two-factor/disable", { password: PASSWORD }, from),
      good: 1,
      check,
    };
  },
  "POST /auth/v1/two-factor/generate-backup-codes": async (person) => {
    await turnOn(person);
    return {
      rounds: 2,
      call: (from) => person.post("two-factor/generate-backup-codes", { password: PASSWORD }, from),
      good: TIMES,
    };
  },
  "POST /auth/v1/revoke-sessions": async ({ browser, email, post }) => ({
    call: (from) => post("revoke-sessions", {}, from),
    good: null,
    check: async () => {
      expect(await browser.isIn()).toBe(false);
      expect(await countSessions(email)).toBe(0);
    },
  }),
};

test.each(Object.entries(RACES))(
  "%s six times at once has one effect and is no failure of ours",
  async (_, race) => {
    const { call, good, rounds = 0, check } = await race(await arrive());
    meeting.rounds = rounds;
    const answers = await sixTimes(server, call);
    expect(meeting.rounds).toBe(0);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const done = statuses.filter((status) => status === 200);
    expect(done).toHaveLength(good ?? (done.length || 1));
    await check?.(answers);
    expect(errorsLogged()).toEqual([]);
  },
);

test("no call needs a second connection while it holds one: ten at once would wait for each other", async () => {
  const person = await arrive();
  const other = await arrive();
  const token = await other.browser.resetToken(other.email);
  const { pool } = server.context;
  const held = await Promise.all(
    Array.from({ length: pool.options.max - 1 }, () => pool.connect()),
  );
  try {
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await person.post("change-password", { ...change, revokeOtherSessions: true });
    expect(changed.status).toBe(200);
    const reset = await other.post("reset-password", { token, newPassword: PASSWORD });
    expect(reset.status).toBe(200);
    expect((await openBrowser(server).signUp(newEmail())).status).toBe(200);
  } finally {
    for (const client of held) client.release();
  }
});
