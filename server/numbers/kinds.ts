// The numbers that are summed for the owner (docs/numbers.md), by day, week or cohort.

export const WEEKLY = [
  "visits",
  "sign_ups",
  "confirmed",
  "first_messages",
  "checkouts",
  "trials",
  "paid",
] as const;
export const MONTHLY = [
  "mrr",
  "subscribers",
  "began",
  "left",
  "failed",
  "disputed",
  "running_trials",
  "begun_trials",
  "paid_trials",
] as const;
export const DAILY = [
  "tokens_in",
  "tokens_out",
  "guessed_tokens",
  "people",
  "top_people",
  "top_tokens_in",
  "top_tokens_out",
] as const;
/** Counted by week of the sign-up, in steps of a week. */
export const COHORT = "active";

export const NUMBER_KINDS = [...WEEKLY, COHORT, ...MONTHLY, ...DAILY] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];
