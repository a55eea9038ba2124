// What the script hears and says in one language, and how its word lists become patterns.

export const SPOKEN = ["en", "es", "fr", "de", "pt", "ja"] as const;
export type Spoken = (typeof SPOKEN)[number];

export const VARIANTS = ["original", "baby", "sleepy", "hero", "party", "royal"] as const;
export type Variant = (typeof VARIANTS)[number];

/** What is heard anywhere in a message; the first that matches counts. */
export const HEARD = [
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
export type Heard = (typeof HEARD)[number];

/** What a message must be as a whole, perhaps with a hello or a filler. `short` is a yes, a no or a sorry. */
export const WHOLE = ["thanks", "praise", "insult", "how", "laugh", "short", "hello"] as const;
export type Whole = (typeof WHOLE)[number];

export type Kind =
  | Heard
  | Whole
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
  /** Small words by which the language is known. */
  small: string;
  hears: Record<Heard | Whole, string>;
  /** A word of joy, and what in the same clause takes it back. */
  joy: string;
  notJoy: string;
  /** Ways of speaking that look grave, sad or like a denial, and are not. */
  idioms: string;
  /** Words that change nothing of what a short message means. */
  fillers: string;
  /** What an idea for dinner can be asked for with. */
  foods: string;
  /** How a question begins that has no question mark. */
  asks: string;
  /** What asks for something wherever it stands in a message. */
  begs: string;
  /** How a sentence begins that tells something worth noting, and one that corrects what was told. */
  tells: string;
  corrects: string;
  /** Words too common to find a memory by. */
  common: string;
  says: Record<Exclude<Kind, "trick" | "note" | "listen" | "sum" | "recall">, string>;
  listens: string;
  invites: string;
  sums: string;
  /** Each row: what is asked for ~ what is said; the last stands for all others. */
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

/** Lower case, without accents, apostrophes and stretched letters: as people type. */
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
