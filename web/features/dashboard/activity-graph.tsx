import { type PointerEvent, useState } from "react";
import type { ActivityDay } from "../../../shared/contracts/dashboard.ts";
import { formatNumber } from "../../lib/format.ts";
import { listWeekdays, listWeeks, summarize, type Week, writeDay } from "./activity.ts";

/** Squares for the eye, a table of the weeks for everyone; the line between says what is pointed at. */
export function ActivityGraph({ activity }: { activity: ActivityDay[] }) {
  const weeks = listWeeks(activity);
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
        aria-label={summarize(activity)}
        onPointerOver={handleLook}
        onPointerLeave={() => setLooked(null)}
      >
        {listWeekdays(activity).map((name, at) => (
          <span key={name} className="activity-weekday" style={{ gridRow: at + 2 }}>
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
      <p className="activity-words">{shown?.words ?? summarize(activity)}</p>
      <Legend />
      <WeeksTable weeks={weeks} />
    </div>
  );
}

type WeekColumnProps = { week: Week; column: number; today: string | undefined };

/** The first column and row are the names'. */
function WeekColumn({ week, column, today }: WeekColumnProps) {
  return (
    <>
      <span className="activity-month" style={{ gridArea: `1 / ${column}` }}>
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
  return (
    <p className="activity-legend" aria-hidden="true">
      Less
      {[0, 1, 2, 3, 4].map((strength) => (
        <i key={strength} className={`activity-day activity-${strength}`} />
      ))}
      More
      <i className="activity-day activity-frozen" />
      Kept by a freeze
    </p>
  );
}

const COLUMNS = [
  { title: "Days", of: "days" },
  { title: "Messages", of: "messages" },
  { title: "Pets", of: "pets" },
  { title: "Tasks", of: "tasks" },
  { title: "XP", of: "xp" },
] as const;

function WeeksTable({ weeks }: { weeks: Week[] }) {
  return (
    <details className="activity-weeks">
      <summary>Week by week</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            {COLUMNS.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ totals }) => (
            <tr key={totals.from}>
              <th scope="row">{writeDay(totals.from, "short")}</th>
              {COLUMNS.map(({ of }) => (
                <td key={of}>{formatNumber(totals[of])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
