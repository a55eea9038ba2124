// The page that somebody asked for before they were signed in (product.md, "Where the spec is silent"): signing in leads to the chat,
// which offers the way back. For this tab; Google's pages in between do not end it.
import { PAGE_PATHS, PAGES, type PathFor } from "../../shared/pages.ts";
import { keep, readKept } from "./browser/kept.ts";

export type WantedPage = Exclude<PathFor<"member"> | PathFor<"admin">, "/chat">;

const isWanted = (path: unknown): path is WantedPage =>
  path !== "/chat" && PAGE_PATHS.some((page) => page === path && PAGES[page].who !== "anyone");

export function readWantedPage(): WantedPage | null {
  const path = readKept("wanted-page");
  return isWanted(path) ? path : null;
}

/** Whoever then asked for the chat wants nothing else. */
export const noteWantedPage = (path: string): void =>
  void keep("wanted-page", isWanted(path) ? path : null);

/** They have come there. */
export function forgetWantedPage(path: string): void {
  if (readWantedPage() === path) noteWantedPage("/chat");
}
