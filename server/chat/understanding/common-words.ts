// Words that are no name where one is written in small letters, counted once in written messages (2026-11).
import fs from "node:fs";
import path from "node:path";
import type { Language } from "../../../shared/contracts/language.ts";

const FOLDER = path.join(import.meta.dirname, "common-words");
const fileOfWords = (language: Language) => path.join(FOLDER, `${language}.txt`);

/** Null: nobody counted them in this language, and so none of its names in small letters is heard. */
export function readCommonWords(language: Language): ReadonlySet<string> | null {
  const file = fileOfWords(language);
  return fs.existsSync(file) ? new Set(fs.readFileSync(file, "utf8").split("\n")) : null;
}
