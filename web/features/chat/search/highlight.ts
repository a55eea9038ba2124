// Finds the searched words in a text, ignoring accents and case.
import { cut } from "../../../../shared/cut.ts";

export type Piece = { at: number; text: string; isHit: boolean };

/** The characters shown before the first hit. */
const LEAD = 40;
const LENGTH = 160;

/** Maps each character of the plain text to its place in the original. */
function plainOf(text: string): { plain: string; from: number[] } {
  const from: number[] = [];
  let plain = "";
  let at = 0;
  for (const sign of text) {
    const bare = sign.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    for (let part = 0; part < bare.length; part += 1) from.push(at);
    plain += bare;
    at += sign.length;
  }
  from.push(text.length);
  return { plain, from };
}

/** Removes the signs that the conversation shows as bold, an action or code. */
export const withoutMarks = (text: string): string =>
  text.replace(/(\*{1,3}|`+)(?=\S)(.+?)(?<=\S)\1/g, "$2");

/** Returns an excerpt around the first match, or null. */
export function excerpt(text: string, search: string): Piece[] | null {
  const { plain, from } = plainOf(text);
  const words = plainOf(search)
    .plain.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return null;
  // Matches the beginning of a word; Japanese has none.
  const pattern = new RegExp(`(?<![a-z0-9])(?:${words.join("|")})`, "gu");
  const hits = [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: from[index]!,
    end: from[index + length]!,
  }));
  const [first] = hits;
  if (!first) return null;
  const start = cut(text, Math.max(0, first.start - LEAD)).length;
  const end = cut(text, start + LENGTH).length;
  const pieces: Piece[] = [];
  const add = (to: number, isHit: boolean, at = pieces.at(-1)) => {
    const begin = at ? at.at + at.text.length : start;
    if (to > begin) pieces.push({ at: begin, text: text.slice(begin, to), isHit });
  };
  for (const hit of hits.filter((each) => each.end <= end)) {
    add(hit.start, false);
    add(hit.end, true);
  }
  add(end, false);
  return pieces;
}
