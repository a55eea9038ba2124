// How long a phone on a bad line waits, cold: when something is painted, and when the page can be used; and how long a slow one
// takes to show a letter while a reply streams in.
// `npm run slow-phone [-- --runs=3 /chat typing ...]`; a busy machine makes the numbers worse than they are.
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../../scripts/browser/ensure-browser.ts";
import { sandboxAccount, signIn } from "../../e2e/support/people.ts";
import startLuli from "../../e2e/support/start-luli.ts";
import { measureTyping } from "./typing.ts";

const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const RUNS = Number(asked.runs);
const CPU_SLOWDOWN = 4;
const KB = 1000;
/** Milliseconds and bytes a second, and what is promised of it. */
const LINES = {
  "slow 4G": { latency: 150, throughput: 200 * KB, painted: 1000, usable: 2500 },
  "slow 3G": { latency: 400, throughput: 50 * KB, painted: 1500, usable: Infinity },
};

/** 98 of 100 keys and taps are painted within this time. */
const SEEN_MS = 50;

/** The time until the first control of each page can be used. */
const FIRST_TOUCH: Record<string, (page: Page) => Promise<number>> = {
  "/auth": (page) => isAlive(page, "input[type=email]"),
  "/chat": (page) => isAlive(page, "textarea:not(:disabled)"),
  "/dashboard": (page) => isAlive(page, "main h1 ~ *, main a[href='/chat']"),
};

const stopLuli = await startLuli();
const baseURL = process.env.LULI_E2E_URL!;
const browser = await launchBrowser();
try {
  for (const [line, { latency, throughput, ...goals }] of Object.entries(LINES)) {
    for (const [address, touch] of Object.entries(FIRST_TOUCH)) {
      if (!isWanted(address)) continue;
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await openPhone(address !== "/auth");
        runs.push(await measure(context, { address, touch, latency, throughput }));
        await context.close();
      }
      const painted = median(runs.map((run) => run.painted));
      const usable = median(runs.map((run) => run.usable));
      const isMissed = painted > goals.painted || usable > goals.usable;
      if (isMissed) process.exitCode = 1;
      console.log(
        `${isMissed ? "MISSED " : ""}${line} ${address}: painted ${painted} ms, usable ${usable} ms`,
      );
    }
  }
  if (isWanted("typing")) await showTyping();
} finally {
  await browser.close();
  await stopLuli();
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

async function showTyping(): Promise<void> {
  const context = await openPhone(true);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const { seen, cpu } = await measureTyping(browser, page);
  const isMissed = quantile(seen, 0.98) > SEEN_MS;
  if (isMissed) process.exitCode = 1;
  const show = (values: number[]) =>
    [0.5, 0.9, 0.98].map((share) => `p${share * 100} ${quantile(values, share)}`).join(", ");
  console.log(
    `${isMissed ? "MISSED " : ""}typing into a streaming chat: ${show(seen)} ms, its thread ${show(cpu)} (${seen.length})`,
  );
  await context.close();
}

async function openPhone(isMember: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
    serviceWorkers: "block",
  });
  if (isMember) await signIn(context.request, baseURL, sandboxAccount("demo"));
  return context;
}

type Visit = {
  address: string;
  touch: (page: Page) => Promise<number>;
  latency: number;
  throughput: number;
};

async function measure(context: BrowserContext, { address, touch, latency, throughput }: Visit) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(address, { waitUntil: "commit" });
  const usable = Math.round(await touch(page));
  // Told once the screen has it, which on a busy machine is later than all else.
  const told = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const painted = (await told.jsonValue())!;
  return { painted: Math.round(painted), usable };
}

/** Measures by the page's own clock when the element is there, has its React handlers and is painted. */
async function isAlive(page: Page, selector: string): Promise<number> {
  const seen = await page.waitForFunction(
    // A promise only once it is there: Playwright takes one that is asked for as an answer.
    (wantedNode: string): number | Promise<number> => {
      const node = document.querySelector(wantedNode);
      if (!node || !Object.keys(node).some((key) => key.startsWith("__reactProps"))) return 0;
      return new Promise((resolve) => {
        setTimeout(() => resolve(performance.now()));
      });
    },
    selector,
    { polling: "raf", timeout: 60_000 },
  );
  return seen.jsonValue();
}

function median(values: number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: number[], share: number): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!);
}
