// Back from the checkout (spec section 4): the new state, its toast, and the bare address.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { confirmCheckout } from "../features/checkout/data.ts";
import { welcomeToast } from "../features/checkout/logic.ts";
import { showToast } from "../ui/toast.tsx";

export function useCheckoutReturn(): void {
  const client = useQueryClient();
  const { history } = useRouter();
  useEffect(() => {
    const { pathname, search } = history.location;
    const sessionId = new URLSearchParams(search).get("session_id");
    if (!sessionId) return;
    // At once, so that neither a reload nor a second run of this effect finds it again.
    history.replace(pathname);
    void welcome(client, sessionId);
  }, [client, history]);
}

async function welcome(client: QueryClient, sessionId: string): Promise<void> {
  try {
    showToast(welcomeToast(await confirmCheckout(client, sessionId)));
  } catch (error) {
    // The checks that follow bring the truth (spec section 8).
    console.warn("The return from checkout could not be confirmed.", error);
  }
}
