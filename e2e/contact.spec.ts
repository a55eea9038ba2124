// Writing to us: the form, its two mails, the trap and the limits.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, isAwake, newPerson, readMail, test } from "./support/harness.ts";

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
    // Only a hydrated page reacts to the first key.
    await isAwake(page);
    await sendButton(page).click();
    await expect(page.getByText("Please write a message.")).toBeVisible();
    await expectAccessible(page);
    await fillIn(page, words);
    await expect(page.getByRole("img", { name: "Luli, thinking" })).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText("Sending...")).toBeVisible();
    await expect(page.getByText("Message sent!")).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Luli, delighted" })).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("");

    const toUs = await readMail(page.request, SUPPORT, new RegExp(words.Subject));
    expect(toUs.text).toContain("How many bows does Luli own?");
    expect(toUs.headers).toContainEqual({ name: "Reply-To", value: `Ada <${words.Email}>` });
    const copy = await readMail(page.request, words.Email, /we got your message/i);
    expect(copy.text).toContain("How many bows does Luli own?");
    expect(copy.text).not.toContain("www.bows.example");
    expect(copy.html).toBe("");
  },
);

test("words that are typed and sent before the page is hydrated are kept, and sent afterwards", async ({
  page,
}) => {
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
  const copy = await readMail(page.request, words.Email, /we got your message/i);
  expect(copy.text).toContain("How many bows does Luli own?");
});
