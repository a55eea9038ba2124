// What a user has achieved and what is still ahead: GET /api/achievements.
import { queryOptions } from "@tanstack/react-query";
import type { Achievements } from "../../../../shared/contracts/achievement.ts";
import { getJson } from "../../../lib/http.ts";
import { paths } from "../../../lib/paths.ts";

export const achievementsQuery = queryOptions({
  queryKey: ["achievements"],
  queryFn: ({ signal }) => getJson<Achievements>(paths.achievements, { signal }),
  networkMode: "always",
});
