import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isHttpError } from "../../lib/http-error.ts";

const isRefusal = (error: unknown): boolean => isHttpError(error) && error.status === 403;

/** Runs the page's guard again when a call is refused because the person lost a role. */
export function useLeaveWhenRefused(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const leave = () => void router.invalidate();
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (isRefusal(event.action.error)) leave();
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (isRefusal(event.action.error)) leave();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, router]);
}
