// /v1/customers
import type { Stripe } from "stripe";
import { customer } from "../objects/customer.ts";
import { newId } from "../state.ts";
import { end, isLiving } from "../subscriptions.ts";
import { emit, now } from "../world.ts";
import { call, find, readable } from "./routing.ts";

type CustomerParams = Partial<Pick<Stripe.Customer, "email" | "name" | "metadata">>;

export const customerCalls = [
  call<CustomerParams>("POST", "/v1/customers", (world, params) => {
    const { email = null, name = null, metadata = {} } = params;
    const made = customer({ id: newId("cus"), created: now(world), email, name, metadata });
    world.state.customers[made.id] = made;
    emit(world, "customer.created", made);
    return made;
  }),

  call("GET", "/v1/customers/:id", ({ state }, _params, id) => {
    if (state.deletedCustomers.includes(id)) return { id, object: "customer", deleted: true };
    return find("customer", state.customers, id);
  }),
  ...readable("customer", "/v1/customers", ({ customers }) => customers),

  call<CustomerParams>("POST", "/v1/customers/:id", (world, { email, name, metadata }, id) => {
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
