import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { listToasts, subscribeToasts } from "./toast-queue.ts";

export { showToast } from "./toast-queue.ts";

const loadHost = () => import("./toast-host.tsx");
const ToastHost = lazy(() => loadHost().then((module) => ({ default: module.ToastHost })));

/** The toasts' own code comes after the page's: before a network can fail, but not before the page works. */
export function Toaster() {
  const hasToast = useSyncExternalStore(
    subscribeToasts,
    () => listToasts().length > 0,
    () => false,
  );
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const start = () => void loadHost().then(() => setIsReady(true));
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, []);
  return (
    // A dialog hides from readers what is not live when it opens, and with it any toast that would come later.
    <div aria-live="off">
      {isReady || hasToast ? (
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      ) : null}
    </div>
  );
}
