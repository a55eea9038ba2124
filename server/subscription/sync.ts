// Makes our rows say what Stripe says: ask Stripe, then write, and do what follows from the change, all or nothing.
import type { Stripe } from "stripe";
import { DAY_MS } from "../../shared/rules/days.ts";
import { isRunning, REMINDER_DAYS, TRIAL_DAYS } from "../../shared/rules/plan.ts";
import type { ServerContext } from "../platform/context.ts";
import type { Database } from "../platform/database/database.ts";
import { createEmails } from "./mails.ts";
import {
  getPerson,
  lockSubscription,
  rememberConsent,
  rememberTrial,
  takeTicket,
  writeSubscription,
  type Person,
  type SubscriptionChanges,
  type SubscriptionRow,
} from "./queries.ts";
import { createProductFinder } from "./catalogue/price.ts";
import { isHeld } from "./overrides/queries.ts";
import { claimTrialCard } from "./trial-cards/queries.ts";
import { CARD_USED_COMMENT, cancelNow } from "./close.ts";
import {
  type Question,
  readStripeSnapshot,
  type StripeSnapshot,
  type SubscriptionFacts,
} from "./snapshot/snapshot.ts";

export const REMINDER_QUEUE = "trial-reminder";
export type Reminder = { userId: string; day: number };

export type SubscriptionContext = Pick<
  ServerContext,
  "config" | "keys" | "pool" | "database" | "jobs" | "log" | "clock"
>;
export type Sync = ReturnType<typeof createSync>;
type Options = { unlessSince?: Date; request?: Stripe.RequestOptions };

export function createSync(
  { config, keys, database, jobs, clock }: SubscriptionContext,
  stripe: Stripe,
  priceId: string,
) {
  const emails = createEmails(config.publicUrl);
  const findProduct = createProductFinder(stripe, priceId);

  /** Whether Stripe was asked. No lock is held while it answers. */
  async function sync(userId: string, { unlessSince, request }: Options = {}): Promise<boolean> {
    const taken = await takeTicket(database, userId, clock(), unlessSince ?? null);
    if (!taken) return false;
    const question = {
      ...taken,
      productId: await findProduct(request),
      isHeld: await isHeld(database, userId),
    };
    const { snapshot: read, isCardUsed } = await readUnlessCardUsed(question, request);
    await database.transaction().execute(async (transaction) => {
      const row = await lockSubscription(transaction, userId);
      // Someone asked later and wrote already.
      if (!row || BigInt(row.written_no) >= BigInt(taken.ticket)) return;
      const person = await getPerson(transaction, userId);
      // Accounts that are being deleted get no more mails: server/deletion ends their subscription.
      if (!person) return;
      // A pause of ours is one that a suspension began before Stripe was asked, or that has not ended since.
      const isOurs = question.isHeld || (await isHeld(transaction, userId));
      const snapshot = isOurs ? read : withPause(read);
      const changes = { ...changesFor(row, snapshot, clock()), written_no: taken.ticket };
      await writeSubscription(transaction, row, changes, clock());
      await remember(transaction, person, snapshot);
      await follow(transaction, person, row, snapshot.subscription);
      if (isCardUsed && row.subscription_id !== snapshot.subscription?.id)
        await jobs.sendMail(emails.cardUsed(person), transaction);
    });
    return true;
  }

  /** A trial by a card that had its free days elsewhere ends before it begins: nothing is charged that was not agreed to. */
  async function readUnlessCardUsed(
    { knownId, ...question }: Question & { knownId: string | null },
    request?: Stripe.RequestOptions,
  ): Promise<{ snapshot: StripeSnapshot; isCardUsed: boolean }> {
    const snapshot = await readStripeSnapshot(stripe, question, request);
    const facts = snapshot.subscription;
    const isNewTrial = facts?.status === "trial" && facts.id !== knownId;
    if (!isNewTrial || (await isTrialOfCard(facts, request)))
      return { snapshot, isCardUsed: false };
    await cancelNow(stripe, facts.id, { cancellation_details: { comment: CARD_USED_COMMENT } });
    return { snapshot: await readStripeSnapshot(stripe, question, request), isCardUsed: true };
  }

  async function isTrialOfCard(
    { id, paymentMethodId }: SubscriptionFacts,
    request?: Stripe.RequestOptions,
  ): Promise<boolean> {
    if (!paymentMethodId) return true;
    const { card } = await stripe.paymentMethods.retrieve(paymentMethodId, {}, request);
    if (!card?.fingerprint) return true;
    const trial = { fingerprint: card.fingerprint, subscriptionId: id, now: clock() };
    return claimTrialCard(database, trial, keys.trials);
  }

  async function remember(transaction: Database, person: Person, snapshot: StripeSnapshot) {
    const { trialUsedAt, subscription: facts } = snapshot;
    if (trialUsedAt) await rememberTrial(transaction, person, keys.trials, trialUsedAt);
    if (facts?.consentVersion)
      await rememberConsent(transaction, {
        user_id: person.id,
        subscription_id: facts.id,
        text_version: facts.consentVersion,
        amount_cents: facts.amountCents,
        currency: facts.currency,
        trial_days: facts.trialEnd ? TRIAL_DAYS : 0,
        accepted_at: facts.startedAt,
      });
  }

  async function planReminders(transaction: Database, userId: string, end: Date) {
    for (const day of REMINDER_DAYS) {
      const reminder: Reminder = { userId, day };
      const when = reminderTime(end, day);
      if (when > clock()) await jobs.at(REMINDER_QUEUE, reminder, when, transaction);
    }
  }

  /** Runs under the row's lock, so that each change has its effects once, however often it is seen. */
  async function follow(
    transaction: Database,
    person: Person,
    before: SubscriptionRow,
    facts: SubscriptionFacts | null,
  ): Promise<void> {
    const send = (mail: ReturnType<typeof emails.ended>) => jobs.sendMail(mail, transaction);
    if (!facts || !isRunning(facts.status)) {
      const wasRunning = isRunning(before.status) && !before.cancel_at_period_end;
      if (wasRunning) await send(emails.ended(person));
      return;
    }
    const end = facts.end!;
    if (before.subscription_id !== facts.id && facts.status === "trial") {
      await send(emails.trialStarted(person, end));
      await planReminders(transaction, person.id, end);
    }
    if (isLonger(before, facts)) {
      await send(emails.trialExtended(person, end));
      await planReminders(transaction, person.id, end);
    }
    if (before.subscription_id !== facts.id && facts.status === "active")
      await send(emails.subscribed(person, end));
    if (facts.status === "past_due" && before.status !== "past_due")
      await send(emails.paymentFailed(person));
    const wasEnding = before.cancel_at_period_end && before.subscription_id === facts.id;
    if (facts.isEnding && !wasEnding) await send(emails.cancelled(person, end));
  }

  return sync;
}

/** Counts back from the trial's end, so that an extended trial is reminded equally early. */
const reminderTime = (end: Date, day: number): Date =>
  new Date(end.getTime() - (TRIAL_DAYS - day) * DAY_MS);

const isLonger = (row: SubscriptionRow, facts: SubscriptionFacts): boolean =>
  row.subscription_id === facts.id &&
  row.status === "trial" &&
  facts.status === "trial" &&
  !row.cancel_at_period_end &&
  !facts.isEnding &&
  row.subscription_end !== null &&
  facts.end! > row.subscription_end;

/** A pause at Stripe pauses Premium. */
const withPause = ({ subscription: facts, ...snapshot }: StripeSnapshot): StripeSnapshot => ({
  ...snapshot,
  subscription: facts && { ...facts, status: facts.isPaused ? "paused" : facts.status },
});

function changesFor(
  row: SubscriptionRow,
  snapshot: StripeSnapshot,
  now: Date,
): SubscriptionChanges {
  const { isGone, trialUsedAt, isTrialRefused, subscription: facts } = snapshot;
  const hadOne = row.subscription_id !== null;
  const isNew = facts !== null && facts.id !== row.subscription_id;
  return {
    // Another number makes other idempotency keys, and so another customer.
    ...(isGone && { customer_id: null, checkout_id: null, checkout_no: row.checkout_no + 1 }),
    ...(trialUsedAt && !isTrialRefused && !row.trial_used_at && { trial_used_at: trialUsedAt }),
    ...(isNew && { reminded_day: 0, pending_until: null, checkout_id: null }),
    ...(facts && isLonger(row, facts) && { reminded_day: 0 }),
    ...(facts?.hasPaid && (isNew || row.paid_at === null) && { paid_at: now }),
    ...(facts
      ? {
          subscription_id: facts.id,
          status: facts.status,
          product_id: facts.productId,
          price_id: facts.priceId,
          monthly_cents: facts.amountCents,
          end_reason: facts.endReason,
          subscription_end: facts.end,
          cancel_at_period_end: facts.isEnding,
        }
      : { status: hadOne ? "canceled" : "none", cancel_at_period_end: false }),
  };
}
