// The catalogue: one product at one price, and copies that a setup made.
import { Stripe } from "stripe";
import type { State } from "../state.ts";
import { nulls } from "./nulls.ts";

const CREATED = Date.UTC(2026, 0, 1) / 1000;
const PRODUCT_ID = "prod_LuliPremium";
export const PRICE_ID = "price_LuliPremiumMonthly";
export const AMOUNT = 2000;
export const CURRENCY = "usd";

export const product: Stripe.Product = {
  id: PRODUCT_ID,
  object: "product",
  active: true,
  created: CREATED,
  default_price: PRICE_ID,
  description: "Chat with Luli without counting, grow twice as fast, meet every variant.",
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: "Luli Premium",
  tax_details: null,
  type: "service",
  updated: CREATED,
  ...nulls(
    "package_dimensions",
    "shippable",
    "statement_descriptor",
    "tax_code",
    "unit_label",
    "url",
  ),
};

export const price: Stripe.Price = {
  id: PRICE_ID,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: CREATED,
  currency: CURRENCY,
  livemode: false,
  metadata: {},
  product: PRODUCT_ID,
  recurring: {
    interval: "month",
    interval_count: 1,
    usage_type: "licensed",
    ...nulls("meter", "trial_period_days"),
  },
  tax_behavior: "unspecified",
  type: "recurring",
  unit_amount: AMOUNT,
  unit_amount_decimal: Stripe.Decimal.from(AMOUNT),
  ...nulls("custom_unit_amount", "lookup_key", "nickname", "tiers_mode", "transform_quantity"),
};

export const productsOf = ({ products }: State) => [product, ...Object.values(products)];
export const pricesOf = ({ prices }: State) => [price, ...Object.values(prices)];

/** Subscription items still carry the price in its older form, too. */
export const planOf = ({ id, product: of }: Stripe.Price): Stripe.Plan => ({
  id,
  object: "plan",
  active: true,
  amount: AMOUNT,
  amount_decimal: Stripe.Decimal.from(AMOUNT),
  billing_scheme: "per_unit",
  created: CREATED,
  currency: CURRENCY,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: {},
  product: of,
  usage_type: "licensed",
  ...nulls("meter", "nickname", "tiers_mode", "transform_usage", "trial_period_days"),
});
