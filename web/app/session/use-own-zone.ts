// Luli keeps the hours of where the person is, from the start of the page on.
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { preload } from "../../ui/lazy-component.ts";

/** After the page's own work. */
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
