// Allows one Luli per data directory. The lock is the operating system's, so it ends with its process, even on kill -9;
// node:sqlite takes it the same way on every system. The empty file is never removed, so a process cannot remove another's.
import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../platform/start-error.ts";

/** Keeps a reference to each lock, because a collected one would be released. */
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

/** Null: another process holds it. */
function tryLock(dir: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    // This process must not open the file anywhere else: closing it would release the lock (fcntl).
    lock = new DatabaseSync(path.join(dir, "luli.lock"), { timeout: 0 });
    // SQLite grants the write lock to one of any number of processes at once.
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

/** Used in the message only: the winner may not have written its pid yet. */
function nameOwner(dir: string): string {
  try {
    return ` (process ${fs.readFileSync(ownerFile(dir), "utf8")})`;
  } catch {
    return "";
  }
}
