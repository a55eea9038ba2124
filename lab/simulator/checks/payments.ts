// Checks payments and mails: our rows agree with Stripe, and each notice is sent once.
import { statusOf } from "../../../shared/rules/plan.ts";
import { bodyOf } from "../history.ts";
import { trialOperations } from "../models.ts";
import type { Person } from "../person.ts";
import { countMails, isLiving, mailsTo, messageId, subscriptionsOf } from "../theirs.ts";
import { type Findings, judge, type Simulation } from "./findings.ts";

/** Our row agrees with Stripe; a person has at most one living subscription, and free days once. */
export async function checkSubscription(
  me: Person,
  { world }: Simulation,
  findings: Findings,
): Promise<void> {
  const { state } = world.stripe;
  const [row] = await world.postgres.query<{
    status: string;
    customer_id: string | null;
    cancel_at_period_end: boolean | null;
    own: string;
  }>(
    `select u.subscription_status as status, s.customer_id, s.cancel_at_period_end, s.status as own
     from users u left join subscriptions s on s.user_id = u.id where u.id = $1`,
    [me.id],
  );
  const customers = Object.values(state.customers).filter(({ email }) => email === me.email);
  const theirs = subscriptionsOf(world, me);
  const living = theirs.filter(isLiving);
  const say = (sentence: string) => findings.violations.push(`${me.email} ${sentence}`);
  if (customers.length > 1) say(`is ${customers.length} customers at Stripe`);
  if (living.length > 1) say(`has ${living.length} living subscriptions`);
  if (theirs.filter((of) => of.trial_start !== null).length > 1) say("had free days twice");
  const expected = living[0] ? statusOf(living[0].status) : theirs.length > 0 ? "canceled" : "none";
  if (row!.status !== expected) say(`is ${expected} at Stripe, and ${row!.status} here`);
  if (row!.own !== null && row!.own !== row!.status) say(`is ${row!.own} and ${row!.status} here`);
  const isEnding = living[0]?.cancel_at_period_end ?? false;
  if (living[0] && row!.cancel_at_period_end !== isEnding)
    say(`has cancel_at_period_end ${isEnding} at Stripe, and ${row!.cancel_at_period_end} here`);
}

/** No answer brings the free days back. */
export function checkTrial(me: Person, { history }: Simulation, findings: Findings): void {
  judge(findings, `the trial of ${me.email}`, false, trialOperations(history, me.email));
}

/** Each mail at least once; another copy only of the same one (docs/flows/mail.md), never a second mail for one reason. */
export function checkMails(
  me: Person,
  { world, history }: Simulation,
  { isGone, waiting }: { isGone: boolean; waiting: readonly (string | null)[] },
  findings: Findings,
): number {
  const mails = mailsTo(world, me.email);
  const expect = (subject: RegExp, least: number, most: number) => {
    const count = countMails(mails, subject);
    const queued = waiting.filter((title) => title !== null && subject.test(title)).length;
    if (count + queued < least || count > most)
      findings.violations.push(
        `${me.email} has ${count} mails ${subject.source}, and should have ${least} to ${most}`,
      );
  };
  const theirs = subscriptionsOf(world, me);
  const trials = theirs.filter((of) => of.trial_start !== null).length;
  const cancels = history.of("POST /functions/v1/cancel-subscription", me.email);
  expect(/Luli account has been deleted/, isGone ? 1 : 0, isGone ? 1 : 0);
  if (!isGone) {
    // Free days that were over before Luli heard of them are not announced.
    const isKnown =
      theirs.some(({ status }) => status === "trialing") ||
      history
        .of("POST /functions/v1/check-subscription", me.email)
        .some((call) => bodyOf(call)?.status === "trial");
    expect(/free trial of Luli Premium has started/, isKnown ? trials : 0, trials);
    // Resumed in the same moment, it was never cancelled: the answer says so, too.
    const isTold = cancels.some((call) => bodyOf(call)?.cancel_at_period_end);
    const isEnding = theirs.some((of) => isLiving(of) && of.cancel_at_period_end);
    const inPortal = world.cancelledInPortal.filter((email) => email === me.email);
    expect(
      /subscription is cancelled/,
      isTold || isEnding ? 1 : 0,
      cancels.length + inPortal.length,
    );
  }
  return mails.length - new Set(mails.map(messageId)).size;
}
