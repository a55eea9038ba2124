// Becoming an admin and being one no more, each with its entry in the log.
import type { AdminRoleAnswer } from "../../../shared/contracts/admin/admin.ts";
import type { Database } from "../../platform/database/database.ts";
import { AppError, notAllowed, notFound } from "../../http/errors.ts";
import { writeAudit } from "../audit-queries.ts";
import {
  type Candidate,
  deleteAdmin,
  findCandidate,
  hasOtherAdmin,
  insertAdmin,
  lockRoles,
} from "./role-queries.ts";

type Change = { actorId: string; userId: string; now: Date };

/** Granting twice is the same as granting once, and leaves one entry. */
export async function grantAdmin(database: Database, change: Change): Promise<AdminRoleAnswer> {
  return database.transaction().execute(async (transaction) => {
    const person = await findForChange(transaction, change);
    await makeAdmin(transaction, person, change);
    return { is_admin: true };
  });
}

export async function takeAdmin(
  database: Database,
  { actorId, userId, now }: Change,
): Promise<AdminRoleAnswer> {
  return database.transaction().execute(async (transaction) => {
    const person = await findForChange(transaction, { actorId, userId });
    if (!person.is_admin) return { is_admin: false };
    await refuseLastAdmin(transaction, person);
    await deleteAdmin(transaction, userId);
    await writeAudit(transaction, { actorId, action: "admin_taken", subjectId: userId, now });
    return { is_admin: false };
  });
}

/** Under the lock of findForChange. The database holds the same (db/functions/account). */
export async function refuseLastAdmin(transaction: Database, person: Candidate): Promise<void> {
  if (person.is_admin && !(await hasOtherAdmin(transaction, person.id)))
    throw new AppError(
      409,
      "last_admin",
      "This is the last admin. Make someone else an admin first.",
    );
}

/** Used when an account is about to be deleted. */
export async function keepAnAdmin(transaction: Database, userId: string): Promise<void> {
  const person = await findCandidate(transaction, { id: userId });
  if (!person?.is_admin) return;
  await lockRoles(transaction);
  await refuseLastAdmin(transaction, person);
}

/** The admin may have lost the role, or been suspended, while waiting for the lock. */
export async function findForChange(
  transaction: Database,
  { actorId, userId }: Pick<Change, "actorId" | "userId">,
): Promise<Candidate> {
  await lockRoles(transaction);
  const actor = await findCandidate(transaction, { id: actorId });
  if (!actor?.is_admin || actor.is_out) throw notAllowed();
  const person = await findCandidate(transaction, { id: userId });
  if (!person) throw notFound();
  return person;
}

/** Grants the role from the command line: the first admin has no other admin to ask. */
export async function grantAdminByHand(
  database: Database,
  email: string,
  now: Date,
): Promise<"granted" | "known"> {
  return database.transaction().execute(async (transaction) => {
    await lockRoles(transaction);
    const person = await findCandidate(transaction, { email: email.trim().toLowerCase() });
    if (!person)
      throw new AppError(404, "user_not_found", `No account has the email address ${email}.`, {
        field: "email",
      });
    return makeAdmin(transaction, person, { actorId: null, now });
  });
}

async function makeAdmin(
  transaction: Database,
  person: Candidate,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<"granted" | "known"> {
  if (person.is_admin) return "known";
  // A sign-up may use a stranger's address; only confirmation proves that the person owns it.
  if (!person.email_verified)
    throw new AppError(
      409,
      "email_not_verified",
      `${person.email} has not been confirmed yet. Confirm it first.`,
    );
  await insertAdmin(transaction, person.id, now);
  await writeAudit(transaction, {
    actorId,
    action: "admin_granted",
    subjectId: person.id,
    now,
  });
  return "granted";
}
