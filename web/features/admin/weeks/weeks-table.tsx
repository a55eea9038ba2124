import type { AdminWeek } from "../../../../shared/contracts/admin/admin.ts";
import { formatNumber } from "../../../lib/format.ts";
import { weekName } from "./week-chart.tsx";

const COLUMNS = [
  ["sign_ups", "Sign-ups"],
  ["active", "Active people"],
  ["messages", "Messages"],
  ["trials", "Trials"],
  ["converted", "Paid after"],
] as const;

/** Newest first: the running week is what one looks for. */
export function WeeksTable({ weeks }: { weeks: readonly AdminWeek[] }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div
      className="card admin-table"
      role="tabpanel"
      aria-label="The weeks in numbers"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {COLUMNS.map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.starts_on}>
              <th scope="row">{weekName(week.starts_on)}</th>
              {COLUMNS.map(([key]) => (
                <td key={key} className="num">
                  {formatNumber(week[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
