import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { type Navigation, NavigationContext } from "../../ui/navigation.ts";
import { Shell } from "./shell.tsx";

const Keyboard = lazyComponent(() => import("./keyboard.tsx").then((code) => code.Keyboard));

/** The shell of the app, with the router's navigation. */
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
  return (
    <NavigationContext value={navigation}>
      {/* The first of all late code: a page without it neither moves the focus nor hears "/". */}
      <Keyboard />
      <Shell>
        <Outlet />
      </Shell>
    </NavigationContext>
  );
}
