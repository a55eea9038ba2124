// A page that is older than the server asks for code that is gone. Then it is loaded anew: never round and round, and not while
// someone writes or Luli answers. Whoever asks again later, asks for that, too.
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

/** Also where nobody could know it the next time. */
function wasReloaded(): boolean {
  const now = Date.now();
  return now - Number(readKept("reloaded-at")) < PAUSE_MS || !keep("reloaded-at", String(now));
}
