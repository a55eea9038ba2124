import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { Providers } from "../app/providers.tsx";
import { createQueryClient } from "../app/query-client.ts";
import { createAppRouter } from "../app/router.tsx";
import { sessionStore } from "../lib/session/session.ts";

/** Opens the whole app at an address, as a browser would. The fake server must be started before. */
export async function openApp(path: string) {
  await sessionStore.refresh();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, session: sessionStore }, history);
  render(<Providers queryClient={queryClient} router={router} />);
  return { router, queryClient, address: () => router.state.location.pathname };
}
