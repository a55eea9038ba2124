// A page that is older than the server's terms is loaded anew, but never round and round.

const KEY = "luli-consent-reload";

/** True the first time that these terms turn out to be outdated in this tab. */
export function canReloadOnce(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    return false;
  }
}
