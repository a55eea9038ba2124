// Plays the model that extracts facts (server/memory/reading) and writes the diary (server/memory/diary), in the form they ask for.
// A fact is a sentence that begins as a plain telling begins; nothing is concluded from it.
import type { Language } from "../../../shared/contracts/language.ts";
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import { sentencesOf } from "../../../shared/rules/sentences.ts";
import type { Message } from "../request.ts";
import { hear, isAsking, languageOf } from "./hear.ts";
import { anyOf, plain, type Locale } from "./phrasebook.ts";
import { PHRASEBOOKS } from "./phrasebooks.ts";
import { countShared, termsOf } from "./recall.ts";

const DIARY = /^You are Luli, an AI puppy, and write the entry of your diary/;
const ASKED = /^You read a conversation between a user and Luli/;
const LONGEST = 290;

/** Returns null if the request asks for something else. */
export function answerReading(messages: readonly Message[]): string | null {
  const asked = messages[0]?.content ?? "";
  const material = messages.at(-1)?.content ?? "";
  if (DIARY.test(asked)) return JSON.stringify({ entry: writeEntry(material) });
  return ASKED.test(asked) ? JSON.stringify(readFacts(material)) : null;
}

/** Quotes the first thing noted that day; a day without one has no entry. */
function writeEntry(material: string): string {
  const told = /^- (".*")$/m.exec(material)?.[1];
  const language = /^The user's language: (.*)$/m.exec(material)?.[1] as Language | undefined;
  if (!told) return "";
  const { diary } = PHRASEBOOKS[(language ?? "en").slice(0, 2) as Locale];
  return diary.replace("{words}", () => JSON.parse(told) as string);
}

function readFacts(material: string) {
  const read = (pattern: RegExp) =>
    [...material.matchAll(pattern)].map(([, quoted]) => JSON.parse(quoted!) as string);
  const known = read(/^\[\d+\] (".*")$/gm);
  const facts = read(/^\(\d+\) user: (".*")$/gm).flatMap((message, at) => {
    const language = languageOf(message, "en");
    return sentencesOf(message)
      .filter((words) => tellsSomething(words, language))
      .map((words) => ({
        words,
        search: [],
        kind: "other",
        importance: 4,
        message: at + 1,
        replaces: findReplaced(known, message, language),
        same: known.findIndex((one) => plain(one) === plain(words)) + 1,
        // The script knows a date only where it is written out.
        at: /\d{4}-\d{2}-\d{2}/.exec(words)?.[0] ?? "",
      }));
  });
  return { facts, forget: [], summary: "" };
}

function tellsSomething(words: string, language: Locale): boolean {
  const tells = new RegExp(`^(?:[a-z]{1,8},? )?${anyOf(PHRASEBOOKS[language].tells).source}`);
  return (
    words.length <= LONGEST &&
    tells.test(plain(words)) &&
    !isAsking(words, language) &&
    !isPrivate(words) &&
    hear(words, language) !== "orders"
  );
}

/** Returns the number of the newest known fact that shares a word with a correction. */
function findReplaced(known: readonly string[], message: string, language: Locale): number[] {
  if (!anyOf(PHRASEBOOKS[language].corrects).test(plain(message))) return [];
  const terms = termsOf(message);
  const at = known.findLastIndex((one) => countShared(terms, one) > 0);
  return at < 0 ? [] : [at + 1];
}
