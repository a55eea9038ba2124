// Computes the next charge of a subscription from Stripe's data: price, quantity, less discounts.
import type { Stripe } from "stripe";
import { orNull } from "../stripe.ts";

type Discounts = Stripe.Subscription["discounts"];
export type Priced = {
  item: Stripe.SubscriptionItem | undefined;
  /** Discounts of the subscription; without any, those of the customer count, as at Stripe. */
  discounts: Discounts;
};

export async function readAmount(
  stripe: Stripe,
  { item, discounts }: Priced,
  options: Stripe.RequestOptions,
): Promise<number> {
  if (!item) return 0;
  let cents = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  // Stripe takes those of the item off first.
  for (const discount of [...item.discounts, ...discounts]) {
    const coupon = await findCoupon(stripe, discount, item.current_period_end, options);
    if (coupon) cents = Math.max(0, cents - takenOff(coupon, cents));
  }
  return cents;
}

const takenOff = ({ amount_off: amount, percent_off: percent }: Stripe.Coupon, cents: number) =>
  amount ?? Math.round((cents * (percent ?? 0)) / 100);

/** Null where the discount is over by then. */
async function findCoupon(
  stripe: Stripe,
  discount: Discounts[number],
  nextCharge: number,
  options: Stripe.RequestOptions,
): Promise<Stripe.Coupon | null> {
  if (typeof discount === "string") return null;
  const { end, source } = discount;
  if (source.coupon === null || (end !== null && end <= nextCharge)) return null;
  if (typeof source.coupon !== "string") return source.coupon;
  return orNull(stripe.coupons.retrieve(source.coupon, {}, options));
}
