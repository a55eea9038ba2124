// Reads and writes of this browser's push subscription.
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { readDevice, turnOff, turnOn } from "./device.ts";

/** The first part of the query's key. */
export const DEVICE = "push-device";

export const deviceQuery = (publicKey: string | null) =>
  queryOptions({
    queryKey: [DEVICE, publicKey],
    queryFn: () => readDevice(publicKey),
    // The person may come back from the browser's settings.
    refetchOnWindowFocus: "always",
  });

export const turnOnMutation = (publicKey: string | null) =>
  mutationOptions({
    mutationFn: () => turnOn(publicKey!),
    meta: { isAtField: () => true },
  });

export const turnOffMutation = mutationOptions({ mutationFn: turnOff });
