// The end of an account.
import type { Route } from "../http/route.ts";
import type { createDeletions } from "./service.ts";

export function deletionRoutes(
  route: Route,
  deletions: Pick<ReturnType<typeof createDeletions>, "request">,
): void {
  route("POST /api/me/deletion", async ({ userId, body: { confirmation } }) => {
    await deletions.request(userId, confirmation);
    return { status: "requested" } as const;
  });
}
