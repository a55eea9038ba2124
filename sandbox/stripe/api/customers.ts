// /v1/customers
import type { Stripe } from "stripe";
import { missing } from "../api-error.ts";
import { customer } from "../objects/customer.ts";
import { newId } from "../state.ts";
import { end, isLiving } from "../subscriptions.ts";
import { emit, now, type World } from "../world.ts";
import { listOf } from "./list.ts";
import { PARAMS } from "./params.ts";
import { call } from "./routing.ts";

export function findCustomer({ state }: World, id: string, status = 404): Stripe.Customer {
  const found = state.customers[id];
  if (!found) throw missing("customer", id, status);
  return found;
}

export const customerCalls = [
  call("POST", "/v1/customers", PARAMS.customer, (world, { email, name, metadata }) => {
    const made = customer({
      id: newId("cus"),
      created: now(world),
      email: email ?? null,
      name: name ?? null,
      metadata: metadata ?? {},
    });
    world.state.customers[made.id] = made;
    emit(world, "customer.created", made);
    return made;
  }),

  call("GET", "/v1/customers", PARAMS.customers, ({ state }, { email, ...page }) => {
    const all = Object.values(state.customers);
    return listOf(
      "/v1/customers",
      email === undefined ? all : all.filter((one) => one.email === email),
      page,
    );
  }),

  call("GET", "/v1/customers/:id", PARAMS.nothing, (world, _params, id) => {
    if (world.state.deletedCustomers.includes(id)) return { id, object: "customer", deleted: true };
    return findCustomer(world, id);
  }),

  call("POST", "/v1/customers/:id", PARAMS.customer, (world, { email, name, metadata }, id) => {
    const found = findCustomer(world, id);
    if (email !== undefined) found.email = email;
    if (name !== undefined) found.name = name;
    if (metadata !== undefined) found.metadata = { ...found.metadata, ...metadata };
    emit(world, "customer.updated", found);
    return found;
  }),

  /** Ends their subscriptions at once, as Stripe does. */
  call("DELETE", "/v1/customers/:id", PARAMS.nothing, (world, _params, id) => {
    const { state } = world;
    const found = findCustomer(world, id);
    for (const of of Object.values(state.subscriptions))
      if (of.customer === id && isLiving(of)) end(world, of, "cancellation_requested");
    delete state.customers[id];
    state.deletedCustomers.push(id);
    emit(world, "customer.deleted", found);
    const answer: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
    return answer;
  }),
];
