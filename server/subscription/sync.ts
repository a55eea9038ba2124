// Makes our rows say what Stripe says: ask Stripe, then write, and do what follows from the change, all or nothing.
import type { Stripe } from "stripe";
import { isPremium, REMINDER_DAYS, TRIAL_DAYS } from "../../shared/rules/plan.ts";
import type { ServerContext } from "../platform/context.ts";
import type { Database } from "../platform/database/database.ts";
import { createLetters } from "./mails.ts";
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
import { readSnapshot, type Snapshot, type SubscriptionFacts } from "./snapshot.ts";

export const REMINDER_QUEUE = "trial-reminder";
export type Reminder = { userId: string; day: number };

export type SubscriptionContext = Pick<
  ServerContext,
  "config" | "keys" | "pool" | "database" | "jobs" | "log" | "clock"
>;
export type Sync = ReturnType<typeof createSync>;
type Options = { unlessSince?: Date; request?: Stripe.RequestOptions };

const DAY_MS = 24 * 60 * 60 * 1000;

export function createSync(
  { config, keys, database, jobs, clock }: SubscriptionContext,
  stripe: Stripe,
) {
  const letters = createLetters(config.publicUrl);

  /** Whether Stripe was asked. No lock is held while it answers. */
  async function sync(userId: string, { unlessSince, request }: Options = {}): Promise<boolean> {
    const taken = await takeTicket(database, userId, clock(), unlessSince ?? null);
    if (!taken) return false;
    const snapshot = await readSnapshot(stripe, taken.customerId, request);
    await database.transaction().execute(async (transaction) => {
      const row = await lockSubscription(transaction, userId);
      // Someone asked later and wrote already.
      if (!row || BigInt(row.written_no) >= BigInt(taken.ticket)) return;
      const person = await getPerson(transaction, userId);
      // Who is leaving hears no more of it: server/deletion ends things by itself.
      if (!person) return;
      await writeSubscription(transaction, row, {
        ...changesFor(row, snapshot),
        written_no: taken.ticket,
      });
      await remember(transaction, person, snapshot);
      await follow(transaction, person, row, snapshot.subscription);
    });
    return true;
  }

  async function remember(transaction: Database, person: Person, snapshot: Snapshot) {
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

  /** Under the row's lock, so each change is followed once, whoever sees it how often. */
  async function follow(
    transaction: Database,
    person: Person,
    before: SubscriptionRow,
    facts: SubscriptionFacts | null,
  ): Promise<void> {
    const send = (mail: ReturnType<typeof letters.ended>) => jobs.sendMail(mail, transaction);
    const wasPremium = isPremium(before.status);
    if (!facts || !isPremium(facts.status)) {
      if (wasPremium && !before.cancel_at_period_end) await send(letters.ended(person));
      return;
    }
    const end = facts.end!;
    if (before.subscription_id !== facts.id && facts.status === "trial") {
      await send(letters.trialStarted(person, end));
      for (const day of REMINDER_DAYS) {
        const reminder: Reminder = { userId: person.id, day };
        const when = new Date(facts.startedAt.getTime() + day * DAY_MS);
        await jobs.at(REMINDER_QUEUE, reminder, when, transaction);
      }
    }
    if (before.subscription_id !== facts.id && facts.status === "active")
      await send(letters.subscribed(person, end));
    if (facts.status === "past_due" && before.status !== "past_due")
      await send(letters.paymentFailed(person));
    const wasEnding = before.cancel_at_period_end && before.subscription_id === facts.id;
    if (facts.isEnding && !wasEnding) await send(letters.cancelled(person, end));
  }

  return sync;
}

function changesFor(row: SubscriptionRow, snapshot: Snapshot): SubscriptionChanges {
  const { isGone, trialUsedAt, subscription: facts } = snapshot;
  const hadOne = row.subscription_id !== null;
  const isNew = facts !== null && facts.id !== row.subscription_id;
  return {
    // Another number makes other idempotency keys, and so another customer.
    ...(isGone && { customer_id: null, checkout_id: null, checkout_no: row.checkout_no + 1 }),
    ...(trialUsedAt && !row.trial_used_at && { trial_used_at: trialUsedAt }),
    ...(isNew && { reminded_day: 0, pending_until: null, checkout_id: null }),
    ...(facts
      ? {
          subscription_id: facts.id,
          status: facts.status,
          product_id: facts.productId,
          price_id: facts.priceId,
          subscription_end: facts.end,
          cancel_at_period_end: facts.isEnding,
        }
      : { status: hadOne ? "canceled" : "none", cancel_at_period_end: false }),
  };
}
