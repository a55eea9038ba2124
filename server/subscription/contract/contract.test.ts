// Leaving: by a mailed link or signed in, at the period's end or by withdrawing within 14 days.
import { beforeEach, expect, it } from "vitest";
import { subscriptionFixture } from "../../testing/subscription.ts";
import { createDeletions } from "../../deletion/service.ts";
import { LINK_QUEUE, type LinkAsked, WITHDRAWAL_QUEUE } from "./contracts.ts";

const luli = await subscriptionFixture();
beforeEach(async () => void (await luli.context.pool.query("delete from rate_limits")));

const open = (token: string, to = luli.app) => luli.call("contract", null, { token }, to);
const withdraw = (token: string, to = luli.app, email = "ada@elsewhere.example") =>
  luli.call("contract/withdraw", null, { token, name: "Ada", email }, to);
const mailsTo = (email: string) => luli.mails.filter(({ to }) => to === email);
const tokenOf = async ({ email }: { email: string }) => {
  await luli.billing.contracts.mailLink({ email });
  return tokenIn(mailsTo(email).at(-1)!);
};
const tokenIn = (mail: { text: string }) =>
  /https:\/\/luli\.example\/contract#(\S+)/.exec(mail.text)![1]!;

/** Runs the job that every request for a link queues. */
async function doLinkJobs() {
  for (const { queue, data } of luli.planned.splice(0))
    if (queue === LINK_QUEUE) await luli.billing.contracts.mailLink(data as LinkAsked);
}

/** Creates a person who paid; their free days were used before. */
async function payer() {
  const ada = await luli.person();
  await luli.context.pool.query(
    "insert into subscriptions (user_id, trial_used_at) values ($1, now())",
    [ada.id],
  );
  await ada.subscribe();
  const refunds = async () =>
    (await ada.charges()).map(({ amount, amount_refunded: back }) => [amount, back]);
  return { ...ada, refunds };
}

it("mails a link to whoever has a contract, and answers a stranger's address alike", async () => {
  const ada = await payer();
  const known = await luli.call("contract/link", null, { email: ada.email.toUpperCase() });
  const unknown = await luli.call("contract/link", null, { email: "nobody@luli.example" });
  expect(known).toEqual({ status: 202, body: { sent: true } });
  expect(unknown).toEqual(known);
  expect(luli.planned.filter(({ queue }) => queue === LINK_QUEUE)).toHaveLength(2);
  await doLinkJobs();
  expect(mailsTo("nobody@luli.example")).toEqual([]);
  const mail = mailsTo(ada.email).at(-1)!;
  expect(mail.subject).toBe("Your contract with Luli");
  const token = tokenIn(mail);
  expect((await open(token)).body).toMatchObject({ email: ada.email, is_withdrawable: true });
  const { rows } = await luli.context.pool.query("select * from contract_links");
  expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
});

it("mails links that a stranger asks for until there are enough, and its owner one more", async () => {
  const ada = await payer();
  for (const email of [ada.email, "nobody@luli.example"]) {
    const ask = (from: string) => luli.call("contract/link", null, { email }, luli.app, from);
    for (let n = 0; n < 6; n += 1) expect((await ask("192.0.2.1")).status).toBe(202);
    const count = () => luli.planned.filter(({ queue }) => queue === LINK_QUEUE).length;
    expect(count()).toBe(4);
    expect((await ask("192.0.2.2")).status).toBe(202);
    expect(count()).toBe(5);
    for (let n = 0; n < 40; n += 1) expect((await ask(`198.51.100.${n}`)).status).toBe(202);
    expect(count()).toBe(20);
    await doLinkJobs();
  }
  for (const mail of mailsTo(ada.email).slice(-20))
    expect((await open(tokenIn(mail))).status).toBe(200);
});

it("opens nothing by a token that is forged, somebody else's, old or used", async () => {
  const [ada, bob] = [await payer(), await payer()];
  const token = await tokenOf(ada);
  const forged = [
    "",
    "x",
    `${ada.id}.${"a".repeat(43)}`,
    `${bob.id}.${token.split(".")[1]}`,
    `${token}.`,
    token.toUpperCase(),
  ];
  for (const one of forged)
    for (const call of ["contract", "contract/cancel"])
      expect(await luli.call(call, null, { token: one })).toMatchObject({
        status: 404,
        body: { error: { code: "link_over" } },
      });
  expect((await open(token)).status).toBe(200);
  await luli.call("contract/cancel", null, { token });
  expect((await open(token)).status).toBe(404);
  const old = await tokenOf(bob);
  await luli.advance(1 / 24, { isTold: false });
  expect((await open(old)).status).toBe(404);
  expect((await bob.check())["cancel_at_period_end"]).toBe(false);
});

it("cancels at the period's end by the link, once, and by another link again without harm", async () => {
  const ada = await payer();
  const [first, second] = [await tokenOf(ada), await tokenOf(ada)];
  const cancel = (token: string) => luli.call("contract/cancel", null, { token });
  expect((await cancel(first)).body).toMatchObject({
    is_running: true,
    cancel_at_period_end: true,
    withdrawn_at: null,
  });
  expect((await cancel(first)).status).toBe(404);
  expect((await cancel(second)).status).toBe(200);
  expect(ada.mails().filter((subject) => subject.includes("cancelled"))).toHaveLength(1);
  expect(await ada.refunds()).toEqual([[2000, 0]]);
});

it("keeps the link while Stripe does not answer a cancellation", async () => {
  const ada = await payer();
  const token = await tokenOf(ada);
  const cutOff = luli.serve(luli.away);
  const refused = await luli.call("contract/cancel", null, { token }, cutOff);
  expect(refused).toMatchObject({ status: 502, body: { error: { code: "payments_unavailable" } } });
  expect((await luli.call("contract/cancel", null, { token })).status).toBe(200);
});

it("withdraws: ended at once, all given back, a receipt with date and time to both addresses, the name to the account's alone", async () => {
  const ada = await payer();
  await luli.advance(3);
  await ada.change({ cancellation_details: { comment: "I have a dog now." } });
  const { status, body } = await withdraw(await tokenOf(ada));
  expect([status, body]).toMatchObject([
    200,
    { is_withdrawable: false, refunded_cents: 2000, is_running: false },
  ]);
  expect(await ada.refunds()).toEqual([[2000, 2000]]);
  expect(await ada.stripeSubscription()).toMatchObject({
    status: "canceled",
    cancellation_details: { comment: "I have a dog now." },
  });
  expect(await ada.check()).toMatchObject({ subscribed: false, status: "canceled" });
  for (const to of [ada.email, "ada@elsewhere.example"]) {
    const receipt = mailsTo(to).find(({ subject }) => subject.includes("received your withdrawal"));
    expect(receipt?.text.includes("Your name: Ada\n")).toBe(to === ada.email);
    expect(receipt?.text).toMatch(/^Contract: Luli Premium, sub_/m);
    expect(receipt?.text).toMatch(/Received on: .* 20\d\d at \d+:\d\d:\d\d [AP]M UTC/);
  }
  expect(ada.mails()).toContain("$20 is on its way back to you");
});

it("gives back once, however often and on however many servers it is confirmed at once", async () => {
  const ada = await payer();
  const tokens = [await tokenOf(ada), await tokenOf(ada), await tokenOf(ada)];
  const other = luli.serve();
  const answers = await Promise.all([
    ...tokens.map((token, n) => withdraw(token, n % 2 ? other : luli.app)),
    withdraw(tokens[0]!, other),
  ]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  expect(await ada.refunds()).toEqual([[2000, 2000]]);
  const count = (words: string) => ada.mails().filter((subject) => subject.includes(words)).length;
  expect([count("received your withdrawal"), count("on its way back")]).toEqual([1, 1]);
});

it("keeps the withdrawal for later while Stripe is away, and does it then", async () => {
  const ada = await payer();
  luli.planned.length = 0;
  const cutOff = luli.serve(luli.away);
  const answer = await withdraw(await tokenOf(ada), cutOff);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { is_withdrawable: false, withdrawn_at: expect.any(String) as string, refunded_cents: null },
  ]);
  expect(mailsTo(ada.email).at(-1)?.text).toContain("If our payment provider");
  expect(luli.planned).toMatchObject([{ queue: WITHDRAWAL_QUEUE, data: { userId: ada.id } }]);
  await luli.billing.contracts.sweep();
  expect(luli.planned).toHaveLength(2);
  await luli.billing.contracts.carryOut(ada.id);
  await luli.billing.contracts.carryOut(ada.id);
  expect(await ada.refunds()).toEqual([[2000, 2000]]);
  expect(ada.mails().filter((subject) => subject.includes("on its way back"))).toHaveLength(1);
});

it("gives back what was paid before an account goes that was deleted meanwhile", async () => {
  const ada = await payer();
  const cutOff = luli.serve(luli.away);
  await withdraw(await tokenOf(ada), cutOff);
  const { customer_id: customer } = await ada.row();
  const deletions = createDeletions(luli.context);
  await deletions.request(ada.id, ada.email);
  await deletions.carryOut(ada.id);
  const { data } = await luli.stripe.charges.list({ customer });
  expect(data.map(({ amount_refunded: back }) => back)).toEqual([2000]);
});

it("ends a trial without a refund, and leaves alone what was given back by hand", async () => {
  const ada = await luli.subscriber();
  expect((await withdraw(await tokenOf(ada))).body).toMatchObject({ refunded_cents: 0 });
  expect(await ada.userStatus()).toBe("canceled");
  const bob = await payer();
  await luli.stripe.refunds.create({ charge: (await bob.lastCharge()).id, amount: 500 });
  expect((await withdraw(await tokenOf(bob))).body).toMatchObject({ refunded_cents: 2000 });
  expect(await bob.refunds()).toEqual([[2000, 2000]]);
});

it.each([
  // Concluded, the last moment, in the person's zone. A Sunday's end is Monday's.
  ["2026-06-22T21:30:00Z", "Europe/Berlin", "2026-07-06T21:59:59.000Z"],
  ["2026-06-22T22:30:00Z", "Europe/Berlin", "2026-07-07T21:59:59.000Z"],
  ["2026-06-20T12:00:00Z", "UTC", "2026-07-06T23:59:59.000Z"],
  ["2026-06-21T12:00:00Z", "UTC", "2026-07-06T23:59:59.000Z"],
])("may be withdrawn from for 14 days: %s in %s until %s", async (concluded, zone, until) => {
  const ada = await payer();
  await luli.context.pool.query("update users set time_zone = $2 where id = $1", [ada.id, zone]);
  await luli.context.pool.query("update consents set accepted_at = $2 where user_id = $1", [
    ada.id,
    concluded,
  ]);
  const token = await tokenOf(ada);
  expect((await open(token)).body).toMatchObject({ withdraw_until: until, is_withdrawable: false });
  const late = await withdraw(token);
  expect([late.status, late.body]).toMatchObject([409, { error: { code: "withdrawal_over" } }]);
  expect(await ada.refunds()).toEqual([[2000, 0]]);
});

it("shows whoever is signed in their own contract, and withdraws from it", async () => {
  const [ada, stranger] = [await payer(), await luli.person()];
  expect((await luli.call("contract/own", stranger.id)).status).toBe(404);
  expect((await luli.call("contract/own", ada.id)).body).toMatchObject({ email: ada.email });
  const withdrawOwn = (body: object, who: { id: string } = ada) =>
    luli.call("contract/own/withdraw", who.id, body);
  const wrong = await withdrawOwn({ name: " ", email: "ada" });
  expect(wrong).toMatchObject({ status: 400, body: { error: { field: "name" } } });
  const declarant = { name: "Ada", email: ada.email };
  expect((await withdrawOwn(declarant, stranger)).status).toBe(404);
  expect(await withdrawOwn(declarant)).toMatchObject({
    status: 200,
    body: { refunded_cents: 2000 },
  });
  expect(await withdrawOwn(declarant)).toMatchObject({
    status: 409,
    body: { error: { code: "withdrawal_over" } },
  });
});
