// Keeps the tests' databases and browser profiles in memory where there is room: none of them outlives its test.
import fs from "node:fs";
import path from "node:path";

const GB = 1024 ** 3;
/** Memory as a folder, on Linux. A container's is often 64 MB, other systems have none. */
const MEMORY = "/dev/shm";
/** Free space that the folder needs; the machine needs twice as much. All unit tests together use half a gigabyte. */
const ROOM = 4 * GB;

const LEFT = ["ENOTEMPTY", "EACCES", "EPERM"];

export type Scratch = { dir: string; end: () => void };

/** Null: there is no such room, and the system's own folder serves. */
export function openScratch(
  memory = MEMORY,
  availableMemory = process.availableMemory(),
  room = ROOM,
): Scratch | null {
  if (availableMemory < 2 * room || roomIn(memory) < room) return null;
  eraseLeft(memory);
  const dir = fs.mkdtempSync(path.join(memory, `luli-tests-${process.pid}-`));
  // Postgres may run as another user, who has to come through.
  fs.chmodSync(dir, 0o711);
  return { dir, end: () => erase(dir) };
}

/** Leaves a folder to the next run while a process still writes into it, and another user's folder to that user. */
function erase(dir: string): void {
  try {
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (error) {
    if (!LEFT.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

function roomIn(dir: string): number {
  try {
    fs.accessSync(dir, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(dir);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Deletes folders of killed test runs: memory keeps them until the machine restarts. */
function eraseLeft(memory: string): void {
  for (const name of fs.readdirSync(memory)) {
    const pid = /^luli-tests-(\d+)-/.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      erase(path.join(memory, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
