// The mails of a subscription: what begins, what it costs and when, what went wrong, what ended. Never a surprise.
import { messageLimits } from "../../shared/rules/consent.ts";
import { PRICE } from "../../shared/rules/plan.ts";
import { renderEmail, type EmailWords } from "../mail/template.ts";
import { tameLinks } from "../contact/service.ts";
import { formatDay, formatDollars, formatMoment } from "../mail/format.ts";
import { askedFor, type Mail } from "../platform/mail.ts";
import type { Person } from "./queries.ts";
import { consentWords, subscriptionMailWords } from "./words.ts";

type Recipient = Pick<Person, "email" | "language" | "time_zone">;

/** `name` is null in a receipt to an address that may be a stranger's. */
type Declaration = {
  name: string | null;
  email: string;
  subscription_id: string;
  declared_at: Date;
};

export function createEmails(publicUrl: string) {
  const toProfile = (to: Recipient, words: EmailWords): Mail =>
    renderEmail(to, words, { url: `${publicUrl}/profile` });
  const say = ({ language }: Recipient) => subscriptionMailWords[language];
  /** What costs the price from that day on. */
  const charged =
    (kind: "trialStarted" | "trialExtended" | "trialReminder" | "subscribed") =>
    (to: Recipient, on: Date) =>
      toProfile(to, say(to)[kind]({ price: price(to), day: day(to, on) }));

  return {
    trialStarted: charged("trialStarted"),
    trialExtended: charged("trialExtended"),
    trialReminder: charged("trialReminder"),
    subscribed: charged("subscribed"),
    renewal: (to: Recipient, on: Date, dailyMessages: number) => {
      const limits = consentWords[to.language].limits(messageLimits(dailyMessages));
      return toProfile(to, say(to).renewal({ price: price(to), day: day(to, on), limits }));
    },
    cancelled: (to: Recipient, end: Date) => toProfile(to, say(to).cancelled(day(to, end))),
    paymentFailed: (to: Recipient) => toProfile(to, say(to).paymentFailed(price(to))),
    cardUsed: (to: Recipient) => toProfile(to, say(to).cardUsed),
    contractLink: (to: Recipient, token: string) =>
      askedFor(renderEmail(to, say(to).contractLink, { url: `${publicUrl}/contract#${token}` })),
    /** The declared name is a stranger's text: links in it must not be clickable. */
    withdrawn: (to: Recipient, declared: Declaration, concludedAt: Date) => {
      const { facts, ...words } = say(to).withdrawn;
      const moment = formatMoment(declared.declared_at, to.language, to.time_zone);
      const mail = renderEmail(to, words, {
        url: `${publicUrl}/contract`,
        facts: [
          ...(declared.name === null
            ? []
            : [{ name: facts.name, value: tameLinks(declared.name) }]),
          { name: facts.contract, value: `${facts.plan}, ${declared.subscription_id}` },
          { name: facts.concluded, value: day(to, concludedAt) },
          { name: facts.email, value: declared.email },
          { name: facts.received, value: moment },
        ],
      });
      return askedFor(mail);
    },
    refunded: (to: Recipient, cents: number) =>
      toProfile(to, say(to).refunded(formatDollars(cents / 100, to.language))),
    ended: (to: Recipient) => toProfile(to, say(to).ended),
  };
}

const price = ({ language }: Recipient): string => formatDollars(PRICE, language);

const day = ({ language, time_zone: timeZone }: Recipient, date: Date): string =>
  formatDay(date, language, timeZone);
