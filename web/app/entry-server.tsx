// Renders the public pages to HTML at build time, as a visitor sees them first.
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { PublicConfig } from "../../shared/contracts/config.ts";
import { loadViews, provideDrawings } from "../features/puppy/drawings.ts";
import { drawPuppy } from "../features/puppy/rig/rig.ts";
import { configQuery } from "../lib/data.ts";
import { PUBLIC_PAGES, type PublicPath } from "./public-pages.ts";
import { PublicSite } from "./public-site.tsx";
import { createQueryClient } from "./query-client.ts";

export { PUBLIC_PAGES } from "./public-pages.ts";

provideDrawings({ sit: drawPuppy });
await loadViews();

export async function renderPage(path: PublicPath, config: PublicConfig): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, config);
  const Page = await PUBLIC_PAGES[path].load();
  const navigation = { path, go: () => Promise.resolve(), preload: () => {} };
  return renderToString(
    <StrictMode>
      <PublicSite queryClient={queryClient} navigation={navigation}>
        <Page />
      </PublicSite>
    </StrictMode>,
  );
}
