// Hears that somebody asks to note or to forget something, in each of Luli's languages.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { folded } from "../../platform/patterns/needed.ts";
import { PatternIndex } from "../../platform/patterns/pattern-index.ts";
import { ORDERS, type Forgetting, hearForget } from "./hear-forget.ts";
import { hearCorrection, movesTime } from "./hear-correction.ts";
import { MEMORY_WORDS, type MemoryWords } from "./words.ts";

/** `words` as the person said them. */
export type MemoryRequest = { ask: "remember"; words: string } | { ask: "forget_all" } | Forgetting;

type Hearer = Record<"remember" | "forgetAll", RegExp[]> & { idle: RegExp };

const HEARERS = MEMORY_WORDS.map(toHearer);
/** A request stands at the beginning of a sentence, and nobody needs a page for it. */
const MAX_LENGTH = 600;

function toHearer({ lead, remember, forgetAll, idle }: MemoryWords): Hearer {
  const whole = (phrase: string) =>
    new RegExp(`^(?:(?:${lead})[\\s,!.:、。！]+)*${phrase}[\\s.!。！💙🐶]*$`, "iu");
  return {
    remember: remember.map(whole),
    forgetAll: forgetAll.map(whole),
    idle: new RegExp(`^(?:${idle})$`, "iu"),
  };
}

/** Any request matches one of these. */
export const REQUESTS: readonly RegExp[] = [
  ...HEARERS.flatMap(({ remember, forgetAll }) => [...remember, ...forgetAll]),
  ...ORDERS,
];
const index = new PatternIndex(REQUESTS);
/** Those that may match in the text or a part of it. */
export const requestsIn = (text: string): ReadonlySet<RegExp> => index.in(folded(text));

/** The first request of a message; null: it makes none. */
export function hearRequest(message: string): MemoryRequest | null {
  const said = message
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_LENGTH);
  const possible = requestsIn(said);
  if (possible.size === 0) return null;
  const sentences = said.split(/(?<=[.!?])\s+|(?<=[。！？])/u).map((part) => part.trim());
  // What stands behind a colon may have sentences of its own.
  return (
    firstOf([said, ...sentences], (part) => unlessMoved(hearPart(part, possible), said)) ??
    firstOf(sentences, (sentence) => unlessMoved(hearForget(sentence, possible), said))
  );
}

/** Of a name it is forgotten: "he's German", "it's private" stand there as well, and a secret that stays is worse than a name that is told again. */
function unlessMoved<Heard extends MemoryRequest>(heard: Heard | null, said: string): Heard | null {
  if (heard?.ask !== "forget" || heard.words === "") return heard;
  const correction = hearCorrection(said);
  return correction && movesTime(heard.words, correction) ? null : heard;
}

function firstOf<Heard>(parts: string[], hear: (part: string) => Heard | null): Heard | null {
  for (const part of parts) {
    const heard = hear(part);
    if (heard) return heard;
  }
  return null;
}
const POLITE =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:yo)?u|(?:kannst|könntest|würdest) du|puedes|podrías|tu peux|peux-tu|pourrais-tu|tu pourrais|pode(?:s|ria|rias)?)(?!\p{L}).*\?$|(?:くれる|くれない|もらえる|くれますか|もらえますか)[?？]$/iu;

/** "That my train goes at six": tells something, where "my name" only asks for it. */
const TELLS =
  /(?:remember|note(?: down)?|keep in mind|save|memori[sz]e)(?: for me)?,? (?:that (?!time|one|day|night)|:)|(?:merken|notieren|dran denken),? dass|(?:retenir|noter|te (?:souvenir|rappeler)) (?:que|qu')|(?:recordar|acordarte de|apuntar|anotar|lembrar|guardar|gravar)(?: de)? que|(?:って|と|こと(?:を|は)?)、?(?:覚えて|メモして)/iu;

/** The whole sentence asks; of what to remember a polite question may only ask. */
function hearPart(said: string, possible: ReadonlySet<RegExp>): MemoryRequest | null {
  const isPolite = POLITE.test(said);
  const asked = isPolite ? said.replace(/[?？]$/u, "") : said;
  for (const { forgetAll, remember, idle } of HEARERS) {
    if (forgetAll.some((pattern) => possible.has(pattern) && pattern.test(asked)))
      return { ask: "forget_all" };
    if (isPolite && !TELLS.test(said)) continue;
    for (const pattern of remember) {
      if (!possible.has(pattern)) continue;
      const words = pattern
        .exec(asked)?.[1]
        ?.replace(FILLER, "")
        .replace(/^\s+|[\s.!。！]+$/gu, "");
      if (words && isMeant(words, idle))
        return { ask: "remember", words: words.slice(0, MEMORY_LENGTH) };
    }
  }
  return null;
}

/** Words that say nothing of what is meant. */
const FILLER =
  /(?:^|[\s,]+)(?:i (?:ever )?told you|you know|please|pls|bitte|wieder|mal|stp|s'il te plaît|porfa|por favor|pfv)(?=$|[\s,.!])/giu;

/** "Remember the present, ok?" */
const TAG = /,? (?:ok|okay|ja|gell|vale|sí|oui|d'accord|tá|tá bom|né|please|will you|bitte)\?$/iu;

/** A question asks whether she remembers, and tells nothing. */
const isMeant = (words: string, idle: RegExp): boolean =>
  !/[?？]\s*$/u.test(words.replace(TAG, "")) && !idle.test(words) && /\p{L}/u.test(words);
