import { formatDate, formatNumber } from "../../../lib/format.ts";

type WeekBar = { starts_on: string; value: number; part?: number };

type WeekChartProps = {
  title: string;
  tone: "sky" | "mint" | "lilac" | "butter";
  /** The number beside the title: a sum or a rate. */
  figure: string;
  figureLabel: string;
  weeks: readonly WeekBar[];
  /** The names of a bar's upper and lower part. */
  legend?: readonly [string, string];
  /** The time that a bar covers. */
  unit?: "week" | "month";
  /** Returns the tooltip of a week. */
  say: (week: WeekBar) => string;
};

export const weekName = (startsOn: string): string =>
  formatDate(`${startsOn}T00:00:00Z`, { month: "short", day: "numeric", timeZone: "UTC" });

export const monthName = (startsOn: string): string =>
  formatDate(`${startsOn}T00:00:00Z`, { month: "short", year: "numeric", timeZone: "UTC" });

/** The axis labels: the highest bar, its half if that is a whole number, and zero. */
const valuesUpTo = (most: number): number[] => (most % 2 === 0 ? [most, most / 2, 0] : [most, 0]);

/** Fewer than these are a sentence: bars would only shout. */
const WORTH_BARS = 3;

/** A bar chart, one bar per week or month. A table shows the same numbers elsewhere. */
export function WeekChart(props: WeekChartProps) {
  const { title, tone, figure, figureLabel, weeks, legend, unit = "week", say } = props;
  const most = Math.max(...weeks.map(({ value }) => value));
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  if (!first || !last) return null;
  if (most < WORTH_BARS)
    return (
      <p className="order-last text-ink-3 md:col-span-2">
        {title}: {most === 0 ? "none yet" : `${figure} ${figureLabel}`}
      </p>
    );
  return (
    <figure className={`card p-5 week-${tone}`}>
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-display text-[17px] font-semibold">{title}</span>
        <span className="text-right text-sm text-ink-3">
          <span className="num mr-1.5 text-[24px] text-ink">{figure}</span>
          {figureLabel}
        </span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 mt-4.5">
        <ol className="week-values num" aria-hidden="true">
          {valuesUpTo(most).map((value) => (
            <li key={value} style={{ "--share": value / most }}>
              {formatNumber(value)}
            </li>
          ))}
        </ol>
        <div
          className="flex h-24 items-end justify-between gap-1.5 border-b border-line-strong"
          role="img"
          aria-label={`${title}: at most ${formatNumber(most)} a ${unit}, ${formatNumber(last.value)} in this one`}
        >
          {weeks.map((week) => (
            <span
              key={week.starts_on}
              className="week-bar"
              title={say(week)}
              style={{ "--share": week.value / most, "--part": (week.part ?? 0) / most }}
            />
          ))}
        </div>
      </div>
      <div className="flex gap-3 justify-between mt-1.5 text-[13px] text-ink-3">
        <span>{unit === "week" ? weekName(first.starts_on) : monthName(first.starts_on)}</span>
        {legend ? (
          <ul className="week-legend">
            {legend.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
        <span>this {unit}</span>
      </div>
    </figure>
  );
}
