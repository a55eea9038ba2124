// Luli speaks the language that the browser asks for, and what was chosen before it.
import { LANGUAGE_IDS } from "../shared/contracts/language.ts";
import { addressIn } from "../shared/pages.ts";
import {
  expect,
  expectAccessible,
  expectFitsSmallestPhone,
  expectNoSidewaysScroll,
  expectNoWordCutOff,
  goWithin,
  isAwake,
  test,
} from "./support/harness.ts";
import { MEMBER_PAGES, PHONE, SMALLEST_PHONE, VISITOR_PAGES } from "./support/pages.ts";
import { chooseLanguageOf } from "./support/people.ts";

test.describe("a browser that asks for German", () => {
  test.use({ locale: "de-AT" });

  test(
    "is answered in German, at the door and around it",
    { tag: "@phone" },
    async ({ page, isMobile }) => {
      await page.goto("/auth");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Willkommen zurück");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page).toHaveTitle("Anmelden · Luli");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Noch kein Konto? Registrieren" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konto erstellen");
      await page.getByRole("button", { name: "Registrieren", exact: true }).click();
      await expect(page.getByText("Bitte gib deine E-Mail-Adresse ein.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Nutzungsbedingungen" }).first()).toBeVisible();
      if (isMobile) await page.getByRole("button", { name: "Menü öffnen" }).click();
      await expect(page.getByRole("link", { name: "Einstellungen" })).toBeVisible();
      await expectAccessible(page);
      await expectFitsSmallestPhone(page);
    },
  );

  test("gets public pages in German at their plain address, and is led on to German addresses", async ({
    page,
  }) => {
    const answer = await page.goto("/contact");
    expect(await answer!.text()).toContain("Alle Rechte vorbehalten.");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Barrierefreiheit" }).click();
    await expect(page).toHaveURL("/de/accessibility");
    await page.reload();
    await isAwake(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Barrierefreiheit");
    await page.getByRole("link", { name: "日本語" }).click();
    await expect(page).toHaveURL("/ja/accessibility");
    await isAwake(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("アクセシビリティ");
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("おかえりなさい");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("a phone's footer is at most 300 px high in every language", async ({ page }) => {
    for (const language of LANGUAGE_IDS) {
      await page.goto(addressIn(language, "/contact"));
      const { height } = (await page.getByRole("contentinfo").boundingBox())!;
      expect(height, language).toBeLessThanOrEqual(300);
    }
  });
});

// axe's answers do not depend on the language: `themes.spec.ts` asks it about each page.
/** Small words that every English sentence has, and no German or Japanese one. */
const ENGLISH = /\b(the|your|you|and|with|is|are|this|of|to|it)\b/i;

for (const language of ["de", "ja"] as const) {
  test.describe(
    `a person who speaks ${language}, on the smallest phone,`,
    { tag: "@phone" },
    () => {
      test.use({ locale: language, viewport: SMALLEST_PHONE });

      test("reads every page in it, whole", async ({
        page,
        context,
        newAccount,
        allowConsoleErrors,
      }) => {
        // Thirteen pages.
        test.slow();
        allowConsoleErrors(/status of 404/);
        const look = async (address: string, isWithin = false) => {
          await (isWithin ? goWithin(page, address) : page.goto(address));
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator(".skeleton")).toHaveCount(0);
          await expect(page.locator("body")).not.toHaveText(ENGLISH, { useInnerText: true });
          await expectNoSidewaysScroll(page);
          await expectNoWordCutOff(page);
        };
        for (const address of VISITOR_PAGES) await look(addressIn(language, address));
        await context.addCookies((await newAccount()).storageState.cookies);
        await chooseLanguageOf(page.request, language);
        for (const [index, address] of MEMBER_PAGES.entries()) await look(address, index > 0);
      });
    },
  );
}
