// Whether the session that an access token was made for is still open. A token outlives its session by up to 15 minutes; what would
// hurt most in a thief's hands does not wait for that.
import type { Context } from "hono";
import { decodeJwt } from "jose";
import { isUuid } from "../../../shared/contracts/id.ts";
import type { ServerContext } from "../../platform/context.ts";

/** Null: it has ended. */
export type FindOpenSession = (token: string) => Promise<{ hasFactor: boolean } | null>;

export const bearerIn = (c: Context): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** Returns the session of the caller's token, which must have been verified. */
export function sessionIn(c: Context): string | null {
  const token = bearerIn(c);
  return token === undefined ? null : sessionOf(token);
}

function sessionOf(token: string): string | null {
  const { sid } = decodeJwt(token);
  return typeof sid === "string" && isUuid(sid) ? sid : null;
}

/** Expects a verified token. */
export function createOpenSessions({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): FindOpenSession {
  return async (token) => {
    const sid = sessionOf(token);
    if (sid === null) return null;
    const session = await database
      .selectFrom("sessions")
      .select("factor")
      .where("id", "=", sid)
      .where("expires_at", ">", clock())
      .executeTakeFirst();
    return session ? { hasFactor: session.factor !== null } : null;
  };
}
