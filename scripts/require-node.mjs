// The first import of every entry: an old Node gets one sentence instead of a stack trace. It has to parse on old Nodes.
import * as modules from "node:module";
import { fileURLToPath } from "node:url";

const [major, minor] = process.versions.node.split(".").map(Number);
const runsTypeScript = major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
if (!runsTypeScript) {
  console.error(
    `Luli needs Node 22.18 or newer and this is Node ${process.versions.node}: install Node 24, then run the same command again.`,
  );
  process.exit(1);
}

// What is TypeScript is read once: from then on a command takes half of the processor's time, a start a second less. Where it
// cannot be written it does nothing.
modules.enableCompileCache(fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
