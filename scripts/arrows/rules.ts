// ARCHITECTURE.md's arrows, and no others. Each answer is the sentence that says what is wrong, or null.
import path from "node:path";
import type { FoundImport } from "./find-imports.ts";
import { roomOf, type Room } from "./rooms.ts";

type Place = { file: string; room: Room };
type Judge = (from: Place, to: Place, isType: boolean) => boolean;

/** Besides its services, what a noun offers to the others. */
const PUBLIC_FILES: Record<string, string[]> = {
  auth: ["guards/password-proof.ts"],
};
/** The files that assemble the server out of its nouns. */
const ASSEMBLY = new Set([
  "server/app.ts",
  "server/doctor/doctor.ts",
  // A start that is refused reads no classifier.
  "server/doctor/machine-checks.ts",
  "server/main.ts",
  "server/admin/people/make-admin.ts",
  "server/server.ts",
]);
const PURE: Room["name"][] = [
  "shared",
  "web/app",
  "web/features",
  "web/ui",
  "web/lib",
  "web/worker",
  "languages",
];
/** The few files of the library and of shared/ that the design system may import. */
const UI_MAY_KNOW = [
  "web/lib/words/words.ts",
  "web/lib/format.ts",
  "web/lib/create-store.ts",
  "web/lib/browser/kept-json.ts",
  "shared/pages.ts",
];

const isIn = (place: Place, ...names: Room["name"][]) => names.includes(place.room.name);
const forTests = (from: Place, to: Place) =>
  from.room.isTest && isIn(to, "web/testing", "languages");

const web: Judge = (from, to, isType) =>
  isIn(to, "shared") || forTests(from, to) || (isType && isIn(to, "server"));

const judges: Record<Room["name"], Judge> = {
  "web/app": (from, to, isType) =>
    isIn(to, "web/app", "web/features", "web/ui", "web/lib") ||
    to.file === "languages/load-catalog.ts" ||
    web(from, to, isType),
  "web/features": (from, to, isType) =>
    (isIn(to, "web/features") && to.room.noun === from.room.noun) ||
    isIn(to, "web/ui", "web/lib") ||
    web(from, to, isType),
  "web/ui": (from, to) => isIn(to, "web/ui") || UI_MAY_KNOW.includes(to.file) || forTests(from, to),
  "web/lib": (from, to, isType) => isIn(to, "web/lib") || web(from, to, isType),
  "web/worker": (_from, to) => isIn(to, "shared"),
  // A language knows what is to be said by types only; what writes numbers and dates it uses.
  languages: (from, to, isType) =>
    isIn(to, "languages", "shared", "web/lib") ||
    ((isType || from.room.isTest) && isIn(to, "web/app", "web/features", "web/ui", "server")),
  "web/testing": (_from, to) =>
    isIn(to, "web/testing", "web/app", "web/features", "web/ui", "web/lib", "shared"),
  server: (from, to) => {
    if (isIn(to, "shared") || to.file === "languages/server.ts") return true;
    if (isIn(to, "sandbox")) return from.file === "server/main.ts" || from.room.isTest;
    return isIn(to, "server") && mayEnterNoun(from, to);
  },
  shared: (_from, to) => isIn(to, "shared"),
  sandbox: (from, to) => isIn(to, "sandbox", "shared") || (from.room.isTest && isIn(to, "server")),
  e2e: (_from, to) => isIn(to, "e2e", "shared", "scripts"),
  // The laboratory measures and simulates the product from inside; the product never imports it.
  lab: (_from, to) =>
    isIn(to, "lab", "sandbox", "server", "shared", "e2e", "scripts", "web/features", "web/ui"),
  // The build of the web knows what it builds by types only.
  scripts: (_from, to, isType) =>
    isIn(to, "scripts", "shared") ||
    (isType && isIn(to, "web/app")) ||
    [
      "server/main.ts",
      "server/admin/people/make-admin.ts",
      "server/backup/command.ts",
      "server/doctor/command.ts",
      "server/migrate/command.ts",
      "server/subscription/catalogue/setup.ts",
      "server/platform/start-error.ts",
      "server/platform/config/env-file.ts",
    ].includes(to.file),
  root: (_from, to) => isIn(to, "root", "scripts", "shared"),
};

function mayEnterNoun(from: Place, to: Place): boolean {
  const { noun } = to.room;
  if (noun === null || noun === from.room.noun) return true;
  if (from.room.isTestSupport) return true;
  if (path.posix.basename(to.file) === "queries.ts") return false;
  if (ASSEMBLY.has(from.file) || from.room.isTest) return true;
  if (from.room.noun === null) return false;
  if (path.posix.basename(to.file) === "service.ts") return true;
  return PUBLIC_FILES[noun]?.includes(to.file.slice(`server/${noun}/`.length)) ?? false;
}

export function arrowProblem(file: string, { specifier, isType }: FoundImport): string | null {
  const room = roomOf(file);
  if (!room) return "is in no room of ARCHITECTURE.md";
  if (specifier === null)
    return isFreeToCompute(file, room) ? null : "imports what only running tells";
  if (/^(?:\/|#|~|@\/|(?:web|languages|server|shared|sandbox)\/)/.test(specifier))
    return `imports ${specifier}: between rooms by relative paths`;
  if (!specifier.startsWith(".")) return packageProblem(room, specifier);
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));
  const to = roomOf(target);
  if (!to) return `imports ${target}, which is in no room`;
  const isKept = to.isTestSupport && !room.isTest && !["e2e", "lab"].includes(room.name);
  return !isKept && judges[room.name]({ file, room }, { file: target, room: to }, isType)
    ? null
    : `may not import ${target}`;
}

/**
 * The platform's Postgres has a package name that only the platform knows; languages are read from their folders;
 * tools load what they are told.
 */
const COMPUTED = new Set([
  "server/embedded-postgres/binaries.ts",
  "languages/load-catalog.ts",
  "languages/server.ts",
]);
const isFreeToCompute = (file: string, room: Room) =>
  room.isTest || ["scripts", "e2e", "lab"].includes(room.name) || COMPUTED.has(file);

function packageProblem(room: Room, specifier: string): string | null {
  if (room.isTest || !PURE.includes(room.name) || !specifier.startsWith("node:")) return null;
  return `imports ${specifier}, which browsers do not have`;
}
