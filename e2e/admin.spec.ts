// The admin page: people and their roles, messages from the contact page, health, the log; and that it is for admins alone.
import { randomUUID } from "node:crypto";
import { changePast } from "./support/database.ts";
import {
  expect,
  expectAccessible,
  expectReadableOnPhone,
  expectNoSidewaysScroll,
  readMail,
  test,
  expectReadable,
} from "./support/harness.ts";
import { dialog, find, proveIt, signInAsAdmin, tab } from "./support/admin.ts";
import { card, toast } from "./support/locators.ts";

test("an admin finds a person, makes them an admin and takes it back; all of it is in the log", async ({
  page,
  baseURL,
  newAccount,
  playwright,
  extraHTTPHeaders,
  allowConsoleErrors,
}) => {
  const person = await newAccount();
  await changePast(
    person.email,
    "insert into subscriptions (user_id, customer_id) values ($1::uuid, 'cus_' || replace($1::uuid::text, '-', ''))",
  );
  await signInAsAdmin(page.request, baseURL!);
  await page.goto("/admin");
  await tab(page, "People").click();
  await find(page, person.email);
  const panel = dialog(page, "Account");
  await expect(panel.getByText("With Luli")).toBeVisible();
  const payments = panel.getByRole("link", { name: /Payments and refunds/ });
  await expect(payments).toHaveAttribute("target", "_blank");
  await expect(payments).toHaveAttribute("href", /\/customers\/cus_[0-9a-f]+$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByRole("button", { name: "Make an admin" }).click();
  await expect(panel.getByText(/They never see what people say to Luli/)).toBeVisible();
  await expectAccessible(page);
  await proveIt(panel);
  await panel.getByRole("button", { name: "Yes, make an admin" }).click();
  await expect(toast(page, "Made an admin")).toBeVisible();
  await panel.getByRole("button", { name: "Remove the admin role" }).click();
  await proveIt(panel);
  await test.step("a refusal says why, and the form stays", async () => {
    allowConsoleErrors(/status of 409/);
    const message = "This is the last admin. Make someone else an admin first.";
    await page.route("**/take-admin", (route) =>
      route.fulfill({ status: 409, json: { error: { code: "last_admin", message } } }),
    );
    await panel.getByRole("button", { name: "Yes, remove it" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Nothing has changed" });
    await expect(refusal).toContainText("This is the last admin.");
    await page.unroute("**/take-admin");
  });
  await panel.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(toast(page, "Admin role removed")).toBeVisible();
  await panel.getByRole("button", { name: "Suspend" }).click();
  await proveIt(panel);
  await panel.getByRole("button", { name: "Yes, suspend" }).click();
  await expect(toast(page, "Account suspended")).toBeVisible();
  const refused = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders });
  const { email, password } = person;
  const answer = await refused.post("/auth/v1/sign-in/email", { data: { email, password } });
  expect(await answer.json()).toMatchObject({ code: "ACCOUNT_SUSPENDED" });
  await refused.dispose();
  await page.goBack();
  await expect(panel).toBeHidden();

  await tab(page, "Log").click();
  for (const said of [
    `admin@luli.test viewed ${person.email}`,
    `admin@luli.test made ${person.email} an admin`,
    `admin@luli.test removed the admin role from ${person.email}`,
    `admin@luli.test suspended ${person.email}`,
  ])
    await expect(page.getByText(said)).toBeVisible();
  await expectAccessible(page);
});

test("a message from the contact page is read, answered and opened again", async ({
  page,
  baseURL,
  newAccount,
}) => {
  const writer = await newAccount();
  const subject = `Bows ${randomUUID()}`;
  const sent = await page.request.post("/api/contact", {
    data: {
      id: randomUUID(),
      name: "Ada",
      email: writer.email,
      subject,
      message: "How many\nbows?",
    },
  });
  expect(sent.status()).toBe(201);
  await readMail(page.request, "support@luli.test", new RegExp(subject));
  await signInAsAdmin(page.request, baseURL!);
  await page.goto("/admin?view=messages");
  await page.getByRole("button", { name: new RegExp(subject) }).click();
  const message = dialog(page, "Message");
  await expect(message.getByText("How many\nbows?")).toBeVisible();
  await expect(message.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    /^mailto:.*subject=Re%3A%20Bows/,
  );
  await expectAccessible(page);
  await message.getByRole("button", { name: "Mark as answered" }).click();
  await expect(toast(page, "Answered")).toBeVisible();
  await message.getByRole("button", { name: "Account with this address" }).click();
  await expect(dialog(page, "Account").getByText(writer.email)).toBeVisible();
  await page.keyboard.press("Escape");
  await tab(page, "Messages").click();
  await expect(page.getByRole("button", { name: new RegExp(subject) })).toBeHidden();
  await page.getByRole("radio", { name: "Answered" }).check();
  await page.getByRole("button", { name: new RegExp(subject) }).click();
  await message.getByRole("button", { name: "Reopen" }).click();
  await expect(toast(page, "Reopened")).toBeVisible();
  await expect(message.getByRole("button", { name: "Mark as answered" })).toBeVisible();
});

test("a reported reply is read alone, and answered by mail", async ({
  page,
  baseURL,
  newAccount,
}) => {
  const person = await newAccount();
  const say = (message: string) =>
    `insert into chats (counted_on, user_id, id, puppy_id, message, server_no, status, response)
     select current_date, user_id, gen_random_uuid(), id, '${message}', 1, 'done', 'Woof ${message}' from puppies where user_id = $1 and is_active`;
  await changePast(person.email, say("unreported"));
  await changePast(person.email, say("reported"));
  await changePast(
    person.email,
    "insert into reports (user_id, chat_id, reason, words) select user_id, id, 'human', 'It said so' from chats where user_id = $1 and message = 'reported'",
  );
  await signInAsAdmin(page.request, baseURL!);
  await page.goto("/admin?view=reports");
  await page
    .getByRole("button", { name: /Claims to be human/ })
    .first()
    .click();
  const report = dialog(page, "Reported reply");
  await expect(report.getByText("Woof reported")).toBeVisible();
  await expect(report.getByText("It said so")).toBeVisible();
  await expect(report).not.toContainText("unreported");
  await expectReadable(page);
  await report.getByLabel("Answer, sent by email").fill("Thank you, it is mended.");
  await report.getByRole("button", { name: "Send answer" }).click();
  await expect(report.getByText("Our answer")).toBeVisible();
  const mail = await readMail(page.request, person.email, /the reply you reported/);
  expect(mail.text).toContain("Thank you, it is mended.");
});

test("every room of it is readable, and fits the smallest phone", async ({ page, baseURL }) => {
  await signInAsAdmin(page.request, baseURL!);
  const size = page.viewportSize()!;
  for (const [view, title] of [
    ["weeks", "Health"],
    ["people", "People"],
    ["messages", "Messages from the contact page"],
    ["reports", "Reported replies"],
    ["security", "Security"],
    ["log", "Log"],
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/admin?view=${view}`);
    await expect(page.getByRole("heading", { name: title!, exact: true })).toBeVisible();
    if (view === "weeks") {
      for (const part of ["Database", "Model", "Mail", "Payments"])
        await expect(card(page, part).getByText("Well", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Show as a table" }).click();
      await expect(page.getByRole("table").first().getByRole("columnheader")).toHaveCount(6);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The page as it opens is looked at in themes.spec.ts.
      continue;
    }
    await expectReadable(page);
    await expectReadableOnPhone(page);
  }
});
