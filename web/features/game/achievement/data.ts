// Reads the achievements, won and ahead: GET /api/achievements.
import { queryOptions } from "@tanstack/react-query";
import { GAME } from "../../../lib/data.ts";
import { call } from "../../../lib/http.ts";

export const achievementsQuery = queryOptions({
  queryKey: [GAME, "achievements"],
  queryFn: ({ signal }) => call("GET /api/achievements", { signal }),
  networkMode: "always",
});
