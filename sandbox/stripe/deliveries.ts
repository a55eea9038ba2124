// Tells webhook endpoints what happened: signed as Stripe signs, at least once, side by side and so in any order, again
// after every failure.
import { Stripe } from "stripe";
import type { State } from "./state.ts";

const RETRY_S = [1, 2, 5, 15, 60, 300, 900, 3_600, 3 * 3_600, 12 * 3_600];
const ANSWER_MS = 20_000;
/** Number of concurrent deliveries; the rest waits. */
const AT_ONCE = 8;

/** Returns the event as an endpoint receives it over the wire. */
export function signEvent(state: State, eventId: string): { payload: string; signature: string } {
  const payload = JSON.stringify(state.events[eventId], null, 2);
  // Signed with this machine's time, whatever Stripe's clock says: receivers compare it with theirs.
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: state.keys.webhook,
  });
  return { payload, signature };
}

export function startDeliveries(
  state: State,
  save: () => void,
  retryS: readonly number[] = RETRY_S,
) {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function deliver(eventId: string): Promise<void> {
    const delivery = state.deliveries.find(({ event }) => event === eventId)!;
    if (await isTold(eventId)) {
      state.deliveries.splice(state.deliveries.indexOf(delivery), 1);
      const event = state.events[eventId];
      if (event) event.pending_webhooks = 0;
    } else {
      const wait = retryS[Math.min(delivery.attempt, retryS.length - 1)]!;
      delivery.attempt += 1;
      delivery.dueAt = Date.now() + wait * 1000;
    }
    save();
  }

  async function isTold(eventId: string): Promise<boolean> {
    const event = state.events[eventId];
    if (!event) return true;
    const { payload, signature } = signEvent(state, eventId);
    const asked = Object.values(state.endpoints).filter(({ enabled_events: types }) =>
      types.some((type) => type === "*" || type === event.type),
    );
    const answers = asked.map(async ({ url }) => {
      const response = await fetch(url, {
        method: "POST",
        body: payload,
        headers: { "content-type": "application/json", "stripe-signature": signature },
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      return response.ok;
    });
    const results = await Promise.allSettled(answers);
    return results.every((result) => result.status === "fulfilled" && result.value);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    const waiting = state.deliveries
      .filter(({ event }) => !underWay.has(event))
      .toSorted((a, b) => a.dueAt - b.dueAt);
    for (const { event, dueAt } of waiting) {
      if (underWay.size >= AT_ONCE) return;
      if (dueAt > Date.now()) {
        timer = setTimeout(wake, dueAt - Date.now()).unref();
        return;
      }
      const delivering = deliver(event).finally(() => {
        underWay.delete(event);
        wake();
      });
      underWay.set(event, delivering);
    }
  }

  return {
    wake,
    async stop(): Promise<void> {
      clearTimeout(timer);
      stopping.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}
