// Nobody comes in to an account that is being deleted, by whatever way.
import { APIError } from "better-auth/api";
import type { Database } from "../platform/database/database.ts";

export async function refuseLeaving(database: Database, userId: string): Promise<void> {
  const user = await database
    .selectFrom("users")
    .select("deletion_requested_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user?.deletion_requested_at)
    throw new APIError("FORBIDDEN", {
      code: "ACCOUNT_DELETED",
      message: "This account is being deleted.",
    });
}
