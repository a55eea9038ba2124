// What a slow phone's cold visit costs: when the largest part of a page is painted, when the page can be used, how much it moves and
// how long it blocks; and how long a letter takes to be seen while a reply streams in. `npm run slow-phone [-- /chat typing ...]`; a busy machine
// makes the numbers worse than they are.
import type { Page } from "playwright-core";
import { launchBrowser } from "../../scripts/browser/ensure-browser.ts";
import { sandboxAccount, signIn } from "../../e2e/support/people.ts";
import startLuli from "../../e2e/support/start-luli.ts";
import { measureTyping } from "./typing.ts";

const RUNS = 3;
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse throttles it: milliseconds for each request, and bytes a second. */
const LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const PHONE = { width: 412, height: 823 };
/** Milliseconds, but for `shift`. 98 of 100 keys and taps are to be seen in time. */
const GOALS = { largest: 2_500, blocking: 200, shift: 0.02 };
const SEEN_MS = 50;
/** The first control of each page. */
const CONTROLS = {
  "/": "main button",
  "/auth": "input[type=email]",
  "/chat": "textarea:not(:disabled)",
  "/dashboard": "main h1 ~ *, main a[href='/chat']",
  "/universe": "main:not([inert]) button",
  "/store": "main:not([inert]) button",
};
/** Late code and pictures have come by then. */
const CALM_MS = 6_000;

const wanted = process.argv.slice(2);
const stopLuli = await startLuli();
const baseURL = process.env.LULI_E2E_URL!;
const browser = await launchBrowser();
try {
  for (const [address, control] of Object.entries(CONTROLS)) {
    if (!isWanted(address)) continue;
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address, control));
    const medianOf = (name: keyof (typeof runs)[number]) =>
      quantile(
        runs.map((each) => each[name]),
        0.5,
      );
    const isMissed = Object.entries(GOALS).some(
      ([name, goal]) => medianOf(name as keyof typeof GOALS) > goal,
    );
    report(
      isMissed,
      `${address}: largest paint ${medianOf("largest")} ms, usable ${medianOf("usable")} ms, ` +
        `blocked ${medianOf("blocking")} ms, shift ${medianOf("shift").toFixed(3)}`,
    );
  }
  if (isWanted("typing")) await showTyping();
} finally {
  await browser.close();
  await stopLuli();
}

function report(isMissed: boolean, sentence: string): void {
  if (isMissed) process.exitCode = 1;
  console.log(`${isMissed ? "MISSED " : ""}${sentence}`);
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

async function showTyping(): Promise<void> {
  const { context, page } = await openPhone(true);
  const { seen, cpu } = await measureTyping(browser, page);
  const show = (values: number[]) =>
    [0.5, 0.9, 0.98]
      .map((share) => `p${share * 100} ${Math.round(quantile(values, share))}`)
      .join(", ");
  const times = `${show(seen)} ms, its thread ${show(cpu)} (${seen.length})`;
  report(Math.round(quantile(seen, 0.98)) > SEEN_MS, `typing into a streaming chat: ${times}`);
  await context.close();
}

async function openPhone(isMember: boolean) {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
    serviceWorkers: "block",
  });
  if (isMember) await signIn(context.request, baseURL, sandboxAccount("demo"));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { context, page, devtools };
}

async function measure(address: string, control: string) {
  const { context, page, devtools } = await openPhone(!["/", "/auth"].includes(address));
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await page.goto(address, { waitUntil: "commit" });
  const usable = Math.round(await isAlive(page, control));
  await page.waitForTimeout(CALM_MS);
  const seen = await page.evaluate(readVitals);
  await context.close();
  return { usable, ...seen };
}

/** Runs in the page. Blocking time is what each task after the first paint takes beyond 50 ms. */
async function readVitals() {
  const all = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, shifts, tasks] = await Promise.all([
    all("largest-contentful-paint"),
    all("layout-shift"),
    all("longtask"),
  ]);
  const first = performance.getEntriesByName("first-contentful-paint")[0]!.startTime;
  return {
    largest: Math.round(paints.at(-1)!.startTime),
    shift: shifts.reduce(
      (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
      0,
    ),
    blocking: Math.round(
      tasks
        .filter(({ startTime }) => startTime >= first)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    ),
  };
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

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}
