// Texts that people send, as Postgres can hold them: it has no place for NUL, and a lone surrogate is no character.
import * as v from "valibot";
import { isBlank } from "../blank.ts";
import { cut } from "../cut.ts";

export const SEARCH_LENGTH = 100;

export const withoutNul = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** Without the space around it; empty where there is nothing to see. */
export function tidy(text: string): string {
  const kept = withoutNul(text).trim();
  return isBlank(kept) ? "" : kept;
}

const HIDDEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Z}`;
/** All of it, but a single joiner between two that are seen: it makes a family of them, or parts the letters of a Persian word. */
const UNSEEN = new RegExp(
  `(?!(?<=[^${HIDDEN}])[\\u200c\\u200d](?=[^${HIDDEN}]))[${HIDDEN}]+`,
  "gu",
);

/** On one line, without what nobody sees, and no longer than `length` UTF-16 units. */
export const oneLine = (text: string, length = Infinity): string =>
  cut(tidy(text.replace(UNSEEN, " ")), length);

/** Is refused with a NUL. `what` begins the sentence: "A message". */
export const noNul = (what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !text.includes("\0"), `${what} cannot contain the NUL character.`),
    v.transform((text) => text.toWellFormed()),
  );
