// Plays the model that reads a conversation for facts (server/memory/reading): rules in the place of understanding, in the same form.
import type { Message } from "../request.ts";
import { correct, listCorrected, takeNotes } from "./notes.ts";

const ASKED = /^You read a conversation between a user and Luli/;

/** Null: something else is asked. */
export function answerReading(messages: readonly Message[]): string | null {
  if (!ASKED.test(messages[0]?.content ?? "")) return null;
  const material = messages.at(-1)!.content;
  const read = (pattern: RegExp) =>
    [...material.matchAll(pattern)].map(([, quoted]) => JSON.parse(quoted!) as string);
  const known = read(/^\[\d+\] (".*")$/gm);
  const said = read(/^\(\d+\) user: (".*")$/gm);
  const facts = takeNotes(said).map(({ words, line }) => {
    const replaces = listCorrected(known, words);
    const old = known[replaces[0] ?? -1];
    return {
      words: old === undefined ? words : correct(old, words),
      kind: "other",
      importance: 4,
      message: line + 1,
      replaces: replaces.map((at) => at + 1),
    };
  });
  return JSON.stringify({ facts, summary: "" });
}
