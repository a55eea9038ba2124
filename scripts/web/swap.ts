// Puts a finished build in place of the old one: readers find a whole build or none, even while several builds run.
import fs from "node:fs";
import { readStamp } from "./stamp.ts";

const TRIES = 20;

/** Moves `built` to `dist`. Another process that was first with the same stamp wins, and `built` is removed. */
export function swapIn(built: string, dist: string, stamp: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      fs.renameSync(built, dist);
      return;
    } catch (error) {
      if (!isOccupied(error) || attempt === TRIES) throw error;
    }
    if (readStamp(dist) === stamp) {
      fs.rmSync(built, { recursive: true, force: true });
      return;
    }
    setAside(dist, `${built}-old-${attempt}`);
  }
}

function setAside(dist: string, aside: string): void {
  try {
    fs.renameSync(dist, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

const isOccupied = (error: unknown) => ["ENOTEMPTY", "EEXIST"].includes(codeOf(error));

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
