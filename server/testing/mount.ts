// Rooms at their addresses, without the rest of the server. Tokens are another room's business: here one is the user's id.
import { Hono } from "hono";
import { parse } from "valibot";
import { callOf } from "../../shared/api/api.ts";
import { isUuid } from "../../shared/contracts/id.ts";
import { errorResponse } from "../http/errors.ts";
import { createRoute, type Route } from "../http/route.ts";
import type { ServerContext } from "../platform/context.ts";

export function mount(
  given: Pick<ServerContext, "database" | "clock" | "log">,
  put: (route: Route) => void,
): Hono {
  const context = { ...given, noteSecurity: () => {} };
  const app = new Hono();
  app.onError((error, c) => errorResponse(error, c, context.log));
  const route = createRoute(app, context, async (token) => (isUuid(token) ? token : null));
  put(holdAnswers(route));
  return app;
}

/** Fails a call whose answer has a field more or less than shared/api says. */
export const holdAnswers =
  (route: Route): Route =>
  (name, handle) =>
    route(name, async (given) => {
      const answered = await handle(given);
      const { answer, isLibrary } = callOf(name);
      if (answer.kind === "json" && !isLibrary) parse(answer.schema, answered);
      return answered;
    });
