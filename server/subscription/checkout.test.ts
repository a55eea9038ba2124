// Opening a checkout: one customer, one open session, free days once, and consent on record.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CONSENT, consentShown } from "../../shared/rules/consent.ts";
import { CARDS, subscriptionFixture } from "../testing/subscription.ts";

const luli = await subscriptionFixture();

const sessionsOf = async (customer: string) =>
  (await luli.stripe.checkout.sessions.list({ customer, limit: 100 })).data;

it("makes one customer and one open session out of fifty parallel calls on two servers", async () => {
  const ada = await luli.person();
  const servers = [luli.app, luli.serve()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      luli.call("create-checkout", ada.id, undefined, servers[index % 2]),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  const { data: customers } = await luli.stripe.customers.list({ email: ada.email });
  expect(customers).toHaveLength(1);
  expect(await sessionsOf(customers[0]!.id)).toHaveLength(1);
});

it("takes a second tab to the session of the first, and refuses a third after it was paid", async () => {
  const ada = await luli.person();
  const first = await ada.call("create-checkout");
  const second = await ada.call("create-checkout");
  expect(second).toEqual(first);
  await luli.pay(String(first.body.clientSecret), CARDS.ok);
  // No webhook came: Stripe itself is asked before a second payment.
  const third = await ada.call("create-checkout");
  expect([third.status, third.body]).toMatchObject([
    409,
    { error: { code: "already_subscribed" } },
  ]);
  expect(await luli.pay(String(second.body.clientSecret), CARDS.ok)).toContain("Thank you!");
  expect(
    (await luli.stripe.subscriptions.list({ customer: (await ada.row()).customer_id })).data,
  ).toHaveLength(1);
});

it("opens another session when the old one has expired", async () => {
  const ada = await luli.person();
  const first = await ada.call("create-checkout");
  await luli.advance(2);
  const second = await ada.call("create-checkout");
  expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
  const states = (await sessionsOf((await ada.row()).customer_id)).map(({ status }) => status);
  expect(states).toEqual(["open", "expired"]);
});

it("gives the free days once per person", async () => {
  const ada = await luli.subscriber();
  await ada.call("cancel-subscription");
  await luli.advance(8);
  expect(await ada.check()).toMatchObject({ status: "canceled", trial_available: false });
  await ada.subscribe();
  expect(await ada.check()).toMatchObject({ status: "active" });
  expect(ada.mails().at(-1)).toBe("Welcome back to Luli Premium");
  expect(await ada.charges()).toHaveLength(1);
});

it("gives no second trial to an address that comes back as a new account, however it is spelled", async () => {
  const ada = await luli.person("again@luli.example");
  await ada.subscribe();
  await luli.context.pool.query("delete from users where id = $1", [ada.id]);
  const spelled = await luli.person("again+2@luli.example");
  expect(await spelled.check()).toMatchObject({ trial_available: false });
  const again = await luli.person("again@luli.example");
  expect(await again.check()).toMatchObject({ status: "none", trial_available: false });
  await again.subscribe();
  expect(await again.check()).toMatchObject({ status: "active" });
  const { rows } = await luli.context.pool.query("select * from trials");
  expect(JSON.stringify(rows)).not.toContain("again");
});

it("leaves everything as it was when the card is declined, and lets another card try", async () => {
  const ada = await luli.person();
  const { body } = await ada.call("create-checkout");
  const secret = String(body.clientSecret);
  expect(await luli.pay(secret, CARDS.declined)).toContain("Your card was declined.");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "none" });
  expect((await ada.call("create-checkout")).body.clientSecret).toBe(secret);
  expect(await luli.pay(secret, CARDS.ok)).toContain("Thank you!");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ status: "trial" });
});

it("begins only after the cardholder confirmed, where the bank asks", async () => {
  const ada = await luli.person();
  const { body } = await ada.call("create-checkout");
  const secret = String(body.clientSecret);
  expect(await luli.pay(secret, CARDS.confirm)).toContain("Confirm your payment");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ status: "none" });
  expect(await luli.pay(secret, CARDS.confirm, "refuse")).toContain("was not confirmed");
  expect(await luli.pay(secret, CARDS.confirm, "confirm")).toContain("Thank you!");
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ status: "trial" });
});

it("subscribes no person whose first charge fails", async () => {
  const ada = await luli.subscriber();
  await ada.call("cancel-subscription");
  await luli.advance(8);
  await ada.subscribe(CARDS.failsLater);
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
});

it("records the text's version, the price and the time of consent, once", async () => {
  const ada = await luli.person();
  const { body } = await ada.call("create-checkout", {
    consent: { text_version: CONSENT.version },
  });
  const consents = async () =>
    (
      await luli.context.pool.query<Record<string, unknown>>(
        "select * from consents where user_id = $1",
        [ada.id],
      )
    ).rows;
  expect(await consents()).toEqual([]);
  await luli.pay(String(body.clientSecret), CARDS.ok);
  await luli.deliverAll();
  expect(await consents()).toEqual([
    {
      user_id: ada.id,
      subscription_id: (await ada.row()).subscription_id,
      text_version: consentShown("en-US"),
      amount_cents: 2000,
      currency: "usd",
      trial_days: 7,
      accepted_at: expect.any(Date) as Date,
    },
  ]);
});

it("refuses consent to a text that is not shown any more", async () => {
  const ada = await luli.person();
  const { status, body } = await ada.call("create-checkout", { consent: { text_version: "1999" } });
  expect([status, body]).toMatchObject([409, { error: { code: "consent_outdated" } }]);
});

it("shows the text and comes back to the chat with the session's id", async () => {
  const ada = await luli.person();
  const secret = String((await ada.call("create-checkout")).body.clientSecret);
  const page = await (await fetch(`${luli.sandbox.url}/checkout/${secret}`)).text();
  expect(page).toContain(CONSENT.text.trial);
  expect(await luli.pay(secret, CARDS.ok)).toContain(
    `https://luli.example/chat?session_id=${secret.split("_secret_")[0]}`,
  );
});

it("closes the open session when the language has changed, and opens one in the new language", async () => {
  const ada = await luli.person();
  const speak = (language: string) =>
    luli.context.pool.query("update settings set language = $2 where user_id = $1", [
      ada.id,
      language,
    ]);
  const first = await ada.call("create-checkout");
  await speak("de");
  const second = await ada.call("create-checkout");
  expect((await ada.call("create-checkout")).body).toEqual(second.body);
  await speak("en-US");
  const third = await ada.call("create-checkout");
  expect(new Set([first, second, third].map(({ body }) => body.clientSecret)).size).toBe(3);
  const sessions = await sessionsOf((await ada.row()).customer_id);
  expect(sessions.map(({ status, locale }) => [status, locale])).toEqual([
    ["open", "en"],
    ["expired", "de"],
    ["expired", "en"],
  ]);
});

it("leaves one session open when two servers ask in two languages at once", async () => {
  const ada = await luli.person();
  const other = luli.serve();
  const change = luli.context.pool.query("update settings set language = 'fr' where user_id = $1", [
    ada.id,
  ]);
  const answers = await Promise.all([
    ada.call("create-checkout"),
    change.then(() => luli.call("create-checkout", ada.id, undefined, other)),
  ]);
  const open = (await sessionsOf((await ada.row()).customer_id)).filter(
    ({ status }) => status === "open",
  );
  expect(open).toHaveLength(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1].body.clientSecret).toBe(open[0]!.client_secret);
});

it("closes a session that was made while another one was paid", async () => {
  const ada = await luli.person();
  // Another server hears of the payment at the moment in which this one keeps its session.
  await luli.context.pool.query(
    `create function pay_meanwhile() returns trigger language plpgsql as $$ begin new.status := 'trial'; return new; end $$;
     create trigger pay_meanwhile before update of checkout_id on subscriptions for each row
       when (new.checkout_id is not null and new.user_id = '${ada.id}') execute function pay_meanwhile()`,
  );
  const { status, body } = await ada.call("create-checkout");
  await luli.context.pool.query("drop function pay_meanwhile() cascade");
  expect([status, body]).toMatchObject([409, { error: { code: "already_subscribed" } }]);
  const sessions = await sessionsOf((await ada.row()).customer_id);
  expect(sessions.map((session) => session.status)).toEqual(["expired"]);
});

it("an answer of Stripe that was lost does not stand in the way of another language", async () => {
  const ada = await luli.person();
  const { body } = await ada.call("create-checkout");
  // The server died between Stripe's answer and its own row.
  await luli.context.pool.query(
    "update subscriptions set checkout_id = null, checkout_no = checkout_no - 1 where user_id = $1",
    [ada.id],
  );
  expect((await ada.call("create-checkout")).body).toEqual(body);
  await luli.context.pool.query(
    "update subscriptions set checkout_id = null, checkout_no = checkout_no - 1 where user_id = $1",
    [ada.id],
  );
  await luli.context.pool.query("update settings set language = 'es' where user_id = $1", [ada.id]);
  const again = await ada.call("create-checkout");
  expect(again.status).toBe(200);
  expect(again.body.clientSecret).not.toBe(body.clientSecret);
});

it("makes a new customer when the old one was deleted at Stripe", async () => {
  const ada = await luli.subscriber();
  const { customer_id: old } = await ada.row();
  await luli.stripe.customers.del(old);
  await luli.deliverAll();
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
  await ada.subscribe();
  expect((await ada.row()).customer_id).not.toBe(old);
  expect(await ada.check()).toMatchObject({ status: "active" });
});

describe("a new address of the account", () => {
  const move = async (id: string, email = `${randomUUID()}@luli.example`) => {
    await luli.context.pool.query("update users set email = $2 where id = $1", [id, email]);
    return email;
  };
  const known = (customer: string) => luli.sandbox.state.customers[customer]!.email;

  it("reaches Stripe, whose receipts follow, and changes no other customer", async () => {
    const [ada, bo, cy] = await Promise.all([luli.person(), luli.person(), luli.person()]);
    await ada.call("create-checkout");
    await bo.call("create-checkout");
    const [{ customer_id: hers }, { customer_id: his }] = [await ada.row(), await bo.row()];
    const next = await move(ada.id);
    for (const { id } of [ada, bo, cy]) await luli.billing.updateAddress(id);
    expect([known(hers), known(his)]).toEqual([next, bo.email]);
    await luli.stripe.customers.del(hers);
    await move(ada.id);
    await luli.billing.updateAddress(ada.id);
    expect(known(his)).toBe(bo.email);
  });

  it("reaches Stripe in the end, whichever of many jobs at once is heard last", async () => {
    const ada = await luli.person();
    await ada.call("create-checkout");
    const { customer_id: customer } = await ada.row();
    const jobs: Promise<void>[] = [];
    let last = "";
    for (let i = 0; i < 6; i += 1) {
      last = await move(ada.id);
      jobs.push(luli.billing.updateAddress(ada.id));
    }
    await Promise.all(jobs);
    expect(known(customer)).toBe(last);
    expect((await ada.row()).customer_email).toBe(last);
  });

  it("reaches Stripe by the hourly sweep when a crash or an outage lost the job, and then no more", async () => {
    const ada = await luli.person();
    await ada.call("create-checkout");
    const { customer_id: customer } = await ada.row();
    const found = async () => {
      const before = luli.planned.length;
      await luli.billing.sweepAddresses();
      return luli.planned
        .slice(before)
        .filter(({ data }) => "userId" in data && data.userId === ada.id);
    };
    expect(await found()).toEqual([]);
    const next = await move(ada.id);
    const [job, ...more] = await found();
    expect(job).toMatchObject({ queue: "customer-address", data: { userId: ada.id } });
    expect(more).toEqual([]);
    await luli.billing.updateAddress(ada.id);
    expect(known(customer)).toBe(next);
    expect(await found()).toEqual([]);
  });
});
