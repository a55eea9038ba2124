// Renders at build time what stands on a page of the app until its code and its data have come: the navigation, the outlines of
// its cards, Luli. It is a picture: the app takes its place whole, so it holds nothing that only one person may see.
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import type { AppPath, PathFor } from "../../../shared/pages.ts";
import { FIRST_CHATS } from "../../features/chat/data.ts";
import { configQuery } from "../../lib/data.ts";
import { toFetch } from "../../lib/request.ts";
import { Providers } from "../providers.tsx";
import { createQueryClient } from "../query-client.ts";
import { createAppRouter } from "../router.tsx";

type OutlinedPage = {
  /** Of its page, below web/. */
  source: string;
  /** What it asks first, apart from who is here; web/public/before-paint.js asks before the code has come. */
  first: string[];
};

const ME = pathOf("GET /api/me");

/** An admin's has none: who may see it is asked before anything is shown. */
export const OUTLINED_PAGES = {
  "/auth": { source: "app/pages/auth.tsx", first: [] },
  "/contract": { source: "app/pages/contract.tsx", first: [] },
  "/chat": {
    source: "app/pages/chat.tsx",
    first: [ME, pathOf("GET /api/chats", { query: FIRST_CHATS })],
  },
  "/dashboard": {
    source: "app/pages/game/dashboard.tsx",
    first: [ME, pathOf("GET /api/dashboard")],
  },
  "/universe": { source: "app/pages/game/universe.tsx", first: [ME, pathOf("GET /api/universe")] },
  "/store": { source: "app/pages/game/store.tsx", first: [ME, pathOf("GET /api/store")] },
  "/checkout": { source: "app/pages/checkout.tsx", first: [ME] },
  "/profile": { source: "app/pages/account/profile.tsx", first: [ME] },
  "/settings": { source: "app/pages/account/settings.tsx", first: [ME] },
  "/memory": { source: "app/pages/account/memory.tsx", first: [ME] },
} satisfies Record<Exclude<AppPath, PathFor<"admin">>, OutlinedPage>;

function pathOf(...call: Parameters<typeof toFetch>): string {
  const [path] = toFetch(...call);
  return path;
}

const SOMEONE = { status: "signed_in", user: { id: "", email: "", name: "" } } as const;

export async function renderOutline(
  path: keyof typeof OUTLINED_PAGES,
  config: PublicConfig,
): Promise<string> {
  // Nobody answers here: whatever asks for data is pending for good.
  globalThis.fetch = () => new Promise(() => {});
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, config);
  const session = { ready: () => Promise.resolve(SOMEONE) };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, session }, history);
  await router.load();
  return renderToString(<Providers queryClient={queryClient} router={router} />);
}
