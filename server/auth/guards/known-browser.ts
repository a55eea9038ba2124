// A browser in which a person once proved who they are is known: what strangers guess does not count against it, and a sign-in
// from any other is told by mail.
import { createHash, randomUUID } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { getSessionFromCtx, isAPIError } from "better-auth/api";
import { addressOf, type HookContext, on } from "../hook-context.ts";
import type { AuthMails } from "../mails/auth-mails.ts";
import { keep, kept } from "./cookies.ts";
import { deviceOf } from "./device.ts";
import type { PasswordAttempts } from "./password-attempts.ts";

const KNOWN = { name: "known_browser", maxAge: 365 * 24 * 60 * 60 };
const MINUTE_MS = 60_000;

type Person = { id: string; email: string };
type KnownBrowserDeps = { attempts: PasswordAttempts; mails: AuthMails };

export function knownBrowsers({ attempts, mails }: KnownBrowserDeps) {
  const resets = new WeakMap<Request, Person>();

  return {
    id: "known-browsers",
    /** better-auth tells who it was only here, and what their browser is told only in its hooks. */
    onReset(person: Person, request: Request | undefined): void {
      if (request) resets.set(request, person);
    },
    hooks: {
      after: [
        on(["/reset-password"], async (ctx) => {
          const person = ctx.request && resets.get(ctx.request);
          if (!person || isAPIError(ctx.context.returned)) return;
          await attempts.forget({ ...person, address: addressOf(ctx) });
          await remember(ctx, person.id);
          await mails.passwordChanged(person.email);
          // The owner of the link reads that address's mail, so the sign-in form may show it.
          return ctx.json({ status: true, email: person.email });
        }),
        on(["/"], async (ctx) => {
          const hasChanged = ctx.path === "/change-password" && !isAPIError(ctx.context.returned);
          const session = hasChanged ? await getSessionFromCtx(ctx) : null;
          const user = (ctx.context.newSession ?? session)?.user;
          if (!user) return;
          if (hasChanged) return remember(ctx, user.id);
          const isKnown = (await knownBrowser(ctx, user.id)) !== null;
          const isNewcomer =
            ctx.path === "/verify-email" ||
            Date.now() - new Date(user.createdAt).getTime() < MINUTE_MS;
          if (!isKnown && !isNewcomer)
            await mails.newDevice(user.email, deviceOf(ctx.headers?.get("user-agent") ?? ""));
          if (!isKnown) await remember(ctx, user.id);
        }),
      ],
    },
  } satisfies BetterAuthPlugin & Record<"onReset", unknown>;
}

/** Returns the rate limit key of this browser if it is known to belong to this person. */
export async function knownBrowser(ctx: HookContext, userId: string): Promise<string | null> {
  const [ownerId, id, stamp] = (await kept(ctx, KNOWN))?.split(".") ?? [];
  if (ownerId !== userId || !id) return null;
  return stamp === (await stampOf(ctx, userId)) ? id : null;
}

const remember = async (ctx: HookContext, userId: string) =>
  keep(ctx, KNOWN, [userId, randomUUID(), await stampOf(ctx, userId)].join("."));

/** A new password makes strangers of all browsers that proved the one before. */
async function stampOf(ctx: HookContext, userId: string): Promise<string> {
  const account = await ctx.context.internalAdapter.findCredentialAccount(userId);
  return createHash("sha256")
    .update(account?.password ?? "")
    .digest("hex")
    .slice(0, 16);
}
