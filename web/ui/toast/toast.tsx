import { useEffect } from "react";
import { useSelected } from "../../lib/create-store.ts";
import { lazyComponent, preload } from "../lazy-component.ts";
import { waitingToasts } from "./toast-queue.ts";

export { showToast } from "./toast-queue.ts";

const ToastHost = lazyComponent(() => import("./toast-host.tsx").then((code) => code.ToastHost));

/** The toasts' code is loaded when the page is idle, or with the first toast; earlier toasts wait. */
export function Toaster() {
  const waiting = useSelected(waitingToasts, (toasts) => toasts.length);
  useEffect(() => (waiting > 0 ? preload(ToastHost.load, true) : undefined), [waiting]);
  return (
    // An opening dialog hides elements that are not live from screen readers, and with them any later toast.
    <div aria-live="off">
      <ToastHost />
    </div>
  );
}
