// The beginning of a text, cut between what a person sees as one character: a flag, a family, a letter with its accents.

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Longest character in use, in UTF-16 units: a kiss of two skin tones has 15. Segmenting the whole of a long text
 * costs four times as much.
 */
const LONGEST = 40;
/** Flags are pairs of letters of these units: where a row of them began says which belong together. */
const isOfFlag = (unit: number) => unit === 0xd83c || (unit >= 0xdde6 && unit <= 0xddff);

/** `length`: UTF-16 units. What goes on for longer than any character is cut between its signs. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let from = Math.max(0, length - LONGEST);
  while (from > 0 && isOfFlag(text.charCodeAt(from - 1))) from -= 1;
  const { index } = characters.segment(text.slice(from, length + 2)).containing(length - from)!;
  if (index > 0 || from === 0) return text.slice(0, from + index);
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
