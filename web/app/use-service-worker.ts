import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { preload } from "../ui/lazy-component.ts";

/** After the page's own work, once a person is here. */
export function useServiceWorker(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const start = () =>
      import("./service-worker.ts").then((code) => code.startServiceWorker(client));
    return isSignedIn ? preload(start) : undefined;
  }, [isSignedIn, client]);
}
