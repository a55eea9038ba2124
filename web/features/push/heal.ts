// A browser loses its subscription, or the server loses sight of it. Once a day and person a page puts that right.
import type { QueryClient } from "@tanstack/react-query";
import { keep, readKept } from "../../lib/browser/kept.ts";
import { configQuery, meQuery } from "../../lib/data.ts";
import { DEVICE } from "./data.ts";
import { mayShowNotes, turnOn } from "./device.ts";

/** Costs one call where the person wants push messages and this browser may show them, and nothing anywhere else. */
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
