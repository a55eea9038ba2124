// What an admin sees at a glance; and what others may ask of this noun.
import type { AdminOverview, AdminWeeks } from "../../shared/contracts/admin.ts";
import type { ServerContext } from "../platform/context.ts";
import { listWeeks, sumEverything } from "./queries.ts";

export { grantAdminByHand } from "./roles.ts";

const WEEKS = 12;

export async function readOverview({
  database,
  config,
}: Pick<ServerContext, "database" | "config">): Promise<AdminOverview> {
  return { ...(await sumEverything(database)), shortcuts: config.adminUrls };
}

export async function readWeeks({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): Promise<AdminWeeks> {
  return { weeks: await listWeeks(database, clock(), WEEKS) };
}
