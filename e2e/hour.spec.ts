// The hour of whoever looks is on every stage: readable at dusk and at night, from the first paint on.
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/harness.ts";
import { zoneWhereItIs } from "./support/hour.ts";

const PAGES = {
  visitor: ["/", "/contact", "/auth?mode=sign-up"],
  member: ["/settings", "/memory", "/dashboard", "/store", "/universe"],
};

for (const [light, hour] of [
  ["night", 23],
  ["dusk", 18],
] as const) {
  test.describe(light, () => {
    test.use({ timezoneId: zoneWhereItIs(hour) });
    test(`at ${light} every stage is readable, also where nobody's clock is known`, async ({
      page,
      newAccount,
    }) => {
      for (const [who, paths] of Object.entries(PAGES)) {
        if (who === "member")
          await page.context().addCookies((await newAccount()).storageState.cookies);
        for (const path of paths)
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            await expect(page.locator("main[inert], .skeleton")).toHaveCount(0);
            await expectAccessible(page, "colours");
          });
      }
    });
  });
}

const skyOf = async (browser: Browser, hour: number, baseURL: string) => {
  const context = await browser.newContext({ baseURL, timezoneId: zoneWhereItIs(hour) });
  const page = await context.newPage();
  // Its code never comes: what is seen was rendered at build time.
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

/** What of the sky lies on a line of words, as "word: star". */
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

/** Of which a piece is seen. One that its stage has no room for is not. */
const cutMoons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".scene .scene-moon")].flatMap((moon) => {
      const stage = moon.closest(".scene")!;
      const [own, room] = [moon.getBoundingClientRect(), stage.getBoundingClientRect()];
      const isOut = own.left >= room.right || own.right <= room.left || own.bottom <= room.top;
      const isIn = own.left >= room.left && own.right <= room.right && own.top >= room.top;
      return own.width === 0 || isOut || isIn ? [] : [stage.parentElement!.className];
    }),
  );

test.describe("at night", () => {
  test.use({ timezoneId: zoneWhereItIs(23) });
  test("no stage of any width shows a piece of a moon", async ({ page, newAccount }) => {
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.locator("main[inert], .skeleton")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of [320, 390, 600, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const cut = await cutMoons(page);
        found.push(...cut.map((stage) => `${path} ${width}: ${stage}`));
      }
    };
    for (const path of PAGES.visitor) await look(path);
    await page.context().addCookies((await newAccount()).storageState.cookies);
    for (const path of [...PAGES.member, "/profile", "/chat"]) await look(path);
    expect(found).toEqual([]);
  });
});

for (const [light, hour] of [
  ["morning", 8],
  ["night", 23],
] as const)
  for (const width of [390, 1440])
    test.describe(`${light}, ${width} wide`, () => {
      test.use({ timezoneId: zoneWhereItIs(hour), viewport: { width, height: 844 } });
      test("no star, no sun and no moon lies on a heading or the words below it", async ({
        page,
        newAccount,
      }) => {
        const covered = async (path: string) => {
          await page.goto(path);
          await expect(page.locator("main[inert], .skeleton")).toHaveCount(0);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          return (await coveredWords(page)).map((words) => `${path} ${words}`);
        };
        const found = await covered("/");
        await page.context().addCookies((await newAccount()).storageState.cookies);
        for (const path of ["/dashboard", "/memory", "/settings", "/profile"])
          found.push(...(await covered(path)));
        expect(found).toEqual([]);
      });
    });
