// What is said to whoever comes back from the checkout. Apart from the pages they come back to, which rarely need it.
import type { QueryClient } from "@tanstack/react-query";
import { confirmCheckout } from "./data.ts";
import { welcomeToast } from "./logic.ts";
import { showToast } from "../../ui/toast/toast.tsx";

export async function welcome(client: QueryClient, sessionId: string): Promise<void> {
  showToast(welcomeToast(await confirmCheckout(client, sessionId)));
}
