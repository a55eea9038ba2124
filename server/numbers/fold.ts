// Kept sums as the page shows them: one row a month or a week, also where nothing happened.
import type { AdminNumbers } from "../../shared/contracts/admin/numbers.ts";
import { DAY_MS, WEEK_MS } from "../../shared/rules/days.ts";
import { COHORT, type NumberKind } from "./kinds.ts";
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
    add(sums, (each) => each.kind === kind && each.starts_on <= month);
  const before = (kind: NumberKind, month: string) =>
    add(sums, (each) => each.kind === kind && each.starts_on < month);
  const within = (kind: NumberKind, month: string) =>
    add(sums, (each) => each.kind === kind && each.starts_on === month);
  const folded = months.map((month) => ({
    starts_on: month,
    mrr_cents: until("mrr", month),
    subscribers: until("subscribers", month),
    at_start: before("subscribers", month),
    began: within("began", month),
    left: within("left", month),
    failed: within("failed", month),
    disputed: within("disputed", month),
    trials: within("begun_trials", month),
    paid_trials: within("paid_trials", month),
  }));
  const last = folded.at(-1)!;
  const running = until("running_trials", last.starts_on);
  return {
    today: {
      mrr_cents: last.mrr_cents,
      subscribers: last.subscribers,
      running_trials: running,
      ended_trials: folded.reduce((sum, { trials }) => sum + trials, 0) - running,
      paid_trials: folded.reduce((sum, { paid_trials }) => sum + paid_trials, 0),
    },
    months: folded,
  };
}

/** `sums` of these weeks. */
export function foldWeeks(
  sums: readonly Sum[],
  weeks: readonly string[],
): Pick<AdminNumbers, "funnel" | "cohorts"> {
  const of = (kind: NumberKind, week: string, step = 0) =>
    add(sums, (each) => each.kind === kind && each.starts_on === week && each.step === step);
  return {
    funnel: weeks.map((week) => ({
      starts_on: week,
      visits: of("visits", week),
      sign_ups: of("sign_ups", week),
      confirmed: of("confirmed", week),
      first_messages: of("first_messages", week),
      checkouts: of("checkouts", week),
      trials: of("trials", week),
      paid: of("paid", week),
    })),
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
      const of = (kind: NumberKind) =>
        add(sums, (each) => each.kind === kind && each.starts_on === day);
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

const add = (sums: readonly Sum[], isMeant: (sum: Sum) => boolean): number =>
  sums.reduce((total, sum) => total + (isMeant(sum) ? sum.amount : 0), 0);
