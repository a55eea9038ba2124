// Signed cookies in which the guards remember something in a browser; scripts cannot read them.
import type { HookContext } from "../hook-context.ts";

export type CookieSpec = { name: string; maxAge: number };

export async function keep(
  ctx: HookContext,
  { name, maxAge }: CookieSpec,
  value: string,
): Promise<void> {
  const cookie = ctx.context.createAuthCookie(name, { maxAge });
  await ctx.setSignedCookie(cookie.name, value, ctx.context.secret, cookie.attributes);
}

export async function kept(ctx: HookContext, { name }: CookieSpec): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie(name);
  return (await ctx.getSignedCookie(cookie.name, ctx.context.secret)) || null;
}
