// Settings that are missing at Stripe are reported from Stripe's own answers.
import { afterEach, expect, test } from "vitest";
import { PRICE } from "../../../shared/rules/plan.ts";
import type { StripeConfig } from "../../platform/config.ts";
import { type Answers, serveJson } from "../../testing/processes/serve-json.ts";
import { HANDLED_EVENTS } from "../webhook.ts";
import { checkAccount, WEBHOOK_PATH } from "./account.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const PUBLIC = "https://luli.example";
const price = {
  id: "price_1",
  object: "price",
  active: true,
  currency: "usd",
  unit_amount: PRICE * 100,
  recurring: { interval: "month", interval_count: 1 },
};
const endpoint = {
  url: `${PUBLIC}${WEBHOOK_PATH}`,
  status: "enabled",
  enabled_events: [...HANDLED_EVENTS],
};
const list = (...data: unknown[]): [number, unknown] => [200, { object: "list", data }];
const WELL: Answers = {
  "/v1/prices/price_1": [200, price],
  "/v1/webhook_endpoints": list(endpoint),
  "/v1/billing_portal/configurations": list({ id: "bpc_1" }),
};
const refusal = (status: number, error: object): [number, unknown] => [status, { error }];
const check = async (answers: Answers) => {
  const settings: StripeConfig = {
    secretKey: "sk_test_hunter2",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    priceId: "price_1",
    apiBase: await serveJson({ ...WELL, ...answers }, cleanups),
    jsUrl: "",
  };
  return checkAccount({ stripe: settings, isTaxAutomatic: false }, PUBLIC);
};

test("reports well when it is set up, and is named where it is not Stripe", async () => {
  const said = await check({});
  expect(said).toContain("the price price_1");
  expect(said).toMatch(/\(not Stripe: 127\.0\.0\.1:\d+\)$/);
});

test.each([
  [
    "gives the key too few rights",
    { "/v1/webhook_endpoints": refusal(403, { type: "invalid_request_error" }) },
    /give the restricted key these rights/,
  ],
  [
    "has no endpoint",
    { "/v1/webhook_endpoints": list({ ...endpoint, url: "https://b.example" }) },
    /no enabled webhook endpoint https:\/\/luli\.example\/functions/,
  ],
  [
    "tells it too little",
    { "/v1/webhook_endpoints": list({ ...endpoint, enabled_events: ["invoice.paid"] }) },
    /not told of customer\.subscription\.created, /,
  ],
  [
    "has no portal",
    { "/v1/billing_portal/configurations": list() },
    /customer portal has no settings yet/,
  ],
] as [string, Answers, RegExp][])("that %s is said", async (_, answers, sentence) => {
  await expect(check(answers)).rejects.toThrow(sentence);
});
