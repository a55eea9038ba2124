// Coupons on a subscription: applied, taken off an invoice, over.
import type { Stripe } from "stripe";
import { missing } from "./api-error.ts";
import { made } from "./objects/made.ts";
import { addMonths } from "./periods.ts";
import { newId } from "./state.ts";
import { now, type World } from "./world.ts";

type Bearer = Pick<Stripe.Subscription | Stripe.SubscriptionItem, "discounts">;
type Of = Pick<Stripe.Discount, "subscription" | "subscription_item"> & { customer: string };

/** Replaces the discounts that were there, as Stripe does. */
export function setDiscounts(world: World, bearer: Bearer, coupons: string[], of: Of): void {
  bearer.discounts = coupons.map((id) => {
    const found = world.state.coupons[id];
    if (!found) throw missing("coupon", id, 400);
    const start = now(world);
    const months = found.duration === "repeating" ? found.duration_in_months : null;
    const discount = made<Stripe.Discount>({
      id: newId("di"),
      object: "discount",
      source: { coupon: id, type: "coupon" },
      start,
      end: months === null ? null : addMonths(start, months),
      ...of,
    });
    world.state.discounts[discount.id] = discount;
    return discount.id;
  });
}

/** Computes the invoice's amount. A discount for one invoice is removed with it. */
export function takeAmount(world: World, of: Stripe.Subscription): number {
  const item = of.items.data[0]!;
  let amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  for (const bearer of [item, of]) {
    for (const coupon of listCoupons(world, bearer))
      amount = Math.max(
        0,
        amount - (coupon.amount_off ?? Math.round((amount * coupon.percent_off!) / 100)),
      );
    bearer.discounts = idsOf(bearer).filter((id) => couponOf(world, id).duration !== "once");
  }
  return amount;
}

/** Stored discounts are never expanded. */
const idsOf = ({ discounts }: Bearer) => discounts as string[];

const couponOf = ({ state }: World, discountId: string): Stripe.Coupon =>
  state.coupons[state.discounts[discountId]!.source.coupon as string]!;

const listCoupons = (world: World, bearer: Bearer): Stripe.Coupon[] =>
  idsOf(bearer).flatMap((id) => {
    const { end } = world.state.discounts[id]!;
    return end === null || end > now(world) ? [couponOf(world, id)] : [];
  });

/** Expands discounts as a list of subscriptions does on request. */
export function expandDiscounts(
  { state }: World,
  of: Stripe.Subscription,
  expand: readonly string[],
): Stripe.Subscription {
  const whole = (path: string, bearer: Bearer) =>
    expand.includes(path) ? idsOf(bearer).map((id) => state.discounts[id]!) : bearer.discounts;
  return {
    ...of,
    discounts: whole("data.discounts", of),
    items: {
      ...of.items,
      data: of.items.data.map((item) => ({
        ...item,
        discounts: whole("data.items.data.discounts", item),
      })),
    },
  };
}
