// /v1/checkout/sessions and /v1/billing_portal/sessions
import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import { ApiError, missing } from "../api-error.ts";
import { expire } from "../clock.ts";
import { AMOUNT, CURRENCY, pricesOf } from "../objects/catalogue.ts";
import { checkoutSession } from "../objects/checkout-session.ts";
import { nulls } from "../objects/nulls.ts";
import { DAY } from "../periods.ts";
import { newId } from "../state.ts";
import { now, type World } from "../world.ts";
import { findCustomer } from "./customers.ts";
import { listOf } from "./list.ts";
import { PARAMS } from "./params.ts";
import { call } from "./routing.ts";

function findSession({ state }: World, id: string): Stripe.Checkout.Session {
  const found = state.sessions[id];
  if (!found) throw missing("checkout.session", id);
  return found;
}

const missingParam = (param: string) =>
  new ApiError(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });

export const sessionCalls = [
  call("POST", "/v1/checkout/sessions", PARAMS.session, (world, params) => {
    const customer = findCustomer(world, params.customer, 400);
    const [{ price }] = params.line_items;
    const sold = pricesOf(world.state).find(({ id }) => id === price);
    if (!sold)
      throw new ApiError(400, `No such price: '${price}'`, {
        code: "resource_missing",
        param: "line_items[0][price]",
      });
    if (sold.unit_amount !== AMOUNT || sold.currency !== CURRENCY)
      throw new ApiError(400, "The stand-in sells at $20 a month alone.");
    const isEmbedded = params.ui_mode === "embedded_page";
    if (isEmbedded && !params.return_url) throw missingParam("return_url");
    if (!isEmbedded && !params.success_url) throw missingParam("success_url");
    const { trial_period_days: trialDays = 0, metadata } = params.subscription_data;
    const id = newId("cs_test");
    const secret = `${id}_secret_${randomBytes(24).toString("hex")}`;
    const made = checkoutSession({
      id,
      created: now(world),
      customer: customer.id,
      client_reference_id: params.client_reference_id ?? null,
      client_secret: isEmbedded ? secret : null,
      ui_mode: params.ui_mode,
      url: isEmbedded ? null : `${world.origin()}/checkout/${secret}`,
      ...(params.return_url !== undefined && { return_url: params.return_url }),
      success_url: params.success_url ?? null,
      cancel_url: params.cancel_url ?? null,
      locale: params.locale ?? null,
      metadata: params.metadata,
      expires_at: now(world) + DAY,
      payment_method_collection: params.payment_method_collection,
      allow_promotion_codes: params.allow_promotion_codes ?? null,
      isTrial: trialDays > 0,
      isTaxed: params.automatic_tax?.enabled ?? false,
      submitMessage: params.custom_text?.submit.message ?? null,
    });
    world.state.sessions[id] = made;
    world.state.plans[id] = { priceId: price, trialDays, metadata, secret };
    return made;
  }),

  call("GET", "/v1/checkout/sessions", PARAMS.sessions, ({ state }, params) => {
    const found = Object.values(state.sessions)
      .filter(({ customer }) => (params.customer ?? customer) === customer)
      .filter(({ status }) => (params.status ?? status) === status);
    return listOf("/v1/checkout/sessions", found, params);
  }),

  call("GET", "/v1/checkout/sessions/:id", PARAMS.nothing, (world, _params, id) =>
    findSession(world, id),
  ),

  call("POST", "/v1/checkout/sessions/:id/expire", PARAMS.nothing, (world, _params, id) => {
    const session = findSession(world, id);
    if (session.status !== "open")
      throw new ApiError(400, `Only Checkout Sessions with a status of open can be expired.`);
    expire(world, session);
    return session;
  }),

  call("POST", "/v1/billing_portal/sessions", PARAMS.portal, (world, params) => {
    const { id: customer } = findCustomer(world, params.customer, 400);
    const key = randomBytes(24).toString("hex");
    const made: Stripe.BillingPortal.Session = {
      id: newId("bps"),
      object: "billing_portal.session",
      configuration: params.configuration ?? "bpc_Luli",
      created: now(world),
      customer,
      livemode: false,
      return_url: params.return_url ?? null,
      url: `${world.origin()}/portal/${key}`,
      locale: params.locale ?? null,
      ...nulls("customer_account", "flow", "on_behalf_of"),
    };
    world.state.portals[key] = made;
    return made;
  }),
];
