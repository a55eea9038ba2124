// The keys that tell push services who writes: given by VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or made once and kept. Browsers
// subscribe to this very key, so it must outlive the server.
import fs from "node:fs";
import path from "node:path";
import webPush from "web-push";
import { readOrMakeFile } from "../platform/private-file.ts";
import type { Config, VapidKeys } from "../platform/config.ts";

export function readOrMakeVapidKeys({
  vapid,
  dataDir,
}: Pick<Config, "vapid" | "dataDir">): VapidKeys {
  if (vapid) return vapid;
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "vapid-keys.json");
  return JSON.parse(
    readOrMakeFile(file, () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as VapidKeys;
}
