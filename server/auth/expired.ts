// What has expired opens nothing any more, but still says who was where: every night it goes, on one server.
import { DAY_MS } from "../../shared/rules/days.ts";
import { sql } from "kysely";
import type { Database } from "../platform/database/database.ts";
import type { AuthContext } from "./auth.ts";

export async function startErasingExpired({
  database,
  jobs,
  clock,
}: Pick<AuthContext, "database" | "jobs" | "clock">): Promise<void> {
  await jobs.every("erase-expired", "50 3 * * *", () => eraseExpired(database, clock()));
}

/** A day late, so that whoever comes a little too late still hears that it was too late. */
export async function eraseExpired(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await sql`delete from sessions where expires_at < ${before}`.execute(database);
  await sql`delete from verifications where expires_at < ${before}`.execute(database);
}
