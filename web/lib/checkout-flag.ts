// "Checkout after auth" (spec section 4). In localStorage, because the confirmation mail may open another tab.
import { keep, readKept } from "./browser/kept.ts";

const FLAG = "checkout-after-auth";
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export const setCheckoutAfterAuth = (): void => void keep(FLAG, String(Date.now()));

export const hasCheckoutAfterAuth = (): boolean => {
  const setAt = Number(readKept(FLAG) ?? Number.NaN);
  const age = Date.now() - setAt;
  return age >= 0 && age <= MAX_AGE_MS;
};

/** Reads and clears. */
export const takeCheckoutAfterAuth = (): boolean => {
  const isSet = hasCheckoutAfterAuth();
  keep(FLAG, null);
  return isSet;
};
