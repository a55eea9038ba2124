// /v1/customers
import type { Stripe } from "stripe";
import { made } from "../objects/made.ts";
import { newId } from "../state.ts";
import { end, isLiving } from "../subscriptions.ts";
import { emit, now } from "../world.ts";
import { call, find, readable } from "./routing.ts";

type CustomerParams = Partial<Pick<Stripe.Customer, "email" | "name" | "metadata">>;

export const customerCalls = [
  call("POST", "/v1/customers", (world, params: CustomerParams) => {
    const { email = null, name = null, metadata = {} } = params;
    const customer = made<Stripe.Customer>({
      id: newId("cus"),
      object: "customer",
      created: now(world),
      discount: null,
      email,
      name,
      metadata,
    });
    world.state.customers[customer.id] = customer;
    emit(world, "customer.created", customer);
    return customer;
  }),

  call("GET", "/v1/customers/:id", ({ state }, _params, id) => {
    if (state.deletedCustomers.includes(id)) return { id, object: "customer", deleted: true };
    return find("customer", state.customers, id);
  }),
  ...readable("customer", "/v1/customers", ({ customers }) => customers),

  call("POST", "/v1/customers/:id", (world, { email, name, metadata }: CustomerParams, id) => {
    const found = find("customer", world.state.customers, id);
    if (email !== undefined) found.email = email;
    if (name !== undefined) found.name = name;
    if (metadata !== undefined) found.metadata = { ...found.metadata, ...metadata };
    emit(world, "customer.updated", found);
    return found;
  }),

  /** Ends their subscriptions at once, as Stripe does. */
  call("DELETE", "/v1/customers/:id", (world, _params, id) => {
    const { state } = world;
    const found = find("customer", state.customers, id);
    for (const of of Object.values(state.subscriptions))
      if (of.customer === id && isLiving(of)) end(world, of, "cancellation_requested");
    delete state.customers[id];
    state.deletedCustomers.push(id);
    emit(world, "customer.deleted", found);
    const answer: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
    return answer;
  }),
];
