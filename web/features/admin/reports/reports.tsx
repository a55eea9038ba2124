import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import {
  type AnswerState,
  REPORT_DAYS,
  type ReportReason,
} from "../../../../shared/contracts/report.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { Chip } from "../../../ui/chip.tsx";
import { reportsQuery } from "../data.ts";
import { AnswerList } from "../answer-list.tsx";
import { MoreButton } from "../../../ui/list/more-button.tsx";
import { Rows } from "../rows.tsx";

export const REASONS: Record<ReportReason, string> = {
  harmful: "Dangerous or harmful",
  sexual: "Sexual or romantic",
  hurtful: "Hurtful or hateful",
  human: "Claims to be human, or pressures people to stay",
  other: "Something else",
};

const NONE: Record<AnswerState, string> = {
  open: "No reports to answer. Good dog!",
  answered: "Nothing has been answered yet.",
};

type ReportsProps = { onOpen: (id: string) => void };

/** Replies that people reported. An admin reads one exchange at a time. */
export const Reports = ({ onOpen }: ReportsProps) => (
  <AnswerList title="Reported replies">
    {(state) => <List state={state} onOpen={onOpen} />}
  </AnswerList>
);

function List({ state, onOpen }: ReportsProps & { state: AnswerState }) {
  const list = useSuspenseInfiniteQuery(reportsQuery(state));
  const reports = list.data.pages.flatMap((page) => page.reports);
  const counts = list.data.pages[0]?.counts ?? [];
  return (
    <>
      {counts.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-2">
          Last {REPORT_DAYS} days:
          {counts.map(({ reason, count }) => (
            <Chip key={reason}>
              {REASONS[reason]}: {formatNumber(count)}
            </Chip>
          ))}
        </p>
      )}
      <Rows rows={reports} none={NONE[state]} onOpen={onOpen}>
        {({ reason, created_at }) => (
          <>
            <span className="min-w-0 flex-1 font-semibold">{REASONS[reason]}</span>
            <span className="admin-date">
              {formatDate(created_at, { dateStyle: "medium", timeStyle: "short" })}
            </span>
          </>
        )}
      </Rows>
      <MoreButton list={list} />
    </>
  );
}
