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
const PARTY = /[🎉🥳🎊🍾🏆🏅🥇]/u;
/** Kinds that only a short message is: in a long one the word stands for something else. */
const SHORT_ONLY: readonly Meaning[] = ["bye", "trick", "luli", "able", "joke", "app"];
/** What is asked for even with a heavy word in it, or that no heavy word may hide. */
const BEFORE_GRAVE = HEARD.slice(0, HEARD.indexOf("grave"));
const AFTER_GRAVE = HEARD.slice(HEARD.indexOf("grave") + 1);

/** What may stand before a question, in any language. */
const OPENERS =
  "ok|okay|so|but|and|hey|luli|oh|well|lol|na|aber|und|also|sag mal|mais|et|dis|du coup|bon|y|pero|oye|bueno|e|mas|entao|olha";

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
    asks:
      language === "ja"
        ? anyOf(book.asks)
        : new RegExp(`^(?:(?:${OPENERS}),? )*${anyOf(book.asks).source}`),
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

export const isAsking = (text: string, language: Spoken): boolean =>
  /[?？]/.test(text) || EARS[language].asks.test(plain(text));

/** Whether one of its clauses says so in plain words, and none takes it back. */
function isJoyful(text: string, language: Spoken): boolean {
  const { joy, notJoy, heard } = EARS[language];
  const words = withoutIdioms(text, language);
  if (heard.low.test(words)) return false;
  if (PARTY.test(text) && !notJoy.test(words)) return true;
  const clauses = words.match(/[^.!?,;:。！？、…\n]+[.!?。！？]*/g) ?? [];
  return clauses.some(
    (clause) => joy.test(clause) && !notJoy.test(clause) && !/^[^!]*\?$/.test(clause),
  );
}

export function hear(text: string, language: Spoken): Meaning {
  const { heard, whole } = EARS[language];
  const words = plain(text);
  const told = withoutIdioms(text, language);
  const isHeard = (kind: Heard) =>
    heard[kind].test(kind === "low" ? told : words) &&
    (words.length < SHORT || !SHORT_ONLY.includes(kind)) &&
    (kind !== "bye" || !/[?？]/.test(text));
  const early = BEFORE_GRAVE.find(isHeard);
  if (early) return early;
  if (isGrave(text, language)) return "grave";
  const gap = language === "ja" ? "" : " ";
  const bare = words.replace(/[^\p{L}\p{N}]+/gu, gap).trim();
  const small = whole.find(([, pattern]) => pattern.test(bare))?.[0];
  if (small) return small;
  const kind = AFTER_GRAVE.find(isHeard);
  if (kind) return kind;
  if (isJoyful(text, language)) return "joy";
  return isAsking(text, language) ? "question" : "listen";
}
