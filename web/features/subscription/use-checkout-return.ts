// Handles the return from the checkout (spec section 4): the new state, its toast, and the bare address.
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

export function useCheckoutReturn(): void {
  const client = useQueryClient();
  const { history } = useRouter();
  useEffect(() => {
    const { pathname, search } = history.location;
    const sessionId = new URLSearchParams(search).get("session_id");
    if (!sessionId) return;
    // The address changes at once, so that neither a reload nor a second run of this effect finds it again.
    history.replace(pathname);
    import("./welcome.ts")
      .then(({ welcome }) => welcome(client, sessionId))
      .catch((error: unknown) => {
        // The following checks correct the state (spec section 8).
        console.warn("The return from checkout could not be confirmed.", error);
      });
  }, [client, history]);
}
