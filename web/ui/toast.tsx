import { useEffect, useState } from "react";
import { useSelected } from "../lib/create-store.ts";
import type { ToastHost } from "./toast-host.tsx";
import { waitingToasts } from "./toast-queue.ts";

export { showToast } from "./toast-queue.ts";

/** The toasts' own code comes after the page's. Where a network fails before it has come, toasts wait until it is back. */
export function Toaster() {
  const hasToast = useSelected(waitingToasts, (waiting) => waiting.length > 0);
  const [Host, setHost] = useState<typeof ToastHost>();
  useEffect(() => {
    if (Host) return;
    const load = () =>
      void import("./toast-host.tsx").then(
        (code) => setHost(() => code.ToastHost),
        // Asked for again with the next toast, or when the network is back.
        () => undefined,
      );
    if (hasToast || document.readyState === "complete") load();
    else window.addEventListener("load", load, { once: true });
    window.addEventListener("online", load);
    return () => {
      window.removeEventListener("load", load);
      window.removeEventListener("online", load);
    };
  }, [Host, hasToast]);
  return (
    // A dialog hides from readers what is not live when it opens, and with it any toast that would come later.
    <div aria-live="off">{Host ? <Host /> : null}</div>
  );
}
