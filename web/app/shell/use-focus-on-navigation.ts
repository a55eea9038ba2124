import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** After a change of page readers begin at its heading, as after a page load; on a page that is still coming, once it is there. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let heading = new MutationObserver(() => {});
    const forget = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      heading.disconnect();
      // One that wants to be written in has taken the focus (web/features/chat/composer.tsx).
      if (document.activeElement?.matches("main textarea") || focusOn("main h1")) return;
      focusOn("main");
      heading = new MutationObserver(() => {
        // Whoever has gone on meanwhile is not called back.
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
