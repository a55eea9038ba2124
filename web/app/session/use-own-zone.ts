// Keeps the account's time zone in step with the device.
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { preload } from "../../ui/lazy-component.ts";

/** Loads the zone code when the page is idle. */
export function useOwnZone(client: QueryClient): void {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const giveUp = preload(async () => {
      const { followZone } = await import("./follow-zone.ts");
      if (!isGone) stop = followZone(client);
    });
    return () => {
      isGone = true;
      giveUp();
      stop?.();
    };
  }, [client]);
}
