// Lists the factors that sign-in asks for beside the password. better-auth changes them (shared/api/auth.ts).
import type { Route } from "../../http/route.ts";
import type { ServerContext } from "../../platform/context.ts";
import { getFactors } from "./queries.ts";

export function factorRoutes(route: Route, { database }: Pick<ServerContext, "database">): void {
  route("GET /api/me/factors", ({ userId }) => getFactors(database, userId));
}
