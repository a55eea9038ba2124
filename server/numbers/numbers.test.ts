// Each of the owner's numbers as docs/numbers.md says it: people are made, the clock moves, and the number is what it must be.
import { expect, test } from "vitest";
import type { AdminNumbers } from "../../shared/contracts/admin/numbers.ts";
import { subscriptionFixture } from "../testing/subscription.ts";
import { readNumbers } from "./service.ts";

const luli = await subscriptionFixture();

const read = () => readNumbers(luli.context);
const money = ({ today, months }: AdminNumbers) => ({
  ...today,
  began: months.reduce((sum, month) => sum + month.began, 0),
  left: months.reduce((sum, month) => sum + month.left, 0),
  failed: months.reduce((sum, month) => sum + month.failed, 0),
  disputed: months.reduce((sum, month) => sum + month.disputed, 0),
});

/** Returns how `doing` changes the numbers of money; unchanged ones are left out. */
async function changesBy(doing: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = money(await read());
  await doing();
  const entries = Object.entries(money(await read()));
  const changed = entries.map(
    ([name, is]) => [name, is - before[name as keyof typeof before]] as const,
  );
  return Object.fromEntries(changed.filter(([, by]) => by !== 0));
}

const BEGAN = { mrr_cents: 2000, subscribers: 1, began: 1 };
const GONE = { mrr_cents: -2000, subscribers: -1 };

test("free days are a running trial and no revenue; once they are paid after, they are revenue and a conversion", async () => {
  const ada = await luli.person();
  expect(await changesBy(() => ada.subscribe())).toEqual({ running_trials: 1 });
  expect(await changesBy(() => luli.advance(7))).toEqual({
    ...BEGAN,
    running_trials: -1,
    ended_trials: 1,
    paid_trials: 1,
  });
  expect(await changesBy(() => luli.advance(31))).toEqual({});
});

test("a cancel that is taken back is none; one that stays is a loss when the paid time is over", async () => {
  const ada = await luli.subscriber(7);
  const wavers = async () => {
    await ada.call("cancel-subscription");
    await ada.call("resume-subscription");
    await luli.advance(31);
  };
  expect(await changesBy(wavers)).toEqual({});
  expect(await changesBy(() => ada.call("cancel-subscription"))).toEqual({});
  expect(await changesBy(() => luli.advance(31))).toEqual({ ...GONE, left: 1 });
  const { months } = await read();
  expect(months.at(-1)).toMatchObject({ left: 1 });
  expect(await changesBy(() => ada.subscribe())).toEqual(BEGAN);
});

test("a refund gives back what was, and changes nothing about what comes", async () => {
  const ada = await luli.subscriber(7);
  const paid = (await ada.charges()).find(({ amount }) => amount > 0)!;
  const refund = async () => {
    await luli.stripe.refunds.create({ charge: paid.id });
    await luli.deliverAll();
    await ada.check();
  };
  expect(await changesBy(refund)).toEqual({});
});

test("a free month takes its revenue off and loses nobody", async () => {
  const ada = await luli.subscriber(7);
  const { id: coupon } = await luli.stripe.coupons.create({ percent_off: 100, duration: "once" });
  const { subscription_id: id } = await ada.row();
  const thank = async () => {
    await luli.stripe.subscriptions.update(id, { discounts: [{ coupon }] });
    await luli.deliverAll();
  };
  expect(await changesBy(thank)).toEqual({ mrr_cents: -2000 });
  expect(await changesBy(() => luli.advance(31))).toEqual({ mrr_cents: 2000 });
});

test("a pause brings nothing and is no loss until it ends for good", async () => {
  const ada = await luli.subscriber(7);
  const { subscription_id: id } = await ada.row();
  const pause = (pause_collection: "" | { behavior: "void" }) => async () => {
    await luli.stripe.subscriptions.update(id, { pause_collection });
    await luli.deliverAll();
  };
  const end = async () => {
    await luli.stripe.subscriptions.cancel(id);
    await luli.deliverAll();
  };
  expect(await changesBy(pause({ behavior: "void" }))).toEqual(GONE);
  expect(await changesBy(pause(""))).toEqual({ mrr_cents: 2000, subscribers: 1 });
  expect(await changesBy(pause({ behavior: "void" }))).toEqual(GONE);
  expect(await changesBy(end)).toEqual({ left: 1 });
});

test("a plan that was given is no revenue, and who is suspended pays nothing and is not lost", async () => {
  const { pool } = luli.context;
  const ada = await luli.person();
  const give =
    "update users set granted_until = now() + interval '1 year', subscription_status = 'active' where id = $1";
  expect(await changesBy(() => pool.query(give, [ada.id]))).toEqual({});
  const bob = await luli.subscriber(7);
  const hold = (at: Date | null) =>
    pool.query("update subscriptions set held_at = $2 where user_id = $1", [bob.id, at]);
  expect(await changesBy(() => hold(new Date()))).toEqual(GONE);
  expect(await changesBy(() => hold(null))).toEqual({ mrr_cents: 2000, subscribers: 1 });
});

test("an erased account pays no more, and what it did stays counted without it", async () => {
  const ada = await luli.subscriber(7);
  const before = await read();
  expect(
    await changesBy(() => luli.context.pool.query("delete from users where id = $1", [ada.id])),
  ).toEqual({
    ...GONE,
    left: 1,
  });
  expect((await read()).funnel).toEqual(before.funnel);
  const { rows } = await luli.context.pool.query("select * from numbers");
  expect(JSON.stringify(rows)).not.toContain(ada.id);
});

test("each step is counted once a person, in the week they signed up; a cohort is who comes back", async () => {
  const { pool } = luli.context;
  const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000);
  const readThen = () => readNumbers({ ...luli.context, clock: () => inThreeWeeks });
  const before = await readThen();
  const ada = await luli.person();
  const { rows } = await pool.query<{ monday: string }>(
    "select date_trunc('week', created_at at time zone 'UTC')::date::text as monday from users where id = $1",
    [ada.id],
  );
  const { monday } = rows[0]!;
  const write = (day: number, messages: number) =>
    pool.query(
      `insert into activity_days (user_id, day, messages, pets) values ($1, $2::date + $3::integer, $4, 1)
       on conflict (user_id, day) do update set messages = activity_days.messages + excluded.messages`,
      [ada.id, monday, day, messages],
    );
  await write(0, 0);
  await write(0, 2);
  await write(1, 1);
  await write(15, 1);
  await ada.call("create-checkout");
  await ada.call("create-checkout");
  const stepsOf = ({ funnel }: AdminNumbers) => funnel.find((week) => week.starts_on === monday)!;
  const was = stepsOf(before);
  expect(stepsOf(await readThen())).toEqual({
    ...was,
    sign_ups: was.sign_ups + 1,
    confirmed: was.confirmed + 1,
    first_messages: was.first_messages + 1,
    checkouts: was.checkouts + 1,
  });
  const cohortOf = ({ cohorts }: AdminNumbers) =>
    cohorts.find((week) => week.starts_on === monday)!;
  expect(cohortOf(await readThen()).active.slice(0, 3)).toEqual([1, 0, 1]);
  expect(cohortOf(await readThen()).people).toBe(was.sign_ups + 1);
});
