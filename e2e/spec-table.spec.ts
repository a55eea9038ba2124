// The spec's words in the running pages, each loaded anew: how much it asks for until it can be used is counted on the way.
import type { Locator, Page } from "@playwright/test";
import { watchFiles } from "./support/asked-files.ts";
import { expect, test } from "./support/harness.ts";
import { messageBox } from "./support/locators.ts";
import { PHONE } from "./support/pages.ts";
import { FOOTER, NAVIGATIONS, PAGES, type Text } from "./support/spec-table.ts";

function find(page: Page, { kind, text }: Text): Locator {
  const exact = true;
  if (kind === "label") return page.getByLabel(text, { exact });
  if (kind === "text") return page.getByRole("main").getByText(text, { exact });
  return page.getByRole(kind, { name: text, exact });
}

for (const as of ["visitor", "member"] as const) {
  test(`every page of a ${as} says what the spec says, with its navigation and footer, at the size of a desk and of a phone`, async ({
    page,
    newAccount,
    allowConsoleErrors,
  }) => {
    test.slow();
    allowConsoleErrors(/status of 404 .*\/no\/such\/page/);
    const desk = page.viewportSize()!;
    const expectFewFiles = await watchFiles(page);
    for (const { path: address, texts } of PAGES.filter((listed) => listed.as === as)) {
      await test.step(address, async () => {
        // The numbers are those of someone who has just come: a first visit already brings coins.
        if (as === "member")
          await page.context().addCookies((await newAccount()).storageState.cookies);
        await page.setViewportSize(desk);
        await page.goto(address);
        if (as === "member" || address === "/auth") await expectFewFiles();
        for (const size of [desk, PHONE]) {
          await page.setViewportSize(size);
          for (const text of texts) {
            const found = find(page, text).filter({ visible: true });
            if (text.times) await expect(found, String(text.text)).toHaveCount(text.times);
            else await expect(found.first(), String(text.text)).toBeVisible();
          }
          if (address === "/" || address === "/settings")
            await expectFrame(page, as, size === PHONE);
        }
      });
    }
  });
}

/** Expects the navigation and the footer that every page of this person has. */
async function expectFrame(page: Page, as: "visitor" | "member", isPhone: boolean): Promise<void> {
  const account =
    as === "member"
      ? page.getByRole("button", { name: "Sign Out" })
      : page.getByRole("link", { name: "Get Started" });
  if (isPhone) await page.getByRole("button", { name: "Open menu" }).click();
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText([...NAVIGATIONS[as]]);
  await expect(account).toBeVisible();
  if (isPhone) await page.keyboard.press("Escape");
  const footer = page.getByRole("contentinfo");
  for (const { title, links } of FOOTER) {
    const column = footer.getByRole("navigation", { name: title });
    await expect(column.getByRole("heading")).toHaveText(title);
    for (const name of links) await expect(column.getByRole("link", { name })).toBeVisible();
  }
  const parent = footer.getByRole("link", { name: "Parent company" });
  await expect(parent).toHaveAttribute("target", "_blank");
  await expect(parent).toHaveAttribute("href", /^https?:/);
  // The browser's year: on New Year's Eve that is not everybody's.
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer).toContainText(`© ${year}`);
}

test(
  "the message area is 500 to 600 px high, and what one writes pushes Luli nowhere",
  { tag: "@both" },
  async ({ page, account: _account, isMobile }) => {
    await page.goto("/chat");
    const height = async () => (await page.getByRole("log").boundingBox())!.height;
    expect(await height()).toBeGreaterThanOrEqual(500);
    expect(await height()).toBeLessThanOrEqual(600);
    const petAt = () => page.getByRole("button", { name: "Pet" }).boundingBox();
    const before = await petAt();
    await messageBox(page).fill("woof ".repeat(800));
    await expect(page.getByText("0 characters left")).toBeVisible();
    expect(await petAt()).toEqual(before);
    if (!isMobile) expect(await height()).toBeGreaterThanOrEqual(500);
  },
);
