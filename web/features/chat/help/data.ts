// The answer to the card that asks for the age.
import { mutationOptions } from "@tanstack/react-query";
import type { AgeTaken } from "../../../../shared/contracts/account/age.ts";
import { call } from "../../../lib/http.ts";

export const ageMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (body: AgeTaken) => call("POST /api/age", { body }),
});
