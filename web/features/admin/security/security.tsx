import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import {
  type SecurityEvent,
  type SecurityKind,
  SECURITY_KINDS,
} from "../../../../shared/contracts/admin/security.ts";
import { SEARCH_LENGTH } from "../../../../shared/contracts/text.ts";
import { KEPT_DAYS } from "../../../../shared/rules/retention.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { MoreButton } from "../../../ui/list/more-button.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type SecurityFilter, securityQuery } from "../data.ts";

type SecurityProps = {
  /** The id of the person; null shows everyone. */
  person: string | null;
  onEverybody: () => void;
};

/** Sign-ins, failures, lock-outs and refusals: from where and when. */
export function Security({ person, onEverybody }: SecurityProps) {
  const [email, setEmail] = useState("");
  const [kind, setKind] = useState<SecurityKind | "all">("all");
  const [until, setUntil] = useState("");
  const filter = { person: person ?? email, kind, until };
  const shown = useDeferredValue(filter);
  const isStale = JSON.stringify(shown) !== JSON.stringify(filter);
  return (
    <Section title="Security" headClassName="">
      <p className="mt-1 mb-4 text-ink-2">
        Sign-ins and refused requests in the last {KEPT_DAYS.securityEvent} days. Repeats from the
        same network within an hour are one line.
      </p>
      <div className="admin-filters">
        {person === null ? (
          <SearchField label="Email of an account" maxLength={SEARCH_LENGTH} onSearch={setEmail} />
        ) : (
          <Button kind="soft" onClick={onEverybody}>
            One account only. Show all
          </Button>
        )}
        <Select label="What" value={kind} options={KIND_FILTERS} onChange={setKind} />
        <Field label="Until" type="date" value={until} onChange={setUntil} />
      </div>
      <Boundary pending={<Skeleton rows={[64, 64, 64, 64, 64]} />}>
        <div aria-busy={isStale} className={isStale ? "opacity-60" : undefined}>
          <List filter={shown} />
        </div>
      </Boundary>
    </Section>
  );
}

function List({ filter }: { filter: SecurityFilter }) {
  const list = useSuspenseInfiniteQuery(securityQuery(filter));
  const events = list.data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <p className="card p-6 text-ink-2">No matching events.</p>;
  return (
    <>
      <ul className="card lines-between overflow-hidden">
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}

const moment = (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" });

function Row({ event }: { event: SecurityEvent }) {
  const { name, tone } = KINDS[event.kind];
  const about = [event.person?.email ?? "No account", event.network, event.detail];
  return (
    <li className="admin-row">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-3 wrap-anywhere">
          {about.filter((part) => part !== "").join(" · ")}
        </span>
      </span>
      <span className="admin-marks">
        {event.count > 1 ? (
          <Chip tone={tone} size="sm">{`${formatNumber(event.count)} times`}</Chip>
        ) : null}
        <time className="admin-date" dateTime={event.last_at}>
          {moment(event.last_at)}
        </time>
      </span>
    </li>
  );
}

const KINDS: Record<SecurityKind, { name: string; tone: ChipTone }> = {
  signed_in: { name: "Signed in", tone: "ok" },
  sign_in_failed: { name: "Wrong password", tone: "warn" },
  sign_in_locked: { name: "Locked out after too many wrong passwords", tone: "bad" },
  sign_in_refused: { name: "Access denied", tone: "bad" },
  reset_asked: { name: "Requested a password reset", tone: "info" },
  password_reset: { name: "Reset the password", tone: "info" },
  password_changed: { name: "Changed the password", tone: "info" },
  email_changed: { name: "Changed the email address", tone: "info" },
  sessions_ended: { name: "Sessions ended", tone: "info" },
  session_stolen: { name: "Stolen session ended", tone: "bad" },
  factor_added: { name: "Added a way to sign in", tone: "info" },
  factor_removed: { name: "Removed a way to sign in", tone: "info" },
  factor_used: { name: "Used a second factor", tone: "ok" },
  factor_failed: { name: "Wrong second factor", tone: "warn" },
  proof_failed: { name: "Wrong password while signed in", tone: "warn" },
  admin_act: { name: "Acted as an admin", tone: "premium" },
  admin_refused: { name: "Admin call refused", tone: "bad" },
  limit_hit: { name: "Hit a rate limit", tone: "warn" },
  model_used: { name: "A server started with this model", tone: "info" },
};

const KIND_FILTERS: readonly { id: SecurityKind | "all"; name: string }[] = [
  { id: "all", name: "Everything" },
  ...SECURITY_KINDS.map((id) => ({ id, name: KINDS[id].name })),
];
