// The security log: who came, failed, was locked out or refused, from where and when. See docs/flows/admin.md.
import type { SecurityLog, SecurityQuery } from "../../../shared/contracts/admin/security.ts";
import type { ServerContext } from "../context.ts";
import { withIsoDates } from "../clock/iso-dates.ts";
import { byId, toPage } from "../page.ts";
import { type EventRow, listEvents } from "./queries.ts";

export { createSecurityLog } from "./note.ts";
export { eraseOldEvents, listModelStarts } from "./queries.ts";

const PAGE = 50;

export async function readSecurityLog(
  { database }: Pick<ServerContext, "database">,
  query: SecurityQuery,
): Promise<SecurityLog> {
  const { page, next } = toPage(await listEvents(database, query, PAGE + 1), PAGE, byId);
  return { events: page.map(toEvent), next };
}

const toEvent = ({ person_id: id, email, ...row }: EventRow) => ({
  ...withIsoDates(row),
  person: id !== null && email !== null ? { id, email } : null,
});
