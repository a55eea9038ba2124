// The security log: who came, failed, was locked out or refused, from where and when. See docs/flows/admin.md.
import type { SecurityLog, SecurityQuery } from "../../../shared/contracts/admin/security.ts";
import { DAY_MS } from "../../../shared/rules/days.ts";
import { KEPT_DAYS } from "../../../shared/rules/retention.ts";
import type { ServerContext } from "../context.ts";
import { withIsoDates } from "../iso-dates.ts";
import { byId, toPage } from "../page.ts";
import { eraseOldEvents, type EventRow, listEvents } from "./queries.ts";

export { createSecurityLog } from "./note.ts";
export { listModelStarts } from "./queries.ts";

const PAGE = 50;

export async function readSecurityLog(
  { database }: Pick<ServerContext, "database">,
  query: SecurityQuery,
): Promise<SecurityLog> {
  const { page, next } = toPage(await listEvents(database, query, PAGE + 1), PAGE, byId);
  return { events: page.map(toEvent), next };
}

export async function startErasingOldEvents({
  database,
  jobs,
  clock,
}: Pick<ServerContext, "database" | "jobs" | "clock">): Promise<void> {
  await jobs.every("erase-security-events", "55 3 * * *", () =>
    eraseOldEvents(database, new Date(clock().getTime() - KEPT_DAYS.securityEvent * DAY_MS)),
  );
}

const toEvent = ({ person_id: id, email, ...row }: EventRow) => ({
  ...withIsoDates(row),
  person: id !== null && email !== null ? { id, email } : null,
});
