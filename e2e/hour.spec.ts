// The hour where the visitor is lies on every stage: its colours are readable, its lights cover no words, from the first paint on.
import type { Browser, Page } from "@playwright/test";
import { listPaleWords } from "./support/contrast.ts";
import { changeTheme, expect, goWithin, test } from "./support/harness.ts";
import { zoneWhereItIs } from "./support/hour.ts";

declare global {
  interface Window {
    greetings: Set<string>;
  }
}

const VISITOR_PAGES = ["/", "/contact", "/auth?mode=sign-up"];
const MEMBER_PAGES = [
  "/chat",
  "/dashboard",
  "/memory",
  "/profile",
  "/settings",
  "/store",
  "/universe",
];
const WIDTHS = [320, 390, 600, 1024, 1440];
// The hour after each has the same light: a test may begin just before it.
const HOURS = { morning: 7, night: 22 };

const skyOf = async (browser: Browser, hour: number, baseURL: string) => {
  const context = await browser.newContext({ baseURL, timezoneId: zoneWhereItIs(hour) });
  const page = await context.newPage();
  // The page's code never arrives: the browser shows what was rendered at build time.
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/contact");
  const stage = page.locator(".contact-stage");
  const sky = {
    isSunUp: await stage.locator(".scene-day").isVisible(),
    isMoonUp: await stage.locator(".scene-night").isVisible(),
  };
  await context.close();
  return sky;
};

test("a page that was rendered at build time begins with the hour", async ({
  browser,
  baseURL,
}) => {
  expect(await skyOf(browser, 12, baseURL!)).toEqual({ isSunUp: true, isMoonUp: false });
  expect(await skyOf(browser, 23, baseURL!)).toEqual({ isSunUp: false, isMoonUp: true });
});

/** Lists the stars and suns that lie on a line of words, as "words: star". */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const lights = [...document.querySelectorAll<SVGElement>(".scene-star, .scene-sun")]
      .map((light) => ({ name: light.classList[0], box: light.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const texts = document.querySelectorAll(":is(.stage, .hero) :is(h1, h1 + p)");
    return [...texts].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      return lights
        .filter(({ box }) =>
          lines.some(
            (line) =>
              box.left < line.right &&
              box.right > line.left &&
              box.top < line.bottom &&
              box.bottom > line.top,
          ),
        )
        .map(({ name }) => `${text.textContent}: ${name}`);
    });
  });

/** Lists the stages that show a piece of a sun or moon. One outside its stage does not count. */
const cutLights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".scene .scene-sun")].flatMap((light) => {
      const stage = light.closest(".scene")!;
      const [own, room] = [light.getBoundingClientRect(), stage.getBoundingClientRect()];
      const isOut = own.left >= room.right || own.right <= room.left || own.bottom <= room.top;
      const isIn = own.left >= room.left && own.right <= room.right && own.top >= room.top;
      return own.width === 0 || isOut || isIn ? [] : [stage.parentElement!.className];
    }),
  );

/** Turns the morning into dusk, which differs from it in the colours of the stages alone, and back. */
const paintAs = (page: Page, light: "morning" | "dusk") =>
  page.evaluate((now) => {
    const before = now === "dusk" ? "is-morning" : "is-dusk";
    document.documentElement.dataset["light"] = now;
    for (const stage of document.querySelectorAll(`.${before}`))
      stage.classList.replace(before, `is-${now}`);
  }, light);

test("the first page after a journey greets by the hour of the browser, once", async ({
  browser,
  baseURL,
  newAccount,
}) => {
  const { storageState } = await newAccount();
  const context = await browser.newContext({
    baseURL,
    storageState,
    timezoneId: zoneWhereItIs(HOURS.morning),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.greetings = new Set();
    new MutationObserver(() => {
      const heading = document.querySelector("main:not([inert]) h1");
      if (heading) window.greetings.add(heading.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Achievements" })).toBeVisible();
  expect(await page.evaluate(() => [...window.greetings])).toEqual(["Good morning, Friend"]);
  await context.close();
});

for (const [light, hour] of Object.entries(HOURS)) {
  const lights = light === "morning" ? "in the morning and at dusk" : "at night";
  test.describe(`stages ${lights}`, () => {
    test.use({ timezoneId: zoneWhereItIs(hour) });
    test(`every stage is readable ${lights}, covers no words and cuts no sun or moon at any width`, async ({
      page,
      newAccount,
    }) => {
      test.slow();
      const found: string[] = [];
      const note = (where: string, problems: string[]) =>
        found.push(...problems.map((problem) => `${where}: ${problem}`));
      const look = async (path: string, open: (page: Page, path: string) => Promise<unknown>) =>
        test.step(path, async () => {
          await page.setViewportSize({ width: WIDTHS.at(-1)!, height: 844 });
          await open(page, path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator("main[inert], .skeleton")).toHaveCount(0);
          for (const theme of ["dark", "light"] as const) {
            await changeTheme(page, theme);
            note(`${path} in ${theme}`, await listPaleWords(page));
            if (light !== "morning") continue;
            await paintAs(page, "dusk");
            note(`${path} at dusk in ${theme}`, await listPaleWords(page));
            await paintAs(page, "morning");
          }
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            const covered = await coveredWords(page);
            note(`${path} ${width}`, [...covered, ...(await cutLights(page))]);
          }
        });
      const load = (on: Page, path: string) => on.goto(path);
      for (const path of VISITOR_PAGES) await look(path, load);
      await page.context().addCookies((await newAccount()).storageState.cookies);
      for (const [index, path] of MEMBER_PAGES.entries())
        await look(path, index === 0 ? load : goWithin);
      expect(found).toEqual([]);
    });
  });
}
