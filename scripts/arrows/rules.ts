// ARCHITECTURE.md's arrows, and no others: an import is read as "from -> to" and must match one of these. New features
// and nouns are guarded from their first file on.
import path from "node:path";
import { CODE_ROOMS } from "../rooms.ts";
import type { FoundImport } from "./find-imports.ts";

const ROOMS = CODE_ROOMS.filter((room) => room !== "web").join("|");
/** A file at the top, or in a room. */
const PLACE = new RegExp(
  `^(?:[^/]+|web/(?:app|features|ui|lib|worker|testing)/.+|(?:${ROOMS})/.+)$`,
);
const TEST_SUPPORT = /^(?:server|web|sandbox|server\/rules|shared\/rules)\/testing\//;

/** Folders of the server that every noun stands on. */
const FOUNDATION = "(?:platform|rules|http|mail|embedded-postgres|web-files|testing)/";
const NOUN = `^server/(?!${FOUNDATION})[^/]+/`;
/** The files that assemble the server out of its nouns. A start that is refused reads no classifier: hence machine-checks. */
const ASSEMBLY =
  "^server/(?:app|main|server|schedule|doctor/doctor|doctor/machine-checks|admin/people/make-admin)[.]ts";
/** Other nouns do not read a noun's tables. */
const OTHERS_INSIDE = "server/(?!.*/queries[.]ts$)";
/** The few files of the server that a command runs. */
const COMMANDS =
  "server/(?:main|admin/people/make-admin|(?:backup|doctor|migrate)/command|subscription/catalogue/setup" +
  "|platform/start-error|platform/config/env-file)[.]ts$";

const arrows = (rows: [from: string, to: string][]) =>
  rows.map(([from, to]) => new RegExp(`${from}.* -> (?:${to})`));

const ALWAYS = arrows([
  ["^web/app/", "web/(?:app|features|ui|lib)/|shared/|languages/load-catalog[.]ts$"],
  ["^web/features/([^/]+)/", "web/(?:features/\\1|ui|lib)/|shared/"],
  ["^web/ui/", "web/ui/|web/lib/(?:words/words|format|create-store|browser/kept-json)[.]ts$"],
  ["^web/ui/", "shared/pages[.]ts$"],
  ["^web/lib/", "web/lib/|shared/"],
  ["^web/worker/", "shared/"],
  ["^web/testing/", "web/(?:testing|app|features|ui|lib)/|shared/"],
  // A language uses what writes numbers and dates.
  ["^languages/", "languages/|shared/|web/lib/"],
  ["^server/", `shared/|languages/server[.]ts$|server/(?:[^/]+$|${FOUNDATION})`],
  ["^server/main[.]ts", "sandbox/"],
  ["^server/([^/]+)/", "server/\\1/"],
  [NOUN, "server/.*/service[.]ts$"],
  [ASSEMBLY, OTHERS_INSIDE],
  ["^shared/", "shared/"],
  ["^sandbox/", "sandbox/|shared/"],
  ["^e2e/", "e2e/|shared/|scripts/"],
  // The laboratory measures and simulates the product from inside; the product never imports it.
  ["^lab/", "(?:lab|sandbox|server|shared|e2e|scripts|web/features|web/ui)/"],
  ["^scripts/", `scripts/|shared/|${COMMANDS}`],
  ["^[^/]+(?= )", "[^/]+$|scripts/|shared/"],
]);
const FOR_TESTS = arrows([
  ["^web/(?:app|features|ui|lib)/", "web/testing/|languages/"],
  ["^languages/", "(?:web/app|web/features|web/ui|server)/"],
  ["^server/", `sandbox/|${OTHERS_INSIDE}`],
  ["^server/(?:rules/)?testing/", "server/"],
  ["^sandbox/", "server/"],
]);
const FOR_TYPES = arrows([
  ["^web/(?:app|features|lib)/", "server/"],
  // A language knows what is to be said by types only.
  ["^languages/", "(?:web/app|web/features|web/ui|server)/"],
  // The build of the web knows what it builds by types only.
  ["^scripts/", "web/app/"],
]);

export const isTest = (file: string) =>
  TEST_SUPPORT.test(file) || /\.(?:test|spec|cases)\.tsx?$/.test(file);

/** Returns the sentence that says what is wrong, or null. */
export function arrowProblem(file: string, { specifier, isType }: FoundImport): string | null {
  if (!PLACE.test(file)) return "is in no room of ARCHITECTURE.md";
  if (specifier === null) return isFreeToCompute(file) ? null : "imports what only running tells";
  if (/^(?:\/|#|~|@\/|(?:web|languages|server|shared|sandbox)\/)/.test(specifier))
    return `imports ${specifier}: between rooms by relative paths`;
  if (!specifier.startsWith("."))
    return !isTest(file) && PURE.test(file) && specifier.startsWith("node:")
      ? `imports ${specifier}, which browsers do not have`
      : null;
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));
  if (!PLACE.test(target)) return `imports ${target}, which is in no room`;
  const isKept = TEST_SUPPORT.test(target) && !isTest(file) && !/^(?:e2e|lab)\//.test(file);
  const allowed = [...ALWAYS, ...(isTest(file) ? FOR_TESTS : []), ...(isType ? FOR_TYPES : [])];
  return !isKept && allowed.some((arrow) => arrow.test(`${file} -> ${target}`))
    ? null
    : `may not import ${target}`;
}

const PURE = /^(?:shared|languages|web\/(?:app|features|ui|lib|worker))\//;
/**
 * The platform's Postgres has a package name that only the platform knows; languages are read from their folders;
 * tools load what they are told.
 */
const COMPUTED =
  /^(?:scripts\/|e2e\/|lab\/|server\/embedded-postgres\/binaries|languages\/(?:load-catalog|server)[.])/;
const isFreeToCompute = (file: string) => isTest(file) || COMPUTED.test(file);
