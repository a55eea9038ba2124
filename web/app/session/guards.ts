// Route guards. The server guards its data again; these decide what a browser shows.
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { meQuery } from "../../lib/data.ts";
import type { SessionState } from "../../lib/session/session.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { forgetWantedPage, noteWantedPage } from "../../lib/wanted-page.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { isAdmin } from "./is-admin.ts";
import { shellWords } from "../shell/words.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page that a visitor asked for. It stays out of the address. */
    from?: string;
  }
}

export type RouterContext = {
  queryClient: QueryClient;
  session: { ready: () => Promise<SessionState> };
};

type GuardInput = { context: RouterContext; preload: boolean };
type PlacedGuardInput = GuardInput & { location: { pathname: string } };

export async function requireSession(input: PlacedGuardInput): Promise<void> {
  const session = await input.context.session.ready();
  const { preload, location } = input;
  const path = location.pathname;
  if (session.status === "signed_in") return preload ? undefined : forgetWantedPage(path);
  if (path === "/checkout" && !preload)
    showToast({ ...wordsOf(shellWords).signInToSubscribe, tone: "error" });
  if (!preload) noteWantedPage(path);
  throw redirect({ to: "/auth", state: { from: path } });
}

export async function requireAdmin({ context, preload }: GuardInput): Promise<void> {
  // Pointing at a link must neither show a toast nor ask again.
  const staleTime = preload ? Number.POSITIVE_INFINITY : 0;
  const me = await context.queryClient.fetchQuery({ ...meQuery, staleTime }).catch(() => null);
  // The page asks the server itself when the role is unknown, and shows the error in its own place.
  if (me === null || isAdmin(me)) return;
  if (!preload) {
    showToast({ ...wordsOf(shellWords).accessDenied, tone: "error" });
  }
  throw redirect({ to: "/" });
}
