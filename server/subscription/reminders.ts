// Mails before money is taken, each once, and none after a cancellation: on day 4 and 6 of a trial, and before each renewal (the
// yearly reminder of California and the limits in numbers of Connecticut, for everybody).
import { DAY_MS } from "../../shared/rules/days.ts";
import { TRIAL_DAYS } from "../../shared/rules/plan.ts";
import type { Database } from "../platform/database/database.ts";
import type { Mail } from "../platform/mail.ts";
import { createEmails } from "./mails.ts";
import { getPerson, type Person, takeReminder } from "./queries.ts";
import { listRenewing, takeRenewal } from "./renewals/queries.ts";
import type { SubscriptionContext, Reminder, Sync } from "./sync.ts";

export const RENEWAL_QUEUE = "subscription-renewal";
export const RENEWAL_SWEEP = "57 * * * *";

const RENEWAL_MS = 4 * DAY_MS;
/** Stripe's own notice may come a moment before ours. */
const EARLY_MS = 60 * 60 * 1000;

export function createReminders(context: SubscriptionContext, sync: Sync) {
  const { config, database, jobs, clock, log } = context;
  const emails = createEmails(config.publicUrl);

  async function tell(
    userId: string,
    /** Null: it was told, or nothing is charged. */
    take: (transaction: Database) => Promise<Date | null>,
    write: (person: Person, on: Date) => Mail,
  ): Promise<void> {
    // A cancellation whose webhook was lost must not be answered with a bill to come.
    await sync(userId);
    await database.transaction().execute(async (transaction) => {
      const day = await take(transaction);
      const person = day && (await getPerson(transaction, userId));
      if (person) await jobs.sendMail(write(person, day), transaction);
    });
  }

  const within = (ms: number) => ({ now: clock(), until: new Date(clock().getTime() + ms) });

  return {
    remind: ({ userId, day }: Reminder): Promise<void> => {
      const ms = (TRIAL_DAYS - day) * DAY_MS + EARLY_MS;
      return tell(
        userId,
        (transaction) => takeReminder(transaction, userId, day, within(ms).until),
        emails.trialReminder,
      );
    },

    /** The next sweep retries failed people. */
    tellRenewals: async (): Promise<void> => {
      for (const userId of await listRenewing(database, within(RENEWAL_MS)))
        await tell(
          userId,
          (transaction) => takeRenewal(transaction, userId, within(RENEWAL_MS)),
          (person, day) => emails.renewal(person, day, config.premiumDailyMessages),
        ).catch((error: unknown) =>
          log.warn("a renewal could not be told", { user: userId, error }),
        );
    },
  };
}
