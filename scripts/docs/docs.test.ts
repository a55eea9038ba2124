// What the docs name is there.
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../web/folders.ts";
import { namedPlaces, namedTests, treeFolders } from "./named-places.ts";

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const PAGES = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ".env.example",
  ...fs
    .globSync(
      ["docs/**/*.md", "deploy/*", "Dockerfile", "compose.yaml", ".github/**/*.{md,yaml}"],
      {
        cwd: ROOT,
      },
    )
    .map((file) => file.split(path.sep).join("/"))
    .toSorted(),
];
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Decisions go by their number; NAME stands for any. */
const isThere = (name: string) => {
  const pattern = name
    .replace(/\/$/, "")
    .replace(/(\/\d{4})$/, "$1-*")
    .replace("NAME", "*");
  return fs.globSync(pattern, { cwd: ROOT }).length > 0;
};

describe.each(PAGES)("%s", (page) => {
  const { paths, commands, links } = namedPlaces(read(page));

  test("names only files and folders that are there", () => {
    expect(paths.filter((name) => !isThere(name))).toEqual([]);
  });

  test("names only commands that there are", () => {
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("links only to pages that are there", () => {
    const folder = path.posix.dirname(page);
    expect(links.filter((link) => !isThere(path.posix.join(folder, link)))).toEqual([]);
  });
});

test.each(PAGES)("%s names only tests that are there, by their words", (page) => {
  const gone = namedTests(read(page)).filter(
    ({ path: file, title }) => !read(file).includes(title),
  );
  expect(gone).toEqual([]);
});

test("what is no file any more is found", () => {
  const text = "See docs/gone.md, [flow](flows/gone.md) and `npm run gone`; server/{main,app}.ts.";
  expect(namedPlaces(text)).toEqual({
    paths: ["docs/gone.md", "server/{main,app}.ts"],
    commands: ["gone"],
    links: ["flows/gone.md"],
  });
  expect(namedTests('server/x.test.ts: "a"; e2e/y.spec.ts: "b c"')).toEqual([
    { path: "server/x.test.ts", title: "a" },
    { path: "e2e/y.spec.ts", title: "b c" },
  ]);
});

describe("ARCHITECTURE.md's tree", () => {
  const [, tree = ""] = /## Rooms\n\n```\n(.*?)```/s.exec(read("ARCHITECTURE.md")) ?? [];
  const named = treeFolders(tree);
  const foldersIn = (folder: string) =>
    fs
      .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}${entry.name}/`);
  const GENERATED = new Set(["node_modules/", "dist/", "screenshots/"]);
  const isOurs = (folder: string) => !folder.startsWith(".") && !GENERATED.has(folder);

  test("has every room of the house, and no other", () => {
    const rooms = ["", "web/", "server/"].flatMap(foldersIn).filter(isOurs);
    expect(rooms.filter((room) => !named.includes(room))).toEqual([]);
    expect(named.filter((room) => !isThere(room))).toEqual([]);
  });
});

test(".env.example has every variable that is read, and no other", () => {
  const documented = [...read(".env.example").matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, x]) => x);
  const config = read("server/platform/config/environment.ts");
  expect(documented.filter((name) => !config.includes(name!))).toEqual([]);
  const known = [...config.matchAll(/^ {2}([A-Z][A-Z_]{2,}):/gm)].map(([, name]) => name);
  expect(known.filter((name) => !documented.includes(name))).toEqual([]);
});
