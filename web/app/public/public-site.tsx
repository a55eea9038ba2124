import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useSessionQueries } from "../../lib/data.ts";
import { type Navigation, NavigationContext } from "../../ui/navigation.ts";
import { Toaster } from "../../ui/toast/toast.tsx";
import { Shell } from "../shell/shell.tsx";

type PublicSiteProps = { queryClient: QueryClient; navigation: Navigation; children: ReactNode };

/** A public page as it is rendered at build time and comes alive in the browser: the app without its router. */
export function PublicSite({ queryClient, navigation, children }: PublicSiteProps) {
  useSessionQueries(queryClient);
  // From here on buttons answer; before-paint.js hands over the one that was pressed too early. Not within the effect itself:
  // what stands in a boundary wakes up by its first event, and React does that between its own works only.
  useEffect(() => {
    const soon = setTimeout(() => document.dispatchEvent(new Event("luli-awake")));
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
