// The mails on day 4 and 6 of a trial, each once, and none to whoever has cancelled.
import { createLetters } from "./mails.ts";
import { getPerson, takeReminder } from "./queries.ts";
import type { SubscriptionContext, Reminder, Sync } from "./sync.ts";

export function createReminders(context: SubscriptionContext, sync: Sync) {
  const { config, database, jobs } = context;
  const letters = createLetters(config.publicUrl);

  return async function remind({ userId, day }: Reminder): Promise<void> {
    // A cancellation whose webhook was lost must not be answered with a bill to come.
    await sync(userId);
    await database.transaction().execute(async (transaction) => {
      const end = await takeReminder(transaction, userId, day);
      const person = end && (await getPerson(transaction, userId));
      if (person) await jobs.sendMail(letters.trialReminder(person, end), transaction);
    });
  };
}
