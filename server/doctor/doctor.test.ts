// Each wire that is wrong is said by its own refusal: a real database, a real mail server, real HTTP.
import { SMTPServer } from "smtp-server";
import { symmetricEncrypt } from "better-auth/crypto";
import webPush from "web-push";
import { afterAll, afterEach, describe, expect, inject, test } from "vitest";
import { listen } from "../../sandbox/listen.ts";
import { startModelSandbox } from "../../sandbox/model/start.ts";
import { startMailSandbox } from "../../sandbox/mail/start.ts";
import { databaseUrl } from "../testing/global-setup.ts";
import { type Answers, serveJson } from "../testing/processes/serve-json.ts";
import { createTestDatabase, databaseFixture } from "../testing/test-database.ts";
import { startTransactionPooler } from "../testing/processes/transaction-pooler.ts";
import { checkClock } from "./database.ts";
import { examine, type Finding } from "./doctor.ts";

const AUTH_SECRET = "a secret of thirty-two characters";
const NOWHERE = "127.0.0.1:1";

const own = await databaseFixture();
const empty = await createTestDatabase("template0");
afterAll(() => empty.drop());
const cleanups: (() => unknown)[] = [];
const serve = (answers: Answers) => serveJson(answers, cleanups);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function examined(env: Record<string, string>) {
  const given = { DATABASE_URL: own.url, AUTH_SECRET, LOCAL_MODEL: "off", PORT: "1", ...env };
  const findings: Finding[] = [];
  for await (const finding of examine(given)) findings.push(finding);
  const said = JSON.stringify(findings);
  expect(said).not.toMatch(/hunter2|thirty-two characters/);
  return (wire: string) => {
    const found = findings.find((each) => each.wire === wire);
    return found && `${found.state}: ${found.says}`;
  };
}

/** The database's own wires alone. */
const database = async (url: string, env: Record<string, string> = {}) =>
  examined({ DATABASE_URL: url, ...env });

test("a wrong configuration is the only finding", async () => {
  const said = await examined({ SMTP_URL: "mail.example", PORT: "x" });
  expect(said("configuration")).toMatch(/^wrong: .*2 reasons[^]*PORT[^]*SMTP_URL/);
  expect(said("database")).toBeUndefined();
});

test("the doctor refuses the samples of our documents as a start does", async () => {
  const sample = "what-openssl-rand-base64-32-says";
  const said = await examined({
    NODE_ENV: "production",
    AUTH_SECRET: sample,
    MAIL_FROM: "a@b.test",
  });
  expect(said("configuration")).toMatch(
    /^wrong: [^]*AUTH_SECRET must be your own[^]*MAIL_FROM must be a real address/,
  );
});

test("wires that are well say so, and what is not set up is no fault", async () => {
  const [mail, model] = await Promise.all([startMailSandbox(), startModelSandbox()]);
  cleanups.push(mail.stop, model.stop);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const answers: Answers = {};
  const place = await serve(answers);
  answers["/config.json"] = [200, { public_url: place, vapid_public_key: publicKey }];
  answers["/.well-known/openid-configuration"] = [
    200,
    { issuer: place, authorization_endpoint: `${place}/auth` },
  ];
  const said = await examined({
    PUBLIC_URL: place,
    SMTP_URL: mail.smtpUrl,
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "sandbox",
    OPENAI_MODEL: "luli-1",
    GOOGLE_ISSUER: place,
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "s",
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  });
  expect(said("database")).toMatch(/^ok: Postgres 1\d at 127/);
  expect(said("pooler")).toBe("ok: none");
  expect(said("clock")).toMatch(/^ok: 0\.\d s away/);
  expect(said("migrations")).toBe(
    "ok: the database lacks the job tables: the next start creates it",
  );
  expect(said("AUTH_SECRET")).toBe("ok: decrypts the keys in the database");
  expect(said("mail")).toMatch(/^ok: 127\.0\.0\.1:\d+ accepts our login/);
  expect(said("model")).toMatch(/^ok: luli-1 at 127\.0\.0\.1:\d+ answers/);
  expect(said("Google")).toMatch(/^ok: /);
  expect(said("push keys")).toBe("ok: the two keys match");
  expect(said("payments")).toBe("off: not set up");
  expect(said("address")).toBe("ok: answers, without https");
});

describe("a database", () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(own.url);
    change(url);
    return url.href;
  };

  test.each([
    [
      "that is not there",
      (url: URL) => (url.port = "1"),
      /ECONNREFUSED.*check host and port in DATABASE_URL/,
    ],
    [
      "of another password",
      (url: URL) => (url.password = "hunter2"),
      /check the user and the password in DATABASE_URL/,
    ],
    [
      "of a name that nobody made",
      (url: URL) => (url.pathname = "/nobody"),
      /create that database/,
    ],
  ])("%s is said, and the rest of it is not asked", async (_, change, sentence) => {
    const said = await database(changed(change));
    expect(said("database")).toMatch(/^wrong: The database at /);
    expect(said("database")).toMatch(sentence);
    expect(said("migrations")).toBeUndefined();
  });

  test("missing write permission is reported", async () => {
    const said = await database(databaseUrl(inject("postgresUrl"), "postgres"));
    expect(said("database")).toMatch(/^wrong: .* may not create tables: grant create/);
  });

  test("behind a pooler is said, and what is past it must be the database itself", async () => {
    const pooler = await startTransactionPooler(own.url);
    cleanups.push(() => pooler.stop());
    expect((await database(pooler.url, { DIRECT_DATABASE_URL: own.url }))("pooler")).toBe(
      "ok: a transaction pooler, bypassed by DIRECT_DATABASE_URL",
    );
    const twice = await database(own.url, { DIRECT_DATABASE_URL: pooler.url });
    expect(twice("pooler")).toMatch(
      /^wrong: DIRECT_DATABASE_URL also points at a transaction pooler/,
    );
    expect((await database(pooler.url))("pooler")).toMatch(/^wrong: .*set DIRECT_DATABASE_URL/);
  });

  test("an empty one is migrated by the next start, or by hand", async () => {
    expect((await database(empty.url))("migrations")).toMatch(/^ok: .*all tables.*next start/);
    const byHand = await database(empty.url, { MIGRATE_AT_START: "off" });
    expect(byHand("migrations")).toMatch(/^wrong: .*npm run migrate/);
    expect(byHand("AUTH_SECRET")).toBe("off: not set up");
  });

  test("whose keys another secret locked is said", async () => {
    const locked = await symmetricEncrypt({ key: "b".repeat(32), data: "text" });
    await own.pool.query("insert into stored_keys (name, locked) values ('trials', $1)", [locked]);
    expect((await database(own.url))("AUTH_SECRET")).toMatch(/^wrong: .*does not open the keys/);
    const AUTH_SECRET_PREVIOUS = "b".repeat(32);
    expect((await database(own.url, { AUTH_SECRET_PREVIOUS }))("AUTH_SECRET")).toMatch(/^ok/);
    await own.pool.query("delete from stored_keys");
  });

  test("whose clock is another is said", async () => {
    const now = () => new Date(Date.now() + 60_000);
    await expect(checkClock({ url: own.url, variable: "DATABASE_URL" }, now)).rejects.toThrow(
      /60 seconds ahead of the database's: .*NTP/,
    );
  });
});

test("an old backup, and push services in use that cannot be reached, are said", async () => {
  const nothing = await examined({});
  expect([nothing("backup"), nothing("push services")]).toEqual(Array(2).fill("off: not set up"));
  const answering = await serve({});
  await own.pool.query(
    `with person as (insert into users (email, email_verified) values ('push@luli.test', true) returning id)
     insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
     select id, $1 || '/send/' || n, repeat('p', 87), repeat('a', 22), now() from person, generate_series(1, 2) n`,
    [answering],
  );
  await own.pool.query("insert into backups values (now() - interval '3 h')");
  const well = await examined({});
  expect(well("backup")).toBe("ok: the last one was made 3 hours ago");
  expect(well("push services")).toBe(`ok: ${new URL(answering).host} can be reached`);
  await own.pool.query("update backups set made_at = now() - interval '50 h'");
  await own.pool.query("update push_subscriptions set endpoint = $1 where endpoint like '%/1'", [
    `http://${NOWHERE}/send/a-secret`,
  ]);
  const said = await examined({});
  expect(said("backup")).toMatch(
    /^wrong: The last backup was made 50 hours ago: .*docs\/observe\.md/,
  );
  expect(said("push services")).toMatch(
    /^wrong: http:\/\/127\.0\.0\.1:1 \(push messages\) cannot be reached from here \(\w+\)\.$/,
  );
});

test("a mail server that refuses the login, or is not there, is said", async () => {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth: (_auth, _session, done) => done(new Error("no")),
  });
  const port = await listen(server.server);
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const mail = async (place: string) =>
    (await examined({ SMTP_URL: `smtp://luli:hunter2@${place}` }))("mail");
  expect(await mail(`127.0.0.1:${port}`)).toMatch(/^wrong: .* refuses our login: check the user/);
  expect(await mail(NOWHERE)).toMatch(/^wrong: The mail server 127\.0\.0\.1:1 does not let us in/);
});

test("a model that refuses, has moved or is not there is said with its host", async () => {
  const place = await serve({
    "/v1/chat/completions": [401, { error: { code: "invalid_api_key" } }],
    "/old/chat/completions": [308, {}, "/new/chat/completions"],
    "/new/chat/completions": [200, { choices: [{ message: { content: "Woof!" } }] }],
    "/away/chat/completions": [307, {}, "https://model.example/v1/chat/completions"],
  });
  const model = async (baseUrl: string) =>
    (await examined({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: "hunter2", OPENAI_MODEL: "m" }))(
      "model",
    );
  expect(await model(`${place}/v1`)).toBe(
    `wrong: m at ${new URL(place).host}: It refuses our key.`,
  );
  expect(await model(`${place}/old`)).toBe(
    `ok: m at ${new URL(place).host} answers. It redirects: set OPENAI_BASE_URL to ${place}/new.`,
  );
  expect(await model(`${place}/away`)).toBe(
    `wrong: m at ${new URL(place).host}: It redirects: set OPENAI_BASE_URL to https://model.example/v1.`,
  );
  expect(await model(`http://${NOWHERE}/v1`)).toBe(
    "wrong: m at 127.0.0.1:1: It cannot be reached (ECONNREFUSED).",
  );
});

test("a model whose server leaves out in silence what is too much is said with what it needs", async () => {
  const say = { choices: [{ message: { content: "Woof!" }, finish_reason: "stop" }] };
  const loaded = (context_length: number) => ({ models: [{ name: "m:latest", context_length }] });
  const model = async (context: number) => {
    const place = await serve({
      "/v1/chat/completions": [200, say],
      "/api/ps": [200, loaded(context)],
    });
    const said = await examined({ OPENAI_BASE_URL: `${place}/v1`, OPENAI_MODEL: "m" });
    return said("model")!.replace(new URL(place).host, "HOST");
  };
  expect(await model(32_768)).toBe("ok: m at HOST answers");
  expect(await model(4_096)).toMatch(
    /^ok: m at HOST answers\. Ollama gives it a context of 4096 .* OLLAMA_CONTEXT_LENGTH=16384 /,
  );
});

test("a Google that is no such issuer, and push keys that are no pair, are said", async () => {
  const place = await serve({
    "/.well-known/openid-configuration": [200, { issuer: "https://another.example" }],
  });
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const ask = (issuer: string) =>
    examined({
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "s",
      VAPID_PUBLIC_KEY: one.publicKey,
      VAPID_PRIVATE_KEY: other.privateKey,
    });
  const said = await ask(place);
  expect(said("Google")).toMatch(
    /^wrong: GOOGLE_ISSUER must match the issuer in its discovery document/,
  );
  expect(said("push keys")).toMatch(/^wrong: VAPID_PUBLIC_KEY does not match VAPID_PRIVATE_KEY/);
  expect((await ask(`${place}/nothing`))("Google")).toMatch(
    /^wrong: .*GOOGLE_ISSUER\) answers with 404/,
  );
  expect((await ask(`http://${NOWHERE}`))("Google")).toMatch(/cannot be reached from here/);
});
