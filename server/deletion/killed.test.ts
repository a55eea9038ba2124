// A server that is killed right after it said yes: the next one carries the deletion out, Stripe's part included.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import { openBrowser } from "../testing/browser.ts";
import { PASSWORD } from "../testing/auth-server.ts";
import { AGREED } from "../testing/subscription.ts";
import type { Mail } from "../platform/mail.ts";
import { startLuli, type RunningLuli } from "../testing/processes/start-luli.ts";

const TIMEOUT_MS = 120_000;
const EMAIL = "leaver@example.com";

let dataDir: string;
let luli: RunningLuli;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-killed-"));
  luli = await startLuli({ DATA_DIR: dataDir });
}, TIMEOUT_MS);
afterAll(async () => {
  luli.child.kill("SIGTERM");
  await luli.exited;
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}, TIMEOUT_MS);

const mails = async (): Promise<Mail[]> =>
  (await (await fetch(`${luli.url}/sandbox/mail/messages`)).json()) as Mail[];
const mailTo = async (subject: RegExp) => {
  let found: Mail | undefined;
  await expect
    .poll(
      async () =>
        (found = (await mails()).find(
          (mail) => mail.to.includes(EMAIL) && subject.test(mail.subject),
        )),
      { timeout: 30_000 },
    )
    .toBeTruthy();
  return found!;
};
const statuses = () => {
  const file = path.join(dataDir, "sandbox/stripe.json");
  const { subscriptions } = JSON.parse(fs.readFileSync(file, "utf8")) as {
    subscriptions: Record<string, { status: string }>;
  };
  return Object.values(subscriptions).map(({ status }) => status);
};

test(
  "what was asked for survives kill -9, and ends what is paid for",
  async () => {
    const browser = openBrowser({ url: luli.url, mailsTo: () => [] });
    await browser.signUp(EMAIL);
    const { text } = await mailTo(/Confirm/);
    await browser.get(/https?:\/\/\S+/.exec(text)![0]);
    const headers = await browser.bearer();
    const checkout = await browser.post("/functions/v1/create-checkout", AGREED, { headers });
    const { clientSecret } = (await checkout.json()) as { clientSecret: string };
    const config = (await (await fetch(`${luli.url}/config.json`)).json()) as PublicConfig;
    const card = { number: "4242424242424242", expiry: "12 / 99", cvc: "123", name: "Ada" };
    await fetch(new URL(`/checkout/${clientSecret}`, config.stripe_js_url!), {
      method: "POST",
      body: new URLSearchParams(card),
    });
    await expect.poll(statuses).toEqual(["trialing"]);

    const asked = await browser.post(
      "/api/me/deletion",
      { confirmation: EMAIL, password: PASSWORD },
      { headers },
    );
    luli.child.kill("SIGKILL");
    expect(asked.status).toBe(202);
    await luli.exited;

    luli = await startLuli({ DATA_DIR: dataDir });
    await mailTo(/is deleted/);
    await expect.poll(statuses).toEqual(["canceled"]);
    const again = openBrowser({ url: luli.url, mailsTo: () => [] });
    expect((await again.signIn(EMAIL)).status).toBe(401);
  },
  TIMEOUT_MS,
);
