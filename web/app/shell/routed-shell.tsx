import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { late, loadInTime } from "../../ui/late.ts";
import { type Navigation, NavigationContext } from "../../ui/navigation.ts";
import { Shell } from "./shell.tsx";

const Keyboard = late(() => import("./keyboard.tsx").then((code) => code.Keyboard));

/** The shell in the app, where the router leads from page to page. */
export function RoutedShell() {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const navigation = useMemo<Navigation>(
    () => ({
      path,
      go: (to) => router.navigate({ href: to }),
      preload: (to) => void router.preloadRoute({ to: "/", href: to }),
    }),
    [router, path],
  );
  useEffect(() => loadInTime(Keyboard.load), []);
  return (
    <NavigationContext value={navigation}>
      <Shell>
        <Outlet />
      </Shell>
      <Keyboard />
    </NavigationContext>
  );
}
