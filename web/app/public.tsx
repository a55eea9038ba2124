// The entry of the pages that were rendered at build time. They wake up without the router; the first step to another
// page brings the app in, which takes over the same root, cache and session.
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PagePath } from "../ui/navigation.ts";
import { PUBLIC_PAGES, type PublicPath } from "./public-pages.ts";
import { PublicSite } from "./public-site.tsx";
import { createQueryClient } from "./query-client.ts";
import { findRoot } from "./find-root.ts";
import "../ui/styles.css";

const loadApp = () => import("./start-app.tsx");

const element = findRoot();
const queryClient = createQueryClient();
const Page = await PUBLIC_PAGES[element.dataset["page"] as PublicPath].load();
const root = hydrateRoot(
  element,
  <StrictMode>
    <PublicSite
      queryClient={queryClient}
      navigation={{ path: window.location.pathname, go, preload: () => void loadApp() }}
    >
      <Page />
    </PublicSite>
  </StrictMode>,
);

async function go(to: PagePath): Promise<void> {
  if (to === window.location.pathname) return;
  const { startApp } = await loadApp();
  window.history.pushState(null, "", to);
  await startApp(root, queryClient);
}
