// Puts the app, router and all, into a root: an empty one, or a public page's that someone is leaving.
import type { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
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
  // What stands gives way when the page is there, or to its skeleton.
  await Promise.all([
    // Nothing is said in two languages.
    loadLanguage(firstLanguage()),
    Promise.race([router.load().then(() => answers(queryClient)), patience]),
  ]);
  root.render(
    <StrictMode>
      <Providers queryClient={queryClient} router={router} />
    </StrictMode>,
  );
}

/** To what the page's loader has asked: shown without it, the page would give way to its skeleton and come back. */
const answers = (queryClient: QueryClient) => {
  const queries = queryClient.getQueryCache().getAll();
  return Promise.allSettled(queries.map((query) => Promise.resolve(query.promise)));
};
