// /v1/subscriptions and /v1/invoices
import type { Stripe } from "stripe";
import { ApiError, missing } from "../api-error.ts";
import { idOf } from "../payments.ts";
import { begin, end, isLiving, moveTrialEnd, setEnding, setPaused } from "../subscriptions.ts";
import { expandDiscounts, setDiscounts } from "../discounts.ts";
import { pricesOf } from "../objects/catalogue.ts";
import { emit, type World } from "../world.ts";
import { call, find, listOf, type Page, readable } from "./routing.ts";

function findLiving({ state }: World, id: string): Stripe.Subscription {
  const found = find("subscription", state.subscriptions, id);
  if (!isLiving(found)) throw missing("subscription", id);
  return found;
}

export const subscriptionCalls = [
  call(
    "GET",
    "/v1/subscriptions",
    (world, { customer, status, expand = [], ...page }: ListQuery) => {
      if (customer !== undefined) find("customer", world.state.customers, customer, 400);
      const found = Object.values(world.state.subscriptions)
        .filter((one) => (customer ?? one.customer) === one.customer)
        .filter((one) =>
          status === undefined
            ? one.status !== "canceled"
            : status === "all" || status === one.status,
        );
      const list = listOf("/v1/subscriptions", found, page);
      return { ...list, data: list.data.map((one) => expandDiscounts(world, one, expand)) };
    },
  ),

  /** Creates a subscription as the dashboard does: at any price, charged to a card of the customer. */
  call("POST", "/v1/subscriptions", (world, params: NewSubscription) => {
    const { id: customer } = find("customer", world.state.customers, params.customer, 400);
    const [{ price }] = params.items;
    find("price", pricesOf(world.state), price, 400);
    const plan = {
      priceId: price,
      trialDays: params.trial_period_days ?? 0,
      metadata: {},
      secret: "",
    };
    const made = begin(world, { customer, method: params.default_payment_method, plan });
    if (!made) throw new ApiError(402, "Your card was declined.", { code: "card_declined" });
    return made;
  }),

  call("GET", "/v1/subscriptions/:id", ({ state }, _params, id) =>
    find("subscription", state.subscriptions, id),
  ),

  call("POST", "/v1/subscriptions/:id", (world, params: Changed, id) => {
    const found = findLiving(world, id);
    if (params.metadata)
      found.metadata = Object.fromEntries(
        Object.entries({ ...found.metadata, ...params.metadata }).filter(([, text]) => text !== ""),
      );
    changeItems(world, found, params);
    Object.assign(found.cancellation_details!, params.cancellation_details);
    if (params.pause_collection !== undefined) setPaused(world, found, params.pause_collection);
    if (params.trial_end !== undefined) moveTrialEnd(world, found, params.trial_end);
    if (params.cancel_at === "") setEnding(world, found, false);
    else if (params.cancel_at_period_end !== undefined)
      setEnding(world, found, params.cancel_at_period_end);
    return found;
  }),

  call(
    "DELETE",
    "/v1/subscriptions/:id",
    (world, params: { cancellation_details?: { comment: string } }, id) => {
      const found = findLiving(world, id);
      end(world, found, "cancellation_requested", params.cancellation_details?.comment);
      return found;
    },
  ),

  ...readable(
    "invoice",
    "/v1/invoices",
    ({ invoices }) => invoices,
    ({ parent }) => ({ subscription: parent?.subscription_details?.subscription }),
  ),
];

type Coupons = { coupon: string }[] | "";
type Changed = {
  items?: { id: string; quantity?: number; discounts?: Coupons }[];
  discounts?: Coupons;
  metadata?: Stripe.Metadata;
  pause_collection?: Parameters<typeof setPaused>[2];
  trial_end?: number;
  cancel_at?: "";
  cancel_at_period_end?: boolean;
  cancellation_details?: { comment: string };
};
type NewSubscription = {
  customer: string;
  default_payment_method: string;
  items: [{ price: string }];
  trial_period_days?: number;
};
type ListQuery = Page & { customer?: string; status?: string; expand?: string[] };

/** Sets the charge from the next period on: nothing is charged in between. */
function changeItems(world: World, of: Stripe.Subscription, { items = [], discounts }: Changed) {
  const customer = idOf(of.customer);
  const idsOf = (coupons?: Coupons) => (coupons || []).map(({ coupon }) => coupon);
  for (const { id, quantity, discounts: cheaper } of items) {
    const item = find("subscription_item", of.items.data, id, 400);
    if (quantity !== undefined) item.quantity = quantity;
    const bearer = { customer, subscription: null, subscription_item: id };
    if (cheaper) setDiscounts(world, item, idsOf(cheaper), bearer);
  }
  const bearer = { customer, subscription: of.id, subscription_item: null };
  if (discounts !== undefined) setDiscounts(world, of, idsOf(discounts), bearer);
  if (items.length > 0 || discounts !== undefined) emit(world, "customer.subscription.updated", of);
}
