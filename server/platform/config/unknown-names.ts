// Finds misspelt variables: names that look like ours and are not would have no effect, silently.
import { KNOWN_NAMES } from "./environment.ts";

/** Prefixes that only our variables have. */
const OURS = /^(?:SMTP|STRIPE|VAPID|MAIL|OPERATOR|SAFETY|SANDBOX|OPENAI|PREMIUM|FREE|STOP)_/;
const MOST_SLIPS = 2;

/** A sentence for each. */
export function tellUnknown(names: readonly string[]): string[] {
  return names
    .filter((name) => /^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(name) && !isKnown(name))
    .flatMap((name) => {
      const meant = KNOWN_NAMES.find((known) => isLike(name, known));
      if (meant) return [`Not known: ${name}. Did you mean ${meant}?`];
      return OURS.test(name) && !name.startsWith("OPENAI_")
        ? [`Not known: ${name}. .env.example lists every name.`]
        : [];
    });
}

const isKnown = (name: string) =>
  name === "ENV_FILE" ||
  KNOWN_NAMES.includes(name.replace(/_FILE$/, "")) ||
  KNOWN_NAMES.includes(name);

/** All its parts are parts of the other, or a slip of the hand lies between them. */
function isLike(name: string, known: string): boolean {
  const parts = known.split("_");
  if (name.split("_")[0] !== parts[0]) return slips(name, known) === 1;
  return name.split("_").every((part) => parts.includes(part)) || slips(name, known) <= MOST_SLIPS;
}

/** Letters to put in, take out or change (Levenshtein). */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, theirs] of [...other].entries())
      next.push(
        Math.min(
          next[column]! + 1,
          row[column + 1]! + 1,
          row[column]! + (letter === theirs ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}
