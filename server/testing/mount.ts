// Rooms at their addresses, without the rest of the server. Tokens are another room's business: here one is the user's id.
import { Hono } from "hono";
import { isUuid } from "../../shared/contracts/id.ts";
import { errorResponse } from "../http/errors.ts";
import { createRoute, type Route } from "../http/route.ts";
import type { ServerContext } from "../platform/context.ts";

export function mount(
  context: Pick<ServerContext, "database" | "clock" | "log">,
  put: (route: Route) => void,
): Hono {
  const app = new Hono();
  app.onError((error, c) => errorResponse(error, c, context.log));
  put(createRoute(app, context, async (token) => (isUuid(token) ? token : null)));
  return app;
}
