// What a message is heard as. Nothing is guessed: what no list holds is something to listen to.
import {
  anyOf,
  HEARD,
  type Heard,
  nothingBut,
  type Phrasebook,
  plain,
  SPOKEN,
  type Spoken,
  WHOLE,
  type Whole,
} from "./phrasebook.ts";
import { PHRASEBOOKS } from "./phrasebooks.ts";

export type Meaning = Heard | Whole | "joy" | "question" | "listen";

const SHORT = 90;
const PARTY = /[🎉🥳🎊🍾🏆🏅🥇💍🎓]/u;
/** Kinds that only a short message is: in a long one the word stands for something else. */
const SHORT_ONLY: readonly Meaning[] = ["bye", "trick", "luli", "able", "joke", "app"];
/** Tears do not take the joy of a short message back. */
const TEARS =
  /\b(?:cr(?:y|ying|ied)|bawl\w*|sobb\w+|llor\w+|pleur\w+|larmes|geweint|wein(?:en?|te?)|heul\w*|chor(?:o|ei|ou|ando|amos))\b|泣|涙/g;
/** What is asked for even with a heavy word in it, or that no heavy word may hide. */
const BEFORE_GRAVE = HEARD.slice(0, HEARD.indexOf("grave"));
const AFTER_GRAVE = HEARD.slice(HEARD.indexOf("grave") + 1);

/** What may stand before a question, in any language. */
const OPENERS =
  "ok|okay|so|but|and|hey|luli|ooh?|oh|well|lol|na|aber|und|also|sag mal|mais|et|dis|du coup|bon|y|pero|oye|bueno|e|mas|entao|olha";

type Ears = {
  heard: Record<Heard, RegExp>;
  whole: readonly (readonly [Whole, RegExp])[];
  joy: RegExp;
  notJoy: RegExp;
  idioms: RegExp;
  asks: RegExp;
  small: RegExp;
};

function earsOf(book: Phrasebook, language: Spoken): Ears {
  const gap = language === "ja" ? "" : " ";
  const around = `${book.fillers}|${book.hears.hello}`;
  return {
    heard: Object.fromEntries(
      HEARD.map((kind) => [kind, anyOf(book.hears[kind])]),
    ) as Ears["heard"],
    whole: WHOLE.map((kind) => [kind, nothingBut(book.hears[kind], around, gap)]),
    joy: anyOf(book.joy),
    notJoy: anyOf(book.notJoy),
    idioms: new RegExp(anyOf(book.idioms), "g"),
    asks: new RegExp(
      `${language === "ja" ? "" : `^(?:(?:${OPENERS}),? )*`}${anyOf(book.asks).source}|${anyOf(book.begs).source}`,
    ),
    small: new RegExp(anyOf(book.small), "g"),
  };
}

const EARS = Object.fromEntries(
  SPOKEN.map((language) => [language, earsOf(PHRASEBOOKS[language], language)]),
) as Record<Spoken, Ears>;

/** The language with most small words in the text; where none leads by so many, what was spoken before. */
export function languageOf(text: string, before: Spoken, lead = 1): Spoken {
  const japanese = text.match(/[\u3041-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  if (japanese * (before === "ja" ? 4 : 1) > (text.match(/[a-z]/gi)?.length ?? 0)) return "ja";
  const words = plain(text);
  const count = (one: Spoken) =>
    (words.match(EARS[one].small)?.length ?? 0) + countLetters(text, one);
  const leading = SPOKEN.filter((one) => one !== "ja").toSorted(
    (one, other) => count(other) - count(one),
  )[0]!;
  return count(leading) - count(before) < lead ? before : leading;
}

/** A page's language is left only for what is clearly another: a script of its own, or some words of a longer message. */
export function languageOn(page: Spoken, text: string, before: Spoken): Spoken {
  if (before !== page && languageOf(text, before) === page) return page;
  const other = languageOf(text, before, 3);
  return other === "ja" || text.trim().split(/\s+/).length >= 4 ? other : before;
}

const LETTERS: Partial<Record<Spoken, RegExp>> = {
  es: /[ñ¿¡]/giu,
  de: /[ßäüö]/giu,
  pt: /[ãõ]/giu,
  fr: /[èùœ]|[cdjlmnst]['’]/giu,
};
const countLetters = (text: string, language: Spoken): number =>
  (LETTERS[language] && text.match(LETTERS[language])?.length) ?? 0;

const withoutIdioms = (text: string, language: Spoken): string =>
  plain(text).replace(EARS[language].idioms, " ").replace(/\s+/g, " ");

export const isGrave = (text: string, language: Spoken): boolean =>
  EARS[language].heard.grave.test(withoutIdioms(text, language));

/** A long message asks where it ends with a question. */
export const isAsking = (text: string, language: Spoken): boolean =>
  (text.length < SHORT ? /[?？]/ : /[?？]\P{L}*$/u).test(text) ||
  EARS[language].asks.test(plain(text));

const clausesOf = (words: string): string[] =>
  words.match(/[^.!?,;:。！？、…\n]+[.!?。！？]*/g) ?? [];

/** Whether one of its clauses says so in plain words, and none takes it back. */
function isJoyful(text: string, language: Spoken): boolean {
  const { joy, notJoy, heard } = EARS[language];
  const isTakenBack = (words: string) => notJoy.test(withoutIdioms(words, language));
  const told = withoutIdioms(text, language);
  if (heard.low.test(text.length < SHORT ? told.replace(TEARS, " ") : told)) return false;
  if (PARTY.test(text) && !isTakenBack(text)) return true;
  return clausesOf(plain(text)).some(
    (clause) => joy.test(clause) && !isTakenBack(clause) && !/^[^!]*\?$/.test(clause),
  );
}

export function hear(text: string, language: Spoken): Meaning {
  const { heard, whole } = EARS[language];
  const words = plain(text);
  const isShort = words.length < SHORT;
  const told = withoutIdioms(text, language);
  const commands = words.length < SHORT / 2 ? clausesOf(words) : [words];
  const isHeard = (kind: Heard) =>
    (kind === "trick" ? commands : [kind === "low" ? told : words]).some((one) =>
      heard[kind].test(one.trim()),
    ) &&
    (isShort || !SHORT_ONLY.includes(kind)) &&
    (kind !== "bye" || !/[?？]/.test(text));
  const early = BEFORE_GRAVE.find(isHeard);
  if (early) return early;
  if (isGrave(text, language)) return "grave";
  const gap = language === "ja" ? "" : " ";
  const bare = (some: string) => some.replace(/[^\p{L}\p{N}]+/gu, gap).trim();
  const hearWhole = (some: string) => whole.find(([, pattern]) => pattern.test(bare(some)))?.[0];
  const small = hearWhole(words);
  if (small) return small;
  const kind = AFTER_GRAVE.find(isHeard);
  if (kind && kind !== "low") return kind;
  if (isJoyful(text, language)) return "joy";
  if (kind) return kind;
  if (isAsking(text, language)) return "question";
  const isGreeting = isShort && clausesOf(words).some((one) => hearWhole(one) === "hello");
  return isGreeting ? "hello" : "listen";
}
