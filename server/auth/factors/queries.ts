// A person's own factors.
import type { Factors } from "../../../shared/contracts/account/factor.ts";
import type { Database } from "../../platform/database/database.ts";
import { withIsoDates } from "../../platform/clock/iso-dates.ts";
import { listPasskeys } from "./passkeys/queries.ts";

export async function getFactors(database: Database, userId: string): Promise<Factors> {
  const user = await database
    .selectFrom("users")
    .select("two_factor_enabled as has_app")
    .where("id", "=", userId)
    .executeTakeFirst();
  const passkeys = await listPasskeys(database, userId);
  return {
    has_app: user?.has_app ?? false,
    passkeys: passkeys.map(withIsoDates),
  };
}
