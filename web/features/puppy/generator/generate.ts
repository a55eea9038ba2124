// Writes the generated files: `node web/features/puppy/generator/generate.ts`.
import { writeFileSync } from "node:fs";
import { drawPaths } from "./paths-file.ts";

const web = new URL("../../../", import.meta.url);
// The pictures are drawn from the paths on disk, so those come first.
writeFileSync(new URL("features/puppy/rig/paths.gen.ts", web), drawPaths());
const { generatedFiles } = await import("./generated-files.ts");
for (const [path, text] of Object.entries(generatedFiles()))
  writeFileSync(new URL(path, web), text);
