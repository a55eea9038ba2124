// A confirmation link that was used before opens nothing: better-auth leads on to the page as if it had worked, where a
// person who is not signed in would only bounce. They land on the sign-in page, which says why.
import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";

export function usedLinks() {
  return {
    id: "used-links",
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === "/verify-email",
          handler: createAuthMiddleware(async (ctx) => {
            const location = ctx.context.responseHeaders?.get("location");
            if (!location || ctx.context.newSession || location.includes("error=")) return;
            if (await getSessionFromCtx(ctx)) return;
            throw ctx.redirect("/auth?error=invalid_token");
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
