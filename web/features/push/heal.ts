// Restores a subscription that the browser or the server has lost, once a day and person.
import type { QueryClient } from "@tanstack/react-query";
import { keep, readKept } from "../../lib/browser/kept.ts";
import { configQuery, meQuery } from "../../lib/data.ts";
import { DEVICE } from "./data.ts";
import { mayShowNotes, turnOn } from "./device.ts";

/** Costs one call for a person who wants push messages on a browser that allows them, and nothing otherwise. */
export async function healPush(client: QueryClient): Promise<void> {
  if (!mayShowNotes()) return;
  try {
    const { user, settings } = await client.ensureQueryData(meQuery);
    const today = `${user.id} ${new Date().toDateString()}`;
    if (!settings.push_notifications || readKept("push-healed") === today) return;
    const { vapid_public_key: key } = await client.ensureQueryData(configQuery);
    if (key === null) return;
    await turnOn(key);
    keep("push-healed", today);
    await client.invalidateQueries({ queryKey: [DEVICE] });
  } catch (error) {
    console.warn("Push messages may not reach this browser before the next visit.", error);
  }
}
