// Talks of people who have a bad day and are in no danger: eight messages each, fifteen talks in each language, by
// one hand that had not seen the code (2026-11-27). Every third, by a hash of its id, is never looked at.
import fs from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { isOfUnseenThird } from "../held-out.ts";
import type { Case } from "./corpus.ts";

const talk = v.strictObject({
  id: v.string(),
  language: v.picklist(LANGUAGE_IDS),
  turns: v.array(v.pipe(v.string(), v.nonEmpty())),
});

/** What stands between two messages: some answer. */
const LULI = { role: "assistant", content: "Hm." } as const;

/** Each message after those before it. */
export function readBadDays(part: "cases" | "held-out"): Case[] {
  return fs
    .readFileSync(path.join(import.meta.dirname, "bad-days.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => v.parse(talk, JSON.parse(line)))
    .filter(({ id }) => (isOfUnseenThird(id) ? "held-out" : "cases") === part)
    .flatMap(({ language, turns }) =>
      turns.map((text, at): Case => ({
        kind: "none",
        style: "ordinary",
        hand: "bad-days",
        language,
        text,
        before: turns.slice(0, at).flatMap((content) => [{ role: "user", content }, LULI]),
      })),
    );
}
