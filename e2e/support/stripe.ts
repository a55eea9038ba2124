// The payment provider's stand-in, as a person with a card and as time itself.
import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type { PublicConfig } from "../../shared/contracts/config.ts";

export const CARDS = {
  works: "4242424242424242",
  declined: "4000000000000002",
  asks: "4000002500003155",
} as const;

export const paymentForm = (page: Page) => page.frameLocator('iframe[title="Secure payment form"]');

/** Gives the consent that the payment form waits for. */
export async function agreeToTerms(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^I agree to these terms/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
}

export async function payWith(page: Page, number: string, button = "Start trial"): Promise<void> {
  const form = paymentForm(page);
  // A card of one's own: free days are once for each.
  const own = String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
  await form.getByLabel("Card number").fill(number.slice(0, 6) + own + number.slice(-4));
  await form.getByLabel("Expiry").fill("12 / 40");
  await form.getByLabel("CVC").fill("123");
  await form.getByRole("button", { name: button }).click();
}

/** The clock is everyone's: only one journey may move it. Says what time it is then. */
export async function advanceClock(page: Page, days: number): Promise<Date> {
  const config = (await (await page.request.get("/config.json")).json()) as PublicConfig;
  const { origin } = new URL(config.stripe_js_url!);
  const answer = await page.request.post(`${origin}/sandbox/clock/advance`, { data: { days } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { now } = (await answer.json()) as { now: number };
  return new Date(now * 1000);
}

/** Formats a date as the subscription card does in the journeys' zone. */
export const longDate = (date: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(date);

type SandboxStripe = {
  customers: Record<string, { id: string; email: string }>;
  subscriptions: Record<string, { id: string; customer: string; status: string }>;
  charges: Record<string, { customer: string; amount: number; amount_refunded: number }>;
};

/** Reads the stand-in's file. */
function readStripe(): SandboxStripe {
  const file = path.join(process.env.LULI_E2E_DATA_DIR!, "sandbox/stripe.json");
  return JSON.parse(fs.readFileSync(file, "utf8")) as SandboxStripe;
}

/** Finds what belongs to the customer of an address, while Stripe has one. */
function ofCustomer<Item extends { customer: string }>(email: string, items: Record<string, Item>) {
  const customer = Object.values(readStripe().customers).find((one) => one.email === email)!;
  return Object.values(items).filter((one) => one.customer === customer.id);
}

export const subscriptionOf = (email: string): string =>
  ofCustomer(email, readStripe().subscriptions)[0]!.id;

/** Lists each payment in cents, and what was given back of it. */
export const paymentsOf = (email: string) =>
  ofCustomer(email, readStripe().charges).map(({ amount, amount_refunded: back }) => [
    amount,
    back,
  ]);

export const statusAtStripe = (subscription: string) =>
  readStripe().subscriptions[subscription]!.status;
