// The plain words of sadness, worry and grief, for which Luli is gentle for a while.
import { SAFETY_LANGUAGES } from "../languages/all.ts";
import { LAUGHTER, type SadWords } from "./table.ts";

const LANGUAGES = Object.values(SAFETY_LANGUAGES).map(({ sadness }) => sadness);

const TEARS = /:'?\(|[\u{1f622}\u{1f62d}\u{1f614}\u{1f494}\u{1f61e}]/u;
const CLAUSE_END = /[.!?,;:。、！？…]+/u;

/** Whether a message, which is normalised, is sad. Null: the words say nothing of it. */
export function hearSadWords(said: string): boolean | null {
  const isLaughing = LAUGHTER.test(said);
  const clauses = said.split(CLAUSE_END).map((clause) => clause.trim());
  const isIn = (which: keyof SadWords, clause: string) =>
    LANGUAGES.some((words) => words[which].test(clause));
  if (clauses.some((clause) => isIn("losses", clause))) return true;
  if (isLaughing) return false;
  const rest = clauses.filter((clause) => !isIn("notSad", clause));
  if (TEARS.test(said) || rest.some((clause) => isIn("feelings", clause))) return true;
  return rest.length < clauses.length ? false : null;
}
