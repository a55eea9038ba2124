// /v1/checkout/sessions and /v1/billing_portal/sessions
import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import { ApiError } from "../api-error.ts";
import { expire } from "../clock.ts";
import { AMOUNT, CURRENCY, pricesOf } from "../objects/catalogue.ts";
import { made } from "../objects/made.ts";
import { DAY } from "../periods.ts";
import { newId } from "../state.ts";
import { now } from "../world.ts";
import { call, find, readable } from "./routing.ts";

const SESSIONS = "/v1/checkout/sessions";
/** Stripe's limit for the text beside the button. */
const LONGEST_MESSAGE = 1_200;

type SessionParams = Partial<
  Pick<
    Stripe.Checkout.Session,
    "client_reference_id" | "locale" | "metadata" | "allow_promotion_codes"
  >
> & {
  customer: string;
  line_items: [{ price: string }];
  return_url: string;
  automatic_tax?: { enabled: boolean };
  custom_text?: { submit: { message: string } };
  subscription_data?: { trial_period_days?: number; metadata?: Stripe.Metadata };
};

export const sessionCalls = [
  call("POST", SESSIONS, (world, params: SessionParams) => {
    const { state } = world;
    const customer = find("customer", state.customers, params.customer, 400);
    const [{ price }] = params.line_items;
    const sold = find("price", pricesOf(state), price, 400);
    if (sold.unit_amount !== AMOUNT || sold.currency !== CURRENCY)
      throw new ApiError(400, "The stand-in sells at $20 a month alone.");
    if ((params.custom_text?.submit.message.length ?? 0) > LONGEST_MESSAGE)
      throw new ApiError(400, "Invalid string: custom_text[submit][message] is too long.");
    const { trial_period_days: trialDays = 0, metadata = {} } = params.subscription_data ?? {};
    const id = newId("cs_test");
    const secret = `${id}_secret_${randomBytes(24).toString("hex")}`;
    const session = made<Stripe.Checkout.Session>({
      id,
      object: "checkout.session",
      mode: "subscription",
      payment_status: "unpaid",
      status: "open",
      subscription: null,
      ui_mode: "embedded_page",
      created: now(world),
      customer: customer.id,
      client_reference_id: params.client_reference_id ?? null,
      client_secret: secret,
      return_url: params.return_url,
      locale: params.locale ?? null,
      metadata: params.metadata ?? {},
      expires_at: now(world) + DAY,
      allow_promotion_codes: params.allow_promotion_codes ?? null,
      automatic_tax: { enabled: params.automatic_tax?.enabled ?? false },
      custom_text: params.custom_text ?? { submit: null },
    });
    state.sessions[id] = session;
    state.plans[id] = { priceId: price, trialDays, metadata, secret };
    return session;
  }),
  ...readable("checkout.session", SESSIONS, ({ sessions }) => sessions),
  call("POST", `${SESSIONS}/:id/expire`, (world, _params, id) => {
    const session = find("checkout.session", world.state.sessions, id);
    if (session.status !== "open")
      throw new ApiError(400, `Only Checkout Sessions with a status of open can be expired.`);
    expire(world, session);
    return session;
  }),

  call(
    "POST",
    "/v1/billing_portal/sessions",
    (world, params: { customer: string; configuration?: string; return_url?: string }) => {
      const { id: customer } = find("customer", world.state.customers, params.customer, 400);
      const key = randomBytes(24).toString("hex");
      const session = made<Stripe.BillingPortal.Session>({
        id: newId("bps"),
        object: "billing_portal.session",
        configuration: params.configuration ?? "bpc_Luli",
        created: now(world),
        customer,
        return_url: params.return_url ?? null,
        url: `${world.origin()}/portal/${key}`,
      });
      world.state.portals[key] = session;
      return session;
    },
  ),
];
