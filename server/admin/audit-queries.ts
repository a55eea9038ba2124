// The log of what admins did and looked at. It only grows; names are looked up when it is read.
import { sql } from "kysely";
import type { AdminLog, AuditAction, AuditEntry } from "../../shared/contracts/admin/admin.ts";
import type { Database } from "../platform/database/database.ts";
import { byId, toPage } from "../platform/page.ts";

const PAGE = 50;

type Entry = {
  /** Null: someone with access to the server. */
  actorId: string | null;
  action: AuditAction;
  subjectId: string;
  now: Date;
};

/** Writes the entry in the transaction of its subject, so that neither exists without the other. */
export async function writeAudit(
  transaction: Database,
  { actorId, action, subjectId, now }: Entry,
): Promise<void> {
  await transaction
    .insertInto("audit_entries")
    .values({ actor_id: actorId, action, subject_id: subjectId, happened_at: now })
    .execute();
}

type EntryRow = {
  id: string;
  happened_at: Date;
  action: AuditAction;
  actor_id: string | null;
  actor_email: string | null;
  subject_id: string;
  subject_label: string | null;
};

export async function readLog(database: Database, before: string | undefined): Promise<AdminLog> {
  const { rows } = await sql<EntryRow>`
    select e.id::text, e.happened_at, e.action, e.actor_id, actor.email as actor_email, e.subject_id,
      coalesce(person.email, message.subject, report.reason, switch.name, banner.words ->> 'en-US',
        (select text from jsonb_each_text(banner.words) as said (language, text) limit 1)) as subject_label
    from audit_entries e
    left join users actor on actor.id = e.actor_id
    left join users person on person.id = e.subject_id
    left join contact_messages message on message.id = e.subject_id
    left join reports report on report.id = e.subject_id
    left join switches switch on switch.id = e.subject_id
    left join banners banner on banner.id = e.subject_id
    where ${before ?? null}::bigint is null or e.id < ${before ?? null}::bigint
    order by e.id desc limit ${PAGE + 1}`.execute(database);
  const { page, next } = toPage(rows, PAGE, byId);
  return { entries: page.map(toEntry), next };
}

const toEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  happened_at: row.happened_at.toISOString(),
  action: row.action,
  actor: row.actor_id === null ? null : { id: row.actor_id, email: row.actor_email },
  subject: { id: row.subject_id, label: row.subject_label },
});
