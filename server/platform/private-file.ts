// A file that only its owner may read, made once even when two servers start at the same moment.
import { randomBytes } from "node:crypto";
import fs from "node:fs";

export function readOrMakeFile(file: string, make: () => string): string {
  const existing = read(file);
  if (existing !== null) return existing;
  // The file is written as a draft, then linked: link fails if the name is taken, so readers never see half a file or a
  // second one.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  fs.writeFileSync(draft, make(), { mode: 0o600, flag: "wx" });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    fs.unlinkSync(draft);
  }
  return read(file)!;
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
