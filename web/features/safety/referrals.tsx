import { queryOptions, useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../lib/format.ts";
import { call } from "../../lib/http.ts";
import { useWords } from "../../lib/words/words.ts";
import { safetyWords } from "./words.tsx";

const safetyQuery = queryOptions({
  queryKey: ["safety"],
  queryFn: ({ signal }) => call("GET /api/safety", { signal, isPublic: true }),
});

/** Counts how often help was shown. The page is rendered before the numbers are known, so it reserves room. */
export function Referrals() {
  const words = useWords(safetyWords).counts;
  const { data, isError } = useQuery(safetyQuery);
  if (isError) return <p role="alert">{words.failed}</p>;
  return (
    <div className="mt-3.5 min-h-8" aria-busy={!data}>
      {data?.years.map(({ year, total, kinds }) => (
        <section key={year} aria-label={String(year)}>
          <p>
            <strong>{words.total(year, total)}</strong>
          </p>
          <ul>
            {kinds.map(({ kind, count }) => (
              <li key={kind}>
                {words.kinds[kind]}: {formatNumber(count)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
