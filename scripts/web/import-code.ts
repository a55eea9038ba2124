// Puts web/lib/import-code.ts in the place of the helper with which Vite surrounds every import() of a built page.
import path from "node:path";
import type { BuildOptions, Plugin } from "vite";
import { ROOT } from "./folders.ts";

/** Vite's own; not documented, so that a build that does not ask for it fails. */
const HELPER = "\0vite/preload-helper.js";
const OURS = JSON.stringify(path.join(ROOT, "web/lib/import-code.ts"));
const CODE = `import { importCode } from ${OURS};
export const __vitePreload = (run, files) => importCode(run, files.map((file) => "/" + file));`;

/** Vite names a module's files only when there are more than one. */
export const namesAllFiles: BuildOptions["modulePreload"] = {
  // All of these browsers preload modules by themselves.
  polyfill: false,
  resolveDependencies: (file, others) => [...new Set([file, ...others])],
};

export function importsByOurCode(): Plugin {
  let isUsed = false;
  return {
    name: "luli:import-code",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    load(id) {
      if (id !== HELPER) return null;
      isUsed = true;
      return CODE;
    },
    generateBundle() {
      if (!isUsed) this.error(`Vite surrounds no import() with ${HELPER.slice(1)} any more.`);
    },
  };
}
