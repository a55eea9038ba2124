// The rig's path data as a module.
import { drawSilhouettes } from "./silhouettes.ts";

export function drawPaths(): string {
  // Long names break their line, as the formatter does: generating and formatting must agree.
  const lines = Object.entries(drawSilhouettes()).map(
    ([name, path]) => `  ${name}:${name.length > 4 ? "\n    " : " "}"${path}",`,
  );
  return [
    "// Generated from ../generator/silhouettes.ts: edit there, see generated-files.test.ts.",
    "",
    "export const PATHS = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}
