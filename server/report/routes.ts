// A person reports a reply. What admins do with it stands at server/admin.
import { mustExist } from "../http/errors.ts";
import type { Route } from "../http/route.ts";
import type { ServerContext } from "../platform/context.ts";
import { saveReport } from "./queries.ts";

export function reportRoutes(
  route: Route,
  { database, clock }: Pick<ServerContext, "database" | "clock">,
): void {
  route("PUT /api/chats/:id/report", async ({ userId, params: { id }, body }) =>
    mustExist(await saveReport(database, { ...body, userId, chatId: id, now: clock() })),
  );
}
