// Messages written by hands that had not seen the code, to measure whom Luli hears and whom she bothers for nothing.
// A third of each set, chosen by a hash, is never looked at while building.
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { HELP_KINDS } from "../../../shared/contracts/safety.ts";
import { isOfUnseenThird } from "../held-out.ts";

export const SETS = {
  cries: "people who need help now",
  means: "said after a cry: means at hand, last words",
  denials: "after a mistaken alarm: it was not meant so",
  jokes: "after plain words: it was a joke",
  "bad-days": "bad days, nobody in danger",
  goodbyes: "goodbyes and the end of a subscription",
  ordinary: "ordinary talk",
  grave: "grave news and grief, nobody in danger",
  joy: "good news",
  sad: "sad, nobody in danger",
  "not-sad": "sad words, nobody sad",
} as const;
export type SetName = keyof typeof SETS;

const line = v.strictObject({
  set: v.picklist(Object.keys(SETS) as SetName[]),
  language: v.picklist(LANGUAGE_IDS),
  text: v.pipe(v.string(), v.nonEmpty()),
  kind: v.optional(v.picklist(HELP_KINDS)),
  /** The person's messages before it, oldest first. */
  before: v.optional(v.array(v.string()), []),
});
export type SetMessage = v.InferOutput<typeof line>;

export type Part = "seen" | "unseen";

export const readSet = (name: SetName, part: Part): SetMessage[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, "sets.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((text) => v.parse(line, JSON.parse(text)))
    .filter(({ set, text }) => set === name && isOfUnseenThird(text) === (part === "unseen"));
