// Public pages show their words at once, also without scripts, and nothing moves when they hydrate.
import { LANGUAGE_IDS } from "../shared/contracts/language.ts";
import { addressIn, isPrerendered, PAGE_PATHS, type PrerenderedPath } from "../shared/pages.ts";
import { changePast } from "./support/database.ts";
import { expect, isAwake, nextFrame, test } from "./support/harness.ts";
import type { Page } from "@playwright/test";

// Most people have not reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const TITLES: Record<PrerenderedPath, string | RegExp> = {
  "/": /^Luli: /,
  "/privacy": "Privacy Policy · Luli",
  "/terms": "Terms of Service · Luli",
  "/safety": "Safety · Luli",
  "/imprint": "Legal notice · Luli",
  "/accessibility": "Accessibility · Luli",
  "/contact": "Contact · Luli",
};
const PUBLIC_PAGES = Object.entries(TITLES).map(([path, title]) => ({ path, title }));

type Vitals = { shift: number; moved: string[]; largest: string };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type LargestPaint = PerformanceEntry & { element: Element };
declare global {
  interface Window {
    readVitals: () => Vitals;
  }
}

async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals: Vitals = { shift: 0, moved: [], largest: "" };
    const addShifts = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        vitals.shift += value;
        vitals.moved.push(...sources.map(({ node }) => String(node?.nodeName)));
      }
    };
    const keepLargest = (entries: PerformanceEntryList) => {
      const last = entries.at(-1) as LargestPaint | undefined;
      if (last) vitals.largest = last.element.tagName;
    };
    const observe = (type: string, take: (entries: PerformanceEntryList) => void) => {
      const observer = new PerformanceObserver((list) => take(list.getEntries()));
      observer.observe({ type, buffered: true });
      return () => take(observer.takeRecords());
    };
    const taking = [
      observe("layout-shift", addShifts),
      observe("largest-contentful-paint", keepLargest),
    ];
    window.readVitals = () => {
      for (const take of taking) take();
      return vitals;
    };
  });
}

/** Delays fonts as a slow line does, until the page has been painted and hydrated. */
async function delayFonts(page: Page) {
  const { promise, resolve: letFontsCome } = Promise.withResolvers<void>();
  let delayed = 0;
  await page.route("**/*.woff2", async (route) => {
    delayed += 1;
    await promise;
    await route.continue();
  });
  return { letFontsCome, countDelayed: () => delayed };
}

/** A shift is known with the frame that made it, and told by a task that may come later: what was not told yet is taken. */
async function readVitals(page: Page): Promise<Vitals> {
  await nextFrame(page);
  return page.evaluate(() => window.readVitals());
}

/** Lists running animations inside hidden groups of a drawing: they cost every frame. */
const listHiddenLoops = (page: Page) =>
  page.evaluate(() => {
    const isHidden = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).display === "none" || isHidden(node.parentElement));
    return document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ effect }) => isHidden((effect as KeyframeEffect).target))
      .map((animation) => (animation as CSSAnimation).animationName);
  });

/** A line may break elsewhere when a font comes late; 0.1 is where browsers' makers begin to complain. */
const LATE_FONT_SHIFT = 0.02;
const LATE_PART_SHIFT = 0.02;

test(
  "a public page paints its words first, stands still while it hydrates and hardly moves when its fonts come late",
  { tag: "@both" },
  async ({ page }) => {
    await watchVitals(page);
    // The other legal pages are texts in the layout of /terms.
    for (const path of ["/", "/terms", "/safety", "/contact"])
      await test.step(path, async () => {
        const { letFontsCome, countDelayed } = await delayFonts(page);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await isAwake(page);
        expect((await readVitals(page)).moved).toEqual([]);
        // A font that the browser still holds from the page before would come early.
        expect(countDelayed()).toBeGreaterThan(0);
        letFontsCome();
        await page.evaluate(() => document.fonts.ready);
        const { shift, moved, largest } = await readVitals(page);
        expect(shift, `moved: ${moved.join(", ")}`).toBeLessThan(LATE_FONT_SHIFT);
        expect(largest).toMatch(/^(?:H1|H2|P|LI)$/);
        expect(await listHiddenLoops(page)).toEqual([]);
        await page.unrouteAll();
      });
  },
);

test("a public page describes itself to those who run no script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const head = (selector: string) => page.locator(`head ${selector}`);
  for (const { path, title } of PUBLIC_PAGES)
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(head('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
      await expect(head('meta[name="description"]')).toHaveAttribute("content", /\w/);
      await expect(head('meta[property="og:image"]')).toHaveAttribute(
        "content",
        `${baseURL}/og.png`,
      );
      await expect(head('meta[name="robots"]')).toHaveCount(0);
      await expect(page.getByText(/\{\{/)).toHaveCount(0);
    });
  await context.close();
});

test("pages behind the sign-in stay out of search engines, and begin with Luli's face in an outline whose only words are a heading", async ({
  request,
  browser,
  baseURL,
}) => {
  const others = PAGE_PATHS.filter((path) => !isPrerendered(path));
  for (const path of [...others, "/nowhere"])
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of others.filter((each) => each !== "/admin")) {
    await page.goto(path);
    await expect(page.locator("header.nav")).toBeVisible();
    await expect(page.locator("main[inert]")).toBeVisible();
    // The checkout and the contract page show no puppy.
    if (path !== "/checkout" && path !== "/contract")
      await expect(page.locator("main .stage :is(.skeleton-face, svg.luli)").first()).toBeVisible();
    const isShown = (text: Element) => text.checkVisibility({ visibilityProperty: true });
    const words = await page.locator("main :is(h2, p:not(h1 + p), label, button)").all();
    for (const word of words) expect(await word.evaluate(isShown)).toBe(false);
  }
  await context.close();
});

test(
  "a chat with reactions stands still while its late parts come",
  { tag: "@phone" },
  async ({ page, account }) => {
    await changePast(
      account.email,
      `with made as (
         insert into chats (user_id, id, puppy_id, message, response, status, server_no, counted_on, created_at)
         select user_id, gen_random_uuid(), id, 'question ' || n, repeat('an answer of some length ', 6), 'done', 0, current_date,
           now() - n * interval '9 days'
         from puppies, generate_series(1, 6) n where user_id = $1 and is_active returning user_id, id
       ) insert into chat_reactions (user_id, chat_id, reaction) select user_id, id, 'heart' from made`,
    );
    await watchVitals(page);
    await page.goto("/chat");
    await expect(page.getByRole("button", { name: "Scripted demo" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Search/ })).toBeVisible();
    const { shift, moved } = await readVitals(page);
    expect(shift, `moved: ${moved.join(", ")}`).toBeLessThan(LATE_PART_SHIFT);
  },
);

test("the sitemap names the public pages, and robots.txt the sitemap", async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const addresses = PUBLIC_PAGES.flatMap(({ path }) =>
    LANGUAGE_IDS.map((language) => addressIn(language, path)),
  );
  expect(named).toEqual(addresses.map((address) => `${baseURL}${address}`));
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the pictures of the page's head and of the manifest exist", async ({ page, request }) => {
  await page.goto("/");
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
    screenshots: { src: string }[];
  };
  const inHead = await page
    .locator('head link[rel*="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  for (const address of [
    "/og.png",
    ...inHead,
    ...[...manifest.icons, ...manifest.screenshots].map(({ src }) => src),
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toMatch(/^image\//);
  }
});

test("a button that is pressed before the page is awake answers once it is", async ({ page }) => {
  let wake = () => {};
  const held = new Promise<void>((resolve) => (wake = resolve));
  await page.route("**/assets/landing-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Start Free Trial" }).first().click();
  await expect(page).toHaveURL("/");
  wake();
  await expect(page).toHaveURL("/auth?mode=sign-up");
});

test("the first step from a public page brings the app, and back leads back", async ({ page }) => {
  await page.goto("/privacy");
  await isAwake(page);
  const stays = await page.evaluateHandle(() => document);
  await page.getByRole("link", { name: "Luli, home" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The puppy");
  await page.getByRole("button", { name: "Start Free Trial" }).first().click();
  await expect(page).toHaveURL("/auth?mode=sign-up");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  expect(await stays.evaluate((before) => before === document)).toBe(true);
});

test("someone who was here before sees their own navigation from the first paint", async ({
  page,
  account: _account,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await watchVitals(page);
  // The test above covers late fonts.
  await delayFonts(page);
  await page.route("**/get-session*", () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  await isAwake(page);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toContainText([
    "Home",
    "Dashboard",
    "Chat",
  ]);
  await expect(page.getByRole("link", { name: "Get Started" })).toBeHidden();
  expect((await readVitals(page)).moved).toEqual([]);
});
