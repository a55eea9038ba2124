// Welcomes a person who comes back from the checkout. The code is loaded on demand, because pages rarely need it.
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/http.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { takeState } from "./data.ts";
import { welcomeToast } from "./logic.ts";

/** Confirms a checkout by its id, past the cached state. */
export async function welcome(client: QueryClient, sessionId: string): Promise<void> {
  const body = { session_id: sessionId };
  const state = await call("POST /functions/v1/check-subscription", { body });
  await takeState(client, state);
  showToast(welcomeToast(state));
}
