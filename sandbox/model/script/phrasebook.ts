// Defines what the script hears and says in a language, and turns its word lists into patterns.

export const LOCALES = ["en", "es", "fr", "de", "pt", "ja"] as const;
export type Locale = (typeof LOCALES)[number];

export const VARIANTS = ["original", "baby", "sleepy", "hero", "party", "royal"] as const;
export type Variant = (typeof VARIANTS)[number];

/** These kinds are heard anywhere in a message; the first match counts. */
export const TOPICS = [
  "orders",
  "name",
  "recall",
  "grave",
  "ai",
  "romance",
  "app",
  "bye",
  "note",
  "dinner",
  "joke",
  "story",
  "trick",
  "low",
  "able",
  "luli",
] as const;
export type Topic = (typeof TOPICS)[number];

/** A whole message is of these kinds, perhaps with a hello or a filler. `short` is a yes, a no or a sorry. */
export const REMARKS = ["thanks", "praise", "insult", "how", "laugh", "short", "hello"] as const;
export type Remark = (typeof REMARKS)[number];

export type Kind =
  | Topic
  | Remark
  | "joy"
  | "sum"
  | "question"
  | "listen"
  | "noted"
  | "paused"
  | "forgot"
  | "knewNothing"
  | "quote"
  | "untold"
  | "nameless"
  | "met"
  | "adult";

/** Each is a word list: phrases parted by `|`. `*` stands for any letters, `..` for up to four words, the rest is a pattern. */
export type Phrasebook = {
  /** These small words show the language. */
  small: string;
  hears: Record<Topic | Remark, string>;
  /** `joy` holds words of joy, `notJoy` what takes them back in the same clause. */
  joy: string;
  notJoy: string;
  /** These phrases look grave, sad or like a denial, and are not. */
  idioms: string;
  /** These words do not change what a short message means. */
  fillers: string;
  /** An idea for dinner can use these foods. */
  foods: string;
  /** A question without a question mark begins like this. */
  asks: string;
  /** These phrases ask for something wherever they stand in a message. */
  begs: string;
  /** A sentence worth noting begins with `tells`; `corrects` marks a correction. */
  tells: string;
  corrects: string;
  /** These words are too common to find a memory by. */
  common: string;
  says: Record<Exclude<Kind, "trick" | "note" | "listen" | "sum" | "recall">, string>;
  listens: string;
  invites: string;
  sums: string;
  /** Each row reads `request ~ answer`; the last row answers all others. */
  tricks: string;
  notes: string;
  diary: string;
  actions: Record<Variant, string>;
};

export const parts = (list: string): string[] =>
  list
    .split(/\||\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Lowers the case and drops accents, apostrophes and stretched letters. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .replaceAll("ß", "ss")
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<![a-z])([cdjlmnst]|qu)' ?/g, "$1 ")
    .replaceAll("'", "")
    .replace(/(?<=[a-z])-(?=[a-z])/g, " ")
    .replace(/([a-z])\1{2,}/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

const source = (list: string): string =>
  plain(list.replace(/\s*\n\s*/g, ""))
    .replaceAll(" .. ", "(?: [^ .!?]+){0,4}?,? ")
    .replace(/(?<![\])}. ])\*/g, "[a-z]*");

/** Matches any of the phrases as whole words. Japanese has no gaps between words. */
export const anyOf = (list: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${source(list)})(?![a-z0-9])`);

/** Matches a text that is nothing but one of these and what may stand around it. */
export function nothingBut(list: string, around: string, gap: string): RegExp {
  const [ones, others] = [source(list), source(`${list}|${around}`)];
  return new RegExp(`^(?:(?:${source(around)})${gap})*(?:${ones})(?:${gap}(?:${others}))*$`);
}
