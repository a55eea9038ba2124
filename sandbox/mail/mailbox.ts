// Stores caught mails: the newest in memory, and in a file of JSON lines so that a restart keeps them.
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Mail } from "./mail.ts";

const KEPT = 500;
const OWNER_ONLY = 0o600;

export function openMailbox(file?: string) {
  let mails = file ? load(file) : [];
  let lines = mails.length;
  const rewrite = (name: string) => {
    const whole = `${name}.new`;
    writeFileSync(whole, mails.toReversed().map(toLine).join(""), { mode: OWNER_ONLY });
    renameSync(whole, name);
    lines = mails.length;
  };
  // A line that was cut off by a crash must not swallow the next mail.
  if (file) rewrite(file);
  return {
    add(mail: Mail): void {
      mails = [mail, ...mails].slice(0, KEPT);
      if (!file) return;
      appendFileSync(file, toLine(mail), { mode: OWNER_ONLY });
      lines += 1;
      if (lines > 2 * KEPT) rewrite(file);
    },
    /** Newest first. */
    list: () => mails,
  };
}

const toLine = (mail: Mail) => `${JSON.stringify(mail)}\n`;

function load(file: string): Mail[] {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return read(file).split("\n").flatMap(fromLine).slice(-KEPT).toReversed();
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function fromLine(line: string): Mail[] {
  try {
    return line === "" ? [] : [JSON.parse(line) as Mail];
  } catch {
    // The half line of a crash.
    return [];
  }
}
