import { useNavigate } from "@tanstack/react-router";
import { setCheckoutAfterAuth } from "../lib/checkout-flag.ts";
import { sessionStore } from "../lib/session.ts";

/** "Start checkout" of spec section 4. */
export function useStartCheckout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const session = await sessionStore.ready();
    if (session.status === "signed_in") return navigate({ to: "/checkout" });
    setCheckoutAfterAuth();
    return navigate({ to: "/auth" });
  };
}
