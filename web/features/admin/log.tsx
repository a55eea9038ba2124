import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { AuditAction, AuditEntry } from "../../../shared/contracts/admin/admin.ts";
import { formatDate } from "../../lib/format.ts";
import { Section } from "../../ui/section.tsx";
import { logQuery } from "./data.ts";
import { MoreButton } from "../../ui/list/more-button.tsx";

const SAID: Record<AuditAction, (actor: string, subject: string) => string> = {
  admin_granted: (actor, subject) => `${actor} made ${subject} an admin`,
  rest_ended: (actor, subject) => `${actor} let ${subject} chat again`,
  admin_taken: (actor, subject) => `${actor} removed the admin role from ${subject}`,
  person_viewed: (actor, subject) => `${actor} viewed ${subject}`,
  message_viewed: (actor, subject) => `${actor} read the message “${subject}”`,
  message_answered: (actor, subject) => `${actor} marked “${subject}” as answered`,
  report_viewed: (actor, subject) => `${actor} read a reported reply (${subject})`,
  report_answered: (actor, subject) => `${actor} answered a report (${subject})`,
  mails_sent_again: (actor) => `${actor} sent the failed emails again`,
  person_suspended: (actor, subject) => `${actor} suspended ${subject}`,
  person_reinstated: (actor, subject) => `${actor} reinstated ${subject}`,
  sessions_ended: (actor, subject) => `${actor} signed ${subject} out everywhere`,
  link_sent: (actor, subject) => `${actor} sent an email to ${subject} again`,
  plan_granted: (actor, subject) => `${actor} gave ${subject} a plan`,
  plan_extended: (actor, subject) => `${actor} changed the end of the plan given to ${subject}`,
  plan_taken: (actor, subject) => `${actor} ended the plan given to ${subject}`,
  trial_extended: (actor, subject) => `${actor} extended the trial of ${subject}`,
  note_written: (actor, subject) => `${actor} wrote a note about ${subject}`,
  switched_on: (actor, subject) => `${actor} switched ${subject} on`,
  switched_off: (actor, subject) => `${actor} switched ${subject} off`,
  banner_set: (actor, subject) => `${actor} announced “${subject}”`,
  banner_ended: (actor, subject) => `${actor} removed the announcement “${subject}”`,
  message_reopened: (actor, subject) => `${actor} reopened “${subject}”`,
};

/** An entry without an actor was made by a command on the server. */
function say({ action, actor, subject }: AuditEntry): string {
  const who = actor === null ? "The server’s operator" : (actor.email ?? "Someone who has left");
  return SAID[action](who, subject.label ?? "something that is gone");
}

/** The append-only log of admin actions. */
export function Log() {
  const list = useSuspenseInfiniteQuery(logQuery);
  const entries = list.data.pages.flatMap((page) => page.entries);
  return (
    <Section title="Log" headClassName="">
      <p className="mt-1 mb-4 text-ink-2">
        Every admin action, and every view of an account or a message. Entries cannot be changed or
        removed.
      </p>
      {entries.length === 0 ? (
        <p className="card p-6 text-ink-2">Nothing has happened yet.</p>
      ) : (
        <ul className="card lines-between overflow-hidden">
          {entries.map((entry) => (
            <li key={entry.id} className="admin-row">
              <span className="min-w-0 flex-1 wrap-anywhere">{say(entry)}</span>
              <time className="admin-date" dateTime={entry.happened_at}>
                {formatDate(entry.happened_at, { dateStyle: "medium", timeStyle: "short" })}
              </time>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </Section>
  );
}
