import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { NOT_FOUND, PAGES } from "./shared/pages.ts";
import { MEASURED_NUMBERS } from "./scripts/web/measured.ts";
import { importsByOurCode, namesAllFiles } from "./scripts/web/import-code.ts";

const WORKER = path.resolve(import.meta.dirname, "web/worker/worker.ts");
const APP = path.resolve(import.meta.dirname, "web/app");
const ROUTER = path.join(APP, "router.tsx");
const PUBLIC = path.join(APP, "public");
/** One for each page that the build renders itself; web/app/public/pages.ts says more of them. */
const PUBLIC_ENTRIES = [...Object.values(PAGES), NOT_FOUND].flatMap(
  ({ prerendered }) => prerendered ?? [],
);

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Pages of the app, by the name of what only they and their dialogs need. */
const APP_PAGES = {
  auth: "pages/auth.tsx",
  chat: "pages/chat.tsx",
  checkout: "pages/checkout.tsx",
  contract: "pages/contract.tsx",
  dashboard: "pages/game/dashboard.tsx",
  memory: "pages/account/memory.tsx",
  profile: "pages/account/profile.tsx",
  settings: "pages/account/settings.tsx",
  store: "pages/game/store.tsx",
  universe: "pages/game/universe.tsx",
};

/** Returns a function that lists a file below web/app and all that it imports; `late`: with what it imports later, but for pages. */
const reachIn = (graph: Graph) => {
  return (file: string, late = false) => {
    const found = new Set<string>();
    const add = (module: string) => {
      if (found.has(module)) return;
      found.add(module);
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {};
      importedIds.forEach(add);
      if (late && module !== ROUTER) dynamicallyImportedIds.forEach(add);
    };
    add(path.join(APP, file));
    return found;
  };
};

/**
 * Names the file into which each module goes; the first name counts. A page begins with few large files: they pack smaller, and a
 * phone on a bad line waits for each request. What no page begins with is left to the bundler.
 */
function nameFiles(graph: Graph): Map<string, string> {
  const reach = reachIn(graph);
  const app = reach("start-app.tsx");
  const landing = reach("public/landing.tsx");
  const plain = all(
    PUBLIC_ENTRIES.filter((name) => name !== "landing").map((name) => reach(`public/${name}.tsx`)),
  );
  const pages = Object.entries(APP_PAGES).map(([name, file]) => ({
    name,
    needs: reach(file),
    later: reach(file, true),
  }));
  const needsOf = (...names: string[]) =>
    pages.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  const [chat, auth] = [all(needsOf("chat")), all(needsOf("auth"))];
  const inApp = all([app, ...pages.map(({ needs }) => needs)]);
  const common = [...inApp].filter((id) => pages.filter(({ needs }) => needs.has(id)).length > 1);
  const later = reach("start-app.tsx", true);
  const toast = reach("../ui/toast/toast-host.tsx");
  const dialog = all([reach("../ui/dialog.tsx"), reach("../ui/form/switch.tsx")]);
  const showcase = all(needsOf("dashboard", "universe", "checkout"));
  const files: [name: string, ids: Iterable<string>][] = [
    // Every page. With what the words of other languages are made of: a public page is awake in its language without the app.
    ["base", [...reach("public/hydrate.tsx"), ...reach("../lib/by-id.ts")]],
    ["base", both(landing, app)],
    // A toast tells that a file could not be fetched, so it needs few of them.
    ["base", common.filter((id) => toast.has(id))],
    ["base", both(both(landing, plain), inApp)],
    // Whoever draws Luli; public pages fetch it without the app.
    ["rig", reach("../features/game/puppy/rig/rig.ts")],
    // What the app shares with public pages.
    ["page", both(plain, inApp)],
    ["parts", both(landing, inApp)],
    ["app", app],
    // What pages share with each other: the chat with any, the plain ones, those with dialogs, the rest.
    ["member", common.filter((id) => chat.has(id))],
    ["page", common.filter((id) => auth.has(id))],
    ["dialog", common.filter((id) => dialog.has(id) && !showcase.has(id))],
    ["game", common],
    ["chat", chat],
    ...pages.map(({ name, needs }): [string, Set<string>] => {
      const others = pages.flatMap((page) => (page.name === name ? [] : [page.later]));
      const elsewhere = all([...others, later]);
      return [name, new Set([...needs].filter((id) => !elsewhere.has(id)))];
    }),
  ];
  const names = new Map<string, string>();
  for (const [name, ids] of files) for (const id of ids) if (!names.has(id)) names.set(id, name);
  return names;
}

const all = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
const both = (a: Set<string>, b: Set<string>) => new Set([...a].filter((id) => b.has(id)));

let names: Map<string, string> | undefined;
const fileOf: Rolldown.CodeSplittingNameFunction = (id, graph) =>
  (names ??= nameFiles(graph)).get(id) ?? null;

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
          groups: [{ name: fileOf, debugName: "pages", includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
