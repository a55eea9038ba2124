// Renders the public pages to HTML at build time, as a visitor sees them first.
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import { loadClothes, loadViews, provideDrawings } from "../../features/game/puppy/drawings.ts";
import { drawPuppy } from "../../features/game/puppy/rig/rig.ts";
import { configQuery } from "../../lib/data.ts";
import { createQueryClient } from "../query-client.ts";
import { PUBLIC_PAGES, type PublicPath } from "./pages.ts";
import { PublicSite } from "./public-site.tsx";

export { OUTLINED_PAGES, renderOutline } from "./outline.tsx";
export { PUBLIC_PAGES } from "./pages.ts";

provideDrawings({ sit: drawPuppy });
await Promise.all([loadViews(), loadClothes()]);

export function renderPage(path: PublicPath, config: PublicConfig): string {
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, config);
  const Page = PUBLIC_PAGES[path].page;
  const navigation = { path, go: () => Promise.resolve(), preload: () => {} };
  return renderToString(
    <StrictMode>
      <PublicSite queryClient={queryClient} navigation={navigation}>
        <Page />
      </PublicSite>
    </StrictMode>,
  );
}
