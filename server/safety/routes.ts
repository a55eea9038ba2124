// Whom to call for help, for whoever asks: the help card and the page about safety. It never needs the database.
import type { CountryHelp } from "../../shared/contracts/safety.ts";
import type { Route } from "../http/route.ts";
import type { WiredConfig } from "../platform/context.ts";
import { countryOf } from "./country.ts";
import { type Helplines, readHelplines } from "./helplines.ts";

export function safetyRoutes(
  route: Route,
  { config }: { config: Pick<WiredConfig, "helplinesFile"> },
): void {
  const helplines = readHelplines(config.helplinesFile);
  route("GET /api/helplines", ({ c, query }) => {
    const acceptLanguage = c.req.header("accept-language");
    return toAnswer(
      helplines,
      countryOf(helplines, { timeZone: query.time_zone ?? null, acceptLanguage }),
    );
  });
}

function toAnswer(helplines: Helplines, country: string | null): CountryHelp {
  const known = helplines[country ?? ""];
  if (country === null || !known) return null;
  const lines = known.lines.map(({ name, number, address, hours, kinds, languages }) => ({
    name,
    number: number ?? null,
    address: address ?? null,
    hours: hours === "not confirmed" ? null : hours,
    kinds,
    languages,
  }));
  return { country, emergency: known.emergency, lines };
}
