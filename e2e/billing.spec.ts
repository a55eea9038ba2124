// The subscription: bought, shown, cancelled, resumed, over. Cards and time are the stand-in's.
import type { Page } from "@playwright/test";
import { changePast } from "./support/database.ts";
import {
  expect,
  expectAccessible,
  expectReadable,
  linkIn,
  newPerson,
  readMail,
  test,
} from "./support/harness.ts";
import {
  advanceClock,
  agreeToTerms,
  CARDS,
  longDate,
  paymentForm,
  paymentsOf,
  payWith,
} from "./support/stripe.ts";
import { log } from "./support/locators.ts";

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 7;
/** The default of FREE_DAILY_MESSAGES. */
const FREE_A_DAY = 20;
const DATE = String.raw`[A-Z][a-z]+ \d{1,2}, \d{4}`;

const subscription = (page: Page) => page.getByRole("region", { name: "Subscription" });
const welcome = (page: Page) => page.getByText("Welcome to Premium! 🎉");

/** The card asks again when its page is opened; what a webhook changes may take a moment. */
async function expectCard(page: Page, badge: string): Promise<void> {
  await expect(async () => {
    await page.goto("/profile");
    await expect(subscription(page).getByText(badge, { exact: true }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}

/** Writes to Luli; the answer's status comes before its words. */
async function send(page: Page, text: string) {
  const answered = page.waitForResponse("**/functions/v1/chat");
  await page.getByRole("textbox", { name: /message/i }).fill(text);
  await page.keyboard.press("Enter");
  return answered;
}

async function subscribe(page: Page): Promise<void> {
  await page.goto("/checkout");
  await agreeToTerms(page);
  await payWith(page, CARDS.works);
  await expect(welcome(page)).toBeVisible();
}

test.describe("paying with a card", () => {
  // These journeys run one after the other and at one size: they move time, and a checkout does not outlive a week.
  test.describe.configure({ mode: "default" });

  test("a visitor tries seven days, pays a month, cancels and keeps what is paid", async ({
    page,
    allowConsoleErrors,
  }) => {
    test.slow();
    await page.goto("/");
    await page.getByRole("button", { name: "Start Free Trial" }).first().click();
    await expect(page).toHaveURL(/\/auth/);
    const person = newPerson();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await page.goto(linkIn(await readMail(page.request, person.email, /confirm/i)));

    await expect(page).toHaveURL("/checkout");
    await expect(page.getByText("7 days free, then $20/month. Cancel anytime.")).toBeVisible();
    await expect(page.getByText(/Your first 7 days are free/).first()).toBeVisible();
    await expect(page.getByText(/up to 300 messages a day, and at most 10 in 30/)).toBeVisible();
    const box = page.getByRole("checkbox", { name: /^I agree to these terms/ });
    await expect(box).not.toBeChecked();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(box).toHaveAccessibleDescription(/tick the box to continue/);
    await expect(box).toBeFocused();
    await expectReadable(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    await agreeToTerms(page);
    await expect(paymentForm(page).getByLabel("Card number")).toBeVisible();
    await expectAccessible(page);
    await payWith(page, CARDS.works);
    await expect(welcome(page)).toBeVisible();
    await expect(page.getByText("Your 7-day free trial has started!")).toBeVisible();
    await expect(page).toHaveURL("/chat");
    await page.reload();
    await expect(log(page)).toBeVisible();
    await expect(welcome(page)).toBeHidden();

    await expectCard(page, "Free Trial");
    const trialEnd = longDate(new Date(Date.now() + TRIAL_DAYS * DAY_MS));
    await expect(subscription(page)).toContainText(`Trial ends: ${trialEnd}`);
    await expectAccessible(page);

    const now = await advanceClock(page, TRIAL_DAYS);
    await expectCard(page, "Active");
    await expect(subscription(page)).toContainText("Luli Premium");
    await expect(subscription(page)).toContainText("$20/month");
    await expect(subscription(page)).toContainText(new RegExp(`Next billing date: ${DATE}`));
    await expect(subscription(page)).not.toContainText(longDate(now));
    await expectAccessible(page);

    await subscription(page).getByRole("button", { name: "Cancel subscription" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel" }).click();
    await expect(page.getByText("Subscription cancelled")).toBeVisible();
    await expect(subscription(page)).toContainText(new RegExp(`Ends: ${DATE}`));
    await expect(subscription(page)).not.toContainText("Next billing date");
    await expect(subscription(page).getByText("Active", { exact: true })).toBeVisible();

    await subscription(page).getByRole("button", { name: "Resume subscription" }).click();
    await expect(page.getByText("Subscription resumed")).toBeVisible();
    await expect(subscription(page)).toContainText("Next billing date");
    await subscription(page).getByRole("button", { name: "Cancel subscription" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel" }).click();
    await expect(subscription(page)).toContainText(/Ends:/);

    await advanceClock(page, 32);
    await expectCard(page, "Inactive");
    await expect(
      subscription(page).getByRole("button", { name: "Start Premium Trial" }),
    ).toBeVisible();
    await expectAccessible(page);

    // Nineteen of the free day's messages are used: the twentieth is sent, the next one is refused.
    await changePast(
      person.email,
      `update usage_counters set day = user_day(now(), u.time_zone), messages = ${FREE_A_DAY - 1}, recent = '{}'
       from users u where u.id = $1 and usage_counters.user_id = u.id`,
    );
    await page.goto("/chat");
    const reply = await send(page, "Is this one still free?");
    expect(reply.status()).toBe(200);
    allowConsoleErrors(/status of 402/);
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    const refused = await send(page, "And this one?");
    expect(refused.status()).toBe(402);
    await expect(page.getByText("AI usage limit reached")).toBeVisible();
    await expect(
      page.getByText("Please upgrade your plan to continue chatting.").first(),
    ).toBeVisible();
    await expectReadable(page);
    await page.goto("/profile");

    // The free days come once, and the page says so before the card is asked for.
    await subscription(page).getByRole("button", { name: "Start Premium Trial" }).click();
    await expect(page.getByText(/is charged today/).first()).toBeVisible();
    await agreeToTerms(page);
    await payWith(page, CARDS.works, "Subscribe");
    await expect(page.getByText("Your subscription is active.")).toBeVisible();
    await expect(welcome(page)).toBeVisible();
  });

  test("a declined card is told, a bank that asks is refused and then answered, and a withdrawal brings the money back", async ({
    page,
    account,
  }) => {
    await page.goto("/checkout");
    await agreeToTerms(page);
    await payWith(page, CARDS.declined);
    await expect(paymentForm(page).getByRole("alert")).toContainText("declined");
    await payWith(page, CARDS.asks);
    await paymentForm(page).getByRole("button", { name: "No, cancel" }).click();
    await expect(paymentForm(page).getByRole("alert")).toContainText("not confirmed");
    await payWith(page, CARDS.asks);
    await paymentForm(page).getByRole("button", { name: "Yes, it is me" }).click();
    await expect(welcome(page)).toBeVisible();

    await advanceClock(page, TRIAL_DAYS);
    await expectCard(page, "Active");
    expect(paymentsOf(account.email)).toEqual([[2000, 0]]);
    await subscription(page).getByRole("link", { name: "Withdraw from contract here" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/enter your name/);
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expectReadable(page);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByLabel("Your password").fill(account.password);
    await page.getByRole("button", { name: "Continue" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByText(/We received your withdrawal on .*:\d\d/)).toBeVisible();
    expect(paymentsOf(account.email)).toEqual([[2000, 2000]]);
    await readMail(page.request, account.email, /received your withdrawal/);
    await readMail(page.request, account.email, /\$20 is on its way back/);
    await expectCard(page, "Inactive");
  });

  test("a second tab buys nothing twice; the portal opens in a new tab, and what is cancelled there shows here", async ({
    page,
    account,
    context,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/status of 409/);
    const other = await context.newPage();
    await other.goto("/checkout");
    await agreeToTerms(other);
    await expect(paymentForm(other).getByLabel("Card number")).toBeVisible();
    await subscribe(page);
    await other.reload();
    await expect(other.getByText(/You already have a subscription/)).toBeVisible();
    await other.getByRole("link", { name: "See your subscription" }).click();
    await expect(
      subscription(other).getByText("Free Trial", { exact: true }).first(),
    ).toBeVisible();
    await other.close();

    await page.goto("/dashboard");
    const opened = context.waitForEvent("page");
    await subscription(page).getByRole("button", { name: "Manage Subscription" }).click();
    const portal = await opened;
    await portal.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(portal.getByRole("button", { name: "Resume subscription" })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(subscription(page)).toContainText("You keep Premium until", { timeout: 2_000 });
    }).toPass();
    await page.goto("/profile");
    await subscription(page).getByRole("button", { name: "Resume subscription" }).click();
    await expect(page.getByText("Subscription resumed")).toBeVisible();

    // The same without signing in, where only the mailbox is at hand.
    const anywhere = await context.browser()!.newContext();
    const elsewhere = await anywhere.newPage();
    await elsewhere.goto("/terms");
    const footer = elsewhere.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Cancel contract here" }).click();
    await elsewhere.getByLabel("Your account email").fill(account.email);
    await elsewhere.getByRole("button", { name: "Send me the link" }).click();
    await expect(elsewhere.getByText(/a link is on its way/)).toBeVisible();
    await elsewhere.goto(linkIn(await readMail(page.request, account.email, /Your contract/)));
    await elsewhere.reload();
    await elsewhere.getByRole("button", { name: "Cancel now" }).click();
    await expect(elsewhere.getByText(/is cancelled and ends on/)).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText(/This link was already used/)).toBeVisible();
    await anywhere.close();
  });
});
