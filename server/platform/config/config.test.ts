import { afterAll, describe, expect, test } from "vitest";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PRODUCTION_ENV } from "../../testing/production/env.ts";
import { readConfig } from "../config.ts";
import { placeOf } from "./stripe.ts";

/** All that real people's Luli must be told. */
const REAL = {
  ...PRODUCTION_ENV,
  PUBLIC_URL: "https://luli.internal",
  DATABASE_URL: "postgres://db/luli",
  OPENAI_API_KEY: "k",
  SMTP_URL: "smtps://mail.internal",
};

test("a start needs no variable", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://127.0.0.1:3000",
    databaseUrl: null,
    model: null,
    google: null,
    smtpUrl: null,
    isSandboxAllowed: true,
    freeDailyMessages: 20,
    premiumDailyMessages: 300,
  });
});

test("production announces a stop by default, within Docker's ten seconds, and development does not", () => {
  expect(readConfig({}).stop).toEqual({ announceMs: 0, graceMs: 6_000 });
  expect(readConfig(REAL).stop).toEqual({
    announceMs: 2_000,
    graceMs: 6_000,
  });
  const given = { STOP_ANNOUNCE_SECONDS: "20", STOP_GRACE_SECONDS: "0" };
  expect(readConfig(given).stop).toEqual({ announceMs: 20_000, graceMs: 0 });
});

test("a blank variable counts as not set, and spaces around a value are trimmed", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " \t", HOST: " ::1 " })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    host: "::1",
  });
});

describe("the model", () => {
  const read = (env: Record<string, string>) => readConfig(env).model;

  test.each([
    "http://localhost:11434/v1",
    "http://127.0.0.1:8080/v1",
    "http://192.168.1.20:1234/v1",
    "http://172.20.0.3/v1",
    "http://ollama:11434/v1",
    "http://host.docker.internal:11434/v1",
    "http://[::1]:8080/v1",
    "https://models.home.arpa/v1",
  ])("of one's own at %s needs no key, and no proxy stands before it", (baseUrl) => {
    const env = { OPENAI_BASE_URL: baseUrl, HTTPS_PROXY: "http://proxy:3128" };
    expect(read(env)).toMatchObject({ baseUrl, apiKey: null, proxyEnv: undefined });
  });

  test.each(["http://172.32.0.1/v1", "https://11.example/v1", "https://localhost.example/v1"])(
    "at %s needs one",
    (baseUrl) => expect(() => read({ OPENAI_BASE_URL: baseUrl })).toThrow("OPENAI_API_KEY"),
  );

  test("keeps the name empty by default, because models are retired", () => {
    expect(read({ OPENAI_API_KEY: "k" })).toMatchObject({
      baseUrl: "https://api.openai.com/v1",
      name: null,
    });
  });

  test("takes a provider's own headers in the place of a key, more members of a request, and a proxy in either spelling", () => {
    const model = read({
      OPENAI_BASE_URL: "https://x.openai.azure.com/openai/deployments/luli?api-version=2024-10-21",
      OPENAI_EXTRA_HEADERS: '{"api-key":"abc"}',
      OPENAI_EXTRA_BODY: '{"reasoning_effort":"none"}',
      https_proxy: "http://proxy:3128",
    });
    expect(model).toMatchObject({
      apiKey: null,
      extraHeaders: { "api-key": "abc" },
      extraBody: { reasoning_effort: "none" },
      proxyEnv: { HTTPS_PROXY: "http://proxy:3128" },
    });
  });
});

test("production allows stand-ins only with ALLOW_SANDBOX, and then requires nothing", () => {
  expect(readConfig(REAL).isSandboxAllowed).toBe(false);
  expect(readConfig({ NODE_ENV: "production", ALLOW_SANDBOX: "true" }).isSandboxAllowed).toBe(true);
});

test("production lists everything that it lacks at once", () => {
  expect(() => readConfig({ NODE_ENV: "production", PORT: "eighty" })).toThrow(
    `Luli does not start, for 11 reasons:
- PORT must be a whole number from 1 to 65535, but is "eighty".
- PUBLIC_URL must be set: what people type and mails link to.
- AUTH_SECRET must be set: all servers share one, and it must outlive their disks.
- SMTP_URL must be set: no stand-in sends mails.
- MAIL_FROM must be set: whom the mails come from.
- SUPPORT_EMAIL must be set: where people reach you.
- OPERATOR_NAME must be set: who sells this, named in the legal notice, the privacy policy and the terms.
- OPERATOR_ADDRESS must be set: where a letter reaches whoever sells this.
- PARENT_COMPANY_URL must be set: who runs Luli, linked at the foot of each page.
- OPENAI_API_KEY or OPENAI_BASE_URL must be set: no stand-in speaks for Luli.
- DATABASE_URL must be set, or BUILT_IN_DATABASE=true for the one in DATA_DIR.`,
  );
});

test.each([
  [{ PUBLIC_URL: "http://luli.example" }, "PUBLIC_URL must start with https://"],
  [{ DATABASE_URL: "" }, "BUILT_IN_DATABASE=true"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must start with smtp:// or smtps://."],
  [{ NODE_ENV: "Production" }, "NODE_ENV must be development, test or production"],
])("production refuses %o, and says nothing else of it", (change, sentence) => {
  const read = () => readConfig({ ...REAL, ...change });
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(new RegExp(`${Object.keys(change)[0]} must be set: `));
});

test("a wrong variable is not reported as missing, too", () => {
  const env = { STRIPE_SECRET_KEY: "wrong", STRIPE_PRICE_ID: "price_1", GOOGLE_CLIENT_ID: "id" };
  expect(() => readConfig(env)).toThrow(
    `Luli does not start, for 2 reasons:
- STRIPE_SECRET_KEY must start with sk_ or rk_.
- GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID.`,
  );
});

test("an operator's own database gets the demo accounts only on request", () => {
  const DATABASE_URL = "postgres://db/luli";
  expect(readConfig({}).isSeeded).toBe(true);
  expect(readConfig({ DATABASE_URL }).isSeeded).toBe(false);
  expect(readConfig({ DATABASE_URL, ALLOW_SANDBOX: "true" }).isSeeded).toBe(true);
});

describe("a secret in a file", () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-config-"));
  const file = path.join(dir, "secret");
  fs.writeFileSync(file, `${REAL.AUTH_SECRET}\n`);
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  test("counts like a plain variable", () =>
    expect(readConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe(REAL.AUTH_SECRET));

  test("conflicts with the plain variable", () =>
    expect(() => readConfig({ AUTH_SECRET_FILE: file, AUTH_SECRET: "x".repeat(32) })).toThrow(
      "AUTH_SECRET and AUTH_SECRET_FILE are both set.",
    ));
});

const stripeKeys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_ID: "price_1",
});

test("only keys of test mode may go to another Stripe API address", () => {
  const elsewhere = { ...stripeKeys("test"), STRIPE_API_BASE: "http://stand-in:4010/" };
  expect(readConfig(elsewhere).stripe).toMatchObject({
    apiBase: "http://stand-in:4010",
    jsUrl: "http://stand-in:4010/stripe.js",
  });
  for (const key of ["sk_live_1", "sk_1", "rk_live_test_1"])
    expect(() => readConfig({ ...elsewhere, STRIPE_SECRET_KEY: key })).toThrow(
      "STRIPE_API_BASE must not be set with a live key",
    );
});

test("the place of payments is described, with test mode", () => {
  const said = (env: Record<string, string>) => placeOf(readConfig(env).stripe!);
  expect(said(stripeKeys("live"))).toBe("Stripe");
  expect(said(stripeKeys("test"))).toBe("Stripe in test mode: no money moves");
  expect(said({ ...stripeKeys("test"), STRIPE_API_BASE: "http://stand-in:4010/x" })).toBe(
    "not Stripe: stand-in:4010",
  );
});

test("live Stripe needs four keys only", () => {
  const { stripe } = readConfig(stripeKeys("live"));
  expect(stripe).toEqual({
    secretKey: "sk_live_1",
    publishableKey: "pk_live_1",
    webhookSecret: "whsec_1",
    priceId: "price_1",
    apiBase: null,
    jsUrl: "https://js.stripe.com/endive/stripe.js",
  });
});
