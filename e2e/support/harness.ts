// Fixtures of every journey: its own address, a watch over the browser's console, and checks for any page.
import { test as base, expect, type Page } from "@playwright/test";
import { type RuleSet, listViolations } from "./axe.ts";
import { SMALLEST_PHONE } from "./pages.ts";
import type { Account } from "./people.ts";
import { readyAccount } from "./ready-account.ts";

export { expect } from "@playwright/test";
export { linkIn, readMail } from "./inbox.ts";
export { newPerson, sandboxAccount, signIn } from "./people.ts";

type Fixtures = {
  /** Errors that a journey provokes, and so expects in the console. Any other one fails it. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
  /** Makes an account, confirmed and signed in; `page` knows nothing of it. */
  newAccount: () => Promise<Account>;
  /** An account whose session `page` has. */
  account: Account;
};

export const test = base.extend<Fixtures>({
  // Rate limits count by address: journeys side by side must not use up each other's.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    const part = () => Math.floor(Math.random() * 256);
    await use({ "x-forwarded-for": `10.${workerIndex % 256}.${part()}.${part()}` });
  },

  allowConsoleErrors: [
    async ({ context, browserName }, use) => {
      const errors: string[] = [];
      // Firefox says so when a page is left before all of its code has come.
      const allowed =
        browserName === "firefox"
          ? [/error loading dynamically imported|^HttpError: Luli can't be reached/]
          : [];
      context.on("console", (message) => {
        if (message.type() === "error")
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use((...patterns) => void allowed.push(...patterns));
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],

  newAccount: async ({ baseURL, extraHTTPHeaders }, use) => {
    await use(() => readyAccount(baseURL!, extraHTTPHeaders!["x-forwarded-for"]!));
  },

  account: async ({ newAccount: make, context }, use) => {
    const account = await make();
    await context.addCookies(account.storageState.cookies);
    await use(account);
  },
});

/** Once what appears has appeared: half faded in, anything is too pale. What never ends, such as breathing, is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export async function expectAccessible(page: Page, asked?: RuleSet): Promise<void> {
  await settled(page);
  expect(await listViolations(page, asked), "accessibility violations").toEqual([]);
}

/** Goes on to another page of the app as its links do, which costs a third of loading the page anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((address) => window.history.pushState({}, "", address), path);
  await expect(page).not.toHaveTitle(before);
}

/** Waits until the current changes are painted. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Resolves once the page is drawn in the theme. */
export async function changeTheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Chromium answers with the old colours until it has drawn the new ones. The picture of one pixel makes it draw: after a change
  // of the window's size it once stopped drawing, so that its frames alone were waited for without end.
  const onePixel = { clip: { x: 0, y: 0, width: 1, height: 1 } };
  await Promise.all([nextFrame(page), page.screenshot(onePixel)]);
  await settled(page);
}

/** Asks axe everything in light and about the colours in dark; a phone has a desk's colours, so only in light. Leaves the page in light. */
export async function expectReadable(page: Page): Promise<void> {
  if (!test.info().project.use.isMobile) {
    await changeTheme(page, "dark");
    await test.step("dark", () => expectAccessible(page, "colours"));
  }
  await changeTheme(page, "light");
  await test.step("light", () => expectAccessible(page));
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, "pixels to scroll sideways").toBeLessThanOrEqual(0);
}

/** Leaves the page that small. */
export async function expectFitsSmallestPhone(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST_PHONE);
  await expectNoSidewaysScroll(page);
}

/** The layout of phones by a desk's journey: what axe has to say of it, and whether it fits. Leaves the page that small. */
export async function expectReadableOnPhone(page: Page): Promise<void> {
  await expectFitsSmallestPhone(page);
  await expectAccessible(page);
}

/** Fails when a word leaves the window or its button, card or field, or breaks without a hyphen. */
export async function expectNoWordCutOff(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (
        parent.closest(".sr-only, .skip-link, .greeting-pet, .contact-trap, noscript, [role=log]")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const frame = parent.closest(".btn, .card, .chip, .stage, button, main, footer");
      const box = frame?.getBoundingClientRect();
      const isOut =
        words.left < Math.max(0, box?.left ?? 0) - 1 ||
        words.right > Math.min(innerWidth, box?.right ?? innerWidth) + 1 ||
        (box && (words.top < box.top - 1 || words.bottom > box.bottom + 1));
      if (isOut) found.push(node.textContent.trim());
      // Japanese breaks between any two letters, an address has no hyphens, and some words have theirs already.
      for (const { index, 0: word } of node.textContent.matchAll(
        /(?<![\p{L}\u00AD@.\d_-])\p{Script=Latin}+(?![\p{L}\u00AD@.\d_-])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    }
    return found;
  });
  expect(cut, "words that are cut off, hang over or are broken").toEqual([]);
}

/** A page that was rendered at build time answers from here on. */
export const isAwake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("#root > .shell")!).some((key) => key.startsWith("__react")),
  );
