// How often help was shown, year by year: GET /api/safety.
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/http.ts";

export const safetyQuery = queryOptions({
  queryKey: ["safety"],
  queryFn: ({ signal }) => call("GET /api/safety", { signal, isPublic: true }),
});
