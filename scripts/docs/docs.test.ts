// Everything that the docs name exists. Tests of calls, pages and fixed addresses: server/strangers.test.ts, e2e/shell.spec.ts.
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../web/folders.ts";
import { callNames } from "../../shared/api/api.ts";
import { listAddresses } from "../../shared/pages.ts";
import { SERVER_PREFIXES } from "../../shared/server-addresses.ts";
import { ROOMS } from "../rooms.ts";
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
type Names = Record<string, string>;
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read("package.json"),
) as Record<"scripts" | "dependencies" | "devDependencies" | "optionalDependencies", Names>;

/** Decisions go by their number; NAME stands for any. */
const isThere = (name: string) => {
  const pattern = name
    .replace(/\/$/, "")
    .replace(/(\/\d{4})$/, "$1-*")
    .replace("NAME", "*");
  return fs.globSync(pattern, { cwd: ROOT }).length > 0;
};

const ours = fs.globSync(`{*,.*,{${ROOMS.join()}}/**/*}`, { cwd: ROOT });
/** product.md was the specification, and is not among the files. */
const isFile = (name: string) =>
  name === "product.md" || isThere(name) || ours.some((file) => file.endsWith(`/${name}`));

const calls = callNames.map((name) => name.split(" ")[1]!);
/** Addresses of the build and the stand-ins, which are neither calls nor pages. */
const FIXED = [
  "/assets",
  "/worker.js",
  ...fs.globSync("*", { cwd: path.join(ROOT, "web/public") }).map((file) => `/${file}`),
  "/sandbox/mail",
  "/sandbox/open",
  "POST /sandbox/clock/advance",
  "POST /sandbox/charges/dispute",
  "POST /sandbox/disputes/close",
  "/stripe.js",
];
const answered = new Set<string>([
  ...callNames,
  ...calls,
  ...listAddresses(),
  ...SERVER_PREFIXES,
  ...FIXED,
]);
const isAddress = (address: string) =>
  answered.has(address) || calls.some((call) => call.startsWith(`${address}/`));
/** Paths in recipes of operation belong to the operator's machine. */
const isProse = (page: string) => /\.md$|^\.env/.test(page) && !page.startsWith(".github");

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

test.each(PAGES.filter(isProse))("%s names only files and addresses that there are", (page) => {
  const { files, addresses } = namedPlaces(read(page));
  expect(files.filter((name) => !isFile(name))).toEqual([]);
  expect(addresses.filter((address) => !isAddress(address))).toEqual([]);
});

test.each(PAGES)("%s names only tests that are there, by their words", (page) => {
  const gone = namedTests(read(page)).filter(
    ({ path: file, title }) => !read(file).includes(title),
  );
  expect(gone).toEqual([]);
});

test("docs/dependencies.md says of every package why it is here, and of no other", () => {
  const cells = [...read("docs/dependencies.md").matchAll(/^\|([^|]+)\|/gm)].map(
    ([, cell]) => cell!,
  );
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const locked = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(new Set(named)).toEqual(new Set(Object.keys(locked)));
});

test("missing files are found", () => {
  const text =
    "See docs/gone.md, gone.ts, [flow](flows/gone.md) and `npm run gone`; server/{main,app}.ts. " +
    "`GET /api/chats/{id}`, PUBLIC_URL/gone, /api/*, /etc/luli.env, <br/>.";
  expect(namedPlaces(text)).toEqual({
    paths: ["docs/gone.md", "server/{main,app}.ts"],
    files: ["docs/gone.md", "gone.ts"],
    commands: ["gone"],
    links: ["flows/gone.md"],
    addresses: ["GET /api/chats/:id", "/gone", "/api"],
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

  test("tree names every room of the house, and no other", () => {
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
