import type { AdminWeek } from "../../../../shared/contracts/admin/admin.ts";
import { formatNumber } from "../../../lib/format.ts";
import { TableCard } from "../table-card.tsx";
import { weekName } from "./week-chart.tsx";

const FIRST = { key: "starts_on", name: "Week of" };
const COLUMNS = [
  { key: "sign_ups", name: "Sign-ups" },
  { key: "active", name: "Active people" },
  { key: "messages", name: "Messages" },
  { key: "trials", name: "Trials" },
  { key: "converted", name: "Paid after" },
] as const;

/** Newest first: the running week is what one looks for. */
export function WeeksTable({ weeks }: { weeks: readonly AdminWeek[] }) {
  return (
    <TableCard label="The weeks in numbers" columns={[FIRST, ...COLUMNS]}>
      {weeks.toReversed().map((week) => (
        <tr key={week.starts_on}>
          <th scope="row">{weekName(week.starts_on)}</th>
          {COLUMNS.map(({ key }) => (
            <td key={key} className="num">
              {formatNumber(week[key])}
            </td>
          ))}
        </tr>
      ))}
    </TableCard>
  );
}
