// Counts how often help was shown.
import type { ServerContext } from "../../platform/context.ts";
import { createWriteBehind } from "../../platform/write-behind.ts";
import type { Danger } from "../kinds.ts";
import { addCounts, type Count } from "./queries.ts";

export type Counts = ReturnType<typeof createCounts>;

export function createCounts({ pool, log, clock }: Pick<ServerContext, "pool" | "log" | "clock">) {
  const { add, write } = createWriteBehind<Count>({
    log,
    failure: "referrals not counted yet",
    keyOf: ({ day, kind, language, layer }) => [day, kind, language, layer].join(" "),
    join: (kept, added) => ({ ...kept, count: kept.count + added.count }),
    write: (counts) => addCounts(pool, counts),
  });
  return {
    add({ kind, language, layer }: Danger): void {
      add({ day: clock().toISOString().slice(0, 10), kind, language, layer, count: 1 });
    },
    write,
  };
}
