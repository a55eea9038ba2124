// "Checkout after auth" (spec section 4). In localStorage, because the confirmation mail may open another tab.

const KEY = "luli-checkout-after-auth";
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Where storage is refused (private windows), the flag lives as long as the page. */
let fallback: string | null = null;

export const setCheckoutAfterAuth = (): void => write(String(Date.now()));

export const hasCheckoutAfterAuth = (): boolean => {
  const setAt = Number(read() ?? Number.NaN);
  const age = Date.now() - setAt;
  return age >= 0 && age <= MAX_AGE_MS;
};

/** Reads and clears. */
export const takeCheckoutAfterAuth = (): boolean => {
  const isSet = hasCheckoutAfterAuth();
  write(null);
  return isSet;
};

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
};

const write = (value: string | null): void => {
  fallback = value;
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // The fallback already holds it.
  }
};
