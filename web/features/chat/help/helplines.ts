// The helplines of this device's country: fetched once and kept for when there is no network.
import type { CountryHelp } from "../../../../shared/contracts/safety.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import { createStore } from "../../../lib/create-store.ts";
import { call } from "../../../lib/http.ts";

/** Null: unknown, or not known yet. */
export const helplines = createStore<CountryHelp>(null);

let coming: Promise<void> | null = null;

/** A failed fetch never throws: it leaves the kept helplines in place, and the next call tries again. */
export function fetchHelplines(): Promise<void> {
  if (helplines.get() === null) helplines.set(readKept());
  coming ??= ask().catch(() => void (coming = null));
  return coming;
}

async function ask(): Promise<void> {
  const answer = await call("GET /api/helplines", {
    query: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    isPublic: true,
  });
  helplines.set(answer);
  keepJson("helplines", answer);
}

function readKept(): CountryHelp {
  const kept = readKeptJson("helplines") as CountryHelp;
  return Array.isArray(kept?.lines) ? kept : null;
}
