// The end of an account.
import type { ProvePassword } from "../auth/guards/password-proof.ts";
import { clientNetworkOf } from "../http/address/client-ip.ts";
import type { Route } from "../http/route.ts";
import type { createDeletions } from "./service.ts";

type DeletionRouteDeps = {
  deletions: Pick<ReturnType<typeof createDeletions>, "request">;
  provePassword: ProvePassword;
};

export function deletionRoutes(
  route: Route,
  { deletions, provePassword }: DeletionRouteDeps,
): void {
  route("POST /api/me/deletion", async ({ c, userId, body: { confirmation, password } }) => {
    await provePassword({ userId, password, address: clientNetworkOf(c) });
    await deletions.request(userId, confirmation);
    return { status: "requested" } as const;
  });
}
