// Hears the user's name when they tell it, in each of Luli's languages, and rather misses one than takes a feeling for a name.
import { isJapanese, JAPANESE_ASKED, japaneseName } from "./japanese-name.ts";
import { NAME_WORDS, type NameWords } from "./name-words.ts";

const MAX_LENGTH = 40;
const LETTERS = "[\\p{L}\\p{M}'.-]*";
const CAPITAL = `\\p{Lu}${LETTERS}`;

type Hearer = { asked: RegExp; told: RegExp[]; introduced: RegExp[]; none: Set<string> };

const HEARERS = NAME_WORDS.map(toHearer);
const NONE = new Set(HEARERS.flatMap(({ none }) => [...none]));
const BARE = new RegExp(`^(${CAPITAL}(?: ${CAPITAL}){0,2}) ?[.!]?$`, "u");

function toHearer(words: NameWords): Hearer {
  const { asked, told, denied, introduced, hello, inside, next, none } = words;
  const small = inside ? `(?:(?:${inside}) )*` : "";
  /** At most three words. */
  const name = `(\\p{L}${LETTERS}(?: ${small}${CAPITAL}){0,2})`;
  /** What follows a name: the end, punctuation, or a new thought. */
  const end = `(?=$|\\s?[,!?.;:)¿¡…]|\\s(?:${next}|\\p{Extended_Pictographic})(?![\\p{L}\\p{M}]))`;
  const before = `(?<![\\p{L}\\p{M}'])${denied ? `(?<!${anyCase(`(?:${denied})`)} )` : ""}`;
  const toPattern = (start: string) => (phrase: string) =>
    new RegExp(`${start}${phrase.split("@").map(anyCase).join(name)}${end}`, "u");
  const greeting = `^(?:${anyCase(`(?:${hello})`)}(?:,? [Ll]uli)?\\s?[,!.]? )?`;
  return {
    asked: new RegExp(`(?<!\\p{L})(?:${asked})(?!\\p{L})`, "iu"),
    told: told.map(toPattern(before)),
    introduced: introduced.map(toPattern(greeting)),
    none: new Set(["luli", ...none.split(/\s+/)]),
  };
}

/** The flag for it would let a small letter pass for a capital, which a name begins with. */
function anyCase(phrase: string): string {
  return phrase.replaceAll(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === 1 ? `[${letter}${capital}]` : letter;
  });
}

/** The name told in a message, as it should be stored; null when there is none that is certain. `before`: what Luli said last. */
export function learnName(message: string, before: string): string | null {
  const said = message
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  const isAsked = wasAsked(before);
  for (const { told, introduced, none } of HEARERS) {
    for (const pattern of told) {
      const name = accept(pattern.exec(said)?.[1], none);
      if (name) return name;
    }
    if (!isAsked) continue;
    for (const pattern of introduced) {
      const found = pattern.exec(said)?.[1];
      const name = found && /^\p{Lu}/u.test(found) ? accept(found, none) : null;
      if (name) return name;
    }
  }
  if (isJapanese(said)) return japaneseName(said, isAsked);
  return isAsked ? accept(BARE.exec(said)?.[1], NONE) : null;
}

function wasAsked(before: string): boolean {
  const question = before.replace(/[\u2018\u2019\u02bc]/g, "'");
  return JAPANESE_ASKED.test(question) || HEARERS.some(({ asked }) => asked.test(question));
}

function accept(found: string | undefined, none: Set<string>): string | null {
  const name = found?.replace(/[.'-]+$/, "");
  if (!name || name.length > MAX_LENGTH || !/\p{L}{2}|^\p{L}$/u.test(name)) return null;
  if (name.split(" ").some((word) => none.has(word.toLowerCase()))) return null;
  return /^\p{Ll}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
