// Every page as a picture: 1440 and 390 wide, light and dark, as a visitor, as the demo account or as the admin.
// `npm run screenshots [-- --language=de --phone=320 /chat ...]`
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { ensureBrowser } from "../../scripts/browser/ensure-browser.ts";
import { ADMIN_PAGES, AUTH_MODES, MEMBER_PAGES, VISITOR_PAGES } from "../support/pages.ts";
import { chooseLanguageOf, sandboxAccount, signIn } from "../support/people.ts";
import startLuli from "../support/start-luli.ts";

const OUT = path.resolve(import.meta.dirname, "../../screenshots");
const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string", default: "en-US" },
    phone: { type: "string", default: "390" },
  },
});
const { language } = asked;
const phoneWidth = Number(asked.phone);
const isWanted = (page: string) => wanted.length === 0 || wanted.includes(page);

const stopLuli = await startLuli();
const origin = process.env.LULI_E2E_URL!;
const browser = await launch();
try {
  fs.mkdirSync(OUT, { recursive: true });
  for (const theme of ["light", "dark"] as const) {
    for (const width of [1440, phoneWidth]) {
      const isPhone = width === phoneWidth;
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: isPhone ? 844 : 900 },
        colorScheme: theme,
        locale: language,
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      const suffix = `${language === "en-US" ? "" : `${language}-`}${width}-${theme}`;
      const shoot = async (pages: string[]) => {
        for (const page of pages.filter(isWanted)) await shootPage(context, page, suffix);
      };
      await shoot([...VISITOR_PAGES, ...AUTH_MODES]);
      await becomeMember(context, "demo");
      await shoot(MEMBER_PAGES);
      await becomeMember(context, "admin");
      await shoot(ADMIN_PAGES);
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

async function becomeMember(context: BrowserContext, role: "demo" | "admin"): Promise<void> {
  await signIn(context.request, origin, sandboxAccount(role));
  await chooseLanguageOf(context.request, language);
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
