// Luli's diary: GET /api/diary.
import { queryOptions } from "@tanstack/react-query";
import { callOwn } from "../../lib/http.ts";

export const diaryQuery = queryOptions({
  // Forgotten with the memories that it was written from.
  queryKey: ["memories", "diary"],
  queryFn: ({ signal }) => callOwn("GET /api/diary", { signal }),
});
