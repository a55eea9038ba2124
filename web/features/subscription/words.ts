// What is said of the subscription: buying it, having it, ending it (spec sections 4 and 8).
import { CONSENT } from "../../../shared/rules/consent.ts";
import { formatDate, plural } from "../../lib/format.ts";
import { english } from "../../lib/words/words.ts";

export const consentWords = english("consent", CONSENT.text);

export const subscriptionWords = english("subscription", {
  title: "Complete Your Subscription",
  trialSummary: "7 days free, then $20/month. Cancel anytime.",
  summary: "$20/month. Cancel anytime.",
  /** How the puppy above the card feels. */
  puppy: "calm and cozy",
  loadingTerms: "Loading the terms",
  payment: "Payment",
  loadingForm: "Loading the payment form",
  agree: {
    missing: "Please tick the box to continue.",
    next: "Continue to payment",
  },
  failed: { title: "Checkout failed", text: "Failed to start checkout. Please try again." },
  subscribed: {
    text: "You already have a subscription, so there is nothing to buy here.",
    action: "See your subscription",
  },
  notSetUp: {
    text: (messages: number) =>
      plural(messages, {
        one: "Payments are not set up on this server, so nothing can be charged here. You can chat with Luli for free, # message a day.",
        other:
          "Payments are not set up on this server, so nothing can be charged here. You can chat with Luli for free, # messages a day.",
      }),
    action: "Chat with Luli",
  },
  card: {
    title: "Subscription",
    badges: { trial: "Free Trial", active: "Active", inactive: "Inactive" },
    trial: { plan: "Free Trial", price: "7 days free" },
    premium: { plan: "Luli Premium", price: "$20/month" },
    granted: { price: "A gift from us", until: (at: Date) => `Free until: ${formatDate(at)}` },
    trialEnds: (at: Date) => `Trial ends: ${formatDate(at)}`,
    nextBilling: (at: Date) => `Next billing date: ${formatDate(at)}`,
    ends: (at: Date) => `Ends: ${formatDate(at)}`,
    owing: "Your last payment failed. Choose Manage Subscription to change the card.",
    paused: "Paused. You won't be charged, and Premium is off until it resumes.",
    /** Null: the date is unknown. */
    cancelled: (until: Date | null) =>
      until
        ? `Cancelled. You keep Premium until ${formatDate(until)}.`
        : "Cancelled. You keep Premium until it ends.",
    manage: "Manage Subscription",
    opening: "Opening...",
    start: "Start Premium Trial",
  },
  welcome: {
    title: "Welcome to Premium! 🎉",
    trial: "Your 7-day free trial has started!",
    active: "Your subscription is active.",
    almost: {
      title: "Almost there",
      text: "Your subscription shows up here as soon as it is confirmed.",
    },
  },
  portal: {
    noSession: {
      title: "Please sign in",
      text: "You need to be signed in to manage your subscription.",
    },
    failed: { title: "Portal failed", text: "Failed to open customer portal. Please try again." },
  },
  cancel: {
    action: "Cancel subscription",
    title: "Cancel Luli Premium?",
    /** Null: nobody knows the date. */
    stays: (until: Date | null) =>
      until
        ? `You keep Premium until ${formatDate(until)}. You won't be charged.`
        : "You keep Premium until it ends. You won't be charged.",
    yes: "Yes, cancel",
    no: "Keep Premium",
    busy: "Cancelling...",
    done: "Subscription cancelled",
    failed: {
      title: "Subscription not cancelled",
      text: "Nothing has changed. Please try again.",
    },
  },
  resume: {
    action: "Resume subscription",
    busy: "Resuming...",
    done: { title: "Subscription resumed", text: "Your Premium continues as before." },
    failed: {
      title: "Subscription not resumed",
      text: "Nothing has changed. Please try again.",
    },
  },
});
