// The written messages: a training part of many hands, cases to measure with while building, and cases that are never looked at.
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LANGUAGE_IDS, type Language } from "../../../shared/contracts/language.ts";
import type { Before } from "../../../server/safety/turns/answers.ts";
import { type Kind, KINDS } from "../../../server/safety/kinds.ts";

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

/** `hand<TAB>kind<TAB>style<TAB>message`, and the turns before it, oldest first: `<TAB>user: ...<TAB>luli: ...`. */
const columns = v.tupleWithRest(
  [v.string(), v.picklist(KINDS), v.picklist(STYLES), v.pipe(v.string(), v.nonEmpty())],
  v.pipe(v.string(), v.regex(/^(?:user|luli): /)),
);

export type Case = {
  kind: Kind;
  style: (typeof STYLES)[number];
  text: string;
  language: Language;
  hand: string;
  /** Oldest first. */
  before: Before;
};

/** A part has a file for each language that it knows, ordered by hand. */
export function readPart(part: "training" | "cases" | "held-out"): Case[] {
  return LANGUAGE_IDS.flatMap((language) =>
    readFile(path.join(import.meta.dirname, part, `${language}.tsv`), language),
  );
}

function readFile(file: string, language: Language): Case[] {
  return fs
    .readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((row, at) => {
      const parsed = v.safeParse(columns, row.split("\t"));
      if (!parsed.success)
        throw new Error(`${file}:${at + 1}: ${parsed.issues[0].message} in ${row}`);
      const [hand, kind, style, text, ...before] = parsed.output;
      return { kind, style, text, before: before.map(turnOf), language, hand };
    });
}

const turnOf = (said: string): Before[number] => ({
  role: said.startsWith("user: ") ? "user" : "assistant",
  content: said.slice("user: ".length),
});

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
