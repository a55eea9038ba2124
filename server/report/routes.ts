// A person reports a reply. What admins do with it stands at server/admin.
import type { Route } from "../http/route.ts";
import type { ServerContext } from "../platform/context.ts";
import { reportReply } from "./service.ts";

export function reportRoutes(
  route: Route,
  context: Pick<ServerContext, "database" | "clock">,
): void {
  route("PUT /api/chats/:id/report", async ({ userId, params: { id }, body }) => {
    await reportReply(context, { userId, chatId: id, ...body });
    return undefined;
  });
}
