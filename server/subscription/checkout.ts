// create-checkout: one customer and one open checkout a user, whatever is clicked in how many tabs at once.
import { createHash } from "node:crypto";
import { Stripe } from "stripe";
import type { Language } from "../../shared/contracts/language.ts";
import { consentShown } from "../../shared/rules/consent.ts";
import { TRIAL_DAYS } from "../../shared/rules/plan.ts";
import type { StripeConfig } from "../platform/config.ts";
import { AppError, notAuthenticated } from "../http/errors.ts";
import { endAll } from "./close.ts";
import {
  getOrCreateSubscription,
  getPerson,
  getState,
  saveCheckout,
  saveCustomer,
  type Person,
  type SubscriptionRow,
} from "./queries.ts";
import { orNull, STRIPE_LOCALES } from "./stripe.ts";
import { consentWords } from "./words.ts";
import type { SubscriptionContext, Sync } from "./sync.ts";

type CheckoutDeps = {
  context: SubscriptionContext;
  stripe: Stripe;
  settings: StripeConfig;
  sync: Sync;
};

/** Stripe lets a checkout live for 24 hours. */
const CHECKOUT_MS = 25 * 60 * 60 * 1000;

const alreadySubscribed = () =>
  new AppError(409, "already_subscribed", "You already have a subscription.");

const isSubscribed = ({ status }: SubscriptionRow): boolean =>
  status !== "none" && status !== "canceled";

export function createCheckouts({ context, stripe, settings, sync }: CheckoutDeps) {
  const { config, keys, pool, database, clock } = context;
  const underWay = new Map<string, Promise<string>>();

  /** The client secret. Calls of one user at the same moment are one call. */
  function open(userId: string): Promise<string> {
    const known = underWay.get(userId);
    if (known) return known;
    const opening = openOne(userId).finally(() => underWay.delete(userId));
    underWay.set(userId, opening);
    return opening;
  }

  async function openOne(userId: string): Promise<string> {
    const person = await getPerson(database, userId);
    if (!person) throw notAuthenticated();
    await getOrCreateSubscription(database, userId);
    // Our row may have missed a webhook; a subscriber must not pay twice.
    await sync(userId);
    const row = await getOrCreateSubscription(database, userId);
    if (isSubscribed(row)) throw alreadySubscribed();
    const opened = row.checkout_id && (await findOpen(row.checkout_id, person.language));
    if (opened) return opened;
    return retryable(row, async () => {
      const customer = row.customer_id ?? (await createCustomer(person, row));
      const session = await createSession(customer, person, row);
      // An account that is being deleted cannot buy: the session was not shown to its owner yet.
      if (!(await getPerson(database, userId))) {
        await endAll(stripe, customer);
        throw notAuthenticated();
      }
      await saveCheckout(database, row, session.id, new Date(clock().getTime() + CHECKOUT_MS));
      return (await theOther(userId, session.id)) ?? session.client_secret!;
    });
  }

  /** The open session, if it speaks the language. One in another language is closed, so that no tab can pay it beside the next. */
  async function findOpen(checkoutId: string, language: Language): Promise<string | null> {
    const session = await orNull(stripe.checkout.sessions.retrieve(checkoutId));
    if (session?.status === "complete") throw alreadySubscribed();
    if (session?.status !== "open") return null;
    if (session.locale === STRIPE_LOCALES[language]) return session.client_secret;
    await close(checkoutId);
    return null;
  }

  /** Closes the open checkout after a payment elsewhere, so that it cannot be paid as well. */
  async function close(checkoutId: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(checkoutId);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
      if (status === "complete") throw alreadySubscribed();
    }
  }

  /** Two servers at once make one session, unless they asked for different ones: then the one that was written stays. */
  async function theOther(userId: string, mine: string): Promise<string | null> {
    const row = await getOrCreateSubscription(database, userId);
    // Another one was paid while this one was made.
    if (isSubscribed(row)) {
      await close(mine);
      throw alreadySubscribed();
    }
    const { checkout_id: kept } = row;
    if (kept === null || kept === mine) return null;
    await close(mine);
    const { client_secret: secret } = await stripe.checkout.sessions.retrieve(kept);
    return secret;
  }

  /** Stripe replays failures, too, under their key: after one, the next try needs another number. */
  async function retryable<Result>(row: SubscriptionRow, run: () => Promise<Result>) {
    try {
      return await run();
    } catch (error) {
      const isKept =
        error instanceof Stripe.errors.StripeAPIError ||
        error instanceof Stripe.errors.StripeIdempotencyError;
      if (isKept) await saveCheckout(database, row, null, null);
      throw error;
    }
  }

  async function createCustomer(person: Person, row: SubscriptionRow): Promise<string> {
    const { id } = await stripe.customers.create(
      { email: person.email, metadata: { user_id: person.id } },
      { idempotencyKey: `luli-customer-${person.id}-${row.checkout_no}` },
    );
    await saveCustomer(database, row, { id, email: person.email }, clock());
    return id;
  }

  async function createSession(customer: string, person: Person, row: SubscriptionRow) {
    const isUsed = (await getState(pool, person.id, keys.trials))?.is_trial_used ?? true;
    const { noTrial, trial } = consentWords[person.language];
    const session = {
      mode: "subscription",
      ui_mode: "embedded_page",
      customer,
      client_reference_id: person.id,
      line_items: [{ price: settings.priceId, quantity: 1 }],
      payment_method_collection: "always",
      return_url: `${config.publicUrl}/chat?session_id={CHECKOUT_SESSION_ID}`,
      locale: STRIPE_LOCALES[person.language],
      ...(config.hasPromotionCodes && { allow_promotion_codes: true }),
      ...(config.isTaxAutomatic && {
        automatic_tax: { enabled: true },
        customer_update: { address: "auto" },
      }),
      custom_text: { submit: { message: isUsed ? noTrial : trial } },
      subscription_data: {
        metadata: { user_id: person.id, consent_version: consentShown(person.language) },
        ...(!isUsed && {
          trial_period_days: TRIAL_DAYS,
          trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
        }),
      },
    } satisfies Stripe.Checkout.SessionCreateParams;
    // Stripe refuses a key that comes again with other words, so the words are in it: a language or a price may change meanwhile.
    const words = createHash("sha256").update(JSON.stringify(session)).digest("hex").slice(0, 16);
    const idempotencyKey = `luli-checkout-${person.id}-${row.checkout_no}-${words}`;
    return stripe.checkout.sessions.create(session, { idempotencyKey });
  }

  return { open };
}
