// API of the catalogue: products, prices, portal configurations, webhook endpoints, as a setup makes them.
import { Stripe } from "stripe";
import { ApiError, missing } from "../api-error.ts";
import { coupon } from "../objects/coupon.ts";
import { price, pricesOf, product, productsOf } from "../objects/catalogue.ts";
import { portalConfiguration } from "../objects/portal-configuration.ts";
import { newId } from "../state.ts";
import { now } from "../world.ts";
import { listOf } from "./list.ts";
import { PARAMS } from "./params.ts";
import { call } from "./routing.ts";

export const catalogueCalls = [
  call("GET", "/v1/products", PARAMS.products, (world, page) =>
    listOf("/v1/products", productsOf(world.state), page),
  ),
  call("GET", "/v1/products/:id", PARAMS.nothing, (world, _params, id) => {
    const found = productsOf(world.state).find((one) => one.id === id);
    if (!found) throw missing("product", id);
    return found;
  }),
  call("POST", "/v1/products", PARAMS.product, (world, { id = newId("prod"), name }) => {
    if (productsOf(world.state).some((one) => one.id === id))
      throw new ApiError(400, "Product already exists.", { code: "resource_already_exists" });
    const created = now(world);
    const made = { ...product, id, name, created, updated: created, default_price: null };
    world.state.products[id] = made;
    return made;
  }),

  call("GET", "/v1/prices", PARAMS.prices, (world, { lookup_keys: keys, active, ...page }) => {
    const found = pricesOf(world.state)
      .filter((one) => keys === undefined || keys.includes(one.lookup_key ?? ""))
      .filter((one) => (active ?? one.active) === one.active);
    return listOf("/v1/prices", found, page);
  }),
  call("GET", "/v1/prices/:id", PARAMS.nothing, (world, _params, id) => {
    const found = pricesOf(world.state).find((one) => one.id === id);
    if (!found) throw missing("price", id);
    return found;
  }),
  call("POST", "/v1/prices", PARAMS.price, (world, params) => {
    const { lookup_key: key = null, transfer_lookup_key: isTaken, recurring, ...wanted } = params;
    if (!productsOf(world.state).some(({ id }) => id === wanted.product))
      throw missing("product", wanted.product, 400);
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

  call("POST", "/v1/coupons", PARAMS.coupon, (world, params) => {
    const { amount_off: amountOff = null, percent_off: percentOff = null, ...rest } = params;
    if ((amountOff === null) === (percentOff === null))
      throw new ApiError(400, "You must pass either percent_off or amount_off.");
    const { currency = null, duration, duration_in_months: months = null } = rest;
    const made = coupon({
      id: newId("coupon"),
      created: now(world),
      amount_off: amountOff,
      percent_off: percentOff,
      currency,
      duration,
      duration_in_months: months,
    });
    world.state.coupons[made.id] = made;
    return made;
  }),
  call("GET", "/v1/coupons/:id", PARAMS.nothing, ({ state }, _params, id) => {
    const found = state.coupons[id];
    if (!found) throw missing("coupon", id);
    return found;
  }),

  call("GET", "/v1/billing_portal/configurations", PARAMS.configurations, ({ state }, params) => {
    const found = Object.values(state.portalConfigurations).filter(
      (one) => (params.active ?? one.active) === one.active,
    );
    return listOf("/v1/billing_portal/configurations", found, params);
  }),
  call("POST", "/v1/billing_portal/configurations", PARAMS.configuration, (world, params) => {
    const made = portalConfiguration(newId("bpc"), now(world), params);
    world.state.portalConfigurations[made.id] = made;
    return made;
  }),
  call(
    "POST",
    "/v1/billing_portal/configurations/:id",
    PARAMS.configuration,
    (world, params, id) => {
      const known = world.state.portalConfigurations[id];
      if (!known) throw missing("configuration", id);
      const { metadata = known.metadata ?? {} } = params;
      const changed = portalConfiguration(id, known.created, { ...params, metadata });
      world.state.portalConfigurations[id] = changed;
      return changed;
    },
  ),

  call("POST", "/v1/webhook_endpoints/:id", PARAMS.endpointChange, (world, params, id) => {
    const found = world.state.endpoints[id];
    if (!found) throw missing("webhook_endpoint", id);
    found.enabled_events = params.enabled_events;
    return found;
  }),
];
