// Helpers for journeys on the admin page.
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./harness.ts";
import { sandboxAccount, signIn } from "./people.ts";

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });

export const signInAsAdmin = (request: APIRequestContext, baseURL: string) =>
  signIn(request, baseURL, sandboxAccount("admin"));

/** Each act asks anew who acts. */
export const proveIt = (panel: Locator) =>
  panel.getByLabel("Your own password").fill(sandboxAccount("admin").password);

export async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name or email").fill(email.toUpperCase());
  await page.getByRole("button", { name: new RegExp(email) }).click();
  await expect(dialog(page, "Account").getByText(email)).toBeVisible();
}
