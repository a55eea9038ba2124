// The secret that signs cookies and links and locks away private keys: given by AUTH_SECRET, or made once and kept.
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Config } from "../../platform/config.ts";
import { readOrMakeFile } from "../../platform/private-file.ts";

export function readOrMakeSecret({
  authSecret,
  dataDir,
}: Pick<Config, "authSecret" | "dataDir">): string {
  if (authSecret) return authSecret;
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return readOrMakeFile(path.join(dataDir, "auth-secret"), () =>
    randomBytes(32).toString("base64url"),
  );
}
