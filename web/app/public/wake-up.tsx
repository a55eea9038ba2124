// Brings a page to life that was rendered at build time, without the router; the first step to another page brings the app
// in, which takes over the same root, cache and session.
import { type ComponentType, startTransition, StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { loadCatalog } from "../../../languages/load-catalog.ts";
import { addressIn, readAddress } from "../../../shared/pages.ts";
import { speakFirst, spokenLanguage } from "../../lib/words/words.ts";
import { tellFailure } from "../../ui/lazy-component.ts";
import type { Destination } from "../../ui/navigation.ts";
import { findRoot } from "../find-root.ts";
import { createQueryClient } from "../query-client.ts";
import { PublicSite } from "./public-site.tsx";
import "../../ui/styles.css";

const loadApp = () => import("../start-app.tsx");

export async function wakeUp(Page: ComponentType): Promise<void> {
  const { language, path } = readAddress(window.location.pathname);
  // Its words have come with the code. Without them the page is said anew, in English.
  const catalog = language && (await loadCatalog(language).catch(() => null));
  if (catalog) speakFirst(language, catalog);
  const queryClient = createQueryClient();
  const go = async (to: Destination): Promise<void> => {
    const address = addressIn(spokenLanguage(), to);
    if (address === window.location.pathname) return;
    const app = await loadApp().catch(tellFailure);
    if (!app) return;
    window.history.pushState(null, "", address);
    await app.startApp(root, queryClient);
  };
  // Who only points at a link has asked for nothing yet.
  const preload = () => void loadApp().catch(() => undefined);
  const navigation = { path, go, preload };
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
