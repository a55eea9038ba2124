import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** What keyboards, a phone's too, and whoever goes by ear find on each page of the app. Its code comes after the page's own. */
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
 * As high as what is seen, where a phone's keyboard lies over the page: Safari does not hear of `interactive-widget=resizes-content`
 * in index.html. Everywhere else the page is as high already.
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const look = () => {
      // Who zooms in sees less of it, and it stays as high.
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
