// The privacy policy lists the data processors of the configuration, by their hosts alone.
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { WiredConfig } from "../context.ts";
import { processorsOf } from "./processors.ts";

const wired = (changes: Partial<WiredConfig>): WiredConfig => ({
  ...readConfig({}),
  databaseUrl: "postgres://db/luli",
  authSecret: "a secret of thirty-two characters",
  model: { baseUrl: "https://api.model.example/v1?key=secret", apiKey: "k", name: "m" },
  smtpUrl: "smtps://luli:hunter2@mail.example:465",
  sandbox: [],
  ...changes,
});
const NOBODY = {
  hosting: "",
  model: "",
  safety: "",
  mail: "",
  google: "",
  payments: "",
  passwords: "",
};

test("each real service appears by its host, without its password", () => {
  const { google, stripe, safety, breachedPasswordsUrl, hostingProvider } = readConfig({
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "s",
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_PRICE_ID: "price_1",
    SAFETY_BASE_URL: "https://safety.example/v1",
    SAFETY_MODEL: "m",
    BREACHED_PASSWORDS_URL: "https://api.pwnedpasswords.com/range/",
    HOSTING_PROVIDER: "Machines Ltd, Dublin",
  });
  expect(
    processorsOf(wired({ google, stripe, safety, breachedPasswordsUrl, hostingProvider })),
  ).toEqual({
    hosting: "Machines Ltd, Dublin",
    model: "api.model.example",
    safety: "safety.example",
    mail: "mail.example",
    google: "accounts.google.com",
    payments: "Stripe",
    passwords: "api.pwnedpasswords.com",
  });
});

test("services on the operator's own machines are not listed, and a stand-in is named as one", () => {
  const model = { baseUrl: "http://10.0.0.5:11434/v1", apiKey: null, name: "m" };
  expect(processorsOf(wired({ model, smtpUrl: "smtp://postfix:25" }))).toEqual(NOBODY);
  expect(processorsOf(wired({ model, sandbox: ["model", "mail"] }))).toEqual({
    ...NOBODY,
    model: "stand-in",
    mail: "stand-in",
  });
});

test("a development copy names itself as one, and privacy questions go to support by default", () => {
  const { operator } = readConfig({ SUPPORT_EMAIL: "help@luli.example" });
  expect(operator).toMatchObject({
    name: "Luli (development copy)",
    privacyEmail: "help@luli.example",
  });
  expect(readConfig({ PRIVACY_EMAIL: "dpo@luli.example" }).operator.privacyEmail).toBe(
    "dpo@luli.example",
  );
});
