import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useSessionQueries } from "../../lib/data.ts";
import { type Navigation, NavigationContext } from "../../ui/navigation.ts";
import { Toaster } from "../../ui/toast/toast.tsx";
import { Shell } from "../shell/shell.tsx";

type PublicSiteProps = { queryClient: QueryClient; navigation: Navigation; children: ReactNode };

/** A public page, prerendered and hydrated: the app without its router. */
export function PublicSite({ queryClient, navigation, children }: PublicSiteProps) {
  useSessionQueries(queryClient);
  // Buttons answer from here on; before-paint.js replays a click that came too early. The event is sent after the effect: a boundary
  // hydrates by its first event, and React does that only between its own tasks.
  useEffect(() => {
    const soon = setTimeout(() => document.dispatchEvent(new Event("luli-hydrated")));
    return () => clearTimeout(soon);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationContext value={navigation}>
        <Shell>{children}</Shell>
      </NavigationContext>
      <Toaster />
    </QueryClientProvider>
  );
}
