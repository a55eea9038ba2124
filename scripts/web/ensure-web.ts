// Makes sure that dist/ holds the web of today's sources, without building when it already does.
import { spawn } from "node:child_process";
import path from "node:path";
import { StartError } from "../../server/platform/start-error.ts";
import { DIST, ROOT, SOURCES } from "./folders.ts";
import { readStamp, stampOf } from "./stamp.ts";

export async function ensureWeb(): Promise<void> {
  if (readStamp(DIST) === stampOf(ROOT, SOURCES)) return;
  console.log("Building the web, which the first start and every change of it need ...");
  const builder = spawn(process.execPath, [path.join(import.meta.dirname, "build.ts")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = () => builder.kill();
  process.once("exit", stop);
  let said = "";
  builder.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    builder.once("error", reject).once("close", resolve);
  });
  process.off("exit", stop);
  if (code !== 0) throw new StartError(said.trim() || "The web could not be built.");
}
