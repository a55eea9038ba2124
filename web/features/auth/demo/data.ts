// A visitor's own words to Luli, for whom no account is known.
import { mutationOptions } from "@tanstack/react-query";
import { call } from "../../../lib/http.ts";

export const sayFirstMutation = mutationOptions({
  mutationFn: (message: string) =>
    call("POST /api/first-talk", { body: { message }, isPublic: true }),
  // Without a network it fails at once, and says so in its place.
  networkMode: "always",
  meta: { isAtField: () => true },
});
