// Refuses every sign-in to an account that is being deleted or suspended.
import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import type { ServerContext } from "../platform/context.ts";

const DELETED = { code: "ACCOUNT_DELETED", message: "This account is being deleted." };
const SUSPENDED = {
  code: "ACCOUNT_SUSPENDED",
  message: "This account is suspended. Please write to us if you think that is a mistake.",
};

/** Reads by better-auth's own adapter: a new session may be part of a transaction, which must not wait for a second connection. */
export async function refuseLeaving(
  { noteSecurity }: Pick<ServerContext, "noteSecurity">,
  { userId, ipAddress }: { userId: string; ipAddress?: string | null },
  ctx: GenericEndpointContext | null,
): Promise<void> {
  if (!ctx) throw new Error("A session begins in a call of better-auth's alone.");
  const user: Record<string, unknown> | null =
    await ctx.context.internalAdapter.findUserById(userId);
  const refusal = user?.["deletionRequestedAt"]
    ? DELETED
    : user?.["suspendedAt"]
      ? SUSPENDED
      : null;
  if (!refusal) return;
  const detail = refusal === DELETED ? "being deleted" : "suspended";
  noteSecurity({ kind: "sign_in_refused", who: { id: userId }, address: ipAddress ?? "", detail });
  throw new APIError("FORBIDDEN", refusal);
}
