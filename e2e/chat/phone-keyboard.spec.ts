// A phone's chat while one types: the keyboard takes half of the window, Luli and the last words stay.
import type { Page } from "@playwright/test";
import { talkBefore } from "../support/database.ts";
import { expect, test } from "../support/harness.ts";
import { log, messageBox } from "../support/locators.ts";
import { PHONE } from "../support/pages.ts";

/** The height that an on-screen keyboard leaves. */
const ABOVE_KEYBOARD = 500;

type Sight = { bubbles: number; isLuliSeen: boolean; isFieldSeen: boolean; scrollers: number };

/** Describes the area above the keyboard. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate((height) => {
    const isWhole = (element: Element, top = 0) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top >= top - 1 && box.bottom <= height + 1;
    };
    const list = document.querySelector("[role=log]")!;
    const { top, bottom } = list.getBoundingClientRect();
    const isInList = (bubble: Element) =>
      isWhole(bubble, top) && bubble.getBoundingClientRect().bottom <= bottom + 1;
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    const root = document.documentElement;
    return {
      bubbles: [...list.querySelectorAll(".bubble")].filter(isInList).length,
      isLuliSeen: isWhole(document.querySelector(".companion-stage")!),
      isFieldSeen: isWhole(document.querySelector(".composer-field")!),
      scrollers:
        [...document.querySelectorAll("main, main *")].filter(scrolls).length +
        (root.scrollHeight > root.clientHeight + 1 ? 1 : 0),
    };
  }, ABOVE_KEYBOARD);

async function openTalk(page: Page, email: string): Promise<void> {
  await talkBefore(email);
  await page.setViewportSize(PHONE);
  await page.goto("/chat");
  await expect(log(page).getByText(/^answer 1$/)).toBeInViewport();
}

test("Luli and three bubbles stay visible above the keyboard, and one thing scrolls @phone", async ({
  page,
  account,
}) => {
  await openTalk(page, account.email);
  await messageBox(page).focus();
  await page.setViewportSize({ ...PHONE, height: ABOVE_KEYBOARD });
  await expect
    .poll(() => look(page))
    .toEqual({
      bubbles: expect.any(Number),
      isLuliSeen: true,
      isFieldSeen: true,
      scrollers: 1,
    });
  expect((await look(page)).bubbles).toBeGreaterThanOrEqual(3);
});

declare global {
  interface Window {
    coverBelow: (height: number) => void;
  }
}

test("Luli and three bubbles stay visible where the keyboard lies over the page @phone", async ({
  page,
  account,
}) => {
  // This is how Safari behaves: the window keeps its height, and only the visual viewport shrinks.
  await page.addInitScript(() => {
    let seen: number | null = null;
    const viewport = Object.assign(new EventTarget(), { scale: 1 });
    Object.defineProperty(viewport, "height", { get: () => seen ?? window.innerHeight });
    Object.defineProperty(window, "visualViewport", { value: viewport });
    window.coverBelow = (height) => {
      seen = height;
      viewport.dispatchEvent(new Event("resize"));
    };
  });
  await openTalk(page, account.email);
  await messageBox(page).focus();
  await expect
    .poll(async () => {
      await page.evaluate((height) => window.coverBelow(height), ABOVE_KEYBOARD);
      const { bubbles, ...sight } = await look(page);
      return { ...sight, isTalkSeen: bubbles >= 3 };
    })
    .toEqual({ isTalkSeen: true, isLuliSeen: true, isFieldSeen: true, scrollers: 1 });
  await page.evaluate((height) => window.coverBelow(height), PHONE.height);
  await expect
    .poll(() => page.evaluate(() => document.querySelector(".shell")!.clientHeight))
    .toBe(PHONE.height);
});
