// What an admin sees, and how one becomes an admin.
import type { AdminOverview } from "../../shared/contracts/admin.ts";
import type { Role } from "../../shared/contracts/me.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database.ts";
import { AppError } from "../errors.ts";
import { countEverything, insertRole } from "./queries.ts";

export async function readOverview(
  database: Database,
  { adminUrls }: Pick<Config, "adminUrls">,
): Promise<AdminOverview> {
  return { ...(await countEverything(database)), shortcuts: adminUrls };
}

/** Granting twice is the same as granting once. */
export async function grantRole(database: Database, email: string, role: Role): Promise<void> {
  if (await insertRole(database, email, role)) return;
  throw new AppError(404, "user_not_found", `Nobody has the email address ${email}.`, {
    field: "email",
  });
}
