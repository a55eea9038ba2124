// Renders the app with its router into a root: an empty one, or that of a public page.
import type { QueryClient } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import type { Root } from "react-dom/client";
import { sessionStore } from "../lib/session/session.ts";
import { firstLanguage, loadLanguage } from "./session/load-language.ts";
import { Providers } from "./providers.tsx";
import { createAppRouter, PENDING_MS } from "./router.tsx";

export async function startApp(
  root: Root,
  queryClient: QueryClient,
  patience: Promise<unknown> = new Promise((resolve) => {
    setTimeout(resolve, PENDING_MS);
  }),
): Promise<void> {
  const router = createAppRouter({ queryClient, session: sessionStore });
  // The old page stays until the new one, or its skeleton, is ready.
  await Promise.all([
    // The language loads first, so that no page shows two languages.
    loadLanguage(firstLanguage()),
    Promise.race([router.load().then(() => answers(queryClient)), patience]),
  ]);
  // A transition renders in slices: the page scrolls and reacts meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  );
}

/** Waits for the loader's queries: a page shown without them would flash its skeleton. */
const answers = (queryClient: QueryClient) => {
  const queries = queryClient.getQueryCache().getAll();
  return Promise.allSettled(queries.map((query) => Promise.resolve(query.promise)));
};
