// The check before the model is asked: does somebody speak of a crisis? Better one kind answer too many, but not at every idiom.
import { CRISIS_PATTERNS, type Crisis, GAME, IDIOMS } from "./crisis-patterns.ts";

export type { Crisis } from "./crisis-patterns.ts";
export { countryOf } from "./country.ts";
export { type Helplines, readHelplines } from "./helplines.ts";
export { vettedAnswer } from "./vetted.ts";

/** Null when the message is no cry for help. The language is that of the words that were found. */
export function findCrisis(message: string): Crisis | null {
  const text = withoutIdioms(normalize(message));
  for (const { kind, language, pattern, isHarmlessInGames } of CRISIS_PATTERNS) {
    if (pattern.test(text) && !(isHarmlessInGames && GAME.test(text))) return { kind, language };
  }
  return null;
}

/** One spelling for quotes, spaces, widths and invisible characters, which else hide words. */
function normalize(message: string): string {
  return message
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/\s+/g, " ");
}

const withoutIdioms = (text: string) =>
  IDIOMS.reduce((rest, idiom) => rest.replace(idiom, " ... "), text);
