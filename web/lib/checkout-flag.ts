// "Checkout after auth" (spec section 4). It is kept in localStorage, because the confirmation email may open another tab.
import { keep, readKept } from "./browser/kept.ts";

const FLAG = "checkout-after-auth";
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export const setCheckoutAfterAuth = (): void => void keep(FLAG, String(Date.now()));

export const hasCheckoutAfterAuth = (): boolean => {
  const setAt = Number(readKept(FLAG) ?? Number.NaN);
  const age = Date.now() - setAt;
  return age >= 0 && age <= MAX_AGE_MS;
};

/** Reads and clears the flag. */
export const takeCheckoutAfterAuth = (): boolean => {
  const isSet = hasCheckoutAfterAuth();
  keep(FLAG, null);
  return isSet;
};
