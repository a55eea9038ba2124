// Welcomes a person who comes back from the checkout. The code is loaded on demand, because pages rarely need it.
import type { QueryClient } from "@tanstack/react-query";
import { confirmCheckout } from "./data.ts";
import { welcomeToast } from "./logic.ts";
import { showToast } from "../../ui/toast/toast.tsx";

export async function welcome(client: QueryClient, sessionId: string): Promise<void> {
  showToast(welcomeToast(await confirmCheckout(client, sessionId)));
}
