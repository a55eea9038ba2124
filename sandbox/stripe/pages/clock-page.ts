// The stand-in's front door: what time it is there, how to move it, and what happened last.
import { html } from "hono/html";
import { now, type World } from "../world.ts";
import { pageOf, type Html } from "./html.ts";

const STEPS: [days: number, label: string][] = [
  [1, "1 day"],
  [3, "3 days"],
  [7, "7 days"],
  [31, "31 days"],
];

export function showClock(world: World): Html {
  const events = Object.values(world.state.events).slice(-20).toReversed();
  const told = (waiting: number) => (waiting === 0 ? "delivered" : "on its way");
  return pageOf(
    "Stripe's stand-in",
    html`<h1>Stripe's stand-in</h1>
      <p>
        Its clock says <strong>${new Date(now(world) * 1000).toUTCString()}</strong>. Moving it
        forward brings trials to their end, renews, charges and tells Luli; it never goes back.
      </p>
      <form method="post" action="/sandbox/clock/advance">
        ${STEPS.map(([days, label]) => html`<button class="quiet" name="days" value="${String(days)}">Forward ${label}</button>`)}
      </form>
      <h2>Last events</h2>
      <ul>
        ${events.map(({ type, pending_webhooks: waiting }) => html`<li><code>${type}</code> ${told(waiting)}</li>`)}
      </ul>`,
  );
}
