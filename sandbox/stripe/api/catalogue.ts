// API of the catalogue: products, prices, portal configurations, as a setup makes them.
import { Stripe } from "stripe";
import { ApiError } from "../api-error.ts";
import { coupon } from "../objects/coupon.ts";
import { price, pricesOf, product, productsOf } from "../objects/catalogue.ts";
import { portalConfiguration, type PortalSettings } from "../objects/portal-configuration.ts";
import { newId } from "../state.ts";
import { now } from "../world.ts";
import { call, find, readable } from "./routing.ts";

const CONFIGURATIONS = "/v1/billing_portal/configurations";

type PriceParams = Pick<Stripe.Price, "currency" | "tax_behavior" | "recurring"> & {
  product: string;
  unit_amount: number;
  lookup_key?: string;
  transfer_lookup_key?: boolean;
};

export const catalogueCalls = [
  ...readable("product", "/v1/products", productsOf),
  call<{ id?: string; name: string }>(
    "POST",
    "/v1/products",
    (world, { id = newId("prod"), name }) => {
      if (productsOf(world.state).some((one) => one.id === id))
        throw new ApiError(400, "Product already exists.", { code: "resource_already_exists" });
      const created = now(world);
      const made = { ...product, id, name, created, updated: created, default_price: null };
      world.state.products[id] = made;
      return made;
    },
  ),

  ...readable("price", "/v1/prices", pricesOf, ({ lookup_key: key }) => ({
    lookup_keys: key,
  })),
  call<PriceParams>("POST", "/v1/prices", (world, params) => {
    const { lookup_key: key = null, transfer_lookup_key: isTaken, recurring, ...wanted } = params;
    find("product", productsOf(world.state), wanted.product, 400);
    const holder = Object.values(world.state.prices).find(
      (one) => key !== null && one.lookup_key === key,
    );
    if (holder && !isTaken)
      throw new ApiError(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
        param: "lookup_key",
      });
    if (holder) holder.lookup_key = null;
    const made: Stripe.Price = {
      ...price,
      ...wanted,
      id: newId("price"),
      created: now(world),
      lookup_key: key,
      recurring: { ...price.recurring!, ...recurring },
      unit_amount_decimal: Stripe.Decimal.from(wanted.unit_amount),
    };
    world.state.prices[made.id] = made;
    return made;
  }),

  ...readable("coupon", "/v1/coupons", ({ coupons }) => coupons),
  call<Partial<Stripe.Coupon>>("POST", "/v1/coupons", (world, { duration = "once", ...params }) => {
    const { amount_off = null, percent_off = null, currency = null } = params;
    if ((amount_off === null) === (percent_off === null))
      throw new ApiError(400, "You must pass either percent_off or amount_off.");
    const made = coupon({
      id: newId("coupon"),
      created: now(world),
      amount_off,
      percent_off,
      currency,
      duration,
      duration_in_months: params.duration_in_months ?? null,
    });
    world.state.coupons[made.id] = made;
    return made;
  }),

  ...readable("configuration", CONFIGURATIONS, ({ portalConfigurations }) => portalConfigurations),
  call<PortalSettings>("POST", CONFIGURATIONS, (world, params) => {
    const made = portalConfiguration(newId("bpc"), now(world), params);
    world.state.portalConfigurations[made.id] = made;
    return made;
  }),
  call<PortalSettings>("POST", `${CONFIGURATIONS}/:id`, ({ state }, params, id) => {
    const known = find("configuration", state.portalConfigurations, id);
    const { metadata = known.metadata ?? {} } = params;
    const changed = portalConfiguration(id, known.created, { ...params, metadata });
    state.portalConfigurations[id] = changed;
    return changed;
  }),
];
