// Renders the public pages to HTML at build time, as a visitor sees them first.
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import { loadClothes, loadViews, provideDrawings } from "../../features/game/puppy/drawings.ts";
import { drawPuppy } from "../../features/game/puppy/rig/rig.ts";
import { configQuery } from "../../lib/data.ts";
import { createQueryClient } from "../query-client.ts";
import { loadCatalog } from "../../../languages/load-catalog.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/contracts/language.ts";
import { landingWords } from "../../features/landing/words.tsx";
import { speakFirst, wordsOf } from "../../lib/words/words.ts";
import { PUBLIC_PAGES, type PublicPath } from "./pages.ts";
import { PublicSite } from "./public-site.tsx";

export { listFirst, OUTLINED_PATHS, renderOutline } from "./outline.tsx";

provideDrawings({ sit: drawPuppy });
await Promise.all([loadViews(), loadClothes()]);

export const PUBLIC_PATHS = Object.keys(PUBLIC_PAGES) as PublicPath[];

export async function renderPage(path: PublicPath, language: Language, config: PublicConfig) {
  speakFirst(language, language === DEFAULT_LANGUAGE ? {} : await loadCatalog(language));
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, config);
  const { page: Page, describe } = PUBLIC_PAGES[path];
  const navigation = { path, go: () => Promise.resolve(), preload: () => {} };
  const html = renderToString(
    <StrictMode>
      <PublicSite queryClient={queryClient} navigation={navigation}>
        <Page />
      </PublicSite>
    </StrictMode>,
  );
  return { html, description: describe(), pictureText: wordsOf(landingWords).hero.puppy };
}
