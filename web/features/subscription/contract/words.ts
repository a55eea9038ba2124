// What the page of one's contract says: cancelling and withdrawing, without signing in.
import { formatDate } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const contractWords = english("contract", {
  title: "Your contract",
  lead: "Cancel your subscription here, or withdraw from the contract within 14 days. No sign-in needed.",
  loading: "Loading your contract",
  over: "This link was already used or is older than an hour. Request a new one below.",
  none: "This account has no subscription. If you subscribed with another account, request a link with that account's email.",
  ask: {
    email: "Your account email",
    wrongEmail: "Please enter a full email address.",
    action: "Send me the link",
    busy: "Sending...",
    sent: "If this address has a contract, a link is on its way. It works for one hour.",
    failed: { title: "Nothing was sent", text: "Please try again in a moment." },
  },
  facts: {
    contract: "Contract",
    name: "Luli Premium, $20/month",
    account: "Account",
    concluded: "Contract date",
    ends: "Ends on",
  },
  date: (at: string) => formatDate(at),
  moment: (at: string) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Cancel contract",
    text: (until: string | null) =>
      until
        ? `You keep Premium until ${until}. You won't be charged.`
        : "You keep Premium until it ends. You won't be charged.",
    action: "Cancel now",
    busy: "Cancelling...",
    done: (until: string | null) =>
      until
        ? `Your subscription is cancelled and ends on ${until}. We'll confirm it by email.`
        : "Your subscription is cancelled. We'll confirm it by email.",
    over: "There is no active subscription to cancel.",
    failed: { title: "Subscription not cancelled", text: "Nothing has changed. Please try again." },
  },
  withdraw: {
    title: "Withdraw from contract",
    text: (until: string) =>
      `You can withdraw until ${until} without giving a reason. Your subscription ends right away, and we'll refund what you paid, to the payment method you used.`,
    name: "Your name",
    missingName: "Please enter your name.",
    email: "Email for the receipt",
    password: "Your password",
    missingPassword: "Please enter your password.",
    next: "Continue",
    summary: (name: string, email: string) =>
      `I, ${name}, withdraw from the contract above. The receipt goes to ${email}.`,
    confirm: "Confirm withdrawal",
    busy: "Withdrawing...",
    back: "Back",
    past: (until: string) => `The withdrawal period ended on ${until}.`,
    done: (at: string) => `We received your withdrawal on ${at}. The receipt is in your email.`,
    refunded: (amount: string) => `We'll refund ${amount} to the payment method you used.`,
    later:
      "Our payment provider is not responding. We'll cancel and refund as soon as it does, and email you.",
    failed: { title: "Withdrawal not sent", text: "Nothing has changed. Please try again." },
  },
});
