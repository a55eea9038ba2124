// Plays the model that reads a conversation for facts (server/memory/reading) and writes the diary (server/memory/diary): rules in the place of understanding, in the same form.
import type { Language } from "../../../shared/contracts/language.ts";
import type { Message } from "../request.ts";
import { memoryLines, type Spoken } from "./lines.ts";
import { correct, findReplaced, takeNotes } from "./notes.ts";

const DIARY = /^You are Luli, an AI puppy, and write the entry of your diary/;
const ASKED = /^You read a conversation between a user and Luli/;

/** The first thing that was noted that day, in the person's words; a day without one has no entry. */
function answerDiary(material: string): string {
  const told = /^- (".*")$/m.exec(material)?.[1];
  const language = /^The user's language: (.*)$/m.exec(material)?.[1] as Language | undefined;
  if (!told) return JSON.stringify({ entry: "" });
  const [line] = memoryLines((language ?? "en").slice(0, 2) as Spoken).diary;
  return JSON.stringify({ entry: line!.replace("{words}", () => JSON.parse(told) as string) });
}

/** Null: something else is asked. */
export function answerReading(messages: readonly Message[]): string | null {
  const asked = messages[0]?.content ?? "";
  if (DIARY.test(asked)) return answerDiary(messages.at(-1)!.content);
  if (!ASKED.test(asked)) return null;
  const material = messages.at(-1)!.content;
  const read = (pattern: RegExp) =>
    [...material.matchAll(pattern)].map(([, quoted]) => JSON.parse(quoted!) as string);
  const known = read(/^\[\d+\] (".*")$/gm);
  const said = read(/^\(\d+\) user: (".*")$/gm);
  const facts = takeNotes(said).flatMap(({ words, line }) => {
    const fact = { words, kind: "other", importance: 4, message: line + 1, replaces: [] };
    const at = findReplaced(known, words);
    if (at < 0) return [fact];
    const { now, kept } = correct(known[at]!, words);
    const stays = kept === "" ? [] : [{ ...fact, words: kept }];
    return [...stays, { ...fact, words: now, replaces: [at + 1] }];
  });
  return JSON.stringify({ facts, summary: "" });
}
