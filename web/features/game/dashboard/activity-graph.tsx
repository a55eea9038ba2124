import { type PointerEvent, useState } from "react";
import type { ActivityDay } from "../../../../shared/contracts/dashboard.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { listWeekdays, listWeeks, summarize, type Week, writeDay } from "./activity.ts";
import { dashboardWords } from "./words.tsx";

/** Squares for the eye and a table for screen readers; the line between describes the hovered day. */
export function ActivityGraph({ activity }: { activity: ActivityDay[] }) {
  const told = { words: useWords(dashboardWords).activity, language: useLanguage() };
  const weeks = listWeeks(activity, told);
  const squares = weeks.flatMap((week) => week.squares);
  const [looked, setLooked] = useState<string | null>(null);
  const shown = squares.find(({ day }) => day === looked);
  const handleLook = (event: PointerEvent) => {
    const { day } = (event.target as HTMLElement).dataset;
    if (day) setLooked(day);
  };
  return (
    <div className="activity">
      <div
        className="activity-graph"
        role="img"
        aria-label={summarize(activity, told)}
        onPointerOver={handleLook}
        onPointerLeave={() => setLooked(null)}
      >
        {listWeekdays(activity, told.language).map((name, at) => (
          <span key={name} className="col-start-1 self-center" style={{ gridRow: at + 2 }}>
            {at % 2 === 0 ? name : ""}
          </span>
        ))}
        {weeks.map((week, at) => (
          <WeekColumn
            key={week.totals.from}
            week={week}
            column={at + 2}
            today={squares.at(-1)?.day}
          />
        ))}
      </div>
      <p className="mt-3 text-[14.5px] text-ink-2">{shown?.words ?? summarize(activity, told)}</p>
      <Legend />
      <WeeksTable weeks={weeks} />
    </div>
  );
}

type WeekColumnProps = { week: Week; column: number; today: string | undefined };

/** The first column and row hold the labels. */
function WeekColumn({ week, column, today }: WeekColumnProps) {
  return (
    <>
      <span className="whitespace-nowrap" style={{ gridArea: `1 / ${column}` }}>
        {week.month}
      </span>
      {week.squares.map(({ day, strength, isFrozen }, at) => (
        <i
          key={day}
          data-day={day}
          style={{ gridArea: `${at + 2} / ${column}` }}
          className={`activity-day activity-${isFrozen ? "frozen" : strength} ${day === today ? "is-today" : ""}`}
        />
      ))}
    </>
  );
}

function Legend() {
  const words = useWords(dashboardWords).activity;
  return (
    <p className="activity-legend" aria-hidden="true">
      <span>
        {words.less}
        {[0, 1, 2, 3, 4].map((strength) => (
          <i key={strength} className={`activity-day activity-${strength}`} />
        ))}
        {words.more}
      </span>
      <span>
        <i className="activity-day activity-frozen" />
        {words.kept}
      </span>
    </p>
  );
}

const COLUMNS = ["days", "messages", "pets", "tasks", "xp"] as const;

function WeeksTable({ weeks }: { weeks: Week[] }) {
  const words = useWords(dashboardWords).activity;
  const language = useLanguage();
  return (
    <details className="activity-weeks">
      <summary className="fold">{words.weekByWeek}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.weekFrom}</th>
            {COLUMNS.map((of) => (
              <th key={of} scope="col">
                {words.columns[of]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ totals }) => (
            <tr key={totals.from}>
              <th scope="row">{writeDay(totals.from, language, "short")}</th>
              {COLUMNS.map((of) => (
                <td key={of}>{formatNumber(totals[of], language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
