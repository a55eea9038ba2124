// Whether somebody says how old they are, and is an adult: the classifier takes any age for a child's.

const BEFORE = String.raw`(?:i'?m|i am|i turned|i'll be|ich bin|ich werde?|bin|tengo|cumplo|tenho|faco|j'ai|j'aurai|jai)`;
const AGE = new RegExp(
  String.raw`(?<![\p{L}'])${BEFORE} (?:(?!(?:not|nicht|pas|am|el|le|on|dia)\b)\p{L}{1,8} ){0,2}(\d{1,3})(?![\d.,:]*\d)(?! ?(?:%|min|h\b|st|km|kg|cm|eur|euro|tag|day|dia|jour|mal|times|veces|vezes|fois|hours|stunden|horas|heures))|(\d{1,3}) ?(?:years? old|yo\b|y\/o|jahre\b(?! lang)|anos\b|ans\b|歳|才|さい)`,
  "giu",
);
const ADULT = 18;
const OLDEST = 119;

/** `said` as normalize.ts leaves it. Where a child's age stands as well, nobody knows whose it is. */
export function saysAdultAge(said: string): boolean {
  const ages = [...said.matchAll(AGE)].map(([, told, counted]) => Number(told ?? counted));
  return ages.some((age) => age <= OLDEST) && ages.every((age) => age >= ADULT);
}
