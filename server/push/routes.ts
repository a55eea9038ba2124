// Routes to subscribe this browser to push messages.
import type { Route } from "../http/route.ts";
import { deleteSubscription } from "./queries.ts";
import { type PushContext, saveBrowser } from "./service.ts";

export function pushRoutes(route: Route, context: PushContext): void {
  route("PUT /api/push-subscription", async ({ userId, body }) =>
    saveBrowser(context, userId, body),
  );
  route("DELETE /api/push-subscription", async ({ userId, body }) =>
    deleteSubscription(context.database, userId, body.endpoint),
  );
}
