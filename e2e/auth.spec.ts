// Coming in and going out: sign-up with its mail, sign-in, Google, forgotten passwords, sessions that end.
import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectReadable,
  expectReadableOnPhone,
  linkIn,
  newPerson,
  readMail,
  test,
} from "./support/harness.ts";
import { log, messageBox } from "./support/locators.ts";
import { queryDatabase } from "./support/database.ts";
import { PHONE } from "./support/pages.ts";
import { ZONE } from "./support/zone.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const fillIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
};

/** Says that Luli is an AI before anything is scrolled, on a desk and on a phone. */
async function expectAiInSight(page: Page): Promise<void> {
  const desk = page.viewportSize()!;
  for (const size of [PHONE, desk]) {
    await page.setViewportSize(size);
    await expect(page.getByText("AI puppy")).toBeInViewport({ ratio: 1 });
  }
}

test("a visitor signs up, confirms by mail and is in the chat", async ({ page }) => {
  await page.goto("/");
  await expectAiInSight(page);
  await test.step("a first word with Luli without an account is two clicks away", async () => {
    await page.getByRole("link", { name: "See Demo" }).first().click();
    await expect(page).toHaveURL("/auth");
    // The address changes before the page is there.
    await expect(page.getByRole("button", { name: "Who are you?" })).toBeVisible();
    await expectReadable(page);
    await page.getByRole("button", { name: "Who are you?" }).click();
    await expect(page.getByText("A little white puppy, and an AI.")).toBeVisible();
    const field = page.getByRole("textbox", { name: "Or say something to Luli" });
    await field.fill("I had such a bad week");
    await field.press("Enter");
    await expect(page.getByText("Come sit with me a moment.")).toBeVisible();
    await field.fill("I want to kill myself");
    await field.press("Enter");
    const card = page.getByRole("complementary", { name: "Get help now" });
    await expect(card.getByRole("link", { name: /TelefonSeelsorge/ }).first()).toBeAttached();
    const desk = page.viewportSize()!;
    await expectReadable(page);
    await expectReadableOnPhone(page);
    await page.setViewportSize(desk);
    await page.goto("/");
  });
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(heading(page)).toHaveText("Create Account");
  await expectAiInSight(page);
  await expect(page.getByText("Start your 7-day free trial")).toBeVisible();
  await expect(page.getByText(/18 or older/)).toBeVisible();
  const minors = "Companion chatbots may not be suitable for some minors.";
  await expect(page.getByRole("main").getByText(minors)).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText(minors)).toBeVisible();
  await expectAccessible(page);
  const person = newPerson();
  await page.getByLabel("Email").focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("We sent you a confirmation link to complete your signup.").first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkIn(await readMail(page.request, person.email, /confirm/i)));
  await expect(page).toHaveURL("/chat");
  await expect(page.getByText("What's your name?")).toBeVisible();
  await test.step("the new user can write at once", async () => {
    await expect(messageBox(page)).toBeFocused();
    await page.keyboard.type("I'm Maya");
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(/Maya[\s\S]*Maya/);
  });
  await page.reload();
  await expect(page).toHaveURL("/chat");
  await expect(log(page)).toContainText(/Maya[\s\S]*Maya/);
});

test("someone signs in, meets the toast, and signs out everywhere", async ({
  page,
  context,
  newAccount,
  allowConsoleErrors,
}) => {
  // Tokens end with their session: the other tab may ask once more before it hears of it.
  allowConsoleErrors(/status of 401/);
  const account = await newAccount();
  await page.goto("/auth");
  await fillIn(page, account);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByText("Successfully signed in.")).toBeVisible();
  await expect(page).toHaveURL("/chat");
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByText(account.email).first()).toBeVisible();
  await page.bringToFront();
  // A public page brings the app with this press.
  await page.goto("/terms");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await expect(page.getByText("You've been successfully signed out.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/auth/);
});

test("a forgotten password is chosen anew by mail", async ({ page, newAccount }) => {
  const account = await newAccount();
  await page.goto("/auth");
  await page.getByRole("button", { name: /forgot/i }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(
    page.getByText("If that address has an account, an email is on its way."),
  ).toBeVisible();
  await page.goto(linkIn(await readMail(page.request, account.email, /password/i)));
  await expect(heading(page)).toHaveText("Choose a new password");
  await expectAccessible(page);
  await page
    .getByLabel(/password/i)
    .first()
    .fill("a whole new password");
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(heading(page)).toHaveText("Welcome Back");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByLabel("Password", { exact: true }).fill("a whole new password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/chat");
});

test("Google signs a person in, who lives by the clock of the device and sets a password by mail", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: /Google/ }).click();
  await expect(page).not.toHaveURL(/\/auth$/);
  await page
    .getByRole("button", { name: /maya/i })
    .or(page.getByRole("link", { name: /maya/i }))
    .first()
    .click();
  await expect(page).toHaveURL("/chat");
  await page.goto("/profile");
  await expect(page.getByText("maya@gmail.test").first()).toBeVisible();
  const zone = "select time_zone from users where email = 'maya@gmail.test'";
  await expect.poll(() => queryDatabase(zone, [])).toEqual([{ time_zone: ZONE }]);
  await expect(page.getByText(/You sign in with Google/)).toBeVisible();
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByText("We sent you a link to choose a password.")).toBeVisible();
});
