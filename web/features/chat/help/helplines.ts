// Whom to call where this device is: asked of the server once, and kept here for when there is no network.
import type { CountryHelp } from "../../../../shared/contracts/safety.ts";
import { createStore } from "../../../lib/create-store.ts";
import { call } from "../../../lib/http.ts";

const KEY = "luli-helplines";

/** Null: unknown, or not known yet. */
export const helplines = createStore<CountryHelp>(null);

let coming: Promise<void> | null = null;

/** Never throws: without an answer what was kept stays, and the next one who asks tries again. */
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
  keep(answer);
}

function keep(answer: CountryHelp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answer));
  } catch {
    // Storage is closed or full: without a network no numbers are named.
  }
}

function readKept(): CountryHelp {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as CountryHelp;
    return Array.isArray(kept?.lines) ? kept : null;
  } catch {
    return null;
  }
}
