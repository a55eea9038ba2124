// Renders at build time what stands on a page of the app until its code and its data have come: the navigation, the outlines of
// its cards, Luli. It is a picture: the app takes its place whole, so it holds nothing that only one person may see.
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import type { AppPath, PathFor } from "../../../shared/pages.ts";
import { configQuery } from "../../lib/data.ts";
import { Providers } from "../providers.tsx";
import { createQueryClient } from "../query-client.ts";
import { createAppRouter } from "../router.tsx";

/** By the source of its page, below web/. An admin's has none: who may see it is asked before anything is shown. */
export const OUTLINED_PAGES = {
  "/auth": "app/pages/auth.tsx",
  "/chat": "app/pages/chat.tsx",
  "/dashboard": "app/pages/game/dashboard.tsx",
  "/universe": "app/pages/game/universe.tsx",
  "/store": "app/pages/game/store.tsx",
  "/checkout": "app/pages/checkout.tsx",
  "/profile": "app/pages/account/profile.tsx",
  "/settings": "app/pages/account/settings.tsx",
  "/memory": "app/pages/account/memory.tsx",
} satisfies Record<Exclude<AppPath, PathFor<"admin">>, string>;

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
