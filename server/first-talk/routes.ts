// See Demo: a first talk with Luli, who answers by a script that the page has.
import { clientNetworkOf } from "../http/address/client-ip.ts";
import type { Route } from "../http/route.ts";
import { createFirstTalk, type FirstTalkContext } from "./service.ts";

export function firstTalkRoutes(route: Route, context: FirstTalkContext): void {
  const hear = createFirstTalk(context);
  route("POST /api/first-talk", ({ c, body }) => {
    const acceptLanguage = c.req.header("accept-language");
    return hear(body.message, { address: clientNetworkOf(c), acceptLanguage });
  });
}
