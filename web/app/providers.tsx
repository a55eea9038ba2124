import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { provideDrawings } from "../features/game/puppy/drawings.ts";
import { drawPuppy } from "../features/game/puppy/rig/rig.ts";
import { useSessionQueries } from "../lib/data.ts";
import { sessionStore } from "../lib/session/session.ts";
import { Toaster } from "../ui/toast/toast.tsx";
import type { AppRouter } from "./router.tsx";

provideDrawings({ sit: drawPuppy });

type ProvidersProps = { queryClient: QueryClient; router: AppRouter };

export function Providers({ queryClient, router }: ProvidersProps) {
  useSessionQueries(queryClient);
  useEffect(() => {
    let before = sessionStore.get().status;
    return sessionStore.subscribe(() => {
      const wasLoading = before === "loading";
      before = sessionStore.get().status;
      // Every sign-in and sign-out runs the route's guard again; at load the guard waits for the session itself.
      if (!wasLoading) void router.invalidate();
    });
  }, [router]);

  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}
