// Reloads a page that is older than the server's terms, but never in a loop.
import { keep, readKept } from "../../lib/browser/kept.ts";

/** Returns true the first time that these terms turn out to be outdated in this tab. */
export const canReloadOnce = (version: string): boolean =>
  readKept("consent-reload") !== version && keep("consent-reload", version);
