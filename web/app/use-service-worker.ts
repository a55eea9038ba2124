import { useEffect } from "react";

/** After the page's own work, once a person is here. */
export function useServiceWorker(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const start = () =>
      void import("./service-worker.ts").then(
        ({ startServiceWorker }) => startServiceWorker(),
        // A network that fails meanwhile: the next visit starts it.
        () => undefined,
      );
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [isSignedIn]);
}
