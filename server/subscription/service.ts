// The subscription: what it is, where it is bought, changed, cancelled and resumed.
import { requireOn } from "../site/service.ts";
import type { SubscriptionState } from "../../shared/contracts/subscription.ts";
import { STRIPE_LIMIT } from "../../shared/api/subscription.ts";
import { CONSENT } from "../../shared/rules/consent.ts";
import { isOwing, isPremium, isRunning } from "../../shared/rules/plan.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { getLanguage } from "../account/settings/service.ts";
import { AppError, notAuthenticated } from "../http/errors.ts";
import { ADDRESS_QUEUE, ADDRESS_SWEEP, sweepAddresses, updateAddress } from "./address.ts";
import { closeCustomer, endSubscriptions } from "./close.ts";
import { createPortalSettings } from "./catalogue/portal.ts";
import { createCheckouts } from "./checkout.ts";
import {
  createContracts,
  LINK_QUEUE,
  type LinkAsked,
  WITHDRAWAL_QUEUE,
  WITHDRAWAL_SWEEP,
} from "./contract/contracts.ts";
import { GRANT_QUEUE, GRANT_SWEEP } from "./overrides/grants.ts";
import { endGrants } from "./overrides/queries.ts";
import {
  carryOutExtension,
  TRIAL_EXTENSION_QUEUE,
  type TrialExtension,
} from "./overrides/trial-extensions.ts";
import { HOLD_QUEUE, HOLD_SWEEP, sweepHolds, updateHold } from "./overrides/holds.ts";
import { getState, getSubscription, isMinor, setPending, type StateRow } from "./queries.ts";
import { createReminders, RENEWAL_QUEUE, RENEWAL_SWEEP } from "./reminders.ts";
import { answered, createStripe, IMPATIENT, STRIPE_LOCALES } from "./stripe.ts";
import { type SubscriptionContext, createSync, REMINDER_QUEUE, type Reminder } from "./sync.ts";
import { createWebhook } from "./webhook.ts";

export { checkAccount } from "./account/account.ts";
export { announceAddress } from "./address.ts";
export { demandPrice, findPriceProblem } from "./catalogue/price.ts";
export { grantPlan } from "./overrides/grants.ts";
export { announceHold } from "./overrides/holds.ts";
export { endContractLinks } from "./contract/queries.ts";
export { extendTrial } from "./overrides/trial-extensions.ts";
export type { SubscriptionContext } from "./sync.ts";

const MINUTE_MS = 60_000;
const PENDING_MS = 2 * MINUTE_MS;
const LIVING_MS = 6 * 60 * MINUTE_MS;
const FOREVER_MS = 10 * 365 * 24 * 60 * MINUTE_MS;
const PORTAL_MS = 60 * MINUTE_MS;
/** A click waits this long for Stripe, however many calls it needs. */
const ANSWER_MS = 9_000;

export function createSubscriptions(
  context: SubscriptionContext,
  { answerMs = ANSWER_MS }: { answerMs?: number } = {},
) {
  const { config, keys, pool, database, clock, log } = context;
  const limits = createRateLimits(context);
  const provider = config.stripe && connect(context, config.stripe);
  const calling = <Answer>(asking: () => Promise<Answer>) => answered(asking(), answerMs);

  function connected(): NonNullable<typeof provider> {
    if (!provider) throw paymentsNotConfigured();
    return provider;
  }

  async function readState(userId: string): Promise<StateRow> {
    const row = await getState(pool, userId, keys.trials);
    if (!row) throw notAuthenticated();
    return row;
  }

  /** Answered from our rows. Stripe is asked when they may be old, and its failure changes nothing. */
  async function check(userId: string, sessionId?: string): Promise<SubscriptionState> {
    const row = await readState(userId);
    if (!provider || !row.customer_id) return toState(row);
    const unlessSince = (await isReturn(userId, row, sessionId))
      ? undefined
      : new Date(clock().getTime() - maxAge(row, clock()));
    if (unlessSince && row.checked_at! > unlessSince) return toState(row);
    try {
      await provider.sync(userId, { unlessSince, request: IMPATIENT });
    } catch (error) {
      log.warn("subscription could not be checked", { error });
    }
    return toState(await readState(userId));
  }

  /**
   * A person who returns from checkout gets Stripe's state after the return, however recently it was read: the webhook may
   * be asking at this moment, or have asked before the payment was through. As often as a user may reach Stripe.
   */
  async function isReturn(userId: string, row: StateRow, sessionId?: string): Promise<boolean> {
    if (sessionId === undefined || sessionId !== row.checkout_id) return false;
    return (await limits.consume(`${STRIPE_LIMIT.name}|${userId}`, STRIPE_LIMIT)).allowed;
  }

  async function openCheckout(userId: string, textVersion: string = CONSENT.version) {
    const { checkouts } = connected();
    await requireOn(database, "checkout");
    if (await isMinor(database, userId))
      throw new AppError(403, "adults_only", "Luli is for adults.");
    if (textVersion !== CONSENT.version)
      throw new AppError(
        409,
        "consent_outdated",
        "The terms have changed. Please reload the page.",
        {
          field: "consent.text_version",
        },
      );
    return { clientSecret: await calling(() => checkouts.open(userId)) };
  }

  async function openPortal(userId: string): Promise<{ url: string }> {
    const { stripe, findPortalSettings } = connected();
    const { customer_id: customer } = await readState(userId);
    if (!customer)
      throw new AppError(
        404,
        "no_customer",
        "You have not subscribed yet, so there is nothing to manage.",
      );
    const { url } = await calling(async () => {
      const configuration = await findPortalSettings();
      return stripe.billingPortal.sessions.create({
        customer,
        ...(configuration && { configuration }),
        locale: STRIPE_LOCALES[await getLanguage(database, { id: userId })],
        return_url: `${config.publicUrl}/profile`,
      });
    });
    await setPending(database, userId, new Date(clock().getTime() + PORTAL_MS));
    return { url };
  }

  async function setEnding(userId: string, isEnding: boolean): Promise<SubscriptionState> {
    const { stripe, sync } = connected();
    const row = await getSubscription(database, userId).executeTakeFirst();
    if (!row?.subscription_id || !isRunning(row.status))
      throw new AppError(404, "no_subscription", "You have no subscription to change.");
    const id = row.subscription_id;
    await calling(async () => {
      const { cancel_at: cancelAt, cancel_at_period_end: isSet } =
        await stripe.subscriptions.retrieve(id);
      // Stripe refuses both fields at once, and a date set by the portal is taken back only as a date.
      const isByDate = !isEnding && cancelAt !== null && !isSet;
      const change = isByDate ? { cancel_at: "" as const } : { cancel_at_period_end: isEnding };
      await stripe.subscriptions.update(id, change);
      await sync(userId);
    });
    return toState(await readState(userId));
  }

  const contracts = createContracts({
    context,
    connected,
    calling,
    cancel: (userId) => setEnding(userId, true),
  });

  /** Used when an account is deleted. Throws until nothing can be charged any more. */
  async function close(userId: string): Promise<void> {
    const row = await getSubscription(database, userId).executeTakeFirst();
    if (!row) return;
    await contracts.finish(userId);
    // Without Stripe's keys it is unknown whether something is still being charged.
    await closeCustomer(context, connected().stripe, userId);
  }

  /** Idempotent. Cancels at once and without a charge; throws until Stripe has confirmed it. */
  async function endForMinor(userId: string): Promise<void> {
    // Support may have undone it meanwhile.
    if (!(await isMinor(database, userId))) return;
    const row = await getSubscription(database, userId).executeTakeFirst();
    if (!row?.customer_id) return;
    const { stripe, sync } = connected();
    await endSubscriptions(stripe, row.customer_id);
    await sync(userId);
  }

  return {
    contracts,
    check,
    openCheckout,
    openPortal,
    cancel: (userId: string) => setEnding(userId, true),
    resume: (userId: string) => setEnding(userId, false),
    close,
    endForMinor,
    updateHold: (userId: string) => updateHold(context, connected().stripe, userId),
    sweepHolds: () => sweepHolds(context),
    carryOutExtension: (extension: TrialExtension) =>
      carryOutExtension(context, connected(), extension),
    updateAddress: (userId: string) => updateAddress(context, connected().stripe, userId),
    sweepAddresses: () => sweepAddresses(context),
    receive: (body: string, signature: string) =>
      calling(() => connected().receive(body, signature)),
    tellRenewals: () => connected().tellRenewals(),
    remind: (reminder: Reminder) => connected().remind(reminder),
  };
}

type Owned = { userId: string };

/** Does billing's later work on this server, too. */
export async function startSubscriptionJobs(context: SubscriptionContext): Promise<void> {
  const { jobs, database, clock } = context;
  await jobs.work(GRANT_QUEUE, () => endGrants(database, clock()));
  await jobs.every(`${GRANT_QUEUE}-sweep`, GRANT_SWEEP, () => endGrants(database, clock()));
  if (!context.config.stripe) return;
  const billing = createSubscriptions(context);
  await jobs.work(REMINDER_QUEUE, (data) => billing.remind(data as Reminder));
  await jobs.work(ADDRESS_QUEUE, (data) => billing.updateAddress((data as Owned).userId));
  await jobs.every(`${ADDRESS_QUEUE}-sweep`, ADDRESS_SWEEP, billing.sweepAddresses);
  await jobs.every(RENEWAL_QUEUE, RENEWAL_SWEEP, billing.tellRenewals);
  const { contracts } = billing;
  await jobs.work(LINK_QUEUE, (data) => contracts.mailLink(data as LinkAsked));
  await jobs.work(WITHDRAWAL_QUEUE, (data) => contracts.carryOut((data as Owned).userId));
  await jobs.every(`${WITHDRAWAL_QUEUE}-sweep`, WITHDRAWAL_SWEEP, contracts.sweep);
  await jobs.work(HOLD_QUEUE, (data) => billing.updateHold((data as Owned).userId));
  await jobs.work(TRIAL_EXTENSION_QUEUE, (data) =>
    billing.carryOutExtension(data as TrialExtension),
  );
  await jobs.every(`${HOLD_QUEUE}-sweep`, HOLD_SWEEP, billing.sweepHolds);
}

function connect(
  context: SubscriptionContext,
  settings: NonNullable<SubscriptionContext["config"]["stripe"]>,
) {
  const stripe = createStripe(settings);
  const sync = createSync(context, stripe, settings.priceId);
  const reminders = createReminders(context, sync);
  const secret = settings.webhookSecret;
  return {
    stripe,
    sync,
    findPortalSettings: createPortalSettings(stripe),
    checkouts: createCheckouts({ context, stripe, settings, sync }),
    receive: createWebhook({ context, stripe, secret, sync, remind: reminders.remind }),
    ...reminders,
  };
}

/** How old our knowledge may be, in ms. */
function maxAge(row: StateRow, now: Date): number {
  const isOver = row.subscription_end && row.subscription_end <= now;
  const isTroubled = isOwing(row.status ?? "none") || row.status === "paused";
  if (isPremium(row.status ?? "none"))
    return isOver || isTroubled || isPending(row, now) ? PENDING_MS : LIVING_MS;
  return isTroubled || isPending(row, now) ? PENDING_MS : FOREVER_MS;
}

const isPending = ({ pending_until: until }: StateRow, now: Date) => until !== null && until > now;

function toState(row: StateRow): SubscriptionState {
  const status = row.status ?? "none";
  return {
    subscribed: isPremium(status),
    status,
    product_id: row.product_id ?? null,
    subscription_end: (row.granted_until ?? row.subscription_end)?.toISOString() ?? null,
    cancel_at_period_end: row.granted_until === null && (row.cancel_at_period_end ?? false),
    ...(row.granted_until && { is_granted: true as const }),
    trial_available: !row.is_trial_used,
  };
}

const paymentsNotConfigured = () =>
  new AppError(503, "payments_not_configured", "Payments are not set up on this server.");
