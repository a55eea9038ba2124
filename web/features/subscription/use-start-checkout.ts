import { setCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { SIGN_UP, useNavigation } from "../../ui/navigation.ts";
import { sessionStore } from "../../lib/session/session.ts";

/** "Start checkout" of spec section 4. */
export function useStartCheckout(): () => Promise<void> {
  const { go } = useNavigation();
  return async () => {
    const session = await sessionStore.ready();
    if (session.status === "signed_in") return go("/checkout");
    setCheckoutAfterAuth();
    return go(SIGN_UP);
  };
}
