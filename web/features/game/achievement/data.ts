// What a user has achieved and what is still ahead: GET /api/achievements.
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/http.ts";

export const achievementsQuery = queryOptions({
  queryKey: ["achievements"],
  queryFn: ({ signal }) => call("GET /api/achievements", { signal }),
  networkMode: "always",
});
