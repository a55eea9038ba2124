// Hears the user's name in each of Luli's languages. A plain sentence teaches it; about any other the page asks.
import type { Language } from "../../../shared/contracts/language.ts";
import {
  isJapanese,
  JAPANESE_ASKED,
  JAPANESE_HELLO,
  japaneseName,
  type TellsName,
} from "./japanese-name.ts";
import { type LanguageNameWords, NAME_WORDS } from "./name-words.ts";
import { type SmallHearer, smallName, toSmallHearer } from "./small-name.ts";

const MAX_LENGTH = 40;
const LETTERS = "[\\p{L}\\p{M}'.-]*";
const CAPITAL = `\\p{Lu}${LETTERS}`;

type Hearer = { language: Language } & Record<
  "wished" | "told" | "called" | "here" | "iAm" | "introduced",
  RegExp[]
> & {
    /** A message that begins with a hello. */
    greets: RegExp;
    /** A message that only says hello, perhaps to Luli. */
    onlyGreets: RegExp;
    asked: RegExp;
    /** All that may stand before a plain phrase in its clause. */
    lead: RegExp;
    areNounsCapital: boolean;
    none: Set<string>;
    small: SmallHearer | null;
  };

const HEARERS = NAME_WORDS.map(toHearer);
const NONE = new Set(HEARERS.flatMap(({ none }) => [...none]));
const BARE = new RegExp(`^(${CAPITAL}(?: ${CAPITAL}){0,2}|\\p{Ll}{2,12}) ?[.!]?$`, "u");

/** A message of one common word is no name. */
const isWordIn = (language: Language, said: string) =>
  HEARERS.find((hearer) => hearer.language === language)?.small?.isWord(
    said.replace(/ ?[.!]$/, ""),
  ) ?? false;

function toHearer(words: LanguageNameWords): Hearer {
  const { denied, hello, inside, next, lead } = words;
  const small = inside ? `(?:(?:${inside}) )*` : "";
  /** A name has at most three words. */
  const name = `(\\p{L}${LETTERS}(?: ${small}${CAPITAL}){0,2})`;
  /** A name ends at the end, at punctuation, or before a new thought. */
  const endBefore = (following: string) =>
    `(?=$|\\s?["»”,!?.;:)¿¡…]|\\s(?:${following}|\\p{Extended_Pictographic})(?![\\p{L}\\p{M}]))`;
  const before = `(?<![\\p{L}\\p{M}'])${denied ? `(?<!(?<!\\p{L})${anyCase(`(?:${denied})`)} )` : ""}`;
  const greeting = `^(?:${anyCase(`(?:${hello})`)}(?:,? [Ll]uli)?\\s?[,!.]? )?`;
  const after = (start: string, phrases: readonly string[], end = endBefore(next)) =>
    phrases.map(
      (phrase) =>
        new RegExp(`${start}${phrase.split("@").map(anyCase).join(`["«„“]?${name}`)}${end}`, "u"),
    );
  return {
    language: words.language,
    asked: new RegExp(`(?<!\\p{L})(?:${words.asked})(?!\\p{L})`, "iu"),
    wished: after(before, words.wished),
    told: after(before, words.told),
    called: after(before, words.called, endBefore(`${next}|${words.where}`)),
    here: after(greeting, words.here),
    greets: new RegExp(`^(?:${hello})(?!\\p{L})`, "iu"),
    onlyGreets: new RegExp(`^(?:${hello})(?:,? luli)?[^\\p{L}]*$`, "iu"),
    iAm: after(greeting, words.iAm),
    introduced: after(greeting, words.introduced),
    lead: new RegExp(`(?:^|[.!?;,:…¡¿("] ?)(?:(?:${hello}|luli|${lead}) )*["«„“]?$`, "iu"),
    areNounsCapital: words.areNounsCapital ?? false,
    none: new Set(words.none.split(/\s+/)),
    small: toSmallHearer(words),
  };
}

/** The flag for it would let a small letter pass for a capital, which a name begins with. */
function anyCase(phrase: string): string {
  return phrase.replaceAll(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === 1 ? `[${letter}${capital}]` : letter;
  });
}

type Situation = {
  /** Luli's last reply. */
  before: string;
  /** The name that Luli knows; empty: none. */
  known: string;
  /** The language of the page. */
  language: Language;
};

/** Returns the name that was learned, or the name that the page asks about. */
export function hearName(message: string, { before, known, language }: Situation) {
  const heard = hear(message, wasAsked(before), language);
  const nothing = { learned: null, asked: null };
  if (!heard || heard.name === known) return nothing;
  const { name, as, isPlain } = heard;
  if (isPlain && (known === "" || as === "wish")) return { learned: name, asked: null };
  return known === "" || as !== "said" ? { learned: null, asked: name } : nothing;
}

function hear(message: string, isAsked: boolean, language: Language): TellsName | null {
  const said = straighten(message).normalize("NFC").replace(/\s+/g, " ").trim();
  for (const hearer of HEARERS) {
    const heard =
      hearTold(said, hearer, "wish") ??
      hearTold(said, hearer, "told") ??
      hearCalled(said, hearer, isAsked) ??
      hearIntroduced(said, hearer, isAsked);
    if (heard) return heard;
  }
  if (isJapanese(said)) return japaneseName(said, isAsked);
  const bare = isAsked && accept(BARE.exec(said)?.[1], NONE);
  return bare && !isWordIn(language, said) ? { name: bare, as: "said", isPlain: false } : null;
}

/** Plain: nothing else stands before it in its clause, it is no question, and it is written as names are. */
function hearTold(said: string, hearer: Hearer, as: "wish" | "told"): TellsName | null {
  for (const pattern of as === "wish" ? hearer.wished : hearer.told) {
    const found = pattern.exec(said);
    const name = accept(found?.[1], hearer.none);
    if (!found || !name) continue;
    const isAlone = hearer.lead.test(said.slice(0, found.index));
    const isQuestion = /^["»” ]*\?/.test(said.slice(found.index + found[0].length));
    return { name, as, isPlain: isAlone && !isQuestion && /^\p{Lu}/u.test(found[1]!) };
  }
  return null;
}

/** In languages with capital nouns, "called" may be followed by any noun: there it counts only in answer to Luli's question. */
function hearCalled(
  said: string,
  { called, areNounsCapital, none }: Hearer,
  isAsked: boolean,
): TellsName | null {
  const name = isAsked || !areNounsCapital ? findName(said, called, none) : undefined;
  return name ? { name, as: "told", isPlain: false } : null;
}

const CAPITALIZED = /^\p{Lu}/u;

const findName = (said: string, patterns: RegExp[], none: Set<string>, isName = CAPITALIZED) =>
  patterns
    .map((pattern) => pattern.exec(said))
    .map((found) => (found && isName.test(found[1]!) ? accept(found[1], none) : null))
    .find((found) => found !== null);

/** Feelings and trades follow these words as well. */
function hearIntroduced(
  said: string,
  { greets, iAm, introduced, here, areNounsCapital, none, small }: Hearer,
  isAsked: boolean,
): TellsName | null {
  const find = (patterns: RegExp[], isName = CAPITALIZED) => findName(said, patterns, none, isName);
  const name = isAsked || !areNounsCapital ? find(iAm) : undefined;
  if (name) return { name, as: "said", isPlain: isAsked && !areNounsCapital };
  const perhaps =
    (isAsked ? find(introduced) : undefined) ??
    (isAsked || greets.test(said) ? find(here) : undefined);
  const isGreeting = greets.test(said);
  const greeted = isAsked && isGreeting ? find(iAm, SMALL) : undefined;
  const alone = small && accept(smallName(said, small, { isAsked, isGreeting }), none);
  const asked = perhaps ?? (greeted && isLast(greeted, said) ? greeted : alone);
  return asked ? { name: asked, as: "said", isPlain: false } : null;
}

/** "hi, i'm nora", and not "hi, i'm cooking". */
const SMALL = /^(?!.*ing$)\p{Ll}{2,12}$/u;
const isLast = (name: string, said: string) =>
  said
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+$/u, "")
    .endsWith(` ${name.toLowerCase()}`);

const straighten = (text: string) => text.replace(/[\u2018\u2019\u02bc]/g, "'");

/** Looks at Luli's last question alone: an earlier one may have been about another person. */
function wasAsked(before: string): boolean {
  const said = straighten(before);
  const end = Math.max(said.lastIndexOf("?"), said.lastIndexOf("？")) + 1;
  const question = said
    .slice(0, end)
    .split(/(?<=[.!?。！？])/u)
    .at(-1)!;
  return JAPANESE_ASKED.test(question) || HEARERS.some(({ asked }) => asked.test(question));
}

export const isHello = (message: string): boolean =>
  JAPANESE_HELLO.test(message) || HEARERS.some(({ onlyGreets }) => onlyGreets.test(message));

/** Luli, as she is called. */
const OWN = /^luli+(?:(?:zi)?nha|ta|chen)?a*$/;

function accept(found: string | null | undefined, none: Set<string>): string | null {
  const name = found?.replace(/[.'-]+$/, "");
  if (!name || name.length > MAX_LENGTH || !/\p{L}{2}|^\p{L}$/u.test(name)) return null;
  const words = name.toLowerCase().split(" ");
  if (words.some((word) => none.has(word) || OWN.test(word))) return null;
  return /^\p{Ll}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
