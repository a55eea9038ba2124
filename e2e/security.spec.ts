// How one is signed in: sessions that are ended from elsewhere, what is asked for beside the password, and passkeys.
import type { Page } from "@playwright/test";
import { appCode } from "../shared/rules/testing/authenticator.ts";
import { expect, expectAccessible, signIn, test } from "./support/harness.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("sessions are ended from elsewhere, and a second factor is set up and asked for", async ({
  page,
  account,
  baseURL,
  playwright,
  extraHTTPHeaders,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/);
  await page.goto("/profile");
  await expect(page.getByText(account.email).first()).toBeVisible();
  const program = { baseURL: baseURL!, extraHTTPHeaders: extraHTTPHeaders! };
  const elsewhere = await playwright.request.newContext({ ...program, userAgent: "curl" });
  await signIn(elsewhere, baseURL!, account);
  await page.goto("/settings");
  const list = page.getByRole("region", { name: "Where you are signed in" });
  await list.getByText("Where you are signed in").click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText("This browser");
  await list.getByRole("button", { name: "Sign out Another browser" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect((await elsewhere.get("/auth/v1/token")).status()).toBe(401);

  await signIn(elsewhere, baseURL!, account);
  const { token } = (await (await elsewhere.get("/auth/v1/token")).json()) as { token: string };
  await elsewhere.delete("/api/me/sessions", { headers: { authorization: `Bearer ${token}` } });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL(/\/auth/);
  await elsewhere.dispose();

  const enter = async () => {
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
  };
  await enter();
  await expect(page).toHaveURL("/chat");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const totpURI = (await dialog.getByRole("link").getAttribute("href"))!;
  await dialog.getByLabel("Code from the app").fill(appCode(totpURI));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const recovery = (await dialog.getByRole("listitem").first().textContent())!;
  await dialog.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("Each sign-in asks for a code from your app.")).toBeVisible();
  // The button that opened the dialog is gone.
  await expect(page.getByRole("button", { name: "Get new recovery codes" })).toBeFocused();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await page.goto("/auth");
  await enter();
  await expect(heading(page)).toHaveText("One more step");
  await expectAccessible(page);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("type the one that your app shows now").first()).toBeVisible();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recovery);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/chat");
});

test("a passkey is added, signs in alone, and opens nothing once it is removed", async ({
  page,
  account,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 40[01]/);
  const signOut = async () => {
    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
    await page.goto("/auth");
  };
  const device = await addDevice(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("My laptop");
  await dialog.getByLabel("Your password").fill("wrong");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog.getByText("Invalid password")).toBeVisible();
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByText("My laptop")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  await signOut();
  await device.setVerified(false);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Your device showed no passkey.")).toBeVisible();
  await device.setVerified(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/chat");

  await page.goto("/settings");
  await passkeys.getByRole("button", { name: "Remove My laptop" }).click();
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByText("My laptop")).toBeHidden();
  await expect(dialog).toBeHidden();
  await signOut();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("That passkey did not work.")).toBeVisible();
});

/** Chromium's own: it has a finger on it, always. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}
