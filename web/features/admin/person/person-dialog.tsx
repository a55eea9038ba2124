import { useSuspenseQuery } from "@tanstack/react-query";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { AdminPersonPanel } from "../../../../shared/contracts/admin/admin.ts";
import type { SuppressionReason } from "../../../../shared/contracts/mail.ts";
import { formatDate, formatNumber, plural } from "../../../lib/format.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Button, ExternalLinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { personQuery } from "../data.ts";
import { ActPanel } from "./act-panel.tsx";
import { PLANS } from "../plans.ts";

type PanelProps = {
  id: string;
  /** The admin who looks. */
  own: { id: string; has_password: boolean } | undefined;
  /** Opens the security events of this account. */
  onSecurity: (id: string) => void;
};

/** An account as an admin sees it. Admins read no chat, except an exchange that a person reported (reports/). */
export function PersonDialog({ onClose, ...props }: PanelProps & { onClose: () => void }) {
  return (
    <Dialog title="Account" text="Your view of this account is in the log." onClose={onClose}>
      <Boundary pending={<Skeleton rows={[28, 24, 24, 24, 24, 24]} />}>
        <Panel {...props} />
      </Boundary>
    </Dialog>
  );
}

const dateOf = (at: string | null) =>
  at === null ? "never" : formatDate(at, { dateStyle: "medium" });

function Panel({ id, own, onSecurity }: PanelProps) {
  const { data: person } = useSuspenseQuery(personQuery(id));
  const plan = PLANS[person.subscription_status];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p className="mr-auto font-display text-[21px] font-semibold wrap-anywhere">
          {person.name || "No name yet"}
        </p>
        <Chip tone={plan.tone}>{plan.name}</Chip>
        {person.is_suspended ? <Chip tone="bad">Suspended</Chip> : null}
        {person.is_resting ? <Chip tone="warn">Under 18: chat paused</Chip> : null}
        {person.is_admin ? <Chip tone="premium">Admin</Chip> : null}
      </div>
      <div className="mb-5 flex flex-wrap gap-3">
        {person.customer_url ? (
          <ExternalLinkButton kind="soft" href={person.customer_url}>
            Payments and refunds
            <Icon of={ArrowUpRight} />
          </ExternalLinkButton>
        ) : null}
        <Button kind="soft" onClick={() => onSecurity(id)}>
          Security log
        </Button>
      </div>
      <ActPanel person={person} isOwn={id === own?.id} hasPassword={own?.has_password ?? true} />
      {person.notes.length > 0 ? <Notes notes={person.notes} /> : null}
      <div className="grid gap-4">
        <Facts title="Account" facts={accountFacts(person)} />
        <Facts title="Plan" facts={planFacts(person)} />
        <Facts title="With Luli" facts={lifeFacts(person)} />
      </div>
    </>
  );
}

const Notes = ({ notes }: Pick<AdminPersonPanel, "notes">) => (
  <section aria-labelledby="notes-title" className="mb-5">
    <h3 id="notes-title" className="text-[15px] text-ink-3">
      Notes
    </h3>
    <ul>
      {notes.map(({ id, words, author, created_at }) => (
        <li key={id} className="line-above mt-2 pt-2">
          <p className="whitespace-pre-wrap wrap-anywhere">{words}</p>
          <p className="text-sm text-ink-3 wrap-anywhere">
            {author ?? "An admin who has left"}, {dateOf(created_at)}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** A fact without a value is left out. */
type FactsProps = {
  title: string;
  facts: readonly (readonly [name: string, value: string | null])[];
};

const Facts = ({ title, facts }: FactsProps) => (
  <section aria-label={title}>
    <h3 className="mb-1 text-[15px] text-ink-3">{title}</h3>
    <dl>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="line-above flex justify-between gap-4 py-1.5 text-[15px]">
            <dt className="flex-none text-ink-2">{name}</dt>
            <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);

const SUPPRESSED: Record<SuppressionReason, string> = {
  bounce: "bounced: only emails they ask for",
  complaint: "marked as spam: no weekly email",
};

const accountFacts = (person: AdminPersonPanel) =>
  [
    ["Email", person.email],
    ["Confirmed", person.is_email_verified ? "yes" : "not yet"],
    ["Mails", person.mail_suppressed && SUPPRESSED[person.mail_suppressed]],
    ["Signs in by", person.sign_in.join(" and ") || "nothing yet"],
    ["Member since", dateOf(person.created_at)],
    ["Suspended", person.suspended_at && dateOf(person.suspended_at)],
    ["Last seen", person.last_seen_at === null ? "not signed in" : dateOf(person.last_seen_at)],
    ["Open sessions", formatNumber(person.sessions)],
    ["Time zone", person.time_zone],
    ["Messages to us", formatNumber(person.contact_messages)],
  ] as const;

const planFacts = (person: AdminPersonPanel) =>
  [
    ["Trial used on", dateOf(person.trial_used_at)],
    ["Given until", person.granted_until && dateOf(person.granted_until)],
    ["Charges", person.is_held ? "none while suspended" : null],
    [
      person.cancel_at_period_end ? "Cancelled, until" : "Paid or free until",
      person.subscription_end === null ? "–" : dateOf(person.subscription_end),
    ],
  ] as const;

const lifeFacts = (person: AdminPersonPanel) =>
  [
    ["Puppy", `${person.puppy.name}, level ${person.puppy.level}`],
    ["Highest level", formatNumber(person.level)],
    ["Coins", formatNumber(person.coins)],
    ["Happiness points", formatNumber(person.happiness_points)],
    ["Streak", plural(person.streak_days, { one: "# day", other: "# days" }, "en-US")],
    ["Conversations", formatNumber(person.chats)],
  ] as const;
