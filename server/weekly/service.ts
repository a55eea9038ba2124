// Sends the weekly email to people who chose it, at most once a week, across crashes and several servers.
import type { ServerContext } from "../platform/context.ts";
import { forEachDue } from "../platform/for-each-due.ts";
import { quietEmail, weekEmail } from "./mails.ts";
import { endEmailUpdates, getWeek, listDue, postponeEmails, takeWeek } from "./queries.ts";
import { unsubscribeUrl } from "./unsubscribe-link.ts";

export type WeeklyContext = Pick<
  ServerContext,
  "config" | "keys" | "database" | "jobs" | "log" | "clock"
>;

export async function sendWeeklyEmails(context: WeeklyContext): Promise<void> {
  const { database, log, clock } = context;
  await postponeEmails(database, clock());
  const sent = await forEachDue(
    (after) => listDue(database, clock(), after),
    (userId) => sendWeeklyEmail(context, userId),
  );
  if (sent > 0) log.info("weekly letters sent", { count: sent });
}

/** Taking the week and queueing its mail are one transaction: a crash leaves both or neither. */
async function sendWeeklyEmail(
  { config, keys, database, jobs, clock }: WeeklyContext,
  userId: string,
): Promise<boolean> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const week = await getWeek(transaction, userId, now);
    if (!week) return false;
    const isQuiet = week.days === 0;
    const taken = await takeWeek(transaction, userId, isQuiet, now);
    if (!taken || (isQuiet && taken.wasQuiet)) return false;
    const links = {
      chat: `${config.publicUrl}/chat`,
      unsubscribe: unsubscribeUrl(userId, config.publicUrl, keys),
    };
    const mail = isQuiet ? quietEmail(week, links) : weekEmail(week, links);
    await jobs.sendMail(mail, transaction);
    return true;
  });
}

export async function unsubscribe(
  { database, clock }: Pick<WeeklyContext, "database" | "clock">,
  userId: string,
): Promise<void> {
  await endEmailUpdates(database, userId, clock());
}
