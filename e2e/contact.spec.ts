// Writing to us: the form, its two mails, the trap and the limits.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, isAwake, newPerson, readMail, test } from "./support/harness.ts";
import { FROM_HERE } from "./support/inbox.ts";
import { expectToastsHere } from "./support/locators.ts";

const SUPPORT = "support@luli.test";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });

async function fillIn(page: Page, words: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(words)) await field(page, label).fill(text);
}

const aMessage = () => ({
  Name: "Ada",
  Email: newPerson().email,
  Subject: `A question ${randomUUID()}`,
  Message: "How many bows does Luli own?\nSee www.bows.example",
});

test(
  "a visitor writes, and two mails leave: one to us to be answered, one copy",
  { tag: "@phone" },
  async ({ page }) => {
    const words = aMessage();
    await page.goto("/contact");
    // Only a page that is awake sees someone begin to type.
    await isAwake(page);
    await fillIn(page, words);
    await expect(page.getByRole("img", { name: "Luli, thinking along" })).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText("Sending...")).toBeVisible();
    await expect(page.getByText("Message sent!")).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Luli, delighted" })).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("");

    const toUs = await readMail(page.request, SUPPORT, new RegExp(words.Subject));
    expect(toUs.text).toContain("How many bows does Luli own?");
    expect(toUs.headers).toContainEqual({ name: "Reply-To", value: `Ada <${words.Email}>` });
    const copy = await readMail(page.request, words.Email, /we have your message/i);
    expect(copy.text).toContain("How many bows does Luli own?");
    expect(copy.text).not.toContain("www.bows.example");
    expect(copy.html).toBe("");
  },
);

test(
  "what is typed and sent before the page is awake is kept, and sent once it is",
  { tag: "@both" },
  async ({ page }) => {
    let wake = () => {};
    const held = new Promise<void>((resolve) => (wake = resolve));
    await page.route("**/assets/contact-*.js", async (route) => {
      await held;
      await route.continue();
    });
    const words = aMessage();
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillIn(page, words);
    await field(page, "Subject").press("Enter");
    await expect(page).toHaveURL("/contact");
    wake();
    await expect(page.getByText("Message sent!")).toBeVisible();
    const copy = await readMail(page.request, words.Email, /we have your message/i);
    expect(copy.text).toContain("How many bows does Luli own?");
  },
);

test("Sending... lasts its second", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, aMessage());
  const took = await page.evaluate(async () => {
    const until = (isTrue: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (isTrue() ? resolve(performance.now()) : requestAnimationFrame(look));
        look();
      });
    const says = (text: string) =>
      document.querySelector("form button")!.textContent.includes(text);
    document.querySelector<HTMLButtonElement>("form button")!.click();
    const begun = await until(() => says("Sending..."));
    return (await until(() => !says("Sending..."))) - begun;
  });
  expect(took).toBeGreaterThanOrEqual(950);
});

test("what is missing is said at its field, and nothing is lost when the network fails", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const words = aMessage();
  await page.goto("/contact");
  await sendButton(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, words);
  await expect(page.getByText("Please write a message.")).toBeHidden();
  await expectToastsHere(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Message not sent" })).toBeVisible();
  for (const [label, text] of Object.entries(words))
    await expect(field(page, label)).toHaveValue(text);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
});

test("a member is filled in already, and writes by the keyboard alone", async ({
  page,
  account,
}) => {
  await page.goto("/contact");
  await expect(field(page, "Email")).toHaveValue(account.email);
  await field(page, "Name").focus();
  for (const text of ["Ada", "", `Keys ${randomUUID()}`, "No pointer needed."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message sent!")).toBeVisible();
  await expect(field(page, "Email")).toHaveValue(account.email);
  await readMail(page.request, account.email, /we have your message/i);
});

test("who fills the trap hears of success, and nobody gets a mail", async ({ page }) => {
  const trapped = aMessage();
  await page.goto("/contact");
  await fillIn(page, trapped);
  await page.locator("[name=leave_empty]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  // A second message proves that the first one would have come by now.
  const honest = aMessage();
  await fillIn(page, honest);
  await sendButton(page).click();
  await readMail(page.request, honest.Email, /we have your message/i);
  const caught = await page.request.get("/sandbox/mail/messages", { headers: FROM_HERE });
  const mails = await caught.text();
  expect(mails).toContain(honest.Email);
  expect(mails).not.toContain(trapped.Email);
});

test("who writes too much is asked to wait, and keeps the words", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 429/);
  const words = aMessage();
  // The limit counts by network, which all journeys share; server/contact holds it.
  await page.route("**/api/contact", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "600" },
      json: {
        error: {
          code: "too_many_requests",
          message: "That was a lot at once. Please try again in a while.",
        },
      },
    }),
  );
  await page.goto("/contact");
  await fillIn(page, words);
  await sendButton(page).click();
  const toast = page.getByRole("alert").filter({ hasText: "Message not sent" });
  await expect(toast).toContainText("Please try again in a while.");
  await expect(field(page, "Message")).toHaveValue(words.Message);
  await expectAccessible(page);
});
