// The stand-in's world: what it remembers, what time it is there, and telling others what happened.
import type { Stripe } from "stripe";
import { newId, type State } from "./state.ts";

/** Version of the SDK in package.json. */
export const API_VERSION: Stripe.WebhookEndpointCreateParams.ApiVersion = "2026-10-28.endive";

export type World = {
  state: State;
  /** Address of this stand-in, for the pages it links to. */
  origin: () => string;
  /** Wakes the deliveries. */
  onEvent: () => void;
};

/** Stripe's clock in Unix seconds. */
export const now = ({ state }: World): number => Math.floor(Date.now() / 1000) + state.ahead;

type Happening<Type extends Stripe.Event["type"]> = Extract<
  Stripe.Event,
  { type: Type }
>["data"]["object"];

export function emit<Type extends Stripe.Event["type"]>(
  world: World,
  type: Type,
  object: Happening<Type>,
): void {
  const { state } = world;
  const event: Stripe.EventBase = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: now(world),
    // Events keep what was true when they happened, as it goes over the wire.
    data: { object: JSON.parse(JSON.stringify(object)) as Happening<Type> },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.events[event.id] = event;
  // Only existing endpoints get the event: a later one hears nothing of it.
  if (Object.keys(state.endpoints).length === 0) return;
  state.deliveries.push({ event: event.id, attempt: 0, dueAt: Date.now() });
  world.onEvent();
}
