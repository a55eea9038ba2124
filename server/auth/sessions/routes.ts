// A person's own sessions: where they are signed in, and the end of it.
import type { SessionEnd } from "../../../shared/contracts/account/session.ts";
import { clientIpOf } from "../../http/address/client-ip.ts";
import { shortNetworkOf } from "../../platform/address/network.ts";
import { mustExist } from "../../http/errors.ts";
import type { VerifyToken } from "../../http/caller/access-token.ts";
import { sessionIn } from "../../http/caller/open-session.ts";
import type { Route, RouteContext } from "../../http/route.ts";
import type { ServerContext } from "../../platform/context.ts";
import { getClosing } from "../queries.ts";
import { deviceOf } from "../guards/device.ts";
import { endHeld } from "./end-held.ts";
import { endSession, listOpen } from "./queries.ts";

export function sessionRoutes(
  route: Route,
  { database, clock, noteSecurity }: Pick<ServerContext, "database" | "clock" | "noteSecurity">,
  /** Returns the token's owner, whether or not the session has ended. */
  verifySigned: VerifyToken,
): void {
  const noteEnded = (c: RouteContext, id: string, detail: string) =>
    noteSecurity({ kind: "sessions_ended", who: { id }, address: clientIpOf(c), detail });

  route("GET /api/me/sessions", async ({ c, userId }) => {
    const own = sessionIn(c);
    const sessions = await listOpen(database, userId, clock());
    return {
      sessions: sessions.map(({ id, user_agent, ip_address, created_at, seen_at }) => ({
        id,
        device: deviceOf(user_agent ?? ""),
        place: shortNetworkOf(ip_address ?? ""),
        began_at: created_at.toISOString(),
        seen_at: seen_at.toISOString(),
        is_this: id === own,
      })),
    };
  });

  route("POST /api/session-end", async ({ body }): Promise<SessionEnd> => {
    const userId = await verifySigned(body.token);
    if (userId === null) return { reason: "signed_out" };
    const user = await getClosing(database, userId);
    if (!user || user.deletion_requested_at) return { reason: "account_deleted" };
    return { reason: user.suspended_at ? "account_suspended" : "signed_out" };
  });

  route("DELETE /api/me/sessions/:id", async ({ c, userId, params }) => {
    mustExist(await endSession(database, { id: params.id, user_id: userId }));
    noteEnded(c, userId, "one");
  });

  route("DELETE /api/me/sessions", async ({ c, userId }) => {
    await endHeld(database, userId, sessionIn(c)!);
    noteEnded(c, userId, "all others");
  });
}
