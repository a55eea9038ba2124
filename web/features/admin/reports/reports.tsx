import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { ReportReason } from "../../../../shared/contracts/report.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type MessageState, reportsQuery } from "../data.ts";
import { MoreButton } from "../more-button.tsx";

export const REASONS: Record<ReportReason, string> = {
  harmful: "Dangerous or harmful",
  sexual: "Sexual or romantic",
  hurtful: "Hurtful or hateful",
  human: "Claims to be human, or holds people back",
  other: "Something else",
};

const STATES = [
  { id: "open", name: "Open" },
  { id: "answered", name: "Answered" },
] as const;

const NONE: Record<MessageState, string> = {
  open: "No reply waits for an answer. Good dog!",
  answered: "Nothing has been answered yet.",
};

type ReportsProps = { onOpen: (id: string) => void };

/** Replies that people reported. What was said is read one exchange at a time. */
export function Reports({ onOpen }: ReportsProps) {
  const [state, setState] = useState<MessageState>("open");
  const shown = useDeferredValue(state);
  return (
    <section aria-labelledby="reports-title">
      <h2 id="reports-title" className="t-h3 mb-4">
        Reported replies
      </h2>
      <div className="admin-filters">
        <Choice label="Show" value={state} options={STATES} onChange={setState} />
      </div>
      <Boundary pending={<Skeleton rows={[64, 64, 64]} />}>
        <div aria-busy={shown !== state} className={shown === state ? undefined : "opacity-60"}>
          <List state={shown} onOpen={onOpen} />
        </div>
      </Boundary>
    </section>
  );
}

function List({ state, onOpen }: ReportsProps & { state: MessageState }) {
  const list = useSuspenseInfiniteQuery(reportsQuery(state));
  const reports = list.data.pages.flatMap((page) => page.reports);
  const counts = list.data.pages[0]?.counts ?? [];
  return (
    <>
      {counts.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-2">
          Last 90 days:
          {counts.map(({ reason, count }) => (
            <Chip key={reason}>
              {REASONS[reason]}: {formatNumber(count)}
            </Chip>
          ))}
        </p>
      )}
      {reports.length === 0 ? (
        <p className="card p-6 text-ink-2">{NONE[state]}</p>
      ) : (
        <ul className="card admin-rows">
          {reports.map(({ id, reason, created_at }) => (
            <li key={id}>
              <button type="button" className="admin-row" onClick={() => onOpen(id)}>
                <span className="min-w-0 flex-1 font-semibold">{REASONS[reason]}</span>
                <span className="admin-date">
                  {formatDate(created_at, { dateStyle: "medium", timeStyle: "short" })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </>
  );
}
