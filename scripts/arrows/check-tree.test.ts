// Trees with one wrong arrow each. That the right ones pass shows the check of the project itself.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkTree } from "./check-tree.ts";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "luli-arrows-"));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function problemsOf(file: string, source: string): string[] {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), source);
  return checkTree(root).problems;
}

it.each([
  ["a feature uses another", "web/features/chat/view.tsx", "../puppy/puppy.tsx"],
  ["a new feature is used by another", "web/features/chat/view.tsx", "../never-seen-before/x.ts"],
  ["a feature reaches up to the app", "web/features/chat/view.tsx", "../../app/router.tsx"],
  ["the design system knows a feature", "web/ui/button.tsx", "../features/chat/logic.ts"],
  ["the design system knows rules", "web/ui/button.tsx", "../../shared/rules/levels.ts"],
  ["the design system fetches", "web/ui/button.tsx", "../lib/http.ts"],
  ["a language runs code of a feature", "languages/de/web.ts", "../../web/features/store/x.ts"],
  ["a language runs code of the server", "languages/de/server.ts", "../../server/chat/words.ts"],
  ["a noun knows a language", "server/chat/words.ts", "../../languages/de/server.ts"],
  ["a feature knows a language", "web/features/chat/view.tsx", "../../../languages/de/web.ts"],
  ["the library knows the design system", "web/lib/http.ts", "../ui/toast.tsx"],
  ["a page runs code of the server", "web/app/pages/chat.tsx", "../../../server/chat/service.ts"],
  ["a page uses test tools", "web/app/pages/chat.tsx", "../../testing/render.tsx"],
  ["the server uses the web", "server/app.ts", "../web/lib/paths.ts"],
  ["a noun reads another's tables", "server/chat/service.ts", "../subscription/queries.ts"],
  ["the app reads a noun's tables", "server/app.ts", "./chat/queries.ts"],
  ["a test reads another noun's tables", "server/chat/x.test.ts", "../subscription/queries.ts"],
  ["a noun mounts another", "server/chat/service.ts", "../subscription/routes.ts"],
  ["a new noun's inside is used", "server/chat/service.ts", "../never-seen-before/logic.ts"],
  ["the foundation knows a noun", "server/platform/database/database.ts", "../../chat/service.ts"],
  ["the product knows a stand-in", "server/mail/mailer.ts", "../../sandbox/mail/start.ts"],
  ["the product uses test support", "server/chat/service.ts", "../testing/chat.ts"],
  ["the rules use test support", "shared/rules/game/levels.ts", "../testing/plain-model.ts"],
  ["a stand-in knows the product", "sandbox/mail/start.ts", "../../server/log.ts"],
  ["the rules know the server", "shared/rules/game/levels.ts", "../../../server/log.ts"],
  ["the rules need Node", "shared/rules/game/levels.ts", "node:crypto"],
  ["the web needs Node", "web/lib/http.ts", "node:http"],
  ["a script knows more than the start", "scripts/start.ts", "../server/app.ts"],
  ["an import is not relative", "web/features/chat/view.tsx", "web/ui/button.tsx"],
  ["an import is absolute", "web/features/chat/view.tsx", "/ui/button.tsx"],
  ["an import leaves the rooms", "server/app.ts", "../elsewhere/x.ts"],
])("finds that %s", (_, file, specifier) => {
  expect(problemsOf(file, `import { x } from "${specifier}";`)).toHaveLength(1);
});

it.each([
  'import { x } from "../puppy/puppy.tsx";',
  'import "../puppy/puppy.css";',
  'import type { X } from "../puppy/puppy.tsx";',
  'export { x } from "../puppy/puppy.tsx";',
  'export * from "../puppy/puppy.tsx";',
  'export const load = () => import("../puppy/puppy.tsx");',
  "export const load = () => import(`../puppy/puppy.tsx`);",
  "export const load = (name: string) => import(`../${name}/index.tsx`);",
  'export const all = import.meta.glob("../*/data.ts");',
  'export type X = import("../puppy/puppy.tsx").X;',
  'export let x: typeof import("../puppy/puppy.tsx");',
])("sees %s", (source) => {
  expect(problemsOf("web/features/chat/view.tsx", source)).toHaveLength(1);
});

it("text that looks like an import is not taken for one", () => {
  const source = '// import "../puppy/a.ts"\nexport const text = \'import "../puppy/b.ts"\';';
  expect(problemsOf("web/features/chat/view.tsx", source)).toEqual([]);
});

it.each([
  ['import type { App } from "../../server/app.ts";', 0],
  ['import { type App } from "../../server/app.ts";', 0],
  ['export type App = import("../../server/app.ts").App;', 0],
  ['import { type App, createApp } from "../../server/app.ts";', 1],
  ['import {} from "../../server/app.ts";', 1],
])("lets the web know the server by types only: %s", (source, problems) => {
  expect(problemsOf("web/lib/client.ts", source)).toHaveLength(problems);
});

it("lets the build know the web's pages by types only", () => {
  const file = "scripts/web/render.ts";
  expect(problemsOf(file, 'type Pages = typeof import("../../web/app/pages.ts");')).toEqual([]);
  expect(problemsOf(file, 'import { pages } from "../../web/app/pages.ts";')).toHaveLength(1);
});

it("finds nouns that know each other in a circle", () => {
  problemsOf("server/auth/routes.ts", 'import { x } from "../account/settings/service.ts";');
  problemsOf("server/account/routes.test.ts", 'import { x } from "../auth/service.ts";');
  expect(checkTree(root).problems).toEqual([]);
  problemsOf("server/account/profile/service.ts", 'import { x } from "../../mood/service.ts";');
  expect(problemsOf("server/mood/service.ts", 'import { x } from "../auth/service.ts";')).toEqual([
    "nouns in a circle: account -> mood -> auth -> account",
  ]);
});

it("finds that the foundation knows what stands on it", () => {
  problemsOf("server/http/errors.ts", 'import { x } from "../platform/log.ts";');
  expect(problemsOf("server/platform/jobs.ts", 'import { x } from "../http/errors.ts";')).toEqual([
    "nouns in a circle: http -> platform -> http",
  ]);
});

it("finds files that import each other's types in a circle", () => {
  problemsOf("web/ui/menu.tsx", 'import type { X } from "./button.tsx";');
  expect(problemsOf("web/ui/button.tsx", 'import { x } from "./menu.tsx";')).toEqual([
    "files in a circle: web/ui/button.tsx -> web/ui/menu.tsx -> web/ui/button.tsx",
  ]);
});

it("finds files that run each other in a circle, also where one is imported dynamically", () => {
  problemsOf("web/ui/lazy-component.ts", 'export const load = () => import("./sheet.tsx");');
  expect(problemsOf("web/ui/sheet.tsx", 'import { load } from "./lazy-component.ts";')).toEqual([
    "files in a circle: web/ui/lazy-component.ts -> web/ui/sheet.tsx -> web/ui/lazy-component.ts",
  ]);
});

it("says where, and what is wrong", () => {
  const source = '// A line above.\nimport { x } from "../puppy/puppy.tsx";\n';
  expect(problemsOf("web/features/chat/view.tsx", source)).toEqual([
    "web/features/chat/view.tsx:2 may not import web/features/puppy/puppy.tsx",
  ]);
});

it("names a file that is in no room", () => {
  expect(problemsOf("web/helpers/x.ts", 'import "react";')).toEqual([
    "web/helpers/x.ts:1 is in no room of ARCHITECTURE.md",
  ]);
});

it("names a file that is no TypeScript", () => {
  expect(problemsOf("web/ui/x.ts", "export const = 1;")).toEqual([
    expect.stringMatching(/^web\/ui\/x\.ts cannot be read: /),
  ]);
});
