// Roles live in user_roles alone. No row is no error (spec section 7): the user simply has no role.
import type { Role } from "../../../shared/contracts/me.ts";
import type { Database } from "../../platform/database/database.ts";

export async function hasRole(database: Database, userId: string, role: Role): Promise<boolean> {
  const row = await database
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .where("role", "=", role)
    .executeTakeFirst();
  return row !== undefined;
}
