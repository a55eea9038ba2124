// Finds what Luli says again and again, so that the prompt can ask her for other words.
import { sentencesOf } from "../../../shared/rules/sentences.ts";

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』/gu;
export const ACTION = /(?<!\*)\*[^*\n]+\*(?!\*)/gu;
/** So many equal words at their beginning make two replies begin alike. */
const OPENING = 2;
/** Shorter sentences ("I see.") are no repetition. */
const LEAST_WORDS = 4;
const MOST_NAMED = 8;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());

/** What she wrote for the person ("Hi, I am late") is not her own. */
export const withoutQuotes = (reply: string): string => reply.replaceAll(QUOTED, "");

export const openingOf = (reply: string): string =>
  wordsOf(withoutQuotes(reply)).slice(0, OPENING).join(" ");

/** The phrases that make replies alike, in words alone: how it begins, its actions and its longer sentences. */
export function phrasesOf(reply: string): Set<string> {
  const own = withoutQuotes(reply);
  const actions = [...own.matchAll(ACTION)].map(([action]) => `*${wordsOf(action).join(" ")}*`);
  const sentences = sentencesOf(own.replaceAll(ACTION, " "))
    .map(wordsOf)
    .filter((words) => words.length >= LEAST_WORDS)
    .map((words) => words.join(" "));
  return new Set([openingOf(reply), ...actions, ...sentences].filter(Boolean));
}

/** The phrases that stand in two of the replies or more, the most frequent first. */
export function saidOften(replies: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const reply of replies)
    for (const phrase of phrasesOf(reply)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_NAMED)
    .map(([phrase]) => phrase);
}
