import { useEffect } from "react";

/**
 * As high as what is seen, where a phone's keyboard lies over the page: Safari does not hear of `interactive-widget=resizes-content`
 * in index.html. Everywhere else the page is as high already.
 */
export function useVisibleHeight(): void {
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
