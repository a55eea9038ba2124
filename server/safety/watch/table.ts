// The form of what Luli must not say: one pattern per kind and language, read on folded text (fold.ts).
import type { HelpKind } from "../../../shared/contracts/safety.ts";
import { linesOf } from "../plain-words/table.ts";

/** Ways to do harm. A reply that gives one ends with the vetted words for this danger. */
export const METHODS = {
  suicide: "self_harm",
  hidden_eating: "eating",
  attack: "threat",
} as const satisfies Record<string, HelpKind>;

export type Method = keyof typeof METHODS;

/**
 * A reply with one of these ends with a kind sentence. `means` are things to do harm with, which count only where the user has not named
 * them. `dose` is how much of a medicine. `holding_back` begs the user to stay, or makes a goodbye feel like guilt.
 */
export type ClosedKind = "means" | "dose" | "romance" | "holding_back";

export type SaidKind = Method | ClosedKind;

export type WatchTable = {
  /** Beginnings of words at which the rest of a sentence is held back. Every phrase below contains one of them, or a means. */
  trigger: readonly string[];
  means: readonly string[];
  /** Matches up to where a negated word may stand: "I will never tell you to |". */
  negation: RegExp;
  /** A moment more, going, staying, being left: words of one of them hold back in the reply to a goodbye, and elsewhere words of two. */
  hesitation: readonly RegExp[];
} & Record<Exclude<SaidKind, "means" | "dose">, RegExp>;

export const words = ({ raw }: TemplateStringsArray): string[] =>
  raw
    .join("")
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Makes a pattern of lines. Each is an alternative of its own, and begins where a word begins. */
export const phrases = (strings: TemplateStringsArray, ...pieces: readonly string[]) =>
  new RegExp(`(?<![a-z0-9'])(?:${linesOf(strings, pieces).join("|")})`, "g");

/**
 * Words that beg only as a clause of their own ("Just five more minutes!"): a recipe says "bake it for five more minutes". `lead` may stand
 * before them, `end` behind.
 */
export const asClause = (said: string, lead = "(?!)", end = "(?!)") =>
  `(?<=(?:^|[^a-z0-9' ] ?|\\b(?:${lead}) ))(?:${said})(?= ?(?:[.!?,;]|$| (?:${end})\\b))`;
