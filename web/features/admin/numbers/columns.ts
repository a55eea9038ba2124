// The columns of the owner's tables: the values in the file and their labels on the page.
import type { AdminNumbers } from "../../../../shared/contracts/admin/numbers.ts";
import { formatNumber } from "../../../lib/format.ts";
import { monthName, weekName } from "../weeks/week-chart.tsx";
import type { ShownColumn } from "./number-table.tsx";

type Month = AdminNumbers["months"][number];
type Step = AdminNumbers["funnel"][number];
type Day = AdminNumbers["days"][number];
type Cohort = AdminNumbers["cohorts"][number];

export const dollars = (cents: number): string => `$${formatNumber(cents / 100)}`;
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${formatNumber(Math.round((1000 * part) / whole) / 10)} %`;
/** The CSV file leaves a rate empty when its whole is zero. */
const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 10_000;

const whole = (value: number | null) => (value === null ? null : Math.round(value));

const lost = ({ left, failed, disputed }: Month) => left + failed + disputed;

export const MONTHS: readonly ShownColumn<Month>[] = [
  { key: "month", name: "Month", of: (m) => m.starts_on, show: (day) => monthName(String(day)) },
  {
    key: "mrr_usd",
    name: "MRR",
    of: (m) => m.mrr_cents / 100,
    show: (_, m) => dollars(m.mrr_cents),
  },
  { key: "subscribers", name: "Subscribers", of: (m) => m.subscribers },
  { key: "new", name: "New", of: (m) => m.began },
  { key: "cancelled", name: "Cancelled", of: (m) => m.left },
  { key: "failed_payment", name: "Failed payment", of: (m) => m.failed },
  { key: "disputed", name: "Disputed", of: (m) => m.disputed },
  {
    key: "churn",
    name: "Churn",
    of: (m) => rate(lost(m), m.at_start),
    show: (_, m) => percent(lost(m), m.at_start),
  },
  { key: "trials", name: "Trials", of: (m) => m.trials },
  { key: "paid_after", name: "Paid after", of: (m) => m.paid_trials },
  {
    key: "conversion",
    name: "Conversion",
    of: (m) => rate(m.paid_trials, m.trials),
    show: (_, m) => percent(m.paid_trials, m.trials),
  },
];

const week = <Row extends { starts_on: string }>(name: string): ShownColumn<Row> => ({
  key: "week",
  name,
  of: (row) => row.starts_on,
  show: (day) => weekName(String(day)),
});

export const FUNNEL: readonly ShownColumn<Step>[] = [
  week("Week of"),
  { key: "visits", name: "Landing visits", of: (w) => w.visits },
  { key: "sign_ups", name: "Sign-ups", of: (w) => w.sign_ups },
  { key: "confirmed", name: "Confirmed", of: (w) => w.confirmed },
  { key: "first_message", name: "First message", of: (w) => w.first_messages },
  { key: "checkout_opened", name: "Checkout opened", of: (w) => w.checkouts },
  { key: "trial", name: "Trial", of: (w) => w.trials },
  { key: "paid", name: "Paid", of: (w) => w.paid },
  {
    key: "paid_of_sign_ups",
    name: "Paid of sign-ups",
    of: (w) => rate(w.paid, w.sign_ups),
    show: (_, w) => percent(w.paid, w.sign_ups),
  },
];

export const cohortColumns = (weeks: number): readonly ShownColumn<Cohort>[] => [
  week("Signed up"),
  { key: "people", name: "People", of: (c) => c.people },
  ...Array.from({ length: weeks }, (_, step): ShownColumn<Cohort> => ({
    key: `week_${step}`,
    name: `Week ${step}`,
    of: (c) => c.active[step] ?? null,
    show: (value, c) => percent(Number(value), c.people),
    share: ({ active, people }) => {
      const came = active[step];
      return came === undefined || people === 0 ? null : came / people;
    },
  })),
];

const money = (value: unknown) => `$${formatNumber(Math.round(Number(value) * 10_000) / 10_000)}`;

export const DAYS: readonly ShownColumn<Day>[] = [
  { key: "day", name: "Day", of: (d) => d.day, show: (day) => weekName(String(day)) },
  { key: "tokens_in", name: "Tokens in", of: (d) => d.tokens_in },
  { key: "tokens_out", name: "Tokens out", of: (d) => d.tokens_out },
  {
    key: "estimated",
    name: "Estimated",
    of: (d) => rate(d.guessed_tokens, d.tokens_in + d.tokens_out),
    show: (_, d) => percent(d.guessed_tokens, d.tokens_in + d.tokens_out),
  },
  { key: "usd", name: "Cost", of: (d) => d.usd, show: money },
  { key: "people", name: "People", of: (d) => d.people },
  { key: "tokens_a_person", name: "Tokens per person", of: (d) => whole(d.a_person.tokens) },
  { key: "usd_a_person", name: "Cost per person", of: (d) => d.a_person.usd, show: money },
  { key: "tokens_top_tenth", name: "Tokens, top tenth", of: (d) => whole(d.top_tenth.tokens) },
  { key: "usd_top_tenth", name: "Cost, top tenth", of: (d) => d.top_tenth.usd, show: money },
];
