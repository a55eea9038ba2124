// Stores violations of our content security policy (server/http/browser/security-headers.ts): a broken page, or an attempt.
import { DAY_MS } from "../../shared/rules/days.ts";
import { createPace } from "../http/pace.ts";
import type { ServerContext } from "../platform/context.ts";
import { countViolation, listViolations } from "./queries.ts";
import { readReports } from "./report.ts";

export { eraseOldViolations } from "./queries.ts";

export type ViolationContext = Pick<ServerContext, "database" | "log" | "clock"> & {
  config: Pick<ServerContext["config"], "publicUrl">;
};

const A_MINUTE_FROM_ONE = 20;
const A_MINUTE_IN_ALL = 200;

/** Past the pace reports are dropped without a word: a page that breaks breaks for others, too. */
export function createViolations({ config, database, log, clock }: ViolationContext) {
  const paceOfOne = createPace(A_MINUTE_FROM_ONE, clock);
  const paceOfAll = createPace(A_MINUTE_IN_ALL, clock);

  return async function receive(sent: unknown, network: string): Promise<void> {
    if (paceOfOne(network) !== null || paceOfAll("all") !== null) return;
    for (const violation of readReports(sent, config.publicUrl))
      if (await countViolation(database, violation, clock()))
        log.warn("a browser refused what our pages may not do", violation);
  };
}

/** Returns the summary for the admin's page, or null without recent violations. */
export async function tellOfViolations(
  database: ServerContext["database"],
  now: Date,
): Promise<string | null> {
  const [latest, ...others] = await listViolations(database, new Date(now.getTime() - DAY_MS));
  if (!latest) return null;
  const { directive, blocked, source, page, count } = latest;
  const more = others.length > 0 ? `, and ${others.length} other kinds` : "";
  const often = count === 1 ? "Once" : `${count} times`;
  return `${often} ${directive} refused ${blocked || "something"} for ${source || "a page"} on ${page}${more}.`;
}
