// A coupon, and the discount that it becomes once it was applied.
import type { Stripe } from "stripe";
import { made } from "./made.ts";

type CouponFields = Pick<
  Stripe.Coupon,
  "id" | "created" | "amount_off" | "currency" | "percent_off" | "duration" | "duration_in_months"
>;

export const coupon = (fields: CouponFields): Stripe.Coupon =>
  made<Stripe.Coupon>({ object: "coupon", valid: true, ...fields });

type DiscountFields = Pick<
  Stripe.Discount,
  "id" | "customer" | "start" | "end" | "subscription" | "subscription_item"
> & { coupon: string };

export const discount = ({ coupon: id, ...fields }: DiscountFields): Stripe.Discount =>
  made<Stripe.Discount>({ object: "discount", source: { coupon: id, type: "coupon" }, ...fields });
