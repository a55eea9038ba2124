// Brings a page to life that was rendered at build time, without the router; the first step to another page brings the app
// in, which takes over the same root, cache and session.
import { type ComponentType, startTransition, StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { loadCatalog } from "../../../languages/load-catalog.ts";
import { chooseLanguage, DEFAULT_LANGUAGE } from "../../../shared/contracts/language.ts";
import { addressIn, readAddress } from "../../../shared/pages.ts";
import { speakFirst, spokenLanguage } from "../../lib/words/words.ts";
import { tellFailure } from "../../ui/lazy-component.ts";
import type { Destination } from "../../ui/navigation.ts";
import { findRoot } from "../find-root.ts";
import { createQueryClient } from "../query-client.ts";
import { PublicSite } from "./public-site.tsx";
import "../../ui/styles.css";

const loadApp = () => import("../start-app.tsx");

export async function hydrate(Page: ComponentType): Promise<void> {
  const { path } = readAddress(window.location.pathname);
  // The server chose the document by the address, or by Accept-Language where the address names no language.
  const language = chooseLanguage([document.documentElement.lang]);
  // The catalog came with the code. Without it the page renders again in English.
  if (language !== DEFAULT_LANGUAGE) {
    const catalog = await loadCatalog(language).catch(() => null);
    if (catalog) speakFirst(language, catalog);
  }
  const queryClient = createQueryClient();
  const go = async (to: Destination): Promise<void> => {
    const address = addressIn(spokenLanguage(), to);
    if (address === window.location.pathname) return;
    const app = await loadApp().catch(tellFailure);
    if (!app) return;
    window.history.pushState(null, "", address);
    await app.startApp(root, queryClient);
  };
  // Pointing at a link is no request yet, so a failure stays silent.
  const preload = () => void loadApp().catch(() => undefined);
  const navigation = { path, go, preload };
  let root: Root;
  // The transition hydrates in slices: the page scrolls and reacts meanwhile.
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
