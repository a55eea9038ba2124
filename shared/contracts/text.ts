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

/** Puts text on one line, without invisible characters, cut to `length` UTF-16 units. */
export const oneLine = (text: string, length = Infinity): string =>
  cut(tidy(text.replace(UNSEEN, " ")), length);

/** Is refused with a NUL. `what` begins the sentence: "A message". */
export const noNul = (what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !text.includes("\0"), `${what} cannot contain the NUL character.`),
    v.transform((text) => text.toWellFormed()),
  );

const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;
const outOfReach = `Must be a real date of the years ${FIRST_YEAR} to ${LAST_YEAR}.`;

/** Neither a 30 February, which Postgres refuses, nor a year that Date or Postgres cannot count on from. */
function isInReach(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const year = new Date(text).getUTCFullYear();
  return day.getUTCDate() === Number(text.slice(8, 10)) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate("Must be a day."), v.check(isInReach, outOfReach));
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp("Must be a moment."),
  v.check(isInReach, outOfReach),
);
