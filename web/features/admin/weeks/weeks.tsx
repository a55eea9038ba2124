import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminWeek } from "../../../../shared/contracts/admin/admin.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { weeksQuery } from "../data.ts";
import { TableCard } from "../table-card.tsx";
import { WeekChart, weekName } from "./week-chart.tsx";

const sum = (weeks: readonly AdminWeek[], key: "sign_ups" | "messages" | "trials" | "converted") =>
  weeks.reduce((total, week) => total + week[key], 0);

/** The last weeks as charts, or as the table behind them. */
export function Weeks() {
  const { weeks } = useSuspenseQuery(weeksQuery).data;
  const [isTable, setIsTable] = useState(false);
  return (
    <Section
      title={`The last ${weeks.length} weeks`}
      action={
        <Button
          kind="soft"
          size="sm"
          aria-pressed={isTable}
          onClick={() => setIsTable((wasTable) => !wasTable)}
        >
          Show as a table
        </Button>
      }
    >
      {isTable ? <WeeksTable weeks={weeks} /> : <Charts weeks={weeks} />}
    </Section>
  );
}

function Charts({ weeks }: { weeks: readonly AdminWeek[] }) {
  const bars = (key: "sign_ups" | "active" | "messages") =>
    weeks.map((week) => ({ starts_on: week.starts_on, value: week[key] }));
  const inAll = (key: "sign_ups" | "messages") => ({
    figure: formatNumber(sum(weeks, key)),
    figureLabel: "in total",
    weeks: bars(key),
  });
  const say = (words: string) => (week: { starts_on: string; value: number }) =>
    `Week of ${weekName(week.starts_on)}: ${formatNumber(week.value)} ${words}`;
  const trials = sum(weeks, "trials");
  const rate = trials === 0 ? "–" : `${Math.round((100 * sum(weeks, "converted")) / trials)} %`;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <WeekChart title="Sign-ups" tone="sky" {...inAll("sign_ups")} say={say("sign-ups")} />
      <WeekChart
        title="Active people"
        tone="mint"
        figure={formatNumber(weeks.at(-1)?.active ?? 0)}
        figureLabel="this week"
        weeks={bars("active")}
        say={say("active")}
      />
      <WeekChart title="Messages" tone="lilac" {...inAll("messages")} say={say("messages")} />
      <WeekChart
        title="Trials"
        legend={["not paid yet", "paid after"]}
        tone="butter"
        figure={rate}
        figureLabel={`of ${formatNumber(trials)} paid`}
        weeks={weeks.map((week) => ({
          starts_on: week.starts_on,
          value: week.trials,
          part: week.converted,
        }))}
        say={(week) => `${say("trials")(week)}, ${formatNumber(week.part ?? 0)} paid after`}
      />
    </div>
  );
}

const FIRST = { key: "starts_on", name: "Week of" };
const COLUMNS = [
  { key: "sign_ups", name: "Sign-ups" },
  { key: "active", name: "Active people" },
  { key: "messages", name: "Messages" },
  { key: "trials", name: "Trials" },
  { key: "converted", name: "Paid after" },
] as const;

/** Newest first: the running week is what one looks for. */
function WeeksTable({ weeks }: { weeks: readonly AdminWeek[] }) {
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
