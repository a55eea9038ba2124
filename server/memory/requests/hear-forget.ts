// Hears an order to forget: a verb of forgetting where orders stand, and the words beside it. The words may hold more than what is
// meant: forget_memories goes by what was told.
import { MEMORY_WORDS, type MemoryWords } from "./words.ts";

export type Forgetting = {
  ask: "forget";
  /** The named words; empty: the order only points back. */
  words: string;
  /** The order means the last topic, or the last message alone, if these words were never told. */
  pointsBack: false | "topic" | "message";
  /** The order names the person's own name. */
  isOwnName: boolean;
  /** The verb is of memory alone. "Delete the app" is an order only where the app was told. */
  isPlain: boolean;
};

type Hearer = Record<
  "plain" | "loose" | "keeps" | "lastMessage" | "ownName" | "around" | "starts" | "idle",
  RegExp
>;

const START = String.raw`(?:^|[,;:.!?…()–—-]+\s*)`;
const HEARERS = MEMORY_WORDS.map(toHearer);
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** "What I told you" is no "what to do". */
const WAS_TOLD =
  /(?<!\p{L})(?:said|told|mention|wrote|dij|digo|cont|habl|fal|diss|dit|parl|racont|gesagt|erz|geschr)/iu;

function toHearer({ lead, idle, forget }: MemoryWords): Hearer {
  const { asks, before, verbs, loose, anywhere, around } = forget;
  const order = (ones: string) =>
    String.raw`(?:${START}|(?<!\p{L})(?:${asks})[\s,]+)(?:(?:${lead}|${asks}|${before})[\s,]+){0,4}(?:${ones})(?![\p{Script=Latin}])`;
  return {
    plain: new RegExp(String.raw`(?<![\p{Script=Latin}])(?:${anywhere})|${order(verbs)}`, "iu"),
    loose: new RegExp(order(loose), "iu"),
    keeps: new RegExp(forget.keeps, "iu"),
    lastMessage: new RegExp(forget.lastMessage, "iu"),
    ownName: new RegExp(
      String.raw`(?<!\p{Script=Latin})(?:${forget.ownName})(?![\p{Script=Latin}'])`,
      "iu",
    ),
    around: new RegExp(
      String.raw`(?<![\p{Script=Latin}])(?:${around}|${lead})(?![\p{Script=Latin}])`,
      "giu",
    ),
    starts: new RegExp(String.raw`^[\s,]*(?:${around})(?![\p{Script=Latin}])`, "iu"),
    idle: new RegExp(`^(?:${idle})$`, "iu"),
  };
}

/** Null: it gives no such order. */
export function hearForget(sentence: string): Forgetting | null {
  for (const hearer of HEARERS) {
    const plain = hearer.plain.exec(sentence);
    const found = plain ?? hearer.loose.exec(sentence);
    if (!found || hearer.keeps.test(sentence)) continue;
    const named = findNamed(hearer, sentence, found);
    if (hearer.idle.test(named.trim()) && !WAS_TOLD.test(named)) continue;
    const words = bare(hearer, named);
    if (hearer.idle.test(words) || (words === "" && !plain)) continue;
    const isLast = hearer.lastMessage.test(sentence);
    const pointsBack = words === "" || hearer.starts.test(named) || JAPANESE.test(words);
    return {
      ask: "forget",
      words: isLast ? "" : words,
      pointsBack: isLast ? "message" : pointsBack && "topic",
      isOwnName: hearer.ownName.test(sentence),
      isPlain: plain !== null,
    };
  }
  return null;
}

/** The words behind an order point back, whatever stands before it. */
const THAT =
  /^\s*(?:that|this|everything|das|dies|eso|esto|todo|ça|cela|tout|isso|isto|tudo)(?!\p{L})/iu;

/** Within the order, behind it, or before: "the combo, forget it". */
function findNamed(hearer: Hearer, sentence: string, found: RegExpExecArray): string {
  const clauses = (text: string) => text.split(/[,;:.!?…。、！？–—]/u);
  const behind = clauses(sentence.slice(found.index + found[0].length))[0]!;
  const before = clauses(sentence.slice(0, found.index)).at(-1)!;
  const places = [
    found.groups?.what ?? "",
    ...(JAPANESE.test(sentence) ? [before] : THAT.test(behind) ? [behind] : [behind, before]),
  ];
  return places.find((place) => bare(hearer, place) !== "") ?? "";
}

const bare = ({ around }: Hearer, words: string): string =>
  words
    .replace(around, " ")
    // Strips "-san" and Japanese particles.
    .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}])\p{Script=Hiragana}{2,}(?=\s|$)/gu, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
