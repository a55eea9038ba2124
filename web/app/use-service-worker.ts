import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadInTime } from "../ui/late.ts";

/** After the page's own work, once a person is here. */
export function useServiceWorker(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const start = () =>
      import("./service-worker.ts").then((code) => code.startServiceWorker(client));
    return isSignedIn ? loadInTime(start) : undefined;
  }, [isSignedIn, client]);
}
