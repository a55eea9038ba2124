// Luli's diary: GET /api/diary.
import { queryOptions } from "@tanstack/react-query";
import { callOwn } from "../../lib/http.ts";
import { MEMORIES } from "../../lib/data.ts";

export const diaryQuery = queryOptions({
  // The diary is refetched with the memories that it was written from.
  queryKey: [MEMORIES, "diary"],
  queryFn: ({ signal }) => callOwn("GET /api/diary", { signal }),
});
