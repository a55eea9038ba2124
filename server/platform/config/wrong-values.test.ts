// Every wrong variable and its sentence.
import fs from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { MACHINE_CHECKS } from "../../doctor/machine-checks.ts";
import { readConfig } from "../config.ts";
import { tellUnknown } from "./unknown-names.ts";

test.each([
  [{ PORT: "abc" }, 'PORT must be a whole number from 1 to 65535, but is "abc".'],
  [{ PORT: "70000" }, 'PORT must be a whole number from 1 to 65535, but is "70000".'],
  [
    { PUBLIC_URL: "luli.example" },
    'PUBLIC_URL must be a web address such as https://example.com, but is "luli.example".',
  ],
  [
    { PUBLIC_URL: "ftp://luli.example" },
    'PUBLIC_URL must start with http:// or https://, but is "ftp://luli.example".',
  ],
  [{ DATABASE_URL: "mysql://root:secret@db" }, "DATABASE_URL must start with postgres://."],
  [
    { DIRECT_DATABASE_URL: "postgres://db/luli" },
    "DATABASE_URL must be set together with DIRECT_DATABASE_URL.",
  ],
  ...["luli:a#b@db", "luli:a/b@db", "luli:a?b@db", "%%", "a b"].flatMap(
    (place): [Record<string, string>, string][] => [
      [{ DATABASE_URL: `postgres://${place}/luli` }, "DATABASE_URL cannot be read as an address"],
      [{ SMTP_URL: `smtps://${place}:465` }, "SMTP_URL cannot be read as an address: in a name or"],
    ],
  ),
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters."],
  [{ AUTH_SECRET_PREVIOUS: "short" }, "AUTH_SECRET_PREVIOUS must have at least 32 characters."],
  [
    { PUBLIC_URL: "https://luli.example/app" },
    'PUBLIC_URL must have nothing but a host and a port, but is "https://luli.example/app".',
  ],
  [{ PUBLIC_URL: "https://luli.example/?a=b" }, "PUBLIC_URL must have nothing but a host"],
  [{ PUBLIC_URL: "https://me@luli.example" }, "PUBLIC_URL must have nothing but a host"],
  ...["nonsense host", "http://127.0.0.1", "127.0.0.1:3000", "1.2.3", "-a", "256.1.1.1"].map(
    (HOST): [Record<string, string>, string] => [
      { HOST },
      `HOST must be an address such as 127.0.0.1 or 0.0.0.0, or a host's name, but is "${HOST}".`,
    ],
  ),
  [{ METRICS_PORT: "3000" }, "METRICS_PORT must be another port than PORT, but both are 3000."],
  [
    { PORT: "9464", METRICS_PORT: "9464" },
    "METRICS_PORT must be another port than PORT, but both are 9464.",
  ],
  [
    { FREE_DAILY_MESSAGES: "21", PREMIUM_DAILY_MESSAGES: "20" },
    "FREE_DAILY_MESSAGES must not be more than PREMIUM_DAILY_MESSAGES, but 21 is more than 20.",
  ],
  ...["HTTPS_PROXY", "HTTP_PROXY", "https_proxy"].flatMap((name) =>
    ["proxy:3128", "proxy", "socks5://proxy:1080", "http://"].map(
      (value): [Record<string, string>, string] => [
        { OPENAI_API_KEY: "k", [name]: value },
        `${name.toUpperCase()} must be an address such as http://proxy:3128.`,
      ],
    ),
  ),
  [{ OPENAI_API_KEY: "one two" }, "OPENAI_API_KEY must have no spaces, and plain letters alone."],
  [{ SAFETY_API_KEY: "ключ" }, "SAFETY_API_KEY must have no spaces, and plain letters alone."],
  [{ STRIPE_SECRET_KEY: "sk_live_1 2" }, "STRIPE_SECRET_KEY must start with sk_ or rk_."],
  [
    { METRICS_TOKEN: "sixteen letters and more" },
    "METRICS_TOKEN must have no spaces, and plain letters alone.",
  ],
  [
    { OPENAI_EXTRA_HEADERS: '{"api key":"k"}' },
    'OPENAI_EXTRA_HEADERS must be JSON such as {"api-key":"..."}.',
  ],
  [{ MAIL_FROM: "Luli" }, 'MAIL_FROM must look like Luli <hello@example.com>, but is "Luli".'],
  [
    {
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
    },
    "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of one mode",
  ],
  [
    {
      STRIPE_SECRET_KEY: "rk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
      STRIPE_API_BASE: "http://127.0.0.1:4010",
    },
    "STRIPE_API_BASE must not be set with a live key: real payments go to Stripe alone.",
  ],
  [
    { STRIPE_API_BASE: "http://127.0.0.1:4010" },
    "STRIPE_API_BASE must be set together with the other STRIPE variables.",
  ],
  [{ STRIPE_API_BASE: "stripe" }, "STRIPE_API_BASE must be a web address"],
  [{ SMTP_URL: "http://user:pw@mail" }, "SMTP_URL must start with smtp:// or smtps://."],
  [{ SUPPORT_EMAIL: "nobody" }, 'SUPPORT_EMAIL must be an e-mail address, but is "nobody".'],
  [{ ALLOW_SANDBOX: "yes" }, 'ALLOW_SANDBOX must be true or false, but is "yes".'],
  [
    { FREE_DAILY_MESSAGES: "-1" },
    'FREE_DAILY_MESSAGES must be a whole number from 0 to 1000000, but is "-1".',
  ],
  [
    { OPENAI_BASE_URL: "https://model.example/v1" },
    "OPENAI_API_KEY must be set together with OPENAI_BASE_URL, or OPENAI_EXTRA_HEADERS with the provider's own header for it.",
  ],
  [
    { OPENAI_EXTRA_HEADERS: "api-key: secret" },
    'OPENAI_EXTRA_HEADERS must be JSON such as {"api-key":"..."}.',
  ],
  [
    { OPENAI_EXTRA_BODY: "[1]" },
    'OPENAI_EXTRA_BODY must be JSON such as {"reasoning_effort":"none"}.',
  ],
  [{ LOCAL_MODEL: "no" }, 'LOCAL_MODEL must be off, or not set, but is "no".'],
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID."],
  [
    { GOOGLE_CLIENT_SECRET: "s" },
    "GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.",
  ],
  [{ STRIPE_SECRET_KEY: "pk_live_1" }, "STRIPE_SECRET_KEY must start with sk_ or rk_."],
  [
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PRICE_ID: "price_1" },
    "STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together with the other STRIPE variables.",
  ],
  [{ PORT: "0" }, 'PORT must be a whole number from 1 to 65535, but is "0".'],
  [
    { TRUSTED_PROXIES: "yes" },
    'TRUSTED_PROXIES must be a whole number from 0 to 10, but is "yes".',
  ],
  [{ STOP_GRACE_SECONDS: "6s" }, "STOP_GRACE_SECONDS must be a whole number from 0 to 300"],
  [{ STOP_ANNOUNCE_SECONDS: "900" }, "STOP_ANNOUNCE_SECONDS must be a whole number from 0 to 300"],
  [{ HSTS_SUBDOMAINS: "yes" }, 'HSTS_SUBDOMAINS must be true, or not set, but is "yes".'],
  [{ BUILT_IN_DATABASE: "1" }, 'BUILT_IN_DATABASE must be true, or not set, but is "1".'],
  [{ NODE_ENV: "prod" }, 'NODE_ENV must be development, test or production, but is "prod".'],
  [{ SANDBOX_KEY: "short" }, "SANDBOX_KEY must have at least 16 characters."],
  [{ DIRECT_DATABASE_URL: "mysql://db" }, "DIRECT_DATABASE_URL must start with postgres://."],
  [{ BREACHED_PASSWORDS_URL: "leaks" }, "BREACHED_PASSWORDS_URL must be a web address"],
  [{ OPENAI_BASE_URL: "localhost:11434" }, "OPENAI_BASE_URL must start with http:// or https://"],
  [{ OPENAI_BASE_URL: "model" }, "OPENAI_BASE_URL must be a web address"],
  [{ GOOGLE_ISSUER: "accounts.google.com" }, "GOOGLE_ISSUER must be a web address"],
  [{ STRIPE_PUBLISHABLE_KEY: "sk_live_1" }, "STRIPE_PUBLISHABLE_KEY must start with pk_."],
  [{ STRIPE_WEBHOOK_SECRET: "we_1" }, "STRIPE_WEBHOOK_SECRET must start with whsec_."],
  [{ STRIPE_PRICE_ID: "prod_1" }, 'STRIPE_PRICE_ID must start with price_, but is "prod_1".'],
  [{ VAPID_PUBLIC_KEY: "a" }, "VAPID_PUBLIC_KEY must have 87 characters of base64url."],
  [{ VAPID_PRIVATE_KEY: "a" }, "VAPID_PRIVATE_KEY must have 43 characters of base64url."],
  [
    { VAPID_PRIVATE_KEY: "a".repeat(43) },
    "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.",
  ],
  [{ SAFETY_MODEL: "m" }, "SAFETY_BASE_URL and SAFETY_MODEL must be set together."],
  [{ PRIVACY_EMAIL: "dpo" }, 'PRIVACY_EMAIL must be an e-mail address, but is "dpo".'],
  [{ PARENT_COMPANY_URL: "company.example" }, "PARENT_COMPANY_URL must be a web address"],
  [{ COMMUNITY_CHAT_URL: "irc://luli" }, "COMMUNITY_CHAT_URL must start with http:// or https://"],
  [{ ADMIN_USERS_URL: "users" }, "ADMIN_USERS_URL must be a web address"],
  [{ API_CALLS_A_MINUTE: "0" }, "API_CALLS_A_MINUTE must be a whole number from 1 to 1000000"],
  [
    { SIGN_UPS_A_DAY: "many" },
    'SIGN_UPS_A_DAY must be a whole number from 1 to 1000000, but is "many".',
  ],
  [{ FREE_REPLIES_A_DAY: "1e6" }, "FREE_REPLIES_A_DAY must be a whole number from 0 to"],
  [{ PREMIUM_DAILY_MESSAGES: "3.5" }, "PREMIUM_DAILY_MESSAGES must be a whole number from 0 to"],
  [{ DATABASE_CONNECTIONS: "none" }, "DATABASE_CONNECTIONS must be a whole number from"],
  [{ MIGRATE_AT_START: "no" }, "MIGRATE_AT_START must be off, or not set"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be"],
  [
    { AUTH_SECRET_FILE: "/nowhere/secret" },
    "AUTH_SECRET_FILE names a file that cannot be read: ENOENT",
  ],
])("a wrong value is named in one sentence, without secrets: %o", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
  expect(sentence.includes("secret") || sentence.includes("pw@")).toBe(false);
});

test("an unused proxy variable is not checked", () => {
  const HTTPS_PROXY = "proxy:3128";
  expect(readConfig({ HTTPS_PROXY }).model).toBeNull();
  const env = { HTTPS_PROXY, OPENAI_BASE_URL: "http://127.0.0.1:8080/v1" };
  expect(readConfig(env).model?.proxyEnv).toBeUndefined();
});

test.each(["localhost", "::", "fd00::1", "luli-1.internal", "my_host", "10.0.0.5"])(
  "HOST %s is a host",
  (HOST) => expect(readConfig({ HOST }).host).toBe(HOST),
);

describe("a problem of this machine", () => {
  const cache = path.join(import.meta.dirname, "../../../.cache");
  fs.mkdirSync(cache, { recursive: true });
  const DATA_DIR = fs.mkdtempSync(path.join(cache, "machine-"));
  afterAll(() => fs.rmSync(DATA_DIR, { recursive: true }));
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }, MACHINE_CHECKS);

  test.each([
    [{ HOST: "203.0.113.9" }, "HOST 203.0.113.9 is not an address of this machine."],
    [{ HELPLINES_FILE: "/nowhere/lines.json" }, "HELPLINES_FILE"],
    [{ DATA_DIR: "/proc/luli" }, "DATA_DIR cannot be created: ENOENT"],
  ])("is said for %o", (env, sentence) => expect(() => read(env)).toThrow(sentence));

  test("joins all others in one message", () =>
    expect(() => read({ HOST: "203.0.113.9", DATA_DIR: "/proc/luli", PORT: "x" })).toThrow(
      /for 3 reasons:[^]*PORT[^]*HOST[^]*DATA_DIR/,
    ));

  test("stays unreported when all is well", () => expect(read({ HOST: "::1" }).host).toBe("::1"));
});

describe("an unknown variable name", () => {
  test.each([
    ["OPENAI_APIKEY", "OPENAI_API_KEY"],
    ["STRIPE_KEY", "STRIPE_SECRET_KEY"],
    ["STRIPE_PRICEID", "STRIPE_PRICE_ID"],
    ["GOOGLE_CLIENTID", "GOOGLE_CLIENT_ID"],
    ["SMTP_UR", "SMTP_URL"],
    ["OPERATOR_VATID", "OPERATOR_VAT_ID"],
    ["DATABSE_URL", "DATABASE_URL"],
  ])("%s is said with the one that was meant, %s", (name, meant) =>
    expect(tellUnknown([name])).toEqual([`Not known: ${name}. Did you mean ${meant}?`]),
  );

  test("a name with our prefix is reported even if it resembles none", () =>
    expect(tellUnknown(["SMTP_HOST"])).toEqual([
      "Not known: SMTP_HOST. .env.example lists every name.",
    ]));

  test("joins the missing variables in one message", () => {
    const env = { STRIPE_KEY: "sk_live_1", STRIPE_PRICE_ID: "price_1" };
    expect(() => readConfig(env)).toThrow(/2 reasons[^]*must be set together[^]*Did you mean/);
  });

  test("of another program is ignored", () => {
    const theirs = [
      "PATH NODE_OPTIONS NODE_EXTRA_CA_CERTS HOSTNAME GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT",
      "OPENAI_ORG_ID NO_COLOR HTTP_PORT ALL_PROXY LOGNAME DATA_ROOT npm_config_cache AUTH_SECRET_FILE ENV_FILE OTEL_SERVICE_NAME",
    ];
    expect(tellUnknown(theirs.join(" ").split(" "))).toEqual([]);
  });
});
