// Values that this browser keeps for Luli, each under its name: on the device, or as long as the tab is open.

type OnDevice =
  | "checkout-after-auth"
  | "conversation"
  | "first-day"
  | "helplines"
  | "language"
  | "outbox"
  | "person"
  | "push-healed"
  | "put-away"
  | "theme";
const IN_TAB = [
  "arrived",
  "consent-reload",
  "reloaded-at",
  "toasts",
  "typed",
  "unsent",
  "wanted-page",
] as const;
export type KeptName = OnDevice | (typeof IN_TAB)[number];

/** Values that a closed (private windows) or full storage did not take live as long as the page. */
const fallback = new Map<KeptName, string>();

const storageOf = (name: KeptName) =>
  (IN_TAB as readonly string[]).includes(name) ? sessionStorage : localStorage;
const keyOf = (name: KeptName) => `luli-${name}`;

export function readKept(name: KeptName): string | null {
  const here = fallback.get(name) ?? null;
  try {
    return storageOf(name).getItem(keyOf(name)) ?? here;
  } catch {
    return here;
  }
}

/** Null deletes the value. Returns whether the value outlives the page. */
export function keep(name: KeptName, value: string | null): boolean {
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
