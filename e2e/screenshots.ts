// Every page as a picture: 1440 and 390 wide, light and dark, as visitor or as the demo account. `npm run screenshots [-- /chat ...]`
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { ensureBrowser } from "../scripts/browser/ensure-browser.ts";
import { sandboxAccount } from "./people.ts";
import startLuli from "./start-luli.ts";

const OUT = path.resolve(import.meta.dirname, "../screenshots");
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const VISITOR_PAGES = [
  "/",
  "/auth",
  "/auth?mode=sign-up",
  "/privacy",
  "/terms",
  "/contact",
  "/nowhere",
];
const MEMBER_PAGES = [
  "/dashboard",
  "/checkout",
  "/chat",
  "/universe",
  "/store",
  "/profile",
  "/settings",
  "/admin",
];

const wanted = process.argv.slice(2);
const isWanted = (page: string) => wanted.length === 0 || wanted.includes(page);

const stopLuli = await startLuli();
const origin = process.env.LULI_E2E_URL!;
const browser = await launch();
try {
  fs.mkdirSync(OUT, { recursive: true });
  for (const theme of ["light", "dark"] as const) {
    for (const width of [1440, 390] as const) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: SIZES[width],
        colorScheme: theme,
        locale: "en-US",
        isMobile: width === 390,
        hasTouch: width === 390,
      });
      const shoot = (page: string) => shootPage(context, page, `${width}-${theme}`);
      for (const page of VISITOR_PAGES.filter(isWanted)) await shoot(page);
      await signIn(context);
      for (const page of MEMBER_PAGES.filter(isWanted)) await shoot(page);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stopLuli();
}
process.stdout.write(`${fs.readdirSync(OUT).length} pictures in ${OUT}\n`);

async function launch(): Promise<Browser> {
  const { executablePath, env } = await ensureBrowser();
  return chromium.launch({ executablePath, ...(env && { env: { ...process.env, ...env } }) });
}

/** The admin account, so that the admin page can be seen as well. */
async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post("/auth/v1/sign-in/email", {
    headers: { origin },
    data: sandboxAccount("admin"),
  });
  if (!answer.ok()) throw new Error(`The admin could not sign in: ${await answer.text()}`);
}

async function shootPage(context: BrowserContext, address: string, suffix: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).or(page.getByRole("log")).first().waitFor();
  const name = address.replace(/^\//, "").replace(/\W+/g, "-") || "landing";
  await unroll(page);
  await page.screenshot({
    path: path.join(OUT, `${name}-${suffix}.png`),
    fullPage: true,
    // What arrives has arrived; what loops stands still.
    animations: "disabled",
  });
  await page.close();
}

/** What lies far below is only painted when it comes near: a window as high as the page brings all of it near. */
async function unroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
