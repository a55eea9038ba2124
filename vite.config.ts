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

/** lucide-react's index imports every icon, so icons are left to the bundler: each goes where it is used. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Icons that few pages share, by the file that brings them. Each would be a file of its own. */
const SHARED_ICONS: Record<string, RegExp> = {
  app: /\/icons\/(?:heart|lock|rotate-ccw|send-horizontal|wifi-off)\./,
  game: /\/icons\/(?:calendar-heart|flame|messages-square|snowflake|trophy)\./,
};

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
    return chosen.has(id) || (ICON.test(id) && SHARED_ICONS[name]?.test(id)) ? name : null;
  };
}

/**
 * What pages begin with together is one file: it packs 8 % smaller than in twenty, and a phone on a bad line asks once. In this
 * order: what every page needs; what the app shares with public pages; whoever draws Luli, which those fetch without the app; the
 * rest of the app; what the chat shares with the plainest of the public pages; what its most visited pages share with
 * public ones, with each other, and each has for itself; what two of the pages about Luli and the person share.
 */
const SHARED: [name: string, choose: (reach: Reach) => Set<string>][] = [
  // With what the words of other languages are made of: a public page is awake in its language without the app.
  ["base", (reach) => new Set([...reach("public/hydrate.tsx"), ...reach("../lib/by-id.ts")])],
  ["scenery", (reach) => both(reach(LANDING), reach("start-app.tsx"))],
  ["page", (reach) => both(reach(CHAT), reach("public/contact.tsx"))],
  ["rig", (reach) => reach("../features/game/puppy/rig/rig.ts")],
  ["app", (reach) => reach("start-app.tsx")],
  ["parts", (reach) => both(new Set([...reach(CHAT), ...reach(DASHBOARD)]), reach(LANDING))],
  [
    "member",
    (reach) => {
      const [chat, dashboard] = [reach(CHAT), reach(DASHBOARD)];
      return new Set([...both(dashboard, chat), ...both(chat, reach(PROFILE))]);
    },
  ],
  ["talk", (reach) => reach(CHAT)],
  [
    "tasks",
    (reach) => {
      const others = reach(UNIVERSE);
      const shown = both(reach(DASHBOARD), reach(STORE));
      return new Set([...shown].filter((id) => !others.has(id)));
    },
  ],
  [
    "game",
    (reach) => {
      // Public pages and dialogs do without the rest of it.
      const plain = ["public/contact.tsx", "../ui/dialog.tsx", "shell/mobile-menu.tsx"];
      const others = new Set(plain.flatMap((file) => [...reach(file)]));
      const pages = [DASHBOARD, STORE, PROFILE, UNIVERSE].map(reach);
      const isShared = (id: string) => pages.filter((page) => page.has(id)).length > 1;
      const all = new Set(pages.flatMap((page) => [...page]));
      return new Set([...all].filter((id) => isShared(id) && !others.has(id)));
    },
  ],
];

const both = (a: Set<string>, b: Set<string>) => new Set([...a].filter((id) => b.has(id)));
/** So many of them bring their icons along. */
const COMMON = 5;
const LANDING = "public/landing.tsx";
const CHAT = "pages/chat.tsx";
const DASHBOARD = "pages/game/dashboard.tsx";
const STORE = "pages/game/store.tsx";
const UNIVERSE = "pages/game/universe.tsx";
const PROFILE = "pages/account/profile.tsx";

export default defineConfig({
  root: "web",
  define: MEASURED_NUMBERS,
  plugins: [importsByOurCode(), react({ compiler: true }), tailwindcss()],
  resolve: {
    // The router's store brings React's own hook along for a React before 18. Goes when @tanstack/react-store imports without "shim".
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
    },
  },
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
            includeDependenciesRecursively: at < COMMON,
            priority: SHARED.length - at,
          })),
        },
      },
    },
  },
});
