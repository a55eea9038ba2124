import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Moves the focus to the new page's heading after a navigation, also when the page is still loading. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let heading = new MutationObserver(() => {});
    const forget = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      heading.disconnect();
      // The composer takes the focus itself (web/features/chat/composer.tsx).
      if (document.activeElement?.matches("main textarea") || focusOn("main h1")) return;
      focusOn("main");
      heading = new MutationObserver(() => {
        // The focus stays where the person has moved it meanwhile.
        const isWaiting = document.activeElement?.matches("main, body") ?? true;
        if (!isWaiting || focusOn("main h1")) heading.disconnect();
      });
      heading.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      forget();
      heading.disconnect();
    };
  }, [router]);
}

function focusOn(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return false;
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return true;
}
