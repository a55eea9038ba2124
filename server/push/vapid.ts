// The first keys that tell push services who writes: given, left on the disk by an earlier release, or made. Browsers subscribe to this
// very key, so from then on it stays in the database.
import fs from "node:fs";
import path from "node:path";
import webPush from "web-push";
import type { Config, VapidKeys } from "../platform/config.ts";

export function firstVapidKeys({ vapid, dataDir }: Pick<Config, "vapid" | "dataDir">): VapidKeys {
  const left = path.join(dataDir, "vapid-keys.json");
  if (vapid) return vapid;
  if (fs.existsSync(left)) return JSON.parse(fs.readFileSync(left, "utf8")) as VapidKeys;
  return webPush.generateVAPIDKeys();
}
