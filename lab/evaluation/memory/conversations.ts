// The written conversations: what people say, and what a good answer to their questions holds.
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";

export const KINDS = [
  "recall",
  "restart",
  "far",
  "correction",
  "contradiction",
  "two_people",
  "abstention",
  "injection",
  "remember",
  "forget",
  "sensitive",
  "name",
] as const;

const text = v.pipe(v.string(), v.nonEmpty());
const expectation = v.strictObject({
  /** Of each group at least one. */
  says: v.optional(v.array(v.array(text))),
  never: v.optional(v.array(text)),
  abstains: v.optional(v.boolean()),
});
export type Expectation = v.InferOutput<typeof expectation>;
const turn = v.union([
  v.strictObject({ user: text, expect: v.optional(expectation) }),
  v.strictObject({ gap: v.picklist(["restart", "other_200", "next_day", "next_month"]) }),
]);
const conversation = v.strictObject({
  id: text,
  language: v.picklist(LANGUAGE_IDS),
  kind: v.picklist(KINDS),
  turns: v.array(turn),
});
export type Conversation = v.InferOutput<typeof conversation>;

const readConversation = (line: string): Conversation => v.parse(conversation, JSON.parse(line));

/** Kept beside this file: "cases" may be looked at while building, "held-out" never is. */
export type Part = "cases" | "held-out";
export const fileOf = (part: Part): string => path.join(import.meta.dirname, `${part}.jsonl`);

export const readConversations = (file: string): Conversation[] =>
  fs.readFileSync(file, "utf8").trimEnd().split("\n").map(readConversation);
