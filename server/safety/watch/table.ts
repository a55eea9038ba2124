// What Luli must not say, a row each, read on folded text (fold.ts): small letters, no accents, straight quotes.
import type { HelpKind } from "../../../shared/contracts/safety.ts";

export const SAID_KINDS = [
  /** A way to die, to hurt oneself or others, to eat nothing. */
  "method",
  /** How much of a medicine. */
  "dose",
  "diagnosis",
  "romance",
  /** Begs to stay, or makes a goodbye feel like guilt. */
  "holding_back",
  "selling",
  /** Claims to be human, or no AI. */
  "human",
] as const;
export type SaidKind = (typeof SAID_KINDS)[number];

export type WatchRow = {
  id: string;
  kind: SaidKind;
  /** Of a method: whom the vetted words that end the reply are for; without it for who may hurt themself. */
  help?: HelpKind;
  /**
   * Harmless elsewhere: only where the talk before sounded like danger, as most talk does from afar. A means counts there, unless the user
   * has named it; an amount, and words of how it is done, count beside each other.
   */
  wary?: "means" | "amount" | "way";
  /** Begins with what a word begins with: it is tried at the beginnings of words only (in Japanese at each sign). */
  pattern: RegExp;
};

export type WatchTable = {
  rows: readonly WatchRow[];
  /** Up to where a word that is negated may stand: "I will not tell you ... |". Begging itself is full of "don't", so it excuses none. */
  negation: RegExp;
};
