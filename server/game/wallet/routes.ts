// GET /api/wallet?before=
import { Hono } from "hono";
import type { WalletPage } from "../../../shared/contracts/wallet.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import type { ServerContext } from "../../platform/context.ts";
import { readWallet } from "./service.ts";

export function walletRoutes({ database }: Pick<ServerContext, "database">, verify: VerifyToken) {
  return new Hono().get("/api/wallet", requireUser(verify), async (c) => {
    c.header("cache-control", "no-store");
    const before = c.req.query("before") ?? null;
    return c.json<WalletPage>(await readWallet(database, c.var.userId, before));
  });
}
