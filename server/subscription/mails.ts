// The mails of a subscription: what begins, what it costs and when, what went wrong, what ended. Never a surprise.
import { PRICE } from "../../shared/rules/plan.ts";
import { renderEmail, type EmailWords } from "../mail/template.ts";
import { formatDay, formatDollars } from "../mail/format.ts";
import type { Mail } from "../mail/mailer.ts";
import type { Person } from "./queries.ts";
import { subscriptionMailWords } from "./words.ts";

type Recipient = Pick<Person, "email" | "language" | "time_zone">;

export function createLetters(publicUrl: string) {
  const toProfile = (to: Recipient, words: EmailWords): Mail =>
    renderEmail(to, words, { url: `${publicUrl}/profile` });
  const say = ({ language }: Recipient) => subscriptionMailWords[language];

  return {
    trialStarted: (to: Recipient, end: Date) =>
      toProfile(to, say(to).trialStarted({ price: price(to), day: day(to, end) })),
    trialReminder: (to: Recipient, end: Date) =>
      toProfile(to, say(to).trialReminder({ price: price(to), day: day(to, end) })),
    subscribed: (to: Recipient, end: Date) =>
      toProfile(to, say(to).subscribed({ price: price(to), day: day(to, end) })),
    cancelled: (to: Recipient, end: Date) => toProfile(to, say(to).cancelled(day(to, end))),
    paymentFailed: (to: Recipient) => toProfile(to, say(to).paymentFailed(price(to))),
    ended: (to: Recipient) => toProfile(to, say(to).ended),
  };
}

const price = ({ language }: Recipient): string => formatDollars(PRICE, language);

const day = ({ language, time_zone: timeZone }: Recipient, date: Date): string =>
  formatDay(date, language, timeZone);
