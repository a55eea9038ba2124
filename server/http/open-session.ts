// Whether the session that an access token was made for is still open. A token outlives its session by up to 15 minutes; what would
// hurt most in a thief's hands does not wait for that.
import { decodeJwt } from "jose";
import { isUuid } from "../../shared/contracts/id.ts";
import type { ServerContext } from "../platform/context.ts";

export type HasOpenSession = (token: string) => Promise<boolean>;

/** Of a token that was checked before. */
export function createOpenSessions({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): HasOpenSession {
  return async (token) => {
    const { sid } = decodeJwt(token);
    if (typeof sid !== "string" || !isUuid(sid)) return false;
    const session = await database
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", sid)
      .where("expires_at", ">", clock())
      .executeTakeFirst();
    return session !== undefined;
  };
}
