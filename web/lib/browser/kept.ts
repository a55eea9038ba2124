// What this browser keeps of Luli's: on the device over visits, or as long as the tab is open, each under its name.

const KEPT = {
  arrived: "tab",
  "checkout-after-auth": "device",
  "consent-reload": "tab",
  conversation: "device",
  "first-day": "device",
  helplines: "device",
  language: "device",
  outbox: "device",
  person: "device",
  "put-away": "device",
  "reloaded-at": "tab",
  theme: "device",
  toasts: "tab",
  unsent: "tab",
  "wanted-page": "tab",
} as const;
type Name = keyof typeof KEPT;

/** What a storage that is closed (private windows) or full did not take lives as long as the page. */
const fallback = new Map<Name, string>();

const storageOf = (name: Name) => (KEPT[name] === "tab" ? sessionStorage : localStorage);
const keyOf = (name: Name) => `luli-${name}`;

export function readKept(name: Name): string | null {
  const here = fallback.get(name) ?? null;
  try {
    return storageOf(name).getItem(keyOf(name)) ?? here;
  } catch {
    return here;
  }
}

/** Null forgets. Says whether it outlives the page. */
export function keep(name: Name, value: string | null): boolean {
  fallback.delete(name);
  try {
    if (value === null) storageOf(name).removeItem(keyOf(name));
    else storageOf(name).setItem(keyOf(name), value);
    return true;
  } catch {
    if (value !== null) fallback.set(name, value);
    return false;
  }
}

/** What an older page kept may have another shape; whoever reads looks at it. */
export function readKeptJson(name: Name): unknown {
  try {
    return JSON.parse(readKept(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export const keepJson = (name: Name, value: unknown): boolean => keep(name, JSON.stringify(value));
