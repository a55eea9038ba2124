// Recognises an adult's own age: the classifier takes any age for a child's.

const BEFORE =
  String.raw`(?:(?<soon>i'?ll be|i will be|i'?m turning|ich werde?|voy a cumplir|vou fazer|j'aurai|je vais avoir)` +
  String.raw`|i'?m|i am|i turned|ich bin|bin|tengo|cumplo|tenho|faco|j'ai|jai)`;
const AGE = new RegExp(
  String.raw`(?<![\p{L}'])${BEFORE} (?:(?!(?:not|nicht|pas|am|el|le|on` +
    String.raw`|dia)\b)\p{L}{1,8} ){0,2}(?<told>\d{1,3})(?![\d.,:]*\d)(?! ?(?:%|min|h\b|st|km|kg|cm|eur|euro|tag` +
    String.raw`|day|dia|jour|mal|times|veces|vezes|fois|hours|stunden|horas|heures))` +
    String.raw`|(?<counted>\d{1,3}) ?(?:years? old|yo\b|y\/o|jahre\b(?! lang)|anos\b|ans\b|歳|才|さい)`,
  "giu",
);
const ADULT = 18;
/** A child will be eighteen, too. */
const SURELY_ADULT = 25;
const OLDEST = 119;

/** `said` as normalize.ts leaves it. Where a child's age stands as well, nobody knows whose it is. */
export function saysAdultAge(said: string): boolean {
  const found = [...said.matchAll(AGE)].map(({ groups = {} }) => ({
    age: Number(groups.told ?? groups.counted),
    least: groups.soon === undefined ? ADULT : SURELY_ADULT,
  }));
  return found.some(({ age }) => age <= OLDEST) && found.every(({ age, least }) => age >= least);
}
