// Hears that somebody asks to note or to forget something, in each of Luli's languages.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { MEMORY_WORDS, type MemoryWords } from "./words.ts";

/** `words` as the person said them. */
export type MemoryRequest =
  | { ask: "remember" | "forget"; words: string }
  | { ask: "forget_all" | "forget_last" };

type Hearer = Record<"remember" | "forget" | "forgetAll" | "forgetLast", RegExp[]> & {
  idle: RegExp;
};

const HEARERS = MEMORY_WORDS.map(toHearer);
/** A request stands at the beginning of a sentence, and nobody needs a page for it. */
const MAX_LENGTH = 600;

function toHearer({ lead, remember, forget, forgetAll, forgetLast, idle }: MemoryWords): Hearer {
  const whole = (phrase: string) =>
    new RegExp(`^(?:(?:${lead})[\\s,!.:、。！]+)*${phrase}[\\s.!。！💙🐶]*$`, "iu");
  return {
    remember: remember.map(whole),
    forget: forget.map(whole),
    forgetAll: forgetAll.map(whole),
    forgetLast: forgetLast.map(whole),
    idle: new RegExp(`^(?:${idle})$`, "iu"),
  };
}

/** The first request of a message; null: it makes none. */
export function hearRequest(message: string): MemoryRequest | null {
  const said = message
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_LENGTH);
  // What stands behind a colon may have sentences of its own.
  const parts = [said, ...said.split(/(?<=[.!?])\s+|(?<=[。！？])/u)];
  for (const part of parts) {
    const heard = hearPart(part.trim());
    if (heard) return heard;
  }
  return null;
}

function hearPart(said: string): MemoryRequest | null {
  for (const { forgetAll, forgetLast, remember, forget, idle } of HEARERS) {
    if (forgetAll.some((pattern) => pattern.test(said))) return { ask: "forget_all" };
    if (forgetLast.some((pattern) => pattern.test(said))) return { ask: "forget_last" };
    for (const [ask, patterns] of [
      ["remember", remember],
      ["forget", forget],
    ] as const) {
      for (const pattern of patterns) {
        const words = pattern
          .exec(said)?.[1]
          ?.replace(FILLER, "")
          .replace(/^\s+|[\s.!。！]+$/gu, "");
        if (words && isMeant(words, idle)) return { ask, words: words.slice(0, MEMORY_LENGTH) };
      }
    }
  }
  return null;
}

/** Words that say nothing of what is meant. */
const FILLER =
  /(?:^|[\s,]+)(?:i (?:ever )?told you|you know|please|pls|bitte|wieder|mal|stp|s'il te plaît|porfa|por favor|pfv)(?=$|[\s,.!])/giu;

/** "Forget the present, ok?" */
const TAG = /,? (?:ok|okay|ja|gell|vale|sí|oui|d'accord|tá|tá bom|né|please|will you|bitte)\?$/iu;

/** A question asks whether she remembers, and tells nothing. */
const isMeant = (words: string, idle: RegExp): boolean =>
  !/[?？]\s*$/u.test(words.replace(TAG, "")) && !idle.test(words) && /\p{L}/u.test(words);
