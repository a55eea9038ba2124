// Renders at build time the outline of an app page: the navigation, the shapes of its cards, Luli. It shows until code and data have come,
// and the app replaces it whole, so it holds nothing personal.
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import { isPrerendered, PAGE_PATHS, PAGES, type PagePath } from "../../../shared/pages.ts";
import { FIRST_CHATS } from "../../features/chat/data.ts";
import { configQuery } from "../../lib/data.ts";
import { toFetch } from "../../lib/request.ts";
import { Providers } from "../providers.tsx";
import { createQueryClient } from "../query-client.ts";
import { createAppRouter } from "../router.tsx";

/** Admin pages have none: their guard runs before anything is shown. */
export const OUTLINED_PATHS = PAGE_PATHS.filter(
  (path) => !isPrerendered(path) && PAGES[path].who !== "admin",
);

/** The request that a page's route makes besides the one for the session's user. */
const OWN_FIRST: Partial<Record<PagePath, string>> = {
  "/chat": pathOf("GET /api/chats", { query: FIRST_CHATS }),
  "/dashboard": pathOf("GET /api/dashboard"),
  "/universe": pathOf("GET /api/universe"),
  "/store": pathOf("GET /api/store"),
};

/** The first requests of a page; web/public/before-paint.js sends them before the code has come. */
export const listFirst = (path: PagePath): string[] =>
  PAGES[path].who === "member" ? [pathOf("GET /api/me"), OWN_FIRST[path] ?? []].flat() : [];

function pathOf(...call: Parameters<typeof toFetch>): string {
  const [path] = toFetch(...call);
  return path;
}

const SOMEONE = { status: "signed_in", user: { id: "", email: "", name: "" } } as const;

export async function renderOutline(path: PagePath, config: PublicConfig): Promise<string> {
  // Requests never resolve during the build: every query stays pending.
  globalThis.fetch = () => new Promise(() => {});
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, config);
  const session = { ready: () => Promise.resolve(SOMEONE) };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, session }, history);
  await router.load();
  return renderToString(<Providers queryClient={queryClient} router={router} />);
}
