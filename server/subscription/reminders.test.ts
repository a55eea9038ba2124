// The mails on day 4 and day 6 and before each renewal are sent in time, once, and not after a cancellation.
import { expect, it } from "vitest";
import { DAY_S, subscriptionFixture, type TestPerson } from "../testing/subscription.ts";
import type { TrialExtension } from "./overrides/trial-extensions.ts";
import { createSubscriptions, extendTrial } from "./service.ts";
import type { Reminder } from "./sync.ts";

const luli = await subscriptionFixture();

const plannedFor = (someone: TestPerson) =>
  luli.planned
    .map(({ data, when }) => ({ ...(data as Reminder), when }))
    .filter(({ userId }) => userId === someone.id);
const reminders = (someone: TestPerson) =>
  someone
    .mails()
    .filter((subject) => subject.startsWith("Your free trial of Luli Premium ends on"));

it("plans them for day 4 and day 6 of the trial", async () => {
  const ada = await luli.person();
  const start = luli.sandbox.now().getTime();
  await ada.subscribe();
  const days = plannedFor(ada).map(({ day, when }) => [
    day,
    Math.round((when.getTime() - start) / (DAY_S * 1000)),
  ]);
  expect(days).toEqual([
    [4, 4],
    [6, 6],
  ]);
});

it("sends each once, even when its job runs twice at once", async () => {
  const ada = await luli.subscriber();
  await luli.advance(4, { isTold: false });
  await Promise.all([1, 2, 3].map(() => luli.billing.remind({ userId: ada.id, day: 4 })));
  expect(reminders(ada)).toHaveLength(1);
  // Stripe's own notice comes, too, and late.
  await luli.advance(2);
  expect(reminders(ada)).toHaveLength(1);
  await luli.billing.remind({ userId: ada.id, day: 6 });
  await luli.billing.remind({ userId: ada.id, day: 4 });
  expect(reminders(ada)).toHaveLength(2);
  const { text } = luli.mails.at(-1)!;
  expect(text).toContain("$20");
  expect(text).toContain("https://luli.example/profile");
});

it("sends none after a cancellation, even one whose webhook was lost, nor after the trial", async () => {
  const ada = await luli.subscriber();
  const { id } = await ada.stripeSubscription();
  await luli.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  luli.loseAll();
  await luli.billing.remind({ userId: ada.id, day: 4 });
  expect(reminders(ada)).toEqual([]);
  expect(ada.mails().at(-1)).toBe("Your Luli subscription is cancelled");

  const eve = await luli.subscriber(7);
  await luli.billing.remind({ userId: eve.id, day: 6 });
  expect(reminders(eve)).toEqual([]);
});

it("says when the first charge comes in the person's own zone, and how to cancel", async () => {
  const ada = await luli.person();
  await luli.context.pool.query("update users set time_zone = 'Pacific/Kiritimati' where id = $1", [
    ada.id,
  ]);
  await ada.subscribe();
  const end = new Date(String((await ada.check()).subscription_end));
  const there = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: "Pacific/Kiritimati",
  });
  const mail = luli.mails.find(({ to }) => to === ada.email)!;
  expect(mail.text).toContain(`The first charge of $20 is on ${there.format(end)}`);
  expect(mail.text).toContain("two clicks");
});

it("a trial that an admin made longer is charged later, says so once, and is reminded of by its new end", async () => {
  const ada = await luli.subscriber(5);
  await luli.billing.remind({ userId: ada.id, day: 4 });
  const until = new Date(luli.sandbox.now().getTime() + 20 * DAY_S * 1000);
  const extend = (to: Date) =>
    luli.context.database
      .transaction()
      .execute((transaction) =>
        extendTrial(luli.context, transaction, { userId: ada.id, until: to }),
      );
  await expect(extend(luli.sandbox.now())).rejects.toMatchObject({ status: 400 });
  await extend(until);
  const { data } = luli.planned.at(-1)!;
  await luli.billing.carryOutExtension(data as TrialExtension);
  await luli.billing.carryOutExtension(data as TrialExtension);
  await luli.deliverAll();
  const seconds = Math.floor(until.getTime() / 1000);
  expect((await ada.stripeSubscription()).trial_end).toBe(seconds);
  expect(await ada.check()).toMatchObject({
    status: "trial",
    subscription_end: new Date(seconds * 1000).toISOString(),
  });
  const isNews = (subject: string) => subject === "Your free trial of Luli Premium is now longer";
  expect(ada.mails().filter(isNews)).toHaveLength(1);
  // The jobs of the old end come too early.
  await luli.billing.remind({ userId: ada.id, day: 6 });
  expect(reminders(ada)).toHaveLength(1);
  const ahead = plannedFor(ada)
    .slice(-2)
    .map(({ day, when }) => [day, Math.round((until.getTime() - when.getTime()) / (DAY_S * 1000))]);
  expect(ahead).toEqual([
    [4, 3],
    [6, 1],
  ]);
  await luli.advance(17);
  await luli.billing.remind({ userId: ada.id, day: 4 });
  await luli.advance(2);
  await luli.billing.remind({ userId: ada.id, day: 6 });
  expect(reminders(ada)).toHaveLength(3);
  await luli.advance(1.1);
  expect(await ada.check()).toMatchObject({ status: "active" });
});

it("an extension leaves alone who has cancelled meanwhile", async () => {
  const ada = await luli.subscriber();
  const { id, trial_end: end } = await ada.stripeSubscription();
  await ada.call("cancel-subscription");
  const until = new Date((end! + 9 * DAY_S) * 1000).toISOString();
  await luli.billing.carryOutExtension({ userId: ada.id, subscriptionId: id, until });
  expect((await ada.stripeSubscription()).trial_end).toBe(end);
});

const RENEWS = /renews on/;

it("tells of each renewal once, four days before, with price, limits and the way out", async () => {
  const ada = await luli.subscriber();
  const told = () => ada.mails().filter((subject) => RENEWS.test(subject)).length;
  await luli.billing.tellRenewals();
  await luli.advance(7);
  await luli.billing.tellRenewals();
  expect(told()).toBe(0);
  await luli.advance(27);
  await Promise.all([luli.billing.tellRenewals(), luli.billing.tellRenewals()]);
  await luli.billing.tellRenewals();
  expect(told()).toBe(1);
  const mail = luli.mails.findLast(({ to }) => to === ada.email)!;
  expect(mail.text).toContain("$20");
  expect(mail.text).toContain("up to 300 messages a day, and at most 10 in 30 seconds");
  expect(mail.text).toContain("You can cancel anytime");
  // The second one is four days off on one of these, however long the months are.
  await luli.advance(24);
  for (let day = 0; day < 8; day += 1) {
    await luli.advance(1);
    await luli.billing.tellRenewals();
  }
  expect(told()).toBe(2);
});

it("tells nobody who has cancelled, also where only Stripe knows, and nobody while Stripe is away", async () => {
  const [ada, bob] = [await luli.person(), await luli.person()];
  for (const one of [ada, bob]) await one.subscribe();
  await luli.advance(7);
  await luli.advance(27);
  const { subscription_id: id } = await ada.row();
  await luli.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  luli.loseAll();
  const away = luli.away;
  const { context } = luli;
  const cutOff = createSubscriptions({ ...context, config: { ...context.config, stripe: away } });
  await cutOff.tellRenewals();
  expect(bob.mails().some((subject) => RENEWS.test(subject))).toBe(false);
  await luli.billing.tellRenewals();
  expect(ada.mails().some((subject) => RENEWS.test(subject))).toBe(false);
  expect(bob.mails().some((subject) => RENEWS.test(subject))).toBe(true);
});
