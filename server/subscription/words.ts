// What a person agrees to, and what the mails of a subscription say. A price and a day come as the language writes them.
import { inEveryLanguage } from "../../languages/server.ts";
import { CONSENT, type ConsentText } from "../../shared/rules/consent.ts";
import type { EmailWords } from "../mail/template.ts";

type Charge = { price: string; day: string };

export type SubscriptionWords = {
  trialStarted: (first: Charge) => EmailWords;
  trialExtended: (first: Charge) => EmailWords;
  trialReminder: (first: Charge) => EmailWords;
  renewal: (next: Charge & { limits: string }) => EmailWords;
  subscribed: (next: Charge) => EmailWords;
  cancelled: (until: string) => EmailWords;
  paymentFailed: (price: string) => EmailWords;
  cardUsed: EmailWords;
  contractLink: EmailWords;
  withdrawn: EmailWords & {
    facts: Record<"name" | "contract" | "plan" | "concluded" | "email" | "received", string>;
  };
  refunded: (amount: string) => EmailWords;
  ended: EmailWords;
};

const link = "Open my profile";
const closing = "You can cancel anytime on your profile, in two clicks.";

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly consent: ConsentText;
    readonly subscription: SubscriptionWords;
  }
}

/** What a person agrees to when they subscribe. */
export const consentWords = inEveryLanguage("consent", CONSENT.text);

export const subscriptionMailWords = inEveryLanguage("subscription", {
  trialStarted: ({ price, day }) => ({
    subject: "Your 7-day free trial of Luli Premium has started",
    lines: [
      "Woof! Premium is yours.",
      `The first charge of ${price} is on ${day}, then ${price} every month. If you cancel before then, you won't be charged.`,
      "We will remind you on day 4 and on day 6.",
    ],
    link,
    closing,
  }),
  trialExtended: ({ price, day }) => ({
    subject: "Your free trial of Luli Premium is now longer",
    lines: [
      "Good news: we extended your free trial.",
      `The first charge of ${price} is now on ${day}, then ${price} every month. If you cancel before then, you won't be charged.`,
      "We will remind you three days before and one day before.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Your free trial of Luli Premium ends on ${day}`,
    lines: [
      `The first charge of ${price} is on ${day}, then ${price} every month.`,
      "If you want to stay, you don't need to do anything. If not, cancel before then and you won't be charged.",
    ],
    link,
    closing,
  }),
  renewal: ({ price, day, limits }) => ({
    subject: `Your Luli subscription renews on ${day}`,
    lines: [
      `On ${day}, we'll charge ${price} for the next month, and then every month until you cancel.`,
      limits,
      "If you want to stay, you don't need to do anything.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Welcome back to Luli Premium",
    lines: [
      `We charged ${price} today. The next charge of ${price} is on ${day}, then every month.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Your Luli subscription is cancelled",
    lines: [
      `You won't be charged. You keep Premium until ${until}.`,
      "After that, you can keep chatting with Luli for free. You keep what you earned and bought.",
    ],
    link: "Resume subscription",
    closing: "You can resume your subscription on your profile until that day.",
  }),
  paymentFailed: (price) => ({
    subject: "Your payment for Luli did not go through",
    lines: [
      `Your card was declined when ${price} was due. We will try again over the next few days, and you keep Premium in the meantime.`,
      "To use another card, choose Manage Subscription on your profile.",
    ],
    link,
    closing: "If no payment succeeds, the subscription ends and you won't be charged.",
  }),
  cardUsed: {
    subject: "This card has already been used for a free trial",
    lines: [
      "This card was used for a free trial with another account, so it can't be used for a second one. You were not charged.",
      "You can subscribe without a free trial whenever you like, and chat with Luli for free until then.",
    ],
    link,
    closing,
  },
  contractLink: {
    subject: "Your contract with Luli",
    lines: [
      "Someone asked for a link to cancel the Luli subscription for this address, or to withdraw from the contract.",
      "If this was you, open the link and choose. Nothing has changed yet.",
    ],
    link: "Open my contract",
    closing:
      "The link works for one hour and can be used once. If you did not ask for it, ignore this email.",
  },
  withdrawn: {
    subject: "We received your withdrawal from the contract",
    lines: [
      "You withdrew from your contract with Luli. This is your receipt. Your declaration is below.",
      "Your subscription ends now, and you won't be charged. We'll refund what you paid, to the payment method you used, within 14 days at the latest, and email you when the refund is on its way. If our payment provider can't be reached right now, we'll send the refund as soon as it can.",
    ],
    facts: {
      name: "Your name",
      contract: "Contract",
      plan: "Luli Premium",
      concluded: "Contract date",
      email: "Email",
      received: "Received on",
    },
    link: "Withdrawal page",
    closing: "You can keep chatting with Luli for free. You keep what you earned and bought.",
  },
  refunded: (amount) => ({
    subject: `${amount} is on its way back to you`,
    lines: [
      `We refunded ${amount} because you withdrew from the contract. It may take your bank a few days to show it.`,
      "Your subscription has ended, and you won't be charged again.",
    ],
    link,
    closing: "You can keep chatting with Luli for free. You keep what you earned and bought.",
  }),
  ended: {
    subject: "Your Luli subscription has ended",
    lines: [
      "You won't be charged. You can keep chatting with Luli for free.",
      "You keep what you earned and bought.",
    ],
    link,
    closing: "If you would like Premium again, you can subscribe on your profile.",
  },
});
