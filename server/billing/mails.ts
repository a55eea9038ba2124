// The mails of a subscription: what begins, what it costs and when, what went wrong, what ended. Never a surprise.
import { PRICE_TEXT, TRIAL_DAYS } from "../../shared/rules/plan.ts";
import { letter } from "../letter.ts";
import type { Mail } from "../mail.ts";
import type { Person } from "./queries.ts";

const HOW_TO_CANCEL = "You can cancel anytime on your profile: two clicks, no questions.";

export function createLetters(publicUrl: string) {
  const profile = { label: "Open my profile", url: `${publicUrl}/profile` };

  return {
    trialStarted: (to: Person, end: Date): Mail =>
      letter(to.email, {
        subject: `Your ${TRIAL_DAYS} free days with Luli have begun`,
        lines: [
          "Woof! Premium is yours from now on.",
          `The first charge of ${PRICE_TEXT} is on ${day(to, end)}, then ${PRICE_TEXT} every month. If you cancel before, nothing is charged.`,
          "We will remind you on day 4 and on day 6.",
        ],
        link: profile,
        closing: HOW_TO_CANCEL,
      }),

    trialReminder: (to: Person, end: Date): Mail =>
      letter(to.email, {
        subject: `Your free days with Luli end on ${day(to, end)}`,
        lines: [
          `On ${day(to, end)} the first ${PRICE_TEXT} is charged, then ${PRICE_TEXT} every month.`,
          "If you want to stay, there is nothing to do. If not, cancel before, and nothing is charged.",
        ],
        link: profile,
        closing: HOW_TO_CANCEL,
      }),

    subscribed: (to: Person, end: Date): Mail =>
      letter(to.email, {
        subject: "Welcome back to Luli Premium",
        lines: [
          `${PRICE_TEXT} was charged today. The next ${PRICE_TEXT} is charged on ${day(to, end)}, then every month.`,
        ],
        link: profile,
        closing: HOW_TO_CANCEL,
      }),

    cancelled: (to: Person, end: Date): Mail =>
      letter(to.email, {
        subject: "Your Luli subscription is cancelled",
        lines: [
          `It is done: nothing more will be charged. Premium stays yours until ${day(to, end)}.`,
          "After that you can go on chatting with Luli for free. What you earned and bought stays.",
        ],
        link: { label: "Change my mind", url: profile.url },
        closing: "You can resume it on your profile until that day.",
      }),

    paymentFailed: (to: Person): Mail =>
      letter(to.email, {
        subject: "Your payment for Luli did not go through",
        lines: [
          `Your card was declined when ${PRICE_TEXT} was due. It will be tried again over the next days, and Premium stays yours meanwhile.`,
          "To use another card, choose Manage Subscription on your profile.",
        ],
        link: profile,
        closing: "If no payment succeeds, the subscription ends and nothing more is charged.",
      }),

    ended: (to: Person): Mail =>
      letter(to.email, {
        subject: "Your Luli subscription has ended",
        lines: [
          "Nothing more will be charged. You can go on chatting with Luli for free.",
          "What you earned and bought stays.",
        ],
        link: profile,
        closing: "If you would like Premium again, you can start it on your profile.",
      }),
  };
}

function day({ time_zone: timeZone }: Person, date: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(date);
}
