// Runs everything that falls due while time passes, in order.
import type { Stripe } from "stripe";
import { idOf } from "./payments.ts";
import { DAY } from "./periods.ts";
import { charge, end, isLiving, renew, setPaused } from "./subscriptions.ts";
import { emit, now, type World } from "./world.ts";

type Due = { at: number; happen: () => void };

const TRIAL_NOTICE = 3 * DAY;

/** Moves Stripe's clock forward, stopping at everything that falls due on the way. */
export function advance(world: World, seconds: number): void {
  const target = now(world) + seconds;
  for (let next = nextDue(world); next && next.at <= target; next = nextDue(world)) {
    world.state.ahead += Math.max(0, next.at - now(world));
    next.happen();
  }
  world.state.ahead += Math.max(0, target - now(world));
}

function nextDue(world: World): Due | undefined {
  const { state } = world;
  return [
    ...Object.values(state.subscriptions).flatMap((of) => duesOf(world, of)),
    ...Object.values(state.sessions)
      .filter(({ status }) => status === "open")
      .map((session) => ({ at: session.expires_at, happen: () => expire(world, session) })),
  ].toSorted((a, b) => a.at - b.at)[0];
}

function duesOf(world: World, of: Stripe.Subscription): Due[] {
  if (!isLiving(of)) return [];
  const periodEnd = of.items.data[0]!.current_period_end;
  const open = world.state.invoices[idOf(of.latest_invoice)]!;
  const dues: Due[] = [];
  if (of.status === "trialing" && !world.state.toldTrials.includes(of.id)) {
    const tell = () => {
      world.state.toldTrials.push(of.id);
      emit(world, "customer.subscription.trial_will_end", of);
    };
    dues.push({ at: periodEnd - TRIAL_NOTICE, happen: tell });
  }
  if (of.cancel_at_period_end) {
    dues.push({ at: periodEnd, happen: () => end(world, of, "cancellation_requested") });
  } else if (open.status !== "open") {
    dues.push({ at: periodEnd, happen: () => renew(world, of) });
  }
  const resumesAt = of.pause_collection?.resumes_at ?? null;
  if (resumesAt !== null) dues.push({ at: resumesAt, happen: () => setPaused(world, of, "") });
  if (open.status === "open" && open.next_payment_attempt !== null)
    dues.push({ at: open.next_payment_attempt, happen: () => charge(world, of, open) });
  return dues;
}

export function expire(world: World, session: Stripe.Checkout.Session): void {
  session.status = "expired";
  emit(world, "checkout.session.expired", session);
}
