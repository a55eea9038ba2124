// Public routes: helplines, which never need the database, and counts of how often help was shown.
import type { CountryHelp, SafetyYears } from "../../shared/contracts/safety.ts";
import type { Database } from "../platform/database/database.ts";
import type { Route } from "../http/route.ts";
import type { ServerContext, WiredConfig } from "../platform/context.ts";
import { countryOf } from "./country.ts";
import { countsByYear } from "./counts/queries.ts";
import { type Helplines, readHelplines } from "./helplines.ts";

type SafetyContext = Pick<ServerContext, "database" | "clock"> & {
  config: Pick<WiredConfig, "helplinesFile">;
};

/** Anyone may ask, as often as they like: the database is asked once in so long. */
const COUNTED_EVERY_MS = 60_000;

export function safetyRoutes(route: Route, context: SafetyContext): void {
  const { config, clock } = context;
  const helplines = readHelplines(config.helplinesFile);
  const readYears = rememberFor(COUNTED_EVERY_MS, clock, () => yearsOf(context.database, clock()));
  route("GET /api/safety", async () => ({ years: await readYears() }));
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

async function yearsOf(database: Database, now: Date): Promise<SafetyYears["years"]> {
  const counts = await countsByYear(database);
  const years = new Set([now.getUTCFullYear(), ...counts.map(({ year }) => year)]);
  return [...years]
    .toSorted((a, b) => b - a)
    .map((year) => {
      const kinds = counts.filter((each) => each.year === year);
      return {
        year,
        total: kinds.reduce((sum, { count }) => sum + count, 0),
        kinds: kinds.map(({ kind, count }) => ({ kind, count })),
      };
    });
}

/** Concurrent callers share one answer; a failed one is asked for again. */
function rememberFor<T>(ms: number, clock: () => Date, ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const at = clock().getTime();
    if (known !== null && at - known.at < ms) return known.answer;
    const asked = { at, answer: ask() };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = null;
    });
    return asked.answer;
  };
}
