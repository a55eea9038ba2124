// What the page of one's contract says: cancelling and withdrawing, without signing in.
import { formatDate } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const contractWords = english("contract", {
  title: "Your contract",
  lead: "Cancel your subscription here, or withdraw from the contract within 14 days. You need not sign in.",
  loading: "Your contract is being loaded",
  over: "This link was used already, or is older than an hour. You can ask for another one.",
  none: "This account has no subscription. If another one has, ask for a link to its address.",
  ask: {
    email: "Email of your account",
    wrongEmail: "Please enter a whole email address.",
    action: "Send me the link",
    busy: "Sending...",
    sent: "If there is a contract under this address, the link to it is in your mail in a moment. It works for one hour.",
    failed: { title: "Nothing was sent", text: "Please try again in a moment." },
  },
  facts: {
    contract: "Contract",
    name: "Luli Premium, $20/month",
    account: "Account",
    concluded: "Concluded on",
    ends: "Ends on",
  },
  date: (at: string) => formatDate(at),
  moment: (at: string) => formatDate(at, { dateStyle: "long", timeStyle: "long" }),
  cancel: {
    title: "Cancel contract",
    text: (until: string | null) =>
      until
        ? `Premium stays with you until ${until}. Nothing more is charged.`
        : "Premium stays until its end. Nothing more is charged.",
    action: "Cancel now",
    busy: "Cancelling...",
    done: (until: string | null) =>
      until
        ? `Your subscription is cancelled and ends on ${until}. A mail confirms it.`
        : "Your subscription is cancelled. A mail confirms it.",
    over: "Nothing is running that could be cancelled.",
    failed: { title: "Not cancelled", text: "Nothing has changed. Please try again." },
  },
  withdraw: {
    title: "Withdraw from contract",
    text: (until: string) =>
      `Until ${until} you can withdraw without giving a reason. The subscription ends at once, and what you paid goes back the way you paid.`,
    name: "Your name",
    missingName: "Please tell us your name.",
    email: "Email for the receipt",
    password: "Your password",
    missingPassword: "Please enter your password.",
    next: "Continue",
    summary: (name: string, email: string) =>
      `I, ${name}, withdraw from the contract above. The receipt goes to ${email}.`,
    confirm: "Confirm withdrawal",
    busy: "Withdrawing...",
    back: "Back",
    past: (until: string) => `Withdrawing was possible until ${until}.`,
    done: (at: string) => `We received your withdrawal on ${at}. The receipt is in your mail.`,
    refunded: (amount: string) => `${amount} goes back the way you paid.`,
    later:
      "The end and the refund follow as soon as payments answer. We write to you when it is done.",
    failed: { title: "Not withdrawn", text: "Nothing has changed. Please try again." },
  },
});
