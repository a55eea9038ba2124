// Admin actions on a person: each writes its log entry in the same transaction and returns the account as it is then.
import type { LinkKind } from "../../../shared/contracts/admin/acts.ts";
import type { AuditAction } from "../../../shared/contracts/admin/admin.ts";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { endHeld, sendSuspensionMail, setSuspended } from "../../auth/service.ts";
import { AppError } from "../../http/errors.ts";
import { invalid } from "../../http/request/read-body.ts";
import type { ServerContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { announceHold, extendTrial, grantPlan } from "../../subscription/service.ts";
import { writeAudit } from "../audit-queries.ts";
import { insertNote } from "./people-queries.ts";
import type { Candidate } from "./role-queries.ts";
import { findForChange, refuseLastAdmin } from "./roles.ts";

export type ActContext = Pick<ServerContext, "config" | "database" | "jobs" | "clock">;
type Act = { actorId: string; userId: string };

/** The work says what goes into the log; null: nothing has changed. */
async function act(
  { database, clock }: ActContext,
  { actorId, userId }: Act,
  work: (transaction: Database, person: Candidate, now: Date) => Promise<AuditAction | null>,
): Promise<Candidate> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const person = await findForChange(transaction, { actorId, userId });
    const action = await work(transaction, person, now);
    if (action) await writeAudit(transaction, { actorId, action, subjectId: userId, now });
    return person;
  });
}

/** Sign-in is refused and charging stops from here on; running replies end when they hear of it. */
export const suspend = (context: ActContext, of: Act) =>
  act(context, of, async (transaction, person, now) => {
    await refuseLastAdmin(transaction, person);
    await endHeld(transaction, person.id);
    return (await setSuspension(context, transaction, person, now)) ? "person_suspended" : null;
  });

export const reinstate = (context: ActContext, of: Act) =>
  act(context, of, async (transaction, person) =>
    (await setSuspension(context, transaction, person, null)) ? "person_reinstated" : null,
  );

/** Twice is the same as once, and sends one mail. */
async function setSuspension(
  context: ActContext,
  transaction: Database,
  { id, email }: Candidate,
  at: Date | null,
): Promise<boolean> {
  if (!(await setSuspended(transaction, id, at))) return false;
  await announceHold(context, id, transaction);
  await sendSuspensionMail(context, transaction, { to: email, isSuspended: at !== null });
  return true;
}

export const closeSessions = (context: ActContext, of: Act) =>
  act(context, of, async (transaction, { id }) => {
    await endHeld(transaction, id);
    return "sessions_ended";
  });

export type SendLink = (email: string, link: LinkKind) => Promise<void>;

/** The mail has its limit a mailbox, as if the person had asked for it. */
export async function sendLink(
  context: ActContext & { send: SendLink },
  { link, ...of }: Act & { link: LinkKind },
): Promise<void> {
  const { email } = await act(context, of, async (_transaction, person) => {
    if (link === "confirmation" && person.email_verified)
      throw new AppError(409, "already_confirmed", "This address is already confirmed.");
    return "link_sent";
  });
  await context.send(email, link);
}

/** End of a calendar day (UTC), given as YYYY-MM-DD. */
const endOf = (day: string) => new Date(Date.parse(day) + DAY_MS);

/** Valid until the end of that day; null takes the gift back. */
export const givePlan = (context: ActContext, { until, ...of }: Act & { until: string | null }) =>
  act(context, of, async (transaction, { id }, now) => {
    const end = until === null ? null : endOf(until);
    if (end && end <= now) throw invalid("until", "Must be a day to come.");
    const wasGranted = await grantPlan(context, transaction, { userId: id, until: end });
    if (!end) return "plan_taken";
    return wasGranted ? "plan_extended" : "plan_granted";
  });

/** Valid until the end of that day. */
export const lengthenTrial = (context: ActContext, { until, ...of }: Act & { until: string }) =>
  act(context, of, async (transaction, { id }) => {
    await extendTrial(context, transaction, { userId: id, until: endOf(until) });
    return "trial_extended";
  });

export const writeNote = (context: ActContext, { words, ...of }: Act & { words: string }) =>
  act(context, of, async (transaction, { id }, now) => {
    await insertNote(transaction, { userId: id, authorId: of.actorId, words, now });
    return "note_written";
  });
