import { useSuspenseQuery } from "@tanstack/react-query";
import BadgePercent from "lucide-react/icons/badge-percent";
import Hourglass from "lucide-react/icons/hourglass";
import Sparkles from "lucide-react/icons/sparkles";
import Wallet from "lucide-react/icons/wallet";
import type { AdminNumbers } from "../../../../shared/contracts/admin/numbers.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Icon } from "../../../ui/icons.tsx";
import { StatCard } from "../../../ui/stat-card.tsx";
import { numbersQuery } from "../data.ts";
import { monthName, WeekChart } from "../weeks/week-chart.tsx";
import { cohortColumns, DAYS, dollars, FUNNEL, MONTHS, percent } from "./columns.ts";
import { NumberTable } from "./number-table.tsx";

/** The owner's key figures: docs/numbers.md defines each number. */
export function Numbers() {
  const { data } = useSuspenseQuery(numbersQuery);
  const { today, months, funnel, cohorts, days } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <Today today={today} />
      <WeekChart
        title="MRR"
        tone="mint"
        figure={dollars(today.mrr_cents)}
        figureLabel="a month, now"
        unit="month"
        weeks={months.map(({ starts_on, mrr_cents }) => ({ starts_on, value: mrr_cents / 100 }))}
        say={({ starts_on, value }) => `${monthName(starts_on)}: ${dollars(value * 100)}`}
      />
      <NumberTable
        title="Months"
        note="MRR and subscribers at the month's end. Churn: lost in the month, divided by subscribers at its start. Conversion counts trials that began in the month; recent ones are still running."
        name="months"
        columns={MONTHS}
        rows={months.toReversed()}
      />
      <NumberTable
        title="From landing to paying"
        note="Landing visits count opened pages, without cookies, bots or people who asked not to be counted. The other columns: of everyone who signed up that week, how many have got this far by now."
        name="funnel"
        columns={FUNNEL}
        rows={funnel.toReversed()}
      />
      <NumberTable
        title="Who comes back"
        note="Of everyone who signed up that week, how many wrote, petted or did a task that week, the next week, and so on."
        name="cohorts"
        columns={cohortColumns(cohorts.length)}
        rows={cohorts.toReversed()}
      />
      <NumberTable
        title="What the model costs"
        note="Tokens as reported by the endpoint, otherwise estimated from text length. Costs use OPENAI_PRICE_IN and OPENAI_PRICE_OUT. People are counted when a day (UTC) is over; the last columns average the most expensive tenth of them."
        name="model"
        columns={DAYS}
        rows={days.toReversed()}
      />
    </div>
  );
}

function Today({ today }: Pick<AdminNumbers, "today">) {
  const { mrr_cents, subscribers, running_trials, paid_trials, ended_trials } = today;
  const ended = `of ${formatNumber(ended_trials)} trials paid, in a year`;
  const figures = [
    { icon: Wallet, tone: "ok", value: dollars(mrr_cents), label: "MRR" },
    {
      icon: Sparkles,
      tone: "premium",
      value: formatNumber(subscribers),
      label: "Subscribers who pay",
    },
    { icon: Hourglass, tone: "info", value: formatNumber(running_trials), label: "Trials running" },
    { icon: BadgePercent, tone: "warn", value: percent(paid_trials, ended_trials), label: ended },
  ] as const;
  return (
    <div className="admin-cards">
      {figures.map(({ icon, ...figure }) => (
        <StatCard key={figure.label} icon={<Icon of={icon} />} {...figure} />
      ))}
    </div>
  );
}
