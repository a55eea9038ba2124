// Kept sums as the page shows them: one row a month or a week, also where nothing happened.
import type { AdminNumbers } from "../../shared/contracts/admin/numbers.ts";
import { DAY_MS, WEEK_MS } from "../../shared/rules/days.ts";
import { COHORT, type NumberKind, WEEKLY } from "./kinds.ts";
import type { Sum } from "./queries.ts";

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** First days, oldest first, the running month or week included. */
export const listMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    toDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + at, 1))),
  );

export const listDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    toDay(new Date(now.getTime() - (count - 1 - at) * DAY_MS)),
  );

export function listMondays(now: Date, count: number): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, at) =>
    toDay(new Date(monday - (count - 1 - at) * WEEK_MS)),
  );
}

/** `sums` from the very first month on: what is there at a month's end is all that came and went before. */
export function foldMonths(
  sums: readonly Sum[],
  months: readonly string[],
): Pick<AdminNumbers, "today" | "months"> {
  const until = (kind: NumberKind, month: string) =>
    add(sums, kind, ({ starts_on }) => starts_on <= month);
  const folded = months.map((month) => {
    const within = (kind: NumberKind) => add(sums, kind, ({ starts_on }) => starts_on === month);
    return {
      starts_on: month,
      mrr_cents: until("mrr", month),
      subscribers: until("subscribers", month),
      at_start: until("subscribers", month) - within("subscribers"),
      began: within("began"),
      left: within("left"),
      failed: within("failed"),
      disputed: within("disputed"),
      trials: within("begun_trials"),
      paid_trials: within("paid_trials"),
    };
  });
  const last = folded.at(-1)!;
  const running = until("running_trials", last.starts_on);
  const sumOf = (field: "trials" | "paid_trials") =>
    folded.reduce((sum, month) => sum + month[field], 0);
  return {
    today: {
      mrr_cents: last.mrr_cents,
      subscribers: last.subscribers,
      running_trials: running,
      ended_trials: sumOf("trials") - running,
      paid_trials: sumOf("paid_trials"),
    },
    months: folded,
  };
}

/** `sums` of these weeks. */
export function foldWeeks(
  sums: readonly Sum[],
  weeks: readonly string[],
): Pick<AdminNumbers, "funnel" | "cohorts"> {
  const of = (kind: NumberKind, week: string, nth = 0) =>
    add(sums, kind, ({ starts_on, step }) => starts_on === week && step === nth);
  const stepsOf = (week: string) =>
    Object.fromEntries(WEEKLY.map((kind) => [kind, of(kind, week)])) as Record<
      (typeof WEEKLY)[number],
      number
    >;
  return {
    funnel: weeks.map((week) => ({ starts_on: week, ...stepsOf(week) })),
    cohorts: weeks.map((week, at) => ({
      starts_on: week,
      people: of("sign_ups", week),
      active: Array.from({ length: weeks.length - at }, (_, step) => of(COHORT, week, step)),
    })),
  };
}

export type Prices = { in: number; out: number };
const PER = 1_000_000;

/** Prices are those of today. People are known once a day is over. */
export function foldDays(
  sums: readonly Sum[],
  days: readonly string[],
  prices: Prices | null,
): Pick<AdminNumbers, "days"> {
  const cost = (tokensIn: number, tokensOut: number, people = 1) => ({
    tokens: people === 0 ? null : (tokensIn + tokensOut) / people,
    usd:
      people === 0 || !prices
        ? null
        : (tokensIn * prices.in + tokensOut * prices.out) / PER / people,
  });
  return {
    days: days.map((day) => {
      const of = (kind: NumberKind) => add(sums, kind, ({ starts_on }) => starts_on === day);
      const [tokensIn, tokensOut, people] = [of("tokens_in"), of("tokens_out"), of("people")];
      return {
        day,
        tokens_in: tokensIn,
        tokens_out: tokensOut,
        guessed_tokens: of("guessed_tokens"),
        usd: cost(tokensIn, tokensOut).usd,
        people: people === 0 ? null : people,
        a_person: cost(tokensIn, tokensOut, people),
        top_tenth: cost(of("top_tokens_in"), of("top_tokens_out"), of("top_people")),
      };
    }),
  };
}

const add = (sums: readonly Sum[], kind: NumberKind, isMeant: (sum: Sum) => boolean): number =>
  sums.reduce((total, sum) => total + (sum.kind === kind && isMeant(sum) ? sum.amount : 0), 0);
