// Deletes expired sessions and tokens every night, on one server: they still say who was where.
import type { AuthContext } from "../auth.ts";
import { eraseExpired } from "../queries.ts";

export async function startErasingExpired({
  database,
  jobs,
  clock,
}: Pick<AuthContext, "database" | "jobs" | "clock">): Promise<void> {
  await jobs.every("erase-expired", "50 3 * * *", () => eraseExpired(database, clock()));
}
