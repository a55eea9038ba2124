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
    subject: "Your 7 free days with Luli have begun",
    lines: [
      "Woof! Premium is yours.",
      `The first charge of ${price} is on ${day}, then ${price} every month. If you cancel before then, nothing is charged.`,
      "We will remind you on day 4 and on day 6.",
    ],
    link,
    closing,
  }),
  trialExtended: ({ price, day }) => ({
    subject: "You have more free days with Luli",
    lines: [
      "Good news: we extended your free trial.",
      `The first charge of ${price} is now on ${day}, then ${price} every month. If you cancel before then, nothing is charged.`,
      "We will remind you three days before and one day before.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Your free days with Luli end on ${day}`,
    lines: [
      `On ${day} the first ${price} is charged, then ${price} every month.`,
      "If you want to stay, there is nothing to do. If not, cancel before then, and nothing is charged.",
    ],
    link,
    closing,
  }),
  renewal: ({ price, day, limits }) => ({
    subject: `Your Luli subscription renews on ${day}`,
    lines: [
      `On ${day} ${price} is charged for the next month, and then every month until you cancel.`,
      limits,
      "If you want to stay, there is nothing to do.",
    ],
    link,
    closing,
  }),
  subscribed: ({ price, day }) => ({
    subject: "Welcome back to Luli Premium",
    lines: [
      `${price} was charged today. The next ${price} is charged on ${day}, then every month.`,
    ],
    link,
    closing,
  }),
  cancelled: (until) => ({
    subject: "Your Luli subscription is cancelled",
    lines: [
      `Nothing more will be charged. You keep Premium until ${until}.`,
      "After that, you can keep chatting with Luli for free. You keep what you earned and bought.",
    ],
    link: "Resume subscription",
    closing: "You can resume it on your profile until that day.",
  }),
  paymentFailed: (price) => ({
    subject: "Your payment for Luli did not go through",
    lines: [
      `Your card was declined when ${price} was due. We will try again over the next few days, and you keep Premium in the meantime.`,
      "To use another card, choose Manage Subscription on your profile.",
    ],
    link,
    closing: "If no payment succeeds, the subscription ends and nothing more is charged.",
  }),
  cardUsed: {
    subject: "This card has already had its free trial",
    lines: [
      "The card you used has already had its 7 free days with another account, so it can't have them again. Nothing was charged.",
      "You can subscribe without a free trial whenever you like, and chat with Luli for free until then.",
    ],
    link,
    closing,
  },
  contractLink: {
    subject: "Your contract with Luli",
    lines: [
      "Someone asked for a link to cancel the Luli subscription for this address, or to withdraw from the contract.",
      "If it was you, open the link and choose. Nothing has changed yet.",
    ],
    link: "Open my contract",
    closing:
      "The link works for one hour and one decision. If you did not ask for it, ignore this email.",
  },
  withdrawn: {
    subject: "We received your withdrawal from the contract",
    lines: [
      "You withdrew from your contract with Luli. This is your receipt. Your declaration is below.",
      "Your subscription ends now and nothing more is charged. We refund what you paid to the same payment method, within 14 days at the latest, and email you when it is on its way. If our payment provider can't be reached right now, we do it as soon as it can.",
    ],
    facts: {
      name: "Your name",
      contract: "Contract",
      plan: "Luli Premium",
      concluded: "Concluded on",
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
      "Your subscription has ended, and nothing more is charged.",
    ],
    link,
    closing: "You can keep chatting with Luli for free. You keep what you earned and bought.",
  }),
  ended: {
    subject: "Your Luli subscription has ended",
    lines: [
      "Nothing more will be charged. You can keep chatting with Luli for free.",
      "You keep what you earned and bought.",
    ],
    link,
    closing: "If you would like Premium again, you can subscribe on your profile.",
  },
});
