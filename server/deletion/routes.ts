// POST /api/me/deletion
import { Hono } from "hono";
import { deletionRequest } from "../../shared/contracts/deletion.ts";
import type { VerifyToken } from "../http/access-token.ts";
import { requireUser } from "../http/require-user.ts";
import type { ProvePassword } from "../auth/guards/password-proof.ts";
import { CLIENT_IP_HEADER } from "../http/client-ip.ts";
import { readBody } from "../http/read-body.ts";
import type { createDeletions } from "./service.ts";

type Parts = {
  deletions: Pick<ReturnType<typeof createDeletions>, "request">;
  provePassword: ProvePassword;
};

export function deletionRoutes({ deletions, provePassword }: Parts, verify: VerifyToken) {
  return new Hono().post("/api/me/deletion", requireUser(verify), async (c) => {
    const { userId } = c.var;
    const { confirmation, password } = await readBody(c, deletionRequest);
    const address = c.req.header(CLIENT_IP_HEADER) ?? "unknown";
    await provePassword({ userId, password, address });
    await deletions.request(userId, confirmation);
    return c.json({ status: "requested" }, 202);
  });
}
