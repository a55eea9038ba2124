// Nobody comes in to an account that is being deleted or suspended, by whatever way.
import { APIError } from "better-auth/api";
import type { AuthContext } from "./auth.ts";
import { getClosing } from "./queries.ts";

const DELETED = { code: "ACCOUNT_DELETED", message: "This account is being deleted." };
const SUSPENDED = {
  code: "ACCOUNT_SUSPENDED",
  message: "This account is suspended. Please write to us if you think that is a mistake.",
};

export async function refuseLeaving(
  { database, noteSecurity }: Pick<AuthContext, "database" | "noteSecurity">,
  { userId, ipAddress }: { userId: string; ipAddress?: string | null },
): Promise<void> {
  const user = await getClosing(database, userId);
  const refusal = user?.deletion_requested_at ? DELETED : user?.suspended_at ? SUSPENDED : null;
  if (!refusal) return;
  const detail = refusal === DELETED ? "being deleted" : "suspended";
  noteSecurity({ kind: "sign_in_refused", who: { id: userId }, address: ipAddress ?? "", detail });
  throw new APIError("FORBIDDEN", refusal);
}
