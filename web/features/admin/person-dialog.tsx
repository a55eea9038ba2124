import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import type { AdminPersonPanel } from "../../../shared/contracts/admin.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { ExternalLinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { personQuery } from "./data.ts";
import { Facts } from "./facts.tsx";
import { PLANS } from "./plans.ts";
import { RestButton } from "./rest-button.tsx";
import { RoleButton } from "./role-button.tsx";

type PersonDialogProps = {
  /** Null: closed. */
  id: string | null;
  /** Who looks. */
  ownId: string | undefined;
  onClose: () => void;
};

/** One account. What they said to Luli is not here, nor anywhere else on the admin page. */
export function PersonDialog({ id, ownId, onClose }: PersonDialogProps) {
  return (
    <Dialog
      isOpen={id !== null}
      onOpenChange={onClose}
      title="Account"
      text="You looked at this account: that is in the log."
    >
      {id === null ? null : (
        <Boundary pending={<Skeleton rows={[28, 24, 24, 24, 24, 24]} />}>
          <Panel id={id} isOwn={id === ownId} />
        </Boundary>
      )}
    </Dialog>
  );
}

const dateOf = (at: string | null) =>
  at === null ? "never" : formatDate(at, { dateStyle: "medium" });

function Panel({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { data: person } = useSuspenseQuery(personQuery(id));
  const plan = PLANS[person.subscription_status];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p className="mr-auto font-display text-[21px] font-semibold wrap-anywhere">
          {person.name || "No name yet"}
        </p>
        <Chip tone={plan.tone}>{plan.name}</Chip>
        {person.is_resting ? <Chip tone="warn">Under 18: chat rests</Chip> : null}
        {person.is_admin ? <Chip tone="premium">Admin</Chip> : null}
      </div>
      <div className="mb-5 flex flex-wrap gap-3">
        {person.customer_url ? (
          <ExternalLinkButton kind="soft" href={person.customer_url}>
            Payments and refunds
            <Icon of={ArrowUpRight} />
          </ExternalLinkButton>
        ) : null}
        <RoleButton person={person} isOwn={isOwn} />
        {person.is_resting ? <RestButton id={id} /> : null}
      </div>
      <Facts title="Account" facts={accountFacts(person)} />
      <Facts title="Plan" facts={planFacts(person)} />
      <Facts title="With Luli" facts={lifeFacts(person)} />
    </>
  );
}

const accountFacts = (person: AdminPersonPanel) =>
  [
    ["Email", person.email],
    ["Confirmed", person.is_email_verified ? "yes" : "not yet"],
    ["Signs in by", person.sign_in.join(" and ") || "nothing yet"],
    ["Member since", dateOf(person.created_at)],
    ["Last seen", person.last_seen_at === null ? "not signed in" : dateOf(person.last_seen_at)],
    ["Open sessions", formatNumber(person.sessions)],
    ["Time zone", person.time_zone],
    ["Messages to us", formatNumber(person.contact_messages)],
  ] as const;

const planFacts = (person: AdminPersonPanel) =>
  [
    ["Free days used", dateOf(person.trial_used_at)],
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
    ["Streak", `${formatNumber(person.streak_days)} days`],
    ["Conversations", formatNumber(person.chats)],
  ] as const;
