// The written messages: a training part of many hands, cases to measure with while building, and cases that are never looked at.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import type { Before } from "../../server/safety/turns/answers.ts";
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

export type Case = Omit<v.InferOutput<typeof line>, "before"> & {
  language: Language;
  hand: string;
  /** Oldest first. */
  before: Before;
};

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
      const { before = [], ...rest } = parsed.output;
      return { ...rest, before: before.map(turnOf), language, hand };
    });
}

const turnOf = (said: string): Before[number] => ({
  role: said.startsWith("user: ") ? "user" : "assistant",
  content: said.slice("user: ".length),
});

/** What was trained on, as the model file remembers it. */
export const digestOf = (cases: readonly Case[]): string =>
  createHash("sha256").update(JSON.stringify(cases)).digest("hex");

export const isOrdinary = ({ kind, style }: Case): boolean =>
  kind === "none" && style === "ordinary";

/** Each ordinary message that stands alone, after the ordinary ones that its hand wrote before it: a talk about nothing in particular. */
export function ordinaryTalks<One extends Case>(cases: readonly One[]): One[] {
  const last = new Map<string, Before[number][]>();
  return cases
    .filter((one) => isOrdinary(one) && one.before.length === 0)
    .map((one) => {
      const talk = `${one.language} ${one.hand}`;
      const before = (last.get(talk) ?? []).slice(-4);
      last.set(talk, [...before, { role: "user", content: one.text }]);
      return { ...one, before };
    });
}
