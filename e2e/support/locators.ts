// Locators and steps that several journeys share.
import { expect, type Page } from "@playwright/test";

export const messageBox = (page: Page) => page.getByRole("textbox", { name: /Message to/ });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
export const log = (page: Page) => page.getByRole("log");
export const helpCard = (page: Page) =>
  log(page).getByRole("complementary", { name: "Get help now" });

/** Waits until it can be sent: while a reply is on its way, Enter leaves the message in its field. */
export async function say(page: Page, message: string): Promise<void> {
  await messageBox(page).fill(message);
  await expect(sendButton(page)).toBeEnabled({ timeout: 15_000 });
  await messageBox(page).press("Enter");
}

/** While a reply is on its way nothing can be sent. */
export const expectReplied = (page: Page) =>
  expect(sendButton(page)).toBeVisible({ timeout: 15_000 });

export const toast = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

/** The list item with this heading. */
export const card = (page: Page, heading: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

export const puppy = (page: Page) => page.getByRole("img", { name: /^Luli, / });
