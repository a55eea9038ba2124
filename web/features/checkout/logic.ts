// What the subscription card says (spec section 4).
import type { SubscriptionState } from "../../../shared/contracts/billing.ts";

export type SubscriptionView = {
  badge: { text: "Free Trial" | "Active" | "Inactive"; tone: "info" | "ok" | "mute" };
  plan: string;
  price: string;
  date: string | null;
  action: "manage" | "start_trial";
};

const PRODUCT = "Luli";

/** A Map: a status is any word, and an object would know "toString". */
const BADGES = new Map<string, SubscriptionView["badge"]>([
  ["trial", { text: "Free Trial", tone: "info" }],
  ["active", { text: "Active", tone: "ok" }],
]);

function dateLine(state: SubscriptionState, locale: string): string | null {
  const end = new Date(state.subscription_end ?? "");
  if (Number.isNaN(end.getTime())) return null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(end);
  return state.status === "trial" ? `Trial ends: ${date}` : `Next billing date: ${date}`;
}

export function subscriptionCard(state: SubscriptionState, locale = "en-US"): SubscriptionView {
  const isPlain = state.status === "trial" || !state.subscribed;
  return {
    badge: BADGES.get(state.status) ?? { text: "Inactive", tone: "mute" },
    plan: isPlain ? "Free Trial" : `${PRODUCT} Premium`,
    price: isPlain ? "7 days free" : "$20/month",
    date: dateLine(state, locale),
    action: state.subscribed ? "manage" : "start_trial",
  };
}
