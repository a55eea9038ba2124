// API of the catalogue: products, prices, portal configurations, as a setup makes them.
import { Stripe } from "stripe";
import { ApiError } from "../api-error.ts";
import { price, pricesOf, product, productsOf } from "../objects/catalogue.ts";
import { made } from "../objects/made.ts";
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
  call(
    "POST",
    "/v1/products",
    (world, { id = newId("prod"), name }: { id?: string; name: string }) => {
      if (productsOf(world.state).some((one) => one.id === id))
        throw new ApiError(400, "Product already exists.", { code: "resource_already_exists" });
      const created = now(world);
      const another = { ...product, id, name, created, updated: created, default_price: null };
      world.state.products[id] = another;
      return another;
    },
  ),

  ...readable("price", "/v1/prices", pricesOf, ({ lookup_key: key }) => ({
    lookup_keys: key,
  })),
  call("POST", "/v1/prices", (world, params: PriceParams) => {
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
    const another: Stripe.Price = {
      ...price,
      ...wanted,
      id: newId("price"),
      created: now(world),
      lookup_key: key,
      recurring: { ...price.recurring!, ...recurring },
      unit_amount_decimal: Stripe.Decimal.from(wanted.unit_amount),
    };
    world.state.prices[another.id] = another;
    return another;
  }),

  ...readable("coupon", "/v1/coupons", ({ coupons }) => coupons),
  call("POST", "/v1/coupons", (world, { duration = "once", ...params }: Partial<Stripe.Coupon>) => {
    const { amount_off = null, percent_off = null, currency = null } = params;
    if ((amount_off === null) === (percent_off === null))
      throw new ApiError(400, "You must pass either percent_off or amount_off.");
    const coupon = made<Stripe.Coupon>({
      id: newId("coupon"),
      object: "coupon",
      valid: true,
      created: now(world),
      amount_off,
      percent_off,
      currency,
      duration,
      duration_in_months: params.duration_in_months ?? null,
    });
    world.state.coupons[coupon.id] = coupon;
    return coupon;
  }),

  ...readable("configuration", CONFIGURATIONS, ({ portalConfigurations }) => portalConfigurations),
  call("POST", CONFIGURATIONS, (world, params: PortalSettings) => {
    const configuration = portalConfiguration(newId("bpc"), now(world), params);
    world.state.portalConfigurations[configuration.id] = configuration;
    return configuration;
  }),
  call("POST", `${CONFIGURATIONS}/:id`, ({ state }, params: PortalSettings, id) => {
    const known = find("configuration", state.portalConfigurations, id);
    const { metadata = known.metadata ?? {} } = params;
    const changed = portalConfiguration(id, known.created, { ...params, metadata });
    state.portalConfigurations[id] = changed;
    return changed;
  }),
];
