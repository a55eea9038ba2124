import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Keyboard and screen-reader support of every page of the app. The code is loaded after the page. */
export function Keyboard() {
  useFocusOnNavigation();
  useSlashKey();
  useVisibleHeight();
  return null;
}

/** "/" leads to where one writes to Luli, from any page of the app. */
function useSlashKey(): void {
  const router = useRouter();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = document.activeElement?.closest("input, textarea, select, [role=dialog]");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>(".composer-field");
      if (field) field.focus();
      else void router.navigate({ to: "/chat" });
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [router]);
}

/**
 * Sets the visible height where a phone's keyboard covers the page: Safari ignores `interactive-widget=resizes-content` in index.html.
 * Other browsers resize the page themselves.
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const look = () => {
      // Zooming shows less of the page but does not change its height.
      const height = Math.round(viewport.height * viewport.scale);
      const isCovered = height < window.innerHeight - 1;
      if (isCovered) root.style.setProperty("--visible-height", `${height}px`);
      else root.style.removeProperty("--visible-height");
      // Safari has pushed the page up, to where the field was.
      if (isCovered && document.querySelector(".room")) window.scrollTo(0, 0);
    };
    look();
    viewport.addEventListener("resize", look);
    return () => {
      viewport.removeEventListener("resize", look);
      root.style.removeProperty("--visible-height");
    };
  }, []);
}

/** Moves the focus to the new page's heading after a navigation, also when the page is still loading. */
function useFocusOnNavigation(): void {
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
