// Routes to subscribe this browser to push messages.
import type { Route } from "../http/route.ts";
import { forgetBrowser, type PushContext, saveBrowser } from "./service.ts";

export function pushRoutes(route: Route, context: PushContext): void {
  route("PUT /api/push-subscription", async ({ userId, body }) => {
    await saveBrowser(context, userId, body);
    return undefined;
  });
  route("DELETE /api/push-subscription", async ({ userId, body }) => {
    await forgetBrowser(context, userId, body.endpoint);
    return undefined;
  });
}
