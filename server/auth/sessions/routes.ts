// A person's own sessions: where they are signed in, and the end of it.
import { clientIpOf } from "../../http/address/client-ip.ts";
import { shortNetworkOf } from "../../platform/address/network.ts";
import { notFound } from "../../http/errors.ts";
import { sessionIn } from "../../http/caller/open-session.ts";
import type { Route, RouteContext } from "../../http/route.ts";
import type { ServerContext } from "../../platform/context.ts";
import { deviceOf } from "../guards/device.ts";
import { endHeld } from "./end-held.ts";
import { endSession, listOpen } from "./queries.ts";

export function sessionRoutes(
  route: Route,
  { database, clock, noteSecurity }: Pick<ServerContext, "database" | "clock" | "noteSecurity">,
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

  route("DELETE /api/me/sessions/:id", async ({ c, userId, params }) => {
    if (!(await endSession(database, { id: params.id, user_id: userId }))) throw notFound();
    noteEnded(c, userId, "one");
    return undefined;
  });

  route("DELETE /api/me/sessions", async ({ c, userId }) => {
    await endHeld(database, userId, sessionIn(c)!);
    noteEnded(c, userId, "all others");
    return undefined;
  });
}
