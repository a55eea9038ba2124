// A page that is older than the server asks for code that is gone. Then it is loaded anew: never round and round, and not while
// someone writes or Luli answers. Whoever asks again later, asks for that, too.

const KEY = "luli-reloaded-at";
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

function wasReloaded(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return true;
    sessionStorage.setItem(KEY, String(now));
    return false;
  } catch {
    return true;
  }
}
