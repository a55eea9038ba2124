// How long a phone on slow 4G waits, cold: until something is painted, and until the page can be used; and how long a slow one
// takes to show a letter while a reply streams in. `npm run slow-phone [-- /chat typing ...]`; a busy machine makes the numbers
// worse than they are.
import type { Page } from "playwright-core";
import { launchBrowser } from "../../scripts/browser/ensure-browser.ts";
import { sandboxAccount, signIn } from "../../e2e/support/people.ts";
import startLuli from "../../e2e/support/start-luli.ts";
import { measureTyping } from "./typing.ts";

const RUNS = 3;
const CPU_SLOWDOWN = 4;
/** Slow 4G: milliseconds, and bytes a second. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
/** Milliseconds. 98 of 100 keys and taps are to be seen in time. */
const GOALS = { painted: 1_000, usable: 2_500, seen: 50 };
/** The first control of each page. */
const CONTROLS = {
  "/auth": "input[type=email]",
  "/chat": "textarea:not(:disabled)",
  "/dashboard": "main h1 ~ *, main a[href='/chat']",
};

const wanted = process.argv.slice(2);
const stopLuli = await startLuli();
const baseURL = process.env.LULI_E2E_URL!;
const browser = await launchBrowser();
try {
  for (const [address, control] of Object.entries(CONTROLS)) {
    if (!isWanted(address)) continue;
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address, control));
    const medianOf = (name: "painted" | "usable") =>
      quantile(
        runs.map((each) => each[name]),
        0.5,
      );
    const [painted, usable] = [medianOf("painted"), medianOf("usable")];
    const isMissed = painted > GOALS.painted || usable > GOALS.usable;
    report(isMissed, `${address}: painted ${painted} ms, usable ${usable} ms`);
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
    [0.5, 0.9, 0.98].map((share) => `p${share * 100} ${quantile(values, share)}`).join(", ");
  const times = `${show(seen)} ms, its thread ${show(cpu)} (${seen.length})`;
  report(quantile(seen, 0.98) > GOALS.seen, `typing into a streaming chat: ${times}`);
  await context.close();
}

async function openPhone(isMember: boolean) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
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
  const { context, page, devtools } = await openPhone(address !== "/auth");
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await page.goto(address, { waitUntil: "commit" });
  const usable = Math.round(await isAlive(page, control));
  // Told once the screen has it, which on a busy machine is later than all else.
  const told = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const painted = Math.round((await told.jsonValue())!);
  await context.close();
  return { painted, usable };
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
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!);
}
