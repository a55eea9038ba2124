// `GET /api/admin/numbers`: what the owner of Luli asks. docs/numbers.md says what each number is.
import * as v from "valibot";

const count = v.number();
/** Null: there were no people, or no price is known. */
const modelCost = v.strictObject({ tokens: v.nullable(count), usd: v.nullable(count) });

export const adminNumbers = v.strictObject({
  today: v.strictObject({
    mrr_cents: count,
    subscribers: count,
    running_trials: count,
    /** Of the last twelve months, and over: so many there were, and so many of them paid. */
    ended_trials: count,
    paid_trials: count,
  }),
  /** The last twelve, oldest first, the running one included. */
  months: v.array(
    v.strictObject({
      starts_on: v.string(),
      /** At its end, or now. */
      mrr_cents: count,
      subscribers: count,
      /** Subscribers when it began: of them the losses are a share. */
      at_start: count,
      began: count,
      left: count,
      failed: count,
      disputed: count,
      /** Begun in it, and how many of these have paid since. */
      trials: count,
      paid_trials: count,
    }),
  ),
  /** The last twelve weeks from Monday (UTC), oldest first: of those who signed up in it, how many ever came so far. */
  funnel: v.array(
    v.strictObject({
      starts_on: v.string(),
      /** Of the landing page, by anyone. */
      visits: count,
      sign_ups: count,
      confirmed: count,
      first_messages: count,
      checkouts: count,
      trials: count,
      paid: count,
    }),
  ),
  /** The same weeks: how many of them were active in the week of the sign-up, the one after it, and so on. */
  cohorts: v.array(
    v.strictObject({ starts_on: v.string(), people: count, active: v.array(count) }),
  ),
  /** What the model took, the last thirty days (UTC), oldest first. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      tokens_in: count,
      tokens_out: count,
      /** Of both, what the endpoint did not tell. */
      guessed_tokens: count,
      usd: v.nullable(count),
      /** Null: the day is not over, or had no visitors. */
      people: v.nullable(count),
      a_person: modelCost,
      /** The dearest tenth of these people, on average. */
      top_tenth: modelCost,
    }),
  ),
});
export type AdminNumbers = v.InferOutput<typeof adminNumbers>;
