import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { NOT_FOUND, PAGES } from "./shared/pages.ts";
import { MEASURED_NUMBERS } from "./scripts/web/measured.ts";
import { importsByOurCode, namesAllFiles } from "./scripts/web/import-code.ts";

const WORKER = path.resolve(import.meta.dirname, "web/worker/worker.ts");
const PUBLIC = path.resolve(import.meta.dirname, "web/app/public");
/** One for each page that the build renders itself; web/app/public/pages.ts says more of them. */
const PUBLIC_ENTRIES = [...Object.values(PAGES), NOT_FOUND].flatMap(
  ({ prerendered }) => prerendered ?? [],
);

/** The library of icons names them all, whoever needs which: each goes where it is used. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

type NameChunk = Rolldown.CodeSplittingNameFunction;

/** What every page begins with is one file: in one, it packs 8 % smaller than in twenty. */
function nameBase(): NameChunk {
  let base: Set<string> | null = null;
  return (id, graph) => {
    if (!base) {
      base = new Set();
      const add = (module: string) => {
        if (base!.has(module) || ICON.test(module)) return;
        base!.add(module);
        graph.getModuleInfo(module)?.importedIds.forEach(add);
      };
      add(path.join(PUBLIC, "wake-up.tsx"));
    }
    return base.has(id) ? "base" : null;
  };
}

export default defineConfig({
  root: "web",
  define: MEASURED_NUMBERS,
  plugins: [importsByOurCode(), react({ compiler: true }), tailwindcss()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    manifest: true,
    target: "baseline-widely-available",
    modulePreload: namesAllFiles,
    rolldownOptions: {
      input: [
        "web/index.html",
        ...PUBLIC_ENTRIES.map((name) => path.join(PUBLIC, `${name}.tsx`)),
        WORKER,
      ],
      output: {
        // A worker speaks for the folder that it lies in, and is known by its name.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId === WORKER ? "worker.js" : "assets/[name]-[hash].js",
        codeSplitting: { groups: [{ name: nameBase(), debugName: "base" }] },
      },
    },
  },
});
