// The queries that the router starts before their page's code has come.
import { queryOptions } from "@tanstack/react-query";
import { GAME } from "../../lib/data.ts";
import { callOwn } from "../../lib/http.ts";

export const dashboardQuery = queryOptions({
  queryKey: [GAME, "dashboard"],
  queryFn: ({ signal }) => callOwn("GET /api/dashboard", { signal }),
});

export const universeQuery = queryOptions({
  queryKey: [GAME, "universe"],
  queryFn: ({ signal }) => callOwn("GET /api/universe", { signal }),
});

export const storeQuery = queryOptions({
  queryKey: [GAME, "store"],
  queryFn: ({ signal }) => callOwn("GET /api/store", { signal }),
});
