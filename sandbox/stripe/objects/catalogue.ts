// The catalogue: one product at one price, and copies that a setup made.
import { Stripe } from "stripe";
import type { State } from "../state.ts";
import { made } from "./made.ts";

const CREATED = Date.UTC(2026, 0, 1) / 1000;
const PRODUCT_ID = "prod_LuliPremium";
export const PRICE_ID = "price_LuliPremiumMonthly";
export const AMOUNT = 2000;
export const CURRENCY = "usd";

export const product = made<Stripe.Product>({
  id: PRODUCT_ID,
  object: "product",
  active: true,
  created: CREATED,
  default_price: PRICE_ID,
  metadata: {},
  name: "Luli Premium",
});

export const price = made<Stripe.Price>({
  id: PRICE_ID,
  object: "price",
  active: true,
  created: CREATED,
  currency: CURRENCY,
  lookup_key: null,
  metadata: {},
  product: PRODUCT_ID,
  recurring: { interval: "month", interval_count: 1 },
  tax_behavior: "unspecified",
  type: "recurring",
  unit_amount: AMOUNT,
  unit_amount_decimal: Stripe.Decimal.from(AMOUNT),
});

export const productsOf = ({ products }: State) => [product, ...Object.values(products)];
export const pricesOf = ({ prices }: State) => [price, ...Object.values(prices)];
