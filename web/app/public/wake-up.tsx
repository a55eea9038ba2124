// Brings a page to life that was rendered at build time, without the router; the first step to another page brings the app
// in, which takes over the same root, cache and session.
import { type ComponentType, startTransition, StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { tellFailure } from "../../ui/late.ts";
import type { Destination } from "../../ui/navigation.ts";
import { findRoot } from "../find-root.ts";
import { createQueryClient } from "../query-client.ts";
import { PublicSite } from "./public-site.tsx";
import "../../ui/styles.css";

const loadApp = () => import("../start-app.tsx");

export function wakeUp(Page: ComponentType): void {
  const queryClient = createQueryClient();
  const go = async (to: Destination): Promise<void> => {
    if (to === window.location.pathname) return;
    const app = await loadApp().catch(tellFailure);
    if (!app) return;
    window.history.pushState(null, "", to);
    await app.startApp(root, queryClient);
  };
  // Who only points at a link has asked for nothing yet.
  const preload = () => void loadApp().catch(() => undefined);
  const navigation = { path: window.location.pathname, go, preload };
  let root: Root;
  // In slices: the page scrolls and is pressed meanwhile.
  startTransition(() => {
    root = hydrateRoot(
      findRoot(),
      <StrictMode>
        <PublicSite queryClient={queryClient} navigation={navigation}>
          <Page />
        </PublicSite>
      </StrictMode>,
    );
  });
}
