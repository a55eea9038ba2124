// Texts that people send, as Postgres can hold them: it has no place for NUL, and a lone surrogate is no character.
import * as v from "valibot";

export const SEARCH_LENGTH = 100;

export const withoutNul = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** Is refused with a NUL. `what` begins the sentence: "A message". */
export const noNul = (what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !text.includes("\0"), `${what} cannot contain the NUL character.`),
    v.transform((text) => text.toWellFormed()),
  );
