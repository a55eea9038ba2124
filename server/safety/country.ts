// Where a person is, as well as it can be told without asking: for the right telephone numbers, and never stored.
import type { Helplines } from "./helplines.ts";

declare global {
  namespace Intl {
    interface Locale {
      /** ECMA-402 2026; Node has it, TypeScript's library not yet. */
      getTimeZones(): string[] | undefined;
    }
  }
}

/**
 * The account's time zone before the browser's region: many browsers everywhere say en-US. A zone of a country without
 * helplines is therefore no country, whatever the browser says; UTC says nothing.
 */
export function countryOf(
  helplines: Helplines,
  { timeZone, acceptLanguage }: { timeZone: string | null; acceptLanguage: string | undefined },
): string | null {
  const countries = Object.keys(helplines);
  if (timeZone?.includes("/"))
    return countries.find((country) => zonesOf(country).includes(timeZone)) ?? null;
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage ?? "")?.[1];
  return countries.find((country) => country === region?.toUpperCase()) ?? null;
}

/** As the account's zone was written by Intl, so are these. */
const zonesOf = (country: string): readonly string[] =>
  new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
