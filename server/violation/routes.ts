// Receives violation reports from browsers.
import { clientNetworkOf } from "../http/address/client-ip.ts";
import { parseJson } from "../http/request/read-body.ts";
import type { Route } from "../http/route.ts";
import { createViolations, type ViolationContext } from "./service.ts";

export function violationRoutes(route: Route, context: ViolationContext): void {
  const receive = createViolations(context);
  route("POST /api/csp-reports", async ({ c, body }) =>
    receive(parseJson(body), clientNetworkOf(c)),
  );
}
