// A page that is older than the server's terms is loaded anew, but never round and round.
import { keep, readKept } from "../../lib/browser/kept.ts";

/** True the first time that these terms turn out to be outdated in this tab. */
export const canReloadOnce = (version: string): boolean =>
  readKept("consent-reload") !== version && keep("consent-reload", version);
