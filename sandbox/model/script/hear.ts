// Decides the kind of a message. It never guesses: a message that no list matches is listened to.
import {
  anyOf,
  type Locale,
  LOCALES,
  nothingBut,
  type Phrasebook,
  plain,
  type Remark,
  REMARKS,
  type Topic,
  TOPICS,
} from "./phrasebook.ts";
import { PHRASEBOOKS } from "./phrasebooks.ts";

export type Meaning = Topic | Remark | "joy" | "question" | "listen";

const SHORT = 90;
const PARTY = /[🎉🥳🎊🍾🏆🏅🥇💍🎓]/u;
/** Only a short message is of these kinds: in a long one the word means something else. */
const SHORT_ONLY: readonly Meaning[] = ["bye", "trick", "luli", "able", "joke", "app"];
/** Tears do not take the joy of a short message back. */
const TEARS =
  /\b(?:cr(?:y|ying|ied)|bawl\w*|sobb\w+|llor\w+|pleur\w+|larmes|geweint|wein(?:en?|te?)|heul\w*|chor(?:o|ei|ou|ando|amos))\b|泣|涙/g;
/** These kinds count even beside a grave word. */
const BEFORE_GRAVE = TOPICS.slice(0, TOPICS.indexOf("grave"));
const AFTER_GRAVE = TOPICS.slice(TOPICS.indexOf("grave") + 1);

/** These words may stand before a question, in any language. */
const OPENERS =
  "ok|okay|so|but|and|hey|luli|ooh?|oh|well|lol|na|aber|und|also|sag mal|mais|et|dis|du coup|bon|y|pero|oye|bueno|e|mas|entao|olha";

type Rules = {
  heard: Record<Topic, RegExp>;
  whole: readonly (readonly [Remark, RegExp])[];
  joy: RegExp;
  notJoy: RegExp;
  idioms: RegExp;
  asks: RegExp;
  small: RegExp;
};

const gapOf = (language: Locale) => (language === "ja" ? "" : " ");

function rulesOf(book: Phrasebook, language: Locale): Rules {
  const around = `${book.fillers}|${book.hears.hello}`;
  return {
    heard: Object.fromEntries(
      TOPICS.map((kind) => [kind, new RegExp(anyOf(book.hears[kind]), "m")]),
    ) as Rules["heard"],
    whole: REMARKS.map((kind) => [kind, nothingBut(book.hears[kind], around, gapOf(language))]),
    joy: anyOf(book.joy),
    notJoy: anyOf(book.notJoy),
    idioms: new RegExp(anyOf(book.idioms), "g"),
    asks: new RegExp(
      `${language === "ja" ? "" : `^(?:(?:${OPENERS}),? )*`}${anyOf(book.asks).source}|${anyOf(book.begs).source}`,
    ),
    small: new RegExp(anyOf(book.small), "g"),
  };
}

const RULES = Object.fromEntries(
  LOCALES.map((language) => [language, rulesOf(PHRASEBOOKS[language], language)]),
) as Record<Locale, Rules>;

/** Returns the language with most small words in the text, or the one before if none leads by so many. */
export function languageOf(text: string, before: Locale, lead = 1): Locale {
  const japanese = text.match(/[\u3041-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  if (japanese * (before === "ja" ? 4 : 1) > (text.match(/[a-z]/gi)?.length ?? 0)) return "ja";
  const words = plain(text);
  const count = (one: Locale) =>
    (words.match(RULES[one].small)?.length ?? 0) + countLetters(text, one);
  const leading = LOCALES.filter((one) => one !== "ja").toSorted(
    (one, other) => count(other) - count(one),
  )[0]!;
  return count(leading) - count(before) < lead ? before : leading;
}

/** Leaves the page's language only for what is clearly another: a script of its own, or a longer message. */
export function languageOn(page: Locale, text: string, before: Locale): Locale {
  if (before !== page && languageOf(text, before) === page) return page;
  const other = languageOf(text, before, 3);
  return other === "ja" || text.trim().split(/\s+/).length >= 4 ? other : before;
}

const LETTERS: Partial<Record<Locale, RegExp>> = {
  es: /[ñ¿¡]/giu,
  de: /[ßäüö]/giu,
  pt: /[ãõ]/giu,
  fr: /[èùœ]|[cdjlmnst]['’]/giu,
};
const countLetters = (text: string, language: Locale): number =>
  (LETTERS[language] && text.match(LETTERS[language])?.length) ?? 0;

const withoutIdioms = (text: string, language: Locale): string =>
  plain(text).replace(RULES[language].idioms, " ").replace(/\s+/g, " ");

export const isGrave = (text: string, language: Locale): boolean =>
  RULES[language].heard.grave.test(withoutIdioms(text, language));

/** A long message asks only if it ends with a question. */
export const isAsking = (text: string, language: Locale): boolean =>
  (text.length < SHORT ? /[?？]/ : /[?？]\P{L}*$/u).test(text) ||
  RULES[language].asks.test(plain(text));

const clausesOf = (words: string): string[] =>
  (words.match(/[^.!?,;:。！？、…\n]+[.!?。！？]*/g) ?? []).map((one) => one.trim());

/** Returns whether a clause says something joyful in plain words and does not take it back. */
function isJoyful(text: string, language: Locale): boolean {
  const { joy, notJoy, heard } = RULES[language];
  const isTakenBack = (words: string) => notJoy.test(withoutIdioms(words, language));
  const told = withoutIdioms(text, language);
  if (heard.low.test(text.length < SHORT ? told.replace(TEARS, " ") : told)) return false;
  if (PARTY.test(text) && !isTakenBack(text)) return true;
  return clausesOf(plain(text)).some(
    (clause) => joy.test(clause) && !isTakenBack(clause) && !/^[^!]*\?$/.test(clause),
  );
}

export function hear(text: string, language: Locale): Meaning {
  const { heard, whole } = RULES[language];
  const words = plain(text);
  const isShort = words.length < SHORT;
  const told = withoutIdioms(text, language);
  const commands = words.length < SHORT / 2 ? clausesOf(words).join("\n") : words;
  const places: Partial<Record<Topic, string>> = { trick: commands, low: told };
  const isHeard = (kind: Topic) =>
    heard[kind].test(places[kind] ?? words) &&
    (isShort || !SHORT_ONLY.includes(kind)) &&
    (kind !== "bye" || !/[?？]/.test(text));
  const early = BEFORE_GRAVE.find(isHeard);
  if (early) return early;
  if (isGrave(text, language)) return "grave";
  const bare = (some: string) => some.replace(/[^\p{L}\p{N}]+/gu, gapOf(language)).trim();
  const hearWhole = (some: string) => whole.find(([, pattern]) => pattern.test(bare(some)))?.[0];
  const small = hearWhole(words);
  if (small) return small;
  const kind = AFTER_GRAVE.find(isHeard);
  if (kind && kind !== "low") return kind;
  if (isJoyful(text, language)) return "joy";
  if (kind) return kind;
  if (isAsking(text, language)) return "question";
  const remarks = clausesOf(words).map(hearWhole);
  const greeting = remarks.find((one) => one === "hello" || one === "thanks");
  return (isShort && greeting) || "listen";
}
