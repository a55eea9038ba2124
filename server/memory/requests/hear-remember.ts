// Hears an order to remember in a message: a verb of noting where orders stand. What is meant is what stands behind it, or else before:
// "remember that I'm vegetarian", "I'm vegetarian, keep that in mind".
import { MEMORY_WORDS, type MemoryWords } from "./words.ts";

type Hearer = Record<"order" | "denies" | "begins" | "ends" | "tags" | "idle", RegExp>;

const START = String.raw`(?:^|[,;:.!?…()–—→-]+\s*)`;
const SIGNS = String.raw`[\s,;:.!?…、。！？→–—-]`;
const HEARERS = MEMORY_WORDS.map(toHearer);

function toHearer({ lead, idle, remember }: MemoryWords): Hearer {
  const { asks, before, orders, anywhere, not, joins, around } = remember;
  const word = (ones: string) =>
    String.raw`(?<![\p{Script=Latin}']|\p{N}(?=\p{Script=Latin}))(?:${ones})(?![\p{Script=Latin}\p{N}'])`;
  const small = word(`${around}|${joins}`);
  return {
    order: new RegExp(
      String.raw`(?:${anywhere})|(?:${START}|(?<!\p{L})(?:${asks})[\s,]+)(?:(?:${lead}|${asks}` +
        String.raw`|${before})[\s,]+){0,4}(?:${orders})(?![\p{Script=Latin}])`,
      "iu",
    ),
    denies: new RegExp(String.raw`(?<![\p{L}'])(?:${not})(?![\p{L},])`, "iu"),
    begins: new RegExp(`^(?:${SIGNS}|${small})`, "iu"),
    ends: new RegExp(`(?:${SIGNS}|${small})$`, "iu"),
    tags: new RegExp(String.raw`(?:${SIGNS}|[💙🐶]|(?<=[\s,.!])${word(around)})$`, "iu"),
    idle: new RegExp(`^(?:${idle})$`, "iu"),
  };
}

/** `words` as the person said them; `before`: what stands before the order. */
export type Noting = { words: string; before: string };

/** Null: nothing is to be noted. */
export function hearRemember(message: string): Noting | null {
  for (const hearer of HEARERS) {
    const found = hearer.order.exec(message);
    if (!found || isAsked(message, found) || isDenied(hearer, message, found)) continue;
    const behind = message.slice(found.index + found[0].length);
    const before = message.slice(0, found.index);
    const places = [
      asksOnly(behind) || ELSE.test(behind) ? "" : behind,
      strip(lastSentence(before), hearer.ends),
    ];
    const meant = places.map((place) => bare(hearer, place)).find((words) => words !== "");
    if (meant !== undefined) return { words: meant, before };
  }
  return null;
}

/** "My new haircut, remember?", "how far back can you remember" and "remember that I told you of Rosa?" ask what she knows. */
function isAsked(message: string, { 0: order, index }: RegExpExecArray): boolean {
  const behind = message.slice(index + order.length);
  if (!RECALLS.test(order)) return false;
  if (ASKS_WHAT_WAS_TOLD.test(behind)) return true;
  return (
    /^[\s.!]*[?？]?\s*$/u.test(behind) &&
    (/[?？]\s*$/u.test(message) || /(?:can|do|did|will) (?:yo)?u remember$/iu.test(order))
  );
}
const ASKS_WHAT_WAS_TOLD = new RegExp(
  String.raw`^[\s,]*(?:(?:why|how|what|who|where|por ?qu[eê]|como|o que|quem|onde|quando|qué|qui[eé]n|d[oó]nde` +
    String.raw`|cu[aá]ndo|c[oó]mo|pourquoi|comment|qui|quand|warum|wieso|wie|was|wer|wo|wann)(?!\p{L})(?! (?:eu|te` +
    String.raw`|je|i|yo|ich)\b)|(?:that |que |qu'|dass )?(?:i |eu |yo |j'|je |ich )?(?:j[aá] |ya ` +
    String.raw`|t'?)?(?:told (?:yo)?u|said|te (?:falei|contei|disse|dije|cont[eé]|habl[eé])|(?:t'|te |l')?ai (?:dit` +
    String.raw`|parl[eé]|racont[eé])|(?:dir )?(?:gesagt|erz[aä]hlt)))[^?？]*[?？]`,
  "iu",
);
const RECALLS = /remember|rappel|souven|lembr|record|recuerd|erinner/iu;

/** "Don't note that", "merk dir das nicht", "não guarda isso"; "don't forget" is no such thing. */
const isDenied = (
  { denies }: Hearer,
  message: string,
  { 0: order, index }: RegExpExecArray,
): boolean =>
  !KEEPS.test(order) &&
  (denies.test(order) ||
    DENIED_BEFORE.test(message.slice(0, index)) ||
    DENIED_BEHIND.test(message.slice(index + order.length)));
const DENIED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${MEMORY_WORDS.map(({ remember }) => remember.not).join("|")})\s*$`,
  "iu",
);
const DENIED_BEHIND =
  /^\s*(?:(?:bitte|bloß|ja|lieber|mir|da|aber|dir|das|es|des) )*(?:nicht|nix|pas)(?!\p{L})|^(?:って|と)(?:言|い)わ/iu;
const KEEPS = /forget|let|vergess|vergiss|lass|olvid|deje|oubli|esque[cç]|deix|忘れ/iu;

/** "My size is 9. hang on to that" ends with the second order; "it's 4470, no, remember that it's 4471" goes on with it. */
function bare(hearer: Hearer, place: string): string {
  const again = hearer.order.exec(place);
  const behind = again === null ? "" : place.slice(again.index + again[0].length);
  const isOver = again !== null && again.index > 0 && clean(hearer, behind) === "";
  return clean(hearer, isOver ? place.slice(0, again.index) : place);
}

function clean({ begins, tags, idle }: Hearer, place: string): string {
  const words = strip(strip(place.replace(CALL, ""), begins), tags);
  const isIdle = idle.test(words) && !/\d/u.test(words);
  return /\p{L}/u.test(words) && !isIdle ? words : "";
}
/** Strips one at a time: a pattern that repeats them would try each parting of "and so and so ...". */
function strip(text: string, one: RegExp): string {
  const rest = text.replace(one, "");
  return rest === text ? text : strip(rest, one);
}

/** "Don't forget, little dog: ..." */
const CALL = /^\s*,(?: \p{L}+){1,3}\s?:\s+/u;

const lastSentence = (text: string) =>
  text.split(/(?<=[.!?])\s+|(?<=[。！？])/u).findLast((part) => /\p{L}/u.test(part)) ?? "";

/** "Don't forget or I'll be sad." */
const ELSE = /^[\s,]*(?:or|or else|sonst|si no|sinon|senão)(?!\p{L})/iu;

/** "Can you remember that my train goes at six?" tells something, where "my name?" only asks for it. */
const asksOnly = (behind: string) =>
  /[?？]\s*$/u.test(behind) && !TELLS.test(behind) && !TAG.test(behind);
const TELLS = new RegExp(
  String.raw`^[\s,]*(?:that|dass|daß|que|qu'|q)(?!\p{L})(?! (?:time|one|day|night)(?!\p{L}))|^\s*:|^[^?]* (?:is` +
    String.raw`|are|am|ist|bin|soy|es|est|suis|é|sou) (?![^?]*(?:what|who|where|when|how|wie|was|wer|wo|wann))`,
  "iu",
);
/** "Remember the present, ok?" */
const TAG =
  /,? (?:ok|okay|ja|gell|vale|sí|oui|d'accord|tá|tá bom|né|please|will you|bitte)[?？]$/iu;
