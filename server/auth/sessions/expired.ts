// What has expired opens nothing any more, but still says who was where: every night it goes, on one server.
import type { AuthContext } from "../auth.ts";
import { eraseExpired } from "../queries.ts";

export async function startErasingExpired({
  database,
  jobs,
  clock,
}: Pick<AuthContext, "database" | "jobs" | "clock">): Promise<void> {
  await jobs.every("erase-expired", "50 3 * * *", () => eraseExpired(database, clock()));
}
