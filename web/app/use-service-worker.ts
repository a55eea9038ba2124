import { useEffect } from "react";
import { loadInTime } from "../ui/late.ts";

const start = () => import("./service-worker.ts").then((code) => code.startServiceWorker());

/** After the page's own work, once a person is here. */
export function useServiceWorker(isSignedIn: boolean): void {
  useEffect(() => (isSignedIn ? loadInTime(start) : undefined), [isSignedIn]);
}
