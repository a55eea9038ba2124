// One Luli per data directory. The lock is the operating system's, so it dies with its process, kill -9 included; SQLite, which
// Node brings along, takes it the same way on every system. The file stays empty and is never removed: nobody can remove another's.
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../platform/start-error.ts";

/** A lock that nobody refers to would be collected, and let go. */
const held = new Set<DatabaseSync>();

/** Takes the lock or throws a StartError that names the holder; returns its release. */
export function takeLock(dir: string): () => void {
  const lock = tryLock(dir);
  if (!lock)
    throw new StartError(`The data directory ${dir} is in use by another Luli${nameOwner(dir)}.`);
  try {
    fs.writeFileSync(ownerFile(dir), String(process.pid));
  } catch (cause) {
    lock.close();
    throw cannotBeLocked(dir, cause);
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

/** Whether a Luli runs in this directory. */
export function isLocked(dir: string): boolean {
  const lock = tryLock(dir);
  lock?.close();
  return lock === null;
}

const SQLITE_BUSY = 5;

/** Null: somebody holds it. */
function tryLock(dir: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    // Nothing else of this process may open the file: closing it again would let the lock go (fcntl).
    lock = new DatabaseSync(path.join(dir, "luli.lock"), { timeout: 0 });
    // One process may be about to write, others may read: of any number at once, one gets it.
    lock.exec("pragma journal_mode = memory; begin immediate");
    return lock;
  } catch (cause) {
    lock?.close();
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw cannotBeLocked(dir, cause);
  }
}

const cannotBeLocked = (dir: string, cause: unknown): StartError =>
  new StartError(`The data directory ${dir} cannot be locked: ${(cause as Error).message}.`, {
    cause,
  });

const ownerFile = (dir: string): string => path.join(dir, "luli.pid");

/** Only for the sentence: who has just won may not have written it yet. */
function nameOwner(dir: string): string {
  try {
    return ` (process ${fs.readFileSync(ownerFile(dir), "utf8")})`;
  } catch {
    return "";
  }
}
