// The page that a person asked for before signing in (product.md, "Where the spec is silent"): signing in leads to the chat, which links
// back. Kept for this tab, also across Google's pages.
import { PAGE_PATHS, PAGES, type PathFor } from "../../shared/pages.ts";
import { keep, readKept } from "./browser/kept.ts";

export type WantedPage = Exclude<PathFor<"member"> | PathFor<"admin">, "/chat">;

const isWanted = (path: unknown): path is WantedPage =>
  path !== "/chat" && PAGE_PATHS.some((page) => page === path && PAGES[page].who !== "anyone");

export function readWantedPage(): WantedPage | null {
  const path = readKept("wanted-page");
  return isWanted(path) ? path : null;
}

/** Asking for the chat afterwards clears the page. */
export const noteWantedPage = (path: string): void =>
  void keep("wanted-page", isWanted(path) ? path : null);

/** Clears the page once the person is there. */
export function forgetWantedPage(path: string): void {
  if (readWantedPage() === path) noteWantedPage("/chat");
}
