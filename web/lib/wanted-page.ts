// The page that somebody asked for before they were signed in (product.md, "Where the spec is silent"): signing in leads to the chat,
// which offers the way back. For this tab; Google's pages in between do not end it.
import { PAGE_PATHS, PAGES, type PathFor } from "../../shared/pages.ts";

export type WantedPage = Exclude<PathFor<"member"> | PathFor<"admin">, "/chat">;

const KEY = "luli-wanted-page";

const isWanted = (path: unknown): path is WantedPage =>
  path !== "/chat" && PAGE_PATHS.some((page) => page === path && PAGES[page].who !== "anyone");

export function readWantedPage(): WantedPage | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return isWanted(path) ? path : null;
  } catch {
    return null;
  }
}

/** Whoever then asked for the chat wants nothing else. */
export function noteWantedPage(path: string): void {
  try {
    if (isWanted(path)) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is closed: then nobody is led back.
  }
}

/** They have come there. */
export function forgetWantedPage(path: string): void {
  if (readWantedPage() === path) noteWantedPage("/chat");
}
