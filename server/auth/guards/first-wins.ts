// better-auth looks first and writes afterwards, so several calls at once would all find what only the first may use up. Each
// of these writes is made here on the condition that what was looked at still stands: the first one wins.
import { type BetterAuthPlugin, type GenericEndpointContext, getCurrentAdapter } from "better-auth";
import { APIError } from "better-auth/api";
import { TWO_FACTOR_ERROR_CODES } from "better-auth/plugins";
import { decodeJwt } from "jose";
import { bodyOf } from "../hook-context.ts";
import { OvertakenError } from "../overtaken.ts";
import { hashOf, INVALID_PASSWORD } from "./fresh-proof.ts";

type Values = Record<string, unknown>;

export function firstWins() {
  return {
    id: "first-wins",
    init: () => ({
      options: {
        databaseHooks: {
          user: {
            update: {
              before: async (update: Values, ctx: GenericEndpointContext | null) => {
                if (ctx?.path === "/verify-email") {
                  const { token } = (ctx.query ?? {}) as { token?: unknown };
                  const { email } = decodeJwt(String(token));
                  const unused = "email" in update ? { email } : { email, emailVerified: false };
                  if (!(await updateIfUnchanged(ctx, "user", unused, update)))
                    throw new OvertakenError();
                }
                if (ctx?.path === "/two-factor/disable") {
                  const on = { id: ctx.context.session!.user.id, twoFactorEnabled: true };
                  if (!(await updateIfUnchanged(ctx, "user", on, update)))
                    throw APIError.from("BAD_REQUEST", TWO_FACTOR_ERROR_CODES.TOTP_NOT_ENABLED);
                }
              },
            },
          },
          account: {
            update: {
              before: async (update: Values, ctx: GenericEndpointContext | null) => {
                if (ctx?.path !== "/change-password") return;
                const userId = ctx.context.session!.user.id;
                const hash = await hashOf(ctx, userId);
                const password = String(bodyOf(ctx)["currentPassword"]);
                const isRight =
                  hash !== null && (await ctx.context.password.verify({ hash, password }));
                const before = { userId, providerId: "credential", password: hash };
                if (!isRight || !(await updateIfUnchanged(ctx, "account", before, update)))
                  throw APIError.from("BAD_REQUEST", INVALID_PASSWORD);
              },
            },
          },
        },
      },
    }),
  } satisfies BetterAuthPlugin;
}

/** Makes the update if the row is still as it was. */
async function updateIfUnchanged(
  ctx: GenericEndpointContext,
  model: "user" | "account",
  before: Values,
  update: Values,
): Promise<boolean> {
  const adapter = await getCurrentAdapter(ctx.context.adapter);
  const where = Object.entries(before).map(([field, value]) => ({ field, value: value as string }));
  return (await adapter.updateMany({ model, where, update })) > 0;
}
