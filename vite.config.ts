import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";

const PUBLIC_ENTRY = path.resolve(import.meta.dirname, "web/app/public.tsx");

type NameChunk = Rolldown.CodeSplittingNameFunction;

/** What every page begins with is one file: in one, it packs 8 % smaller than in twenty. */
function nameBase(): NameChunk {
  let base: Set<string> | null = null;
  return (id, graph) => {
    if (!base) {
      base = new Set();
      const add = (module: string) => {
        if (base!.has(module)) return;
        base!.add(module);
        graph.getModuleInfo(module)?.importedIds.forEach(add);
      };
      add(PUBLIC_ENTRY);
      base.delete(PUBLIC_ENTRY);
    }
    return base.has(id) ? "base" : null;
  };
}

export default defineConfig({
  root: "web",
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    manifest: true,
    target: "baseline-widely-available",
    // The app's shell, and the entry of the pages that the build renders itself.
    rolldownOptions: {
      input: ["web/index.html", PUBLIC_ENTRY],
      output: { codeSplitting: { groups: [{ name: nameBase(), debugName: "base" }] } },
    },
  },
});
