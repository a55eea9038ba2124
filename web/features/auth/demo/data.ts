// Sends a visitor's message to Luli, without an account.
import { mutationOptions } from "@tanstack/react-query";
import { call } from "../../../lib/http.ts";

export const sayFirstMutation = mutationOptions({
  mutationFn: (message: string) =>
    call("POST /api/first-talk", { body: { message }, isPublic: true }),
  // The call fails at once without a network, and the error shows in its place.
  networkMode: "always",
  meta: { isAtField: () => true },
});
