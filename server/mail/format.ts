// Days and money in mails, as the reader's language writes them.
import type { Language } from "../../shared/contracts/language.ts";

/** The day that it is then where the reader lives. */
export const formatDay = (date: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(date);

/** Names the currency unmistakably, because many countries have a dollar sign of their own. */
export const formatDollars = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

/** Includes the time zone, because the minute matters here. */
export const formatMoment = (date: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone }).format(
    date,
  );
