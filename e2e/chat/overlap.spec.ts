// Toasts and floating buttons cover no words of the chat.
import type { Locator, Page } from "@playwright/test";
import { pictureUnder } from "../support/contrast.ts";
import { talkBefore } from "../support/database.ts";
import { expect, test } from "../support/harness.ts";
import { log, say } from "../support/locators.ts";

const WIDTHS: Record<string, number[]> = { desktop: [1440, 1000], phone: [390, 320] };

/** Lists the controls, the cards and the heading that this element covers. */
const listCovered = (toast: Locator): Promise<string[]> =>
  toast.evaluate((own) => {
    const place = own.getBoundingClientRect();
    const spared = document.querySelectorAll<HTMLElement>("a, button, input, textarea, h1, .box");
    return Array.from(spared)
      .filter((one) => !own.contains(one))
      .filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        const isBeside = left >= place.right || right <= place.left;
        return width > 1 && !isBeside && top < place.bottom && bottom > place.top;
      })
      .map((one) => one.ariaLabel ?? one.innerText);
  });

const isOnStage = (toast: Locator): Promise<boolean> =>
  toast.evaluate((own) => {
    const place = own.getBoundingClientRect();
    const stage = document.querySelector(".companion-stage")!.getBoundingClientRect();
    const isBeside = place.left < stage.left || place.right > stage.right;
    return !isBeside && place.top > stage.top && place.bottom < stage.bottom;
  });

/** The distance of Luli's nose from the middle of the stage, as a share of its width. */
const measureNoseOffset = async (page: Page): Promise<number> => {
  const stage = (await page.locator(".companion-stage").boundingBox())!;
  const nose = (await page.locator(".companion-puppy .lu-nose").boundingBox())!;
  return Math.abs(nose.x + nose.width / 2 - stage.x - stage.width / 2) / stage.width;
};

/** A button's sign begins this far from its edge; at the edge the card may show its corner. */
const EDGE_PX = 10;

/** How many colours are painted where a button's sign stands, itself left out. */
async function coloursUnder(page: Page, place: Locator): Promise<number> {
  return page.evaluate(
    async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0)!);
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      return new Set(new Uint32Array(data.buffer)).size;
    },
    await pictureUnder(page, place, EDGE_PX),
  );
}

test(
  "no words lie under the search's button, and the toast of a day's end covers no button and no card, and lies on a desktop's stage",
  { tag: "@both" },
  async ({ page, account, allowConsoleErrors }) => {
    allowConsoleErrors(/status of 402/);
    await talkBefore(account.email);
    await page.goto("/chat");
    await expect(log(page).getByText(/^answer 1$/)).toBeInViewport();
    const search = page.getByRole("button", { name: "Search messages" });
    await expect(search).toBeVisible();
    expect(await coloursUnder(page, search)).toBe(1);

    const error = { code: "quota_exceeded", message: "Not today." };
    await page.route("**/functions/v1/chat", (route) =>
      route.fulfill({ status: 402, json: { error } }),
    );
    await say(page, "Are you there?");
    const toast = page.getByRole("alert").filter({ hasText: "AI usage limit reached" });
    await expect(toast).toBeVisible();
    const { name } = test.info().project;
    const isDesktop = name === "desktop";
    for (const width of WIDTHS[name]!) {
      await page.setViewportSize({ width, height: page.viewportSize()!.height });
      await expect.poll(() => listCovered(toast)).toEqual([]);
      await expect.poll(() => isOnStage(toast)).toBe(isDesktop);
      if (!isDesktop) await expect.poll(() => measureNoseOffset(page)).toBeLessThan(0.2);
    }
  },
);
