// The ledger of coins.
import type { Route } from "../../http/route.ts";
import type { ServerContext } from "../../platform/context.ts";
import { readWallet } from "./service.ts";

export function walletRoutes(route: Route, { database }: Pick<ServerContext, "database">): void {
  route("GET /api/wallet", async ({ userId, query }) =>
    readWallet(database, userId, query.before ?? null),
  );
}
