import { useEffect } from "react";
import { useSelected } from "../../lib/create-store.ts";
import { lazyComponent, preload } from "../lazy-component.ts";
import { waitingToasts } from "./toast-queue.ts";

export { showToast } from "./toast-queue.ts";

const ToastHost = lazyComponent(() => import("./toast-host.tsx").then((code) => code.ToastHost));

/** The toasts' own code comes after the page's, or with the first toast; those that came before it wait. */
export function Toaster() {
  const waiting = useSelected(waitingToasts, (toasts) => toasts.length);
  useEffect(() => (waiting > 0 ? preload(ToastHost.load, true) : undefined), [waiting]);
  return (
    // A dialog hides from readers what is not live when it opens, and with it any toast that would come later.
    <div aria-live="off">
      <ToastHost />
    </div>
  );
}
