// A coupon, and the discount that it becomes once it was applied.
import type { Stripe } from "stripe";
import { nulls } from "./nulls.ts";

type CouponFields = Pick<
  Stripe.Coupon,
  "id" | "created" | "amount_off" | "currency" | "percent_off" | "duration" | "duration_in_months"
>;

export const coupon = (fields: CouponFields): Stripe.Coupon => ({
  object: "coupon",
  livemode: false,
  metadata: {},
  times_redeemed: 0,
  valid: true,
  ...nulls("max_redemptions", "name", "redeem_by"),
  ...fields,
});

type DiscountFields = Pick<
  Stripe.Discount,
  "id" | "customer" | "start" | "end" | "subscription" | "subscription_item"
> & { coupon: string };

export const discount = ({ coupon: id, ...fields }: DiscountFields): Stripe.Discount => ({
  object: "discount",
  source: { coupon: id, type: "coupon" },
  ...nulls("checkout_session", "customer_account", "invoice", "invoice_item", "promotion_code"),
  ...fields,
});
