// The first confirmation of an address signs in only the browser that signed up. Anywhere else the link proves the mailbox
// alone: the person who opens it gives the password there, and both proofs together confirm. So no link brings a browser into an
// account that its owner did not choose, and a mailbox never confirms a stranger's password.
import type { BetterAuthPlugin } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import { jwtVerify } from "jose";
import { bodyOf, type HookContext, on } from "../hook-context.ts";
import { changeOfAddress } from "../mails/change-of-address.ts";
import { EMAIL_LENGTH } from "../../../shared/rules/contact.ts";
import { keep, kept } from "./cookies.ts";

const HOUR_S = 60 * 60;
/** The account that a browser signed up for. If the address already had one, it is a random id, so that the answers are alike. */
const SIGNED_UP = { name: "signed_up", maxAge: 24 * HOUR_S };
/** The link that was opened in a browser and waits for the password, as long as it is good. */
const OPENED = { name: "opened_link", maxAge: HOUR_S };

export function firstConfirmation() {
  return {
    id: "first-confirmation",
    init: () => ({
      options: {
        databaseHooks: {
          user: {
            create: {
              // Google's newcomer with an address that Google has not verified: only our mail confirms it.
              after: async ({ id }, ctx) => {
                if (ctx && ctx.path !== "/sign-up/email") await keep(ctx, SIGNED_UP, id);
              },
            },
          },
        },
      },
    }),
    hooks: {
      before: [
        on(["/verify-email"], async (ctx) => {
          const { token, callbackURL } = (ctx.query ?? {}) as Record<string, unknown>;
          if (typeof token !== "string" || changeOfAddress(token)) return;
          const email = await addressIn(token, ctx);
          const found = email && (await ctx.context.internalAdapter.findUserByEmail(email));
          if (!found || found.user.emailVerified) return;
          const isOwnBrowser = (await kept(ctx, SIGNED_UP)) === found.user.id;
          if (isOwnBrowser && !(await getSessionFromCtx(ctx))) return;
          await keep(ctx, OPENED, token);
          const next = callbackURL === "/checkout" ? "&mode=checkout" : "";
          throw ctx.redirect(`/auth?error=confirm_by_password${next}`);
        }),
        on(["/sign-in/email"], async (ctx) => {
          const token = await kept(ctx, OPENED);
          if (token) await confirmByPassword(ctx, token);
        }),
      ],
      after: [
        on(["/sign-up/email"], async (ctx) => {
          const { user } = (ctx.context.returned ?? {}) as { user?: { id: string } };
          if (user) await keep(ctx, SIGNED_UP, user.id);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** better-auth looks at the password again afterwards, and signs in. */
async function confirmByPassword(ctx: HookContext, token: string): Promise<void> {
  const { email, password } = bodyOf(ctx);
  const address = await addressIn(token, ctx);
  if (typeof email !== "string" || email.length > EMAIL_LENGTH || typeof password !== "string")
    return;
  if (address !== email.toLowerCase()) return;
  const { internalAdapter, password: hasher } = ctx.context;
  const found = await internalAdapter.findUserByEmail(address);
  if (!found || found.user.emailVerified) return;
  const hash = (await internalAdapter.findCredentialAccount(found.user.id))?.password;
  if (hash && password.length <= hasher.config.maxPasswordLength)
    if (await hasher.verify({ hash, password }))
      await internalAdapter.updateUser(found.user.id, { emailVerified: true });
}

/** Null for a link that is forged or over: better-auth says which. */
async function addressIn(token: string, ctx: HookContext): Promise<string | null> {
  try {
    const secret = new TextEncoder().encode(ctx.context.secret);
    const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"] });
    return typeof payload["email"] === "string" ? payload["email"] : null;
  } catch {
    return null;
  }
}
