// Rules for names of people and puppies.
import { isBlank } from "../blank.ts";

/** Length in characters as people count them, not in UTF-16 units. */
export const NAME_LENGTH = 80;
export const PUPPY_NAME_LENGTH = 30;

/** Line breaks and other controls, and marks that turn the direction of the words around them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Returns the name as it is stored: trimmed, with single spaces. */
export const tidyName = (text: string): string => text.trim().replaceAll(/ +/g, " ");

/** Returns why a person cannot have this name, or null. An empty name is allowed. */
export const nameProblem = (name: string): string | null => problemOf(name, NAME_LENGTH);

export const puppyNameProblem = (name: string): string | null =>
  tidyName(name) === "" ? "A puppy needs a name." : problemOf(name, PUPPY_NAME_LENGTH);

function problemOf(name: string, length: number): string | null {
  const tidy = tidyName(name);
  if (UNSEEN.test(tidy) || (tidy !== "" && isBlank(tidy)))
    return "Please leave out line breaks and invisible characters.";
  return [...tidy].length > length ? `Please use up to ${length} characters.` : null;
}
