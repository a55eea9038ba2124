// Mails that an account is suspended or open again, and remembers who is suspended, so that their access tokens open nothing.
import { getLanguage } from "../account/settings/service.ts";
import { createEmails } from "./mails/mails.ts";
import { listSuspended } from "./queries.ts";
import type { ServerContext } from "../platform/context.ts";
import { keepLooking } from "../platform/keep-looking.ts";
import type { Database } from "../platform/database/database.ts";

/** Told by the database itself, with the person's id (db/functions/account/tell_of_suspension.sql). */
const NEWS = "suspension";
/** Longer than an access token lives. */
const TOKENS_MS = 20 * 60_000;

export async function sendSuspensionMail(
  { config, jobs }: Pick<ServerContext, "config" | "jobs">,
  transaction: Database,
  { to: email, isSuspended }: { to: string; isSuspended: boolean },
): Promise<void> {
  const emails = createEmails(config.publicUrl);
  const reader = { email, language: await getLanguage(transaction, { email }) };
  const mail = isSuspended ? emails.suspended(reader) : emails.reinstated(reader);
  await jobs.sendMail(mail, transaction);
}

export type Suspended = { has: (userId: string) => boolean; close: () => void };

/** Keeps the suspended people whose tokens may still be valid in memory, so that no call waits for a query. */
export async function watchSuspended(
  context: Pick<ServerContext, "database" | "presence" | "clock" | "log">,
): Promise<Suspended> {
  const { database, clock } = context;
  let known = new Set<string>();
  const look = async () => {
    const since = new Date(clock().getTime() - TOKENS_MS);
    known = new Set(await listSuspended(database, since));
  };
  const close = await keepLooking(context, { channel: NEWS, what: "suspended accounts", look });
  return { has: (userId) => known.has(userId), close };
}
