// Finds what Luli says again and again, so that the prompt can ask her for other words. Each message pays for it: fifty replies take
// 0.25 ms, so Japanese words, whose parting took 4 ms, stay whole.
import { sentencesOf } from "../../../shared/rules/sentences.ts";

/** No quote goes past another beginning: a reply of nothing but beginnings would take the square of its length. */
const QUOTED = /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』/gu;
export const ACTION = /(?<!\*)\*[^*\n]+\*(?!\*)/gu;
const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;
/** So many equal words at their beginning make two replies begin alike. */
const OPENING_WORDS = 2;
const OPENING_LENGTH = 40;
/** Characters: shorter sentences ("I see.") are no repetition. */
const LEAST_LENGTH = 12;
const MOST_NAMED = 8;

/** What she wrote for the person ("Hi, I am late") is not her own. */
export const withoutQuotes = (reply: string): string => reply.replaceAll(QUOTED, "");

const openOf = (own: string): string =>
  (own.slice(0, OPENING_LENGTH).toLowerCase().match(WORDS) ?? []).slice(0, OPENING_WORDS).join(" ");
export const openingOf = (reply: string): string => openOf(withoutQuotes(reply));

/** The phrases that make replies alike, in lower case: how it begins, its actions and its longer sentences. */
export function phrasesOf(reply: string): Set<string> {
  const own = withoutQuotes(reply).toLowerCase();
  const sentences = sentencesOf(own.replaceAll(ACTION, " ")).filter(
    ({ length }) => length >= LEAST_LENGTH,
  );
  return new Set([openOf(own), ...(own.match(ACTION) ?? []), ...sentences].filter(Boolean));
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
