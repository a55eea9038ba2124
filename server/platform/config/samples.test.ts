// A sample value from our documents does not start a production server.
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../testing/production/dockerfile.ts";
import { PRODUCTION_ENV } from "../../testing/production/env.ts";
import { readConfig } from "../config.ts";
import { KNOWN_NAMES } from "./environment.ts";

const REAL = {
  ...PRODUCTION_ENV,
  PUBLIC_URL: "https://luli.internal",
  DATABASE_URL: "postgres://db/luli",
  OPENAI_API_KEY: "k",
  SMTP_URL: "smtps://mail.internal",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_ID: "price_1",
};
const read = (change: Record<string, string>) => () => readConfig({ ...REAL, ...change });

const listed = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
const DOCUMENTS = [
  ".env.example",
  "README.md",
  "compose.yaml",
  ...listed("docs", ".md"),
  ...listed("deploy", ""),
];

/** Variables that only the operator can fill in. */
const OWN =
  /SECRET|KEY|TOKEN|EMAIL|MAIL_FROM|^OPERATOR_|COMPANY|HOSTING|PUBLIC_URL|SMTP_URL|DATABASE_URL|^STRIPE_|^OPENAI_(?:MODEL|BASE_URL|EXTRA_HEADERS)/;
/** Values that a real server may have as they stand, and what a shell puts in. */
const MEANT = /^(?:\$.*|true|https:\/\/api\.openai\.com\/v1)$/;

/** Lines of an environment file say a value to their end, everything else to the next space. */
function samplesIn(file: string): [string, string][] {
  const text = fs.readFileSync(path.join(ROOT, file), "utf8");
  const asFile = file === ".env.example" ? text : (/^```ini\n(.*?)^```/ms.exec(text)?.[1] ?? "");
  const others = file === ".env.example" ? "" : text.replace(asFile, "");
  return [
    ...asFile.matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*?)(?:\s+#.*)?$/gm),
    ...others.matchAll(/\b([A-Z][A-Z_]+)=("[^"]*"|[^\s`",;)|]+)/g),
  ].flatMap(([, name, said]): [string, string][] => {
    const value = said!.trim().replaceAll('"', name === "OPENAI_EXTRA_HEADERS" ? '"' : "");
    if (name === "POSTGRES_PASSWORD")
      return [["DATABASE_URL", `postgres://luli:${value}@database:5432/luli`]];
    const isSample =
      KNOWN_NAMES.includes(name!) && OWN.test(name!) && value !== "" && !MEANT.test(value);
    return isSample ? [[name!, value]] : [];
  });
}

const samples = DOCUMENTS.flatMap((file) =>
  samplesIn(file).map(([name, value]) => ({ file, name, value })),
);

describe("production", () => {
  test("accepts an operator's own values", () => expect(read({})).not.toThrow());

  test.each(samples)("refuses $name=$value of $file", ({ name, value }) =>
    expect(read({ [name]: value })).toThrow(
      new RegExp(`${name} (?:must (?:be your own|be a real address|start with)|cannot be read)`),
    ),
  );

  test("these tests cover the samples of every document that has any", () => {
    const files = new Set(samples.map(({ file }) => file));
    for (const file of [".env.example", "README.md", "docs/operate.md", "docs/flows/database.md"])
      expect(files).toContain(file);
    expect(samples.length).toBeGreaterThan(25);
  });

  test.each<Record<string, string>>([
    { MAIL_FROM: "hello@luli.test" },
    { MAIL_FROM: "Luli <hello@localhost>" },
    { MAIL_FROM: "Luli: news <hello@luli.test>" },
    { SUPPORT_EMAIL: "help@mail.example" },
    { PRIVACY_EMAIL: "dpo@example.org" },
    { PUBLIC_URL: "https://luli.localhost" },
    { PARENT_COMPANY_URL: "https://EXAMPLE.com" },
    { COMMUNITY_CHAT_URL: "https://chat.example.net/luli" },
    { OPENAI_BASE_URL: "https://models.invalid/v1" },
  ])("refuses the reserved name in %o", (change) =>
    expect(read(change)).toThrow(
      `${Object.keys(change)[0]} must be a real address: nobody can own`,
    ),
  );

  test.each<Record<string, string>>([
    { SMTP_URL: "smtp://localhost:25" },
    { PUBLIC_URL: "https://localhost:8443" },
    { PARENT_COMPANY_URL: "https://bestexample.com" },
    { SUPPORT_EMAIL: "example@contest.org" },
    { OPERATOR_ADDRESS: "Test Road 1, Example" },
  ])("takes the real name in %o", (change) => expect(read(change)).not.toThrow());

  test.each([
    ["AUTH_SECRET", "a".repeat(40)],
    ["AUTH_SECRET", "changeme".repeat(4)],
    ["METRICS_TOKEN", "abc".repeat(20)],
    ["MAIL_EVENTS_SECRET", "0".repeat(16)],
  ])("refuses %s=%s, which has too few different characters", (name, value) =>
    expect(read({ [name]: value })).toThrow(
      `${name} must have at least 8 different characters: openssl rand -base64 32 makes one.`,
    ),
  );

  test.each([
    "OPERATOR_NAME",
    "OPERATOR_ADDRESS",
    "MAIL_FROM",
    "AUTH_SECRET",
    "PARENT_COMPANY_URL",
  ])("says that %s of spaces alone must be set", (name) =>
    expect(read({ [name]: " \t " })).toThrow(`${name} must be set: `),
  );

  test.each(["https://203.0.113.9", "https://[2001:db8::9]:8443"])("refuses to be at %s", (place) =>
    expect(read({ PUBLIC_URL: place })).toThrow(
      "PUBLIC_URL must be a name, not a number: browsers offer no passkeys there",
    ),
  );

  test("accepts an old sample as the previous secret, so that it can be changed", () =>
    expect(read({ AUTH_SECRET_PREVIOUS: "what-openssl-rand-base64-32-says" })).not.toThrow());
});

test("a development copy accepts any sample", () =>
  expect(() =>
    readConfig({ AUTH_SECRET: "a".repeat(40), MAIL_FROM: "hello@luli.test" }),
  ).not.toThrow());
