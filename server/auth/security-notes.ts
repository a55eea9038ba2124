// Writes sign-in events to the security log. Requests do not wait for it.
import type { BetterAuthPlugin } from "better-auth";
import { getSessionFromCtx, isAPIError } from "better-auth/api";
import type { NoteSecurity } from "../platform/security-log/note.ts";
import { addressOf, bodyOf, type HookContext, on } from "./hook-context.ts";
import { EMAIL_LENGTH } from "../../shared/rules/contact.ts";

const WAYS: readonly [RegExp, string][] = [
  [/^\/sign-in\/email$/, "password"],
  [/^\/(?:oauth2\/)?callback\//, "google"],
  [/^\/verify-email$/, "link"],
  [/passkey/, "passkey"],
  [/^\/two-factor\//, "second factor"],
];

export function securityNotes(note: NoteSecurity) {
  return {
    id: "security-notes",
    hooks: {
      after: [
        on(["/sign-in/email"], async (ctx) => {
          const { returned } = ctx.context;
          if (!isAPIError(returned) || returned.body?.code !== "INVALID_EMAIL_OR_PASSWORD") return;
          note({ kind: "sign_in_failed", who: namedIn(ctx), address: addressOf(ctx) });
        }),
        on(["/request-password-reset"], async (ctx) => {
          if (!isAPIError(ctx.context.returned))
            note({ kind: "reset_asked", who: namedIn(ctx), address: addressOf(ctx) });
        }),
        on(["/"], async (ctx) => {
          const address = addressOf(ctx);
          if (ctx.path === "/change-password") {
            const session = isAPIError(ctx.context.returned) ? null : await getSessionFromCtx(ctx);
            if (session) note({ kind: "password_changed", who: { id: session.user.id }, address });
            return;
          }
          const user = ctx.context.newSession?.user;
          const detail = WAYS.find(([path]) => path.test(ctx.path))?.[1];
          if (user && detail) note({ kind: "signed_in", who: { id: user.id }, address, detail });
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Returns the address that was typed. */
function namedIn(ctx: HookContext): { email: string } | null {
  const { email } = bodyOf(ctx);
  return typeof email === "string" && email.length <= EMAIL_LENGTH
    ? { email: email.trim().toLowerCase() }
    : null;
}
