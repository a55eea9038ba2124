// API of records: cards, charges, refunds, disputes, events, endpoints.
import type { Stripe } from "stripe";
import { ApiError } from "../api-error.ts";
import { made } from "../objects/made.ts";
import { giveBack } from "../payments.ts";
import { newId } from "../state.ts";
import { API_VERSION, now, type World } from "../world.ts";
import { call, find, readable } from "./routing.ts";

const ENDPOINTS = "/v1/webhook_endpoints";

export const recordCalls = [
  ...readable("payment_method", "/v1/payment_methods", ({ paymentMethods }) => paymentMethods),
  ...readable("charge", "/v1/charges", ({ charges }) => charges),
  ...readable("refund", "/v1/refunds", ({ refunds }) => refunds),
  ...readable("dispute", "/v1/disputes", ({ disputes }) => disputes),
  ...readable("event", "/v1/events", ({ events }) => events),
  ...readable("webhook_endpoint", ENDPOINTS, ({ endpoints }) => endpoints),

  call("POST", "/v1/refunds", (world, params: { charge: string; amount?: number }) => {
    const found = find("charge", world.state.charges, params.charge);
    const left = found.amount - found.amount_refunded;
    const amount = params.amount ?? left;
    if (!found.paid || amount < 1 || amount > left)
      throw new ApiError(400, `Charge ${found.id} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    return giveBack(world, found, amount);
  }),

  call(
    "POST",
    ENDPOINTS,
    (world, { url, enabled_events }: Pick<Stripe.WebhookEndpoint, "url" | "enabled_events">) => ({
      ...addEndpoint(world, url, enabled_events),
      // Told this once.
      secret: world.state.keys.webhook,
    }),
  ),
  call(
    "POST",
    `${ENDPOINTS}/:id`,
    ({ state }, params: Pick<Stripe.WebhookEndpoint, "enabled_events">, id) => {
      const found = find("webhook_endpoint", state.endpoints, id);
      found.enabled_events = params.enabled_events;
      return found;
    },
  ),
];

export function addEndpoint(
  world: World,
  url: string,
  enabledEvents: string[] = ["*"],
): Stripe.WebhookEndpoint {
  const endpoint = made<Stripe.WebhookEndpoint>({
    id: newId("we"),
    object: "webhook_endpoint",
    api_version: API_VERSION,
    created: now(world),
    enabled_events: enabledEvents,
    status: "enabled",
    url,
  });
  world.state.endpoints[endpoint.id] = endpoint;
  return endpoint;
}
