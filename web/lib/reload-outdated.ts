// Reloads a page that is older than the server and asks for code that is gone: never in a loop, and not while a person types or Luli
// answers. The next request for code reloads it then.
import { keep, readKept } from "./browser/kept.ts";

const PAUSE_MS = 60_000;
const TYPED = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])";

export function reloadOutdated(): void {
  if (isBusy() || wasReloaded()) return;
  window.location.reload();
}

const isBusy = (): boolean =>
  document.querySelector("[data-busy]") !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value }) => value !== "",
  );

/** Counts as reloaded where the storage cannot tell. */
function wasReloaded(): boolean {
  const now = Date.now();
  return now - Number(readKept("reloaded-at")) < PAUSE_MS || !keep("reloaded-at", String(now));
}
