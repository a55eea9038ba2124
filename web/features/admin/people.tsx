import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { AdminPerson } from "../../../shared/contracts/admin/admin.ts";
import { SEARCH_LENGTH } from "../../../shared/contracts/text.ts";
import { formatDate, plural } from "../../lib/format.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type PeopleFilter, peopleQuery } from "./data.ts";
import { MoreButton } from "../../ui/list/more-button.tsx";
import { FILTERS, PLANS } from "./plans.ts";
import { Rows } from "./rows.tsx";

type PeopleProps = { onOpen: (id: string) => void };

export function People({ onOpen }: PeopleProps) {
  const [search, setSearch] = useState("");
  const [plan, setPlan] = useState<PeopleFilter["plan"]>("all");
  const shown = useDeferredValue(search);
  const shownPlan = useDeferredValue(plan);
  const isStale = shown !== search || shownPlan !== plan;
  return (
    <Section title="People">
      <div className="admin-filters">
        <SearchField label="Name or email" maxLength={SEARCH_LENGTH} onSearch={setSearch} />
        <Select label="Plan" value={plan} options={FILTERS} onChange={setPlan} />
      </div>
      <Boundary pending={<Skeleton rows={[64, 64, 64, 64, 64]} />}>
        <div aria-busy={isStale} className={isStale ? "opacity-60" : undefined}>
          <List filter={{ search: shown, plan: shownPlan }} onOpen={onOpen} />
        </div>
      </Boundary>
    </Section>
  );
}

function List({ filter, onOpen }: PeopleProps & { filter: PeopleFilter }) {
  const list = useSuspenseInfiniteQuery(peopleQuery(filter));
  const people = list.data.pages.flatMap((page) => page.people);
  return (
    <>
      <p role="status" className="sr-only">
        {people.length === 0
          ? "No one found"
          : plural(people.length, { one: "# person shown", other: "# people shown" }, "en-US")}
      </p>
      <Rows rows={people} none="No account matches." onOpen={onOpen}>
        {(person) => <Row person={person} />}
      </Rows>
      <MoreButton list={list} />
    </>
  );
}

function Row({ person }: { person: AdminPerson }) {
  const plan = PLANS[person.subscription_status];
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{person.name || "No name yet"}</span>
        <span className="block text-sm text-ink-3 wrap-anywhere">{person.email}</span>
      </span>
      <span className="admin-marks">
        {person.is_suspended ? (
          <Chip tone="bad" size="sm">
            Suspended
          </Chip>
        ) : null}
        {person.is_admin ? (
          <Chip tone="premium" size="sm">
            Admin
          </Chip>
        ) : null}
        <Chip tone={plan.tone} size="sm">
          {plan.name}
        </Chip>
        <Chip tone="warn" size="sm">{`Level ${person.level}`}</Chip>
        <span className="admin-date">{formatDate(person.created_at, { dateStyle: "medium" })}</span>
      </span>
    </>
  );
}
