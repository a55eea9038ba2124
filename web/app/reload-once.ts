// A page that is older than the server asks for code that is gone. Then it is loaded anew, but never round and round.

const KEY = "luli-reloaded-at";
const PAUSE_MS = 60_000;

export function reloadWhenOutdated(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // Without a network a reload would only lose the page.
    if (!navigator.onLine || wasReloaded()) return;
    event.preventDefault();
    window.location.reload();
  });
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
