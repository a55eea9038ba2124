// Sends the mails on day 4 and 6 of a trial, each once, and none after a cancellation.
import { DAY_MS } from "../../shared/rules/days.ts";
import { TRIAL_DAYS } from "../../shared/rules/plan.ts";
import { createEmails } from "./mails.ts";
import { getPerson, takeReminder } from "./queries.ts";
import type { SubscriptionContext, Reminder, Sync } from "./sync.ts";

/** Stripe's own notice may come a moment before ours. */
const EARLY_MS = 60 * 60 * 1000;

export function createReminders(context: SubscriptionContext, sync: Sync) {
  const { config, database, jobs, clock } = context;
  const emails = createEmails(config.publicUrl);

  return async function remind({ userId, day }: Reminder): Promise<void> {
    // A cancellation whose webhook was lost must not be answered with a bill to come.
    await sync(userId);
    await database.transaction().execute(async (transaction) => {
      const until = new Date(clock().getTime() + (TRIAL_DAYS - day) * DAY_MS + EARLY_MS);
      const end = await takeReminder(transaction, userId, day, until);
      const person = end && (await getPerson(transaction, userId));
      if (person) await jobs.sendMail(emails.trialReminder(person, end), transaction);
    });
  };
}
