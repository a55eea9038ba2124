// A page that is older than the server asks for code that is gone. Then it is loaded anew, but never round and round.

const KEY = "luli-reloaded-at";
const PAUSE_MS = 60_000;

export function reloadWhenOutdated(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => void reloadIfGone(payload));
}

/**
 * Code that did not come may still be there: without a network, and in Firefox for whoever is leaving, because that ends the
 * page's requests before the next page is there. A reload would keep them here.
 */
async function reloadIfGone({ message }: Error): Promise<void> {
  // Safari does not say what was missing; the files of one build go together.
  const address = /https?:\/\/\S+/.exec(message)?.[0] ?? import.meta.url;
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    if (status === 404 && !wasReloaded()) window.location.reload();
  } catch {
    // Nobody answers: nothing is known, and nothing would come.
  }
}

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
