// What a person agrees to, and what the mails of a subscription say. A price and a day come as the language writes them.
import { inEveryLanguage } from "../../languages/server.ts";
import { CONSENT } from "../../shared/rules/consent.ts";
import type { EmailWords } from "../mail/template.ts";

type Charge = { price: string; day: string };

export type SubscriptionWords = {
  trialStarted: (first: Charge) => EmailWords;
  trialReminder: (first: Charge) => EmailWords;
  subscribed: (next: Charge) => EmailWords;
  cancelled: (until: string) => EmailWords;
  paymentFailed: (price: string) => EmailWords;
  ended: EmailWords;
};

const link = "Open my profile";
const closing = "You can cancel anytime on your profile: two clicks, no questions.";

/** What a person agrees to when they subscribe. */
export const consentWords = inEveryLanguage("consent", CONSENT.text);

export const subscriptionMailWords = inEveryLanguage("subscription", {
  trialStarted: ({ price, day }) => ({
    subject: "Your 7 free days with Luli have begun",
    lines: [
      "Woof! Premium is yours from now on.",
      `The first charge of ${price} is on ${day}, then ${price} every month. If you cancel before, nothing is charged.`,
      "We will remind you on day 4 and on day 6.",
    ],
    link,
    closing,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Your free days with Luli end on ${day}`,
    lines: [
      `On ${day} the first ${price} is charged, then ${price} every month.`,
      "If you want to stay, there is nothing to do. If not, cancel before, and nothing is charged.",
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
      `It is done: nothing more will be charged. Premium stays yours until ${until}.`,
      "After that you can go on chatting with Luli for free. What you earned and bought stays.",
    ],
    link: "Change my mind",
    closing: "You can resume it on your profile until that day.",
  }),
  paymentFailed: (price) => ({
    subject: "Your payment for Luli did not go through",
    lines: [
      `Your card was declined when ${price} was due. It will be tried again over the next days, and Premium stays yours meanwhile.`,
      "To use another card, choose Manage Subscription on your profile.",
    ],
    link,
    closing: "If no payment succeeds, the subscription ends and nothing more is charged.",
  }),
  ended: {
    subject: "Your Luli subscription has ended",
    lines: [
      "Nothing more will be charged. You can go on chatting with Luli for free.",
      "What you earned and bought stays.",
    ],
    link,
    closing: "If you would like Premium again, you can start it on your profile.",
  },
});
