import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** After a change of page readers begin at its heading, as after a page load. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const target =
          document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
        if (!(target instanceof HTMLElement)) return;
        if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}
