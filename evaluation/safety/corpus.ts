// The written messages: a training part of many hands, cases to measure with while building, and cases that are never looked at.
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { KINDS } from "../../server/safety/kinds.ts";

export const STYLES = [
  "direct",
  "oblique",
  "slang",
  "misspelt",
  "third_person",
  "multi_turn",
  "negated",
  "idiom",
  "lyrics",
  "fiction",
  "news",
  "past",
  "ordinary",
] as const;

const line = v.strictObject({
  kind: v.picklist(KINDS),
  style: v.picklist(STYLES),
  /** "user: ..." and "luli: ...", oldest first. */
  before: v.optional(v.array(v.pipe(v.string(), v.regex(/^(?:user|luli): /)))),
  text: v.pipe(v.string(), v.nonEmpty()),
});

export type Case = v.InferOutput<typeof line> & { language: Language; hand: string };

const HERE = import.meta.dirname;

/** `part`: "training", "cases" or "held-out". A file is one hand's part in one language. */
export function readPart(part: "training" | "cases" | "held-out"): Case[] {
  return LANGUAGE_IDS.flatMap((language) => {
    const folder = path.join(HERE, part, language);
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder)
      .toSorted()
      .flatMap((file) => readFile(path.join(folder, file), language));
  });
}

function readFile(file: string, language: Language): Case[] {
  const hand = path.basename(file, ".jsonl");
  return fs
    .readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((text, at) => {
      const parsed = v.safeParse(line, JSON.parse(text));
      if (!parsed.success)
        throw new Error(`${file}:${at + 1}: ${parsed.issues[0].message} in ${text}`);
      return { ...parsed.output, language, hand };
    });
}
