// What can be looked up: catalogue, cards, charges, refunds, disputes, events, endpoints.
import type { Stripe } from "stripe";
import { ApiError, missing } from "../api-error.ts";
import { price, product } from "../objects/catalogue.ts";
import { giveBack } from "../payments.ts";
import { newId } from "../state.ts";
import { API_VERSION, now, type World } from "../world.ts";
import { listOf } from "./list.ts";
import { PARAMS } from "./params.ts";
import { call, type Call } from "./routing.ts";

type Item = { id: string; created: number; customer?: unknown; type?: string };

/** List and look up one kind of object. */
function readable(kind: string, path: string, all: (world: World) => Item[]): Call[] {
  return [
    call("GET", path, PARAMS.ofCustomer, (world, { customer, created, type, ...page }) => {
      const found = all(world)
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => type === undefined || one.type === type)
        .filter((one) => one.created >= (created?.gte ?? 0));
      return listOf(path, found, page);
    }),
    call("GET", `${path}/:id`, PARAMS.nothing, (world, _params, id) => {
      const found = all(world).find((one) => one.id === id);
      if (!found) throw missing(kind, id);
      return found;
    }),
  ];
}

export const recordCalls: Call[] = [
  ...readable("product", "/v1/products", () => [product]),
  ...readable("price", "/v1/prices", () => [price]),
  ...readable("payment_method", "/v1/payment_methods", ({ state }) =>
    Object.values(state.paymentMethods),
  ),
  ...readable("charge", "/v1/charges", ({ state }) => Object.values(state.charges)),
  ...readable("refund", "/v1/refunds", ({ state }) => Object.values(state.refunds)),
  ...readable("dispute", "/v1/disputes", ({ state }) => Object.values(state.disputes)),
  ...readable("event", "/v1/events", ({ state }) => Object.values(state.events)),
  ...readable("webhook_endpoint", "/v1/webhook_endpoints", ({ state }) =>
    Object.values(state.endpoints),
  ),

  call("POST", "/v1/refunds", PARAMS.refund, (world, params) => {
    const found = world.state.charges[params.charge];
    if (!found) throw missing("charge", params.charge);
    const left = found.amount - found.amount_refunded;
    const amount = params.amount ?? left;
    if (!found.paid || amount < 1 || amount > left)
      throw new ApiError(400, `Charge ${found.id} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    return giveBack(world, found, amount);
  }),

  call("POST", "/v1/webhook_endpoints", PARAMS.endpoint, (world, { url, enabled_events }) =>
    addEndpoint(world, url, enabled_events),
  ),

  call("DELETE", "/v1/webhook_endpoints/:id", PARAMS.nothing, ({ state }, _params, id) => {
    if (!state.endpoints[id]) throw missing("webhook_endpoint", id);
    delete state.endpoints[id];
    const answer: Stripe.DeletedWebhookEndpoint = { id, object: "webhook_endpoint", deleted: true };
    return answer;
  }),
];

export function addEndpoint(
  world: World,
  url: string,
  enabledEvents: string[] = ["*"],
): Stripe.WebhookEndpoint {
  const made: Stripe.WebhookEndpoint = {
    id: newId("we"),
    object: "webhook_endpoint",
    api_version: API_VERSION,
    application: null,
    created: now(world),
    description: null,
    enabled_events: enabledEvents,
    livemode: false,
    metadata: {},
    status: "enabled",
    url,
  };
  world.state.endpoints[made.id] = made;
  return made;
}
