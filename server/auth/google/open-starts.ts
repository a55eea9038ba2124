// Keeps "Continue with Google" working in two tabs: better-auth remembers only the newest start of a browser, for
// half as long as in the database. Here each start has a cookie of its own, and the one that Google answers is shown to the library.
import type { BetterAuthPlugin } from "better-auth";
import { expireCookie, parseCookies, setRequestCookie } from "better-auth/cookies";
import { keep } from "../guards/cookies.ts";
import { on } from "../hook-context.ts";

/** better-auth keeps the row of a start for this long. */
const START_S = 10 * 60;
/** One browser may have this many starts open: more cookies would outgrow what a server reads. */
const MOST_OPEN = 5;
const PREFIX = "state_";
const nameOf = (state: string) => PREFIX + state.slice(0, 8);
/** The alphabet of better-auth's states. A caller may send any other text, which must not become part of a cookie's name. */
const STATE = /^[\w-]+$/;

export function openStarts() {
  return {
    id: "open-starts",
    async onRequest(request, { createAuthCookie }) {
      const { pathname, searchParams } = new URL(request.url);
      const state = searchParams.get("state");
      if (!state || !pathname.includes("/callback/")) return;
      const own = cookiesOf(request.headers).get(createAuthCookie(nameOf(state)).name);
      if (!own) return;
      const headers = new Headers(request.headers);
      // The library checks the signature, and that it is this very state.
      setRequestCookie(headers, createAuthCookie("state").name, own);
      return { request: new Request(request, { headers }) };
    },
    hooks: {
      after: [
        on(["/sign-in/social"], async (ctx) => {
          const { url } = (ctx.context.returned ?? {}) as { url?: string };
          const state = url && new URL(url).searchParams.get("state");
          if (!state) return;
          const cookie = ctx.context.createAuthCookie(PREFIX);
          const names = [...cookiesOf(ctx.headers).keys()];
          const open = names.filter((name) => name.startsWith(cookie.name));
          // Browsers send the oldest first.
          for (const name of open.slice(0, 1 - MOST_OPEN)) expireCookie(ctx, { ...cookie, name });
          await keep(ctx, { name: nameOf(state), maxAge: START_S }, state);
        }),
        on(["/callback/"], async (ctx) => {
          const { state } = (ctx.query ?? {}) as { state?: unknown };
          if (typeof state === "string" && STATE.test(state))
            expireCookie(ctx, ctx.context.createAuthCookie(nameOf(state)));
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

const cookiesOf = (headers: Headers | undefined) => parseCookies(headers?.get("cookie") ?? "");
