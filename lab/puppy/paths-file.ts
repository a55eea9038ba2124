// The rig's path data as modules: what every page draws, and what comes when it is needed.
import { drawClothSilhouettes, drawSilhouettes } from "./silhouettes.ts";
import { drawPostureSilhouettes } from "./posture-silhouettes.ts";
import { drawViewSilhouettes } from "./view-silhouettes.ts";

export const drawPaths = () => module("PATHS", "silhouettes.ts", drawSilhouettes());
export const drawClothPaths = () => module("CLOTH_PATHS", "silhouettes.ts", drawClothSilhouettes());
export const drawViewPaths = () =>
  module("VIEW_PATHS", "view-silhouettes.ts", drawViewSilhouettes());
export const drawPosturePaths = () =>
  module("POSTURE_PATHS", "posture-silhouettes.ts", drawPostureSilhouettes());

function module(constant: string, source: string, paths: Record<string, string>): string {
  // Long names break their line, as the formatter does: generating and formatting must agree.
  const lines = Object.entries(paths).map(
    ([name, path]) => `  ${name}:${name.length > 4 ? "\n    " : " "}"${path}",`,
  );
  return [
    `// Generated from lab/puppy/${source}: edit there, see generated-files.test.ts.`,
    "",
    `export const ${constant} = {`,
    ...lines,
    "};",
    "",
  ].join("\n");
}
