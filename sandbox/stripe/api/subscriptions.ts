// /v1/subscriptions and /v1/invoices
import type { Stripe } from "stripe";
import { ApiError, missing } from "../api-error.ts";
import { idOf } from "../payments.ts";
import {
  begin,
  charge,
  end,
  isLiving,
  moveTrialEnd,
  setEnding,
  setPaused,
} from "../subscriptions.ts";
import { expandDiscounts, setDiscounts } from "../discounts.ts";
import { pricesOf } from "../objects/catalogue.ts";
import { emit, type World } from "../world.ts";
import { findCustomer } from "./customers.ts";
import { listOf } from "./list.ts";
import { PARAMS } from "./params.ts";
import { call } from "./routing.ts";

function findSubscription({ state }: World, id: string): Stripe.Subscription {
  const found = state.subscriptions[id];
  if (!found) throw missing("subscription", id);
  return found;
}

function findLiving(world: World, id: string): Stripe.Subscription {
  const found = findSubscription(world, id);
  if (!isLiving(found)) throw missing("subscription", id);
  return found;
}

function findInvoice({ state }: World, id: string): Stripe.Invoice {
  const found = state.invoices[id];
  if (!found) throw missing("invoice", id);
  return found;
}

export const subscriptionCalls = [
  call(
    "GET",
    "/v1/subscriptions",
    PARAMS.subscriptions,
    (world, { customer, status, expand = [], ...page }) => {
      if (customer !== undefined) findCustomer(world, customer, 400);
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
  call("POST", "/v1/subscriptions", PARAMS.newSubscription, (world, params) => {
    const { id: customer } = findCustomer(world, params.customer, 400);
    const [{ price }] = params.items;
    if (!pricesOf(world.state).some(({ id }) => id === price)) throw missing("price", price, 400);
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

  call("GET", "/v1/subscriptions/:id", PARAMS.nothing, (world, _params, id) =>
    findSubscription(world, id),
  ),

  call("POST", "/v1/subscriptions/:id", PARAMS.subscription, (world, params, id) => {
    const found = findLiving(world, id);
    if (params.metadata)
      found.metadata = Object.fromEntries(
        Object.entries({ ...found.metadata, ...params.metadata }).filter(([, text]) => text !== ""),
      );
    changeItems(world, found, params);
    if (params.pause_collection !== undefined) setPaused(world, found, params.pause_collection);
    if (params.trial_end !== undefined) moveTrialEnd(world, found, params.trial_end);
    if (params.cancel_at === "") setEnding(world, found, false);
    else if (params.cancel_at_period_end !== undefined)
      setEnding(world, found, params.cancel_at_period_end);
    return found;
  }),

  call("DELETE", "/v1/subscriptions/:id", PARAMS.cancel, (world, params, id) => {
    const found = findLiving(world, id);
    end(world, found, "cancellation_requested", params.cancellation_details?.comment);
    return found;
  }),

  call("GET", "/v1/invoices", PARAMS.invoices, ({ state }, params) => {
    const found = Object.values(state.invoices)
      .filter(({ customer }) => (params.customer ?? customer) === customer)
      .filter(({ status }) => (params.status ?? status) === status)
      .filter((one) => (params.subscription ?? subscriptionOf(one)) === subscriptionOf(one));
    return listOf("/v1/invoices", found, params);
  }),

  call("GET", "/v1/invoices/:id", PARAMS.nothing, (world, _params, id) => findInvoice(world, id)),

  call("POST", "/v1/invoices/:id/pay", PARAMS.pay, (world, params, id) => {
    const found = findInvoice(world, id);
    if (found.status !== "open") throw new ApiError(400, "Invoice is already paid");
    const of = findLiving(world, subscriptionOf(found));
    if (params.payment_method !== undefined) of.default_payment_method = params.payment_method;
    charge(world, of, found);
    if (found.amount_remaining > 0)
      throw new ApiError(402, "Your card was declined.", {
        type: "card_error",
        code: "card_declined",
      });
    return found;
  }),
];

type ItemChange = {
  id: string;
  quantity?: number | undefined;
  discounts?: { coupon: string }[] | undefined;
};
type Changed = {
  items?: ItemChange[] | undefined;
  discounts?: { coupon: string }[] | "" | undefined;
};

/** Sets the charge from the next period on: nothing is charged in between. */
function changeItems(world: World, of: Stripe.Subscription, { items = [], discounts }: Changed) {
  const customer = idOf(of.customer);
  for (const { id, quantity, discounts: cheaper } of items) {
    const item = of.items.data.find((one) => one.id === id);
    if (!item) throw missing("subscription_item", id, 400);
    if (quantity !== undefined) item.quantity = quantity;
    if (cheaper)
      setDiscounts(
        world,
        item,
        cheaper.map(({ coupon }) => coupon),
        {
          customer,
          subscription: null,
          subscription_item: id,
        },
      );
  }
  if (discounts !== undefined)
    setDiscounts(world, of, discounts === "" ? [] : discounts.map(({ coupon }) => coupon), {
      customer,
      subscription: of.id,
      subscription_item: null,
    });
  if (items.length > 0 || discounts !== undefined) emit(world, "customer.subscription.updated", of);
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string =>
  idOf(parent?.subscription_details?.subscription ?? null);
