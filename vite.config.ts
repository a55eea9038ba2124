import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { NOT_FOUND, PAGES } from "./shared/pages.ts";
import { MEASURED_NUMBERS } from "./scripts/web/measured.ts";
import { importsByOurCode, namesAllFiles } from "./scripts/web/import-code.ts";

const WORKER = path.resolve(import.meta.dirname, "web/worker/worker.ts");
const APP = path.resolve(import.meta.dirname, "web/app");
const PUBLIC = path.join(APP, "public");
/** One for each page that the build renders itself; web/app/public/pages.ts says more of them. */
const PUBLIC_ENTRIES = [...Object.values(PAGES), NOT_FOUND].flatMap(
  ({ prerendered }) => prerendered ?? [],
);

/** The library of icons names them all, whoever needs which: each goes where it is used. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

type NameChunk = Rolldown.CodeSplittingNameFunction;

type Reach = (file: string) => Set<string>;

/** Names the modules that `choose` picks from what files below web/app import, and what those import. */
function shared(name: string, choose: (reach: Reach) => Set<string>): NameChunk {
  let chosen: Set<string> | null = null;
  return (id, graph) => {
    chosen ??= choose((file) => {
      const found = new Set<string>();
      const add = (module: string) => {
        if (found.has(module) || ICON.test(module)) return;
        found.add(module);
        graph.getModuleInfo(module)?.importedIds.forEach(add);
      };
      add(path.join(APP, file));
      return found;
    });
    return chosen.has(id) ? name : null;
  };
}

/**
 * What pages begin with together is one file: it packs 8 % smaller than in twenty, and a phone on a bad line asks once. In this
 * order: what every page needs; what the app shares with public pages; whoever draws Luli, which those fetch without the app; the
 * rest of the app; what both its most visited pages need.
 */
const SHARED: [name: string, choose: (reach: Reach) => Set<string>][] = [
  ["base", (reach) => reach("public/wake-up.tsx")],
  [
    "scenery",
    (reach) => {
      const ofTheApp = reach("start-app.tsx");
      return new Set(shownToAnyone(reach).filter((id) => ofTheApp.has(id)));
    },
  ],
  ["rig", (reach) => reach("../features/game/puppy/rig/rig.ts")],
  ["app", (reach) => reach("start-app.tsx")],
  [
    "member",
    (reach) => {
      const [ofTheDashboard, known] = [reach("pages/game/dashboard.tsx"), shownToAnyone(reach)];
      const isMembers = (id: string) => ofTheDashboard.has(id) && !known.includes(id);
      return new Set([...reach("pages/chat.tsx")].filter(isMembers));
    },
  ],
];

const shownToAnyone = (reach: Reach) =>
  PUBLIC_ENTRIES.flatMap((name) => [...reach(`public/${name}.tsx`)]);

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
        codeSplitting: {
          groups: SHARED.map(([name, choose], at) => ({
            name: shared(name, choose),
            debugName: name,
            priority: SHARED.length - at,
          })),
        },
      },
    },
  },
});
