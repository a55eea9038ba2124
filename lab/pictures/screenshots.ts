// Takes pictures of every page and state: 1440 and 390 wide, light and dark, morning and night, in each role that may see it.
// `npm run screenshots [-- --language=de --width=390 --theme=dark --hour=night /chat limit ...]`
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { launchBrowser } from "../../scripts/browser/ensure-browser.ts";
import { zoneWhereItIs } from "../../e2e/support/hour.ts";
import { ADMIN_PAGES, AUTH_MODES, MEMBER_PAGES, VISITOR_PAGES } from "../../e2e/support/pages.ts";
import { chooseLanguageOf, sandboxAccount, signIn } from "../../e2e/support/people.ts";
import { readyAccount } from "../../e2e/support/ready-account.ts";
import startLuli from "../../e2e/support/start-luli.ts";
import { type State, STATES } from "./states.ts";

const OUT = path.resolve(import.meta.dirname, "../../screenshots");
const HOURS = { morning: 8, day: 12, dusk: 18, night: 23 };
type Hour = keyof typeof HOURS;

const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string", default: "en-US" },
    width: { type: "string", multiple: true, default: ["1440", "390"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
    hour: { type: "string", multiple: true, default: ["morning", "night"] },
  },
});
const { language } = asked;
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const stopLuli = await startLuli();
const origin = process.env.LULI_E2E_URL!;
const browser = await launchBrowser();
try {
  fs.mkdirSync(OUT, { recursive: true });
  for (const hour of asked.hour as Hour[])
    for (const theme of asked.theme as ("light" | "dark")[])
      for (const width of asked.width) await shootAll(hour, theme, Number(width));
} finally {
  await browser.close();
  await stopLuli();
}
process.stdout.write(`${fs.readdirSync(OUT).length} pictures in ${OUT}\n`);

async function shootAll(hour: Hour, theme: "light" | "dark", width: number): Promise<void> {
  const isPhone = width < 821;
  const suffix = [...(language === "en-US" ? [] : [language]), width, theme, hour].join("-");
  const enter = () =>
    browser.newContext({
      baseURL: origin,
      viewport: { width, height: isPhone ? 844 : 900 },
      colorScheme: theme,
      locale: language,
      timezoneId: zoneWhereItIs(HOURS[hour]),
      isMobile: isPhone,
      hasTouch: isPhone,
    });
  const context = await enter();
  const shoot = async (pages: string[]) => {
    for (const page of pages.filter(isWanted)) await shootPage(context, page, suffix);
  };
  await shoot([...VISITOR_PAGES, ...AUTH_MODES]);
  await become(context, "demo", hour);
  await shoot(MEMBER_PAGES);
  await become(context, "admin", hour);
  await shoot(ADMIN_PAGES);
  await context.close();
  for (const [name, state] of Object.entries(STATES)) {
    if (!isWanted(name)) continue;
    const own = await enter();
    await become(own, state.as, hour);
    await shootState(own, state, `${name}-${suffix}`);
    await own.close();
  }
}

async function become(context: BrowserContext, who: State["as"] | "admin", hour: Hour) {
  if (who === "visitor") return;
  if (who === "newcomer")
    await context.addCookies((await readyAccount(origin, "127.0.0.1")).storageState.cookies);
  else await signIn(context.request, origin, sandboxAccount(who));
  await chooseLanguageOf(context.request, language);
  // The page would follow the browser's zone, but only after its first sight.
  const timeZone = zoneWhereItIs(HOURS[hour]);
  const headers = { origin };
  await context.request.post("/auth/v1/update-user", { headers, data: { timeZone } });
}

async function shootPage(context: BrowserContext, address: string, suffix: string): Promise<void> {
  const page = await open(context, address);
  const name = address.replace(/^\//, "").replace(/\W+/g, "-") || "landing";
  await unroll(page);
  await page.screenshot({
    path: path.join(OUT, `${name}-${suffix}.png`),
    fullPage: true,
    // Entrances have ended and loops are paused.
    animations: "disabled",
  });
  await page.close();
}

async function shootState(context: BrowserContext, state: State, name: string): Promise<void> {
  const page = await open(context, state.address);
  await state.reach(page);
  await page.screenshot({
    path: path.join(OUT, `${name}.png`),
    animations: state.isFleeting ? "allow" : "disabled",
  });
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector(".skeleton, main[inert]"));
  await page.getByRole("heading", { level: 1 }).or(page.getByRole("log")).first().waitFor();
  // The chat listens for news as long as it is open.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  return page;
}

/** Makes the window as high as the page, because Chromium paints what is far below only when it comes near. */
async function unroll(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
