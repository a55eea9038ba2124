// API of records: cards, charges, refunds, disputes, events, endpoints.
import type { Stripe } from "stripe";
import type * as v from "valibot";
import { ApiError, missing } from "../api-error.ts";
import { giveBack } from "../payments.ts";
import { newId } from "../state.ts";
import { API_VERSION, now, type World } from "../world.ts";
import { listOf } from "./list.ts";
import { PARAMS } from "./params.ts";
import { call, type Call } from "./routing.ts";

type Item = { id: string; created: number; customer?: unknown; charge?: unknown; type?: string };

type Wanted = Parameters<typeof listOf>[2] & {
  customer?: string | undefined;
  charge?: string | undefined;
  type?: string | undefined;
  created?: { gte?: number | undefined } | undefined;
};

/** List and look up one kind of object. */
function readable(
  kind: string,
  path: string,
  params: v.GenericSchema<unknown, Wanted>,
  all: (world: World) => Item[],
): Call[] {
  return [
    call("GET", path, params, (world, { customer, charge, created, type, ...page }) => {
      const found = all(world)
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => charge === undefined || one.charge === charge)
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
  ...readable("payment_method", "/v1/payment_methods", PARAMS.paymentMethods, ({ state }) =>
    Object.values(state.paymentMethods),
  ),
  ...readable("charge", "/v1/charges", PARAMS.charges, ({ state }) => Object.values(state.charges)),
  ...readable("refund", "/v1/refunds", PARAMS.refunds, ({ state }) => Object.values(state.refunds)),
  ...readable("dispute", "/v1/disputes", PARAMS.disputes, ({ state }) =>
    Object.values(state.disputes),
  ),
  ...readable("event", "/v1/events", PARAMS.events, ({ state }) => Object.values(state.events)),
  ...readable("webhook_endpoint", "/v1/webhook_endpoints", PARAMS.endpoints, ({ state }) =>
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

  call("POST", "/v1/webhook_endpoints", PARAMS.endpoint, (world, { url, enabled_events }) => ({
    ...addEndpoint(world, url, enabled_events),
    // Told this once.
    secret: world.state.keys.webhook,
  })),

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
