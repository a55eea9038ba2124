// A mail before each renewal, once: the yearly reminder of California and the limits in numbers of Connecticut, for everybody.
import { createEmails } from "../mails.ts";
import { getPerson } from "../queries.ts";
import type { SubscriptionContext, Sync } from "../sync.ts";
import { listRenewing, takeRenewal } from "./queries.ts";

export const RENEWAL_QUEUE = "subscription-renewal";
export const RENEWAL_SWEEP = "57 * * * *";

const BEFORE_MS = 4 * 24 * 60 * 60 * 1000;

export function createRenewals(context: SubscriptionContext, sync: Sync) {
  const { config, database, jobs, clock, log } = context;
  const emails = createEmails(config.publicUrl);

  async function tell(userId: string): Promise<void> {
    // A cancellation whose webhook was lost must not be answered with a bill to come.
    await sync(userId);
    await database.transaction().execute(async (transaction) => {
      const day = await takeRenewal(transaction, userId, soon());
      const person = day && (await getPerson(transaction, userId));
      if (person)
        await jobs.sendMail(emails.renewal(person, day, config.premiumDailyMessages), transaction);
    });
  }

  function soon() {
    const now = clock();
    return { now, until: new Date(now.getTime() + BEFORE_MS) };
  }

  /** The next sweep retries failed people. */
  return async function tellAll(): Promise<void> {
    for (const userId of await listRenewing(database, soon()))
      await tell(userId).catch((error: unknown) =>
        log.warn("a renewal could not be told", { user: userId, error }),
      );
  };
}
