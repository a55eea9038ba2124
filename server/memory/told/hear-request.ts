// Hears that somebody asks to note or to forget something, in each of Luli's languages.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { MEMORY_WORDS, type MemoryWords } from "./words.ts";

/** `words` as the person said them. */
export type MemoryRequest =
  | { ask: "remember" | "forget"; words: string }
  | { ask: "forget_all" | "forget_last" };

type Hearer = Record<"remember" | "forget" | "forgetAll" | "forgetLast", RegExp[]> &
  Record<"idle" | "forgets" | "keeps" | "around", RegExp>;

const HEARERS = MEMORY_WORDS.map(toHearer);
/** A request stands at the beginning of a sentence, and nobody needs a page for it. */
const MAX_LENGTH = 600;

function toHearer(words: MemoryWords): Hearer {
  const { lead, remember, forget, forgetAll, forgetLast, idle, form } = words;
  const whole = (phrase: string) =>
    new RegExp(`^(?:(?:${lead})[\\s,!.:、。！]+)*${phrase}[\\s.!。！💙🐶]*$`, "iu");
  return {
    remember: remember.map(whole),
    forget: forget.map(whole),
    forgetAll: forgetAll.map(whole),
    forgetLast: forgetLast.map(whole),
    idle: new RegExp(`^(?:${idle})$`, "iu"),
    forgets: new RegExp(`(?:${form.forgets})(?![\\p{Script=Latin}])`, "iu"),
    keeps: new RegExp(form.keeps, "iu"),
    around: new RegExp(`(?<![\\p{Script=Latin}])(?:${form.around})(?![\\p{Script=Latin}])`, "giu"),
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
    const heard = hearPart(part.trim()) ?? hearPolite(part.trim());
    if (heard) return heard;
  }
  return parts.map((part) => hearForm(part)).find((heard) => heard !== null) ?? null;
}

const bare = (words: string, around: RegExp) =>
  words
    .replace(around, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const FORM_LENGTH = 120;
/** The verb alone tells it; what is left beside small words is what is meant. */
function hearForm(said: string): MemoryRequest | null {
  if (said.length > FORM_LENGTH) return null;
  const hearer = HEARERS.find(({ forgets, keeps }) => forgets.test(said) && !keeps.test(said));
  if (!hearer) return null;
  const words = bare(said.replace(hearer.forgets, " "), hearer.around);
  if (words === "") return { ask: "forget_last" };
  return hearer.idle.test(words) ? null : { ask: "forget", words };
}

const POLITE =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:yo)?u|(?:kannst|könntest|würdest) du|puedes|podrías|tu peux|peux-tu|pourrais-tu|tu pourrais|pode(?:s|ria|rias)?)(?!\p{L}).*\?$|(?:くれる|くれない|もらえる|くれますか|もらえますか)[?？]$/iu;

/** "That my train goes at six": tells something, where "my name" only asks for it. */
const TELLS =
  /(?:remember|note(?: down)?|keep in mind|save|memori[sz]e)(?: for me)?,? (?:that (?!time|one|day|night)|:)|(?:merken|notieren|dran denken),? dass|(?:retenir|noter|te (?:souvenir|rappeler)) (?:que|qu')|(?:recordar|acordarte de|apuntar|anotar|lembrar|guardar|gravar)(?: de)? que|(?:って|と|こと(?:を|は)?)、?(?:覚えて|メモして)/iu;

/** "Can you forget my salary?" asks for it; of what to remember such a question may only ask. */
function hearPolite(said: string): MemoryRequest | null {
  const heard = POLITE.test(said) ? hearPart(said.replace(/[?？]$/u, "")) : null;
  return heard?.ask === "remember" && !TELLS.test(said) ? null : heard;
}

function hearPart(said: string): MemoryRequest | null {
  for (const { forgetAll, forgetLast, remember, forget, idle, around } of HEARERS) {
    if (forgetAll.some((pattern) => pattern.test(said))) return { ask: "forget_all" };
    if (forgetLast.some((pattern) => pattern.test(said))) return { ask: "forget_last" };
    for (const [ask, patterns] of [
      ["remember", remember],
      ["forget", forget],
    ] as const) {
      for (const pattern of patterns) {
        const found = pattern.exec(said)?.[1]?.replace(FILLER, "");
        const words = (ask === "forget" ? found?.replace(AROUND, "") : found)?.replace(
          /^\s+|[\s.!。！]+$/gu,
          "",
        );
        if (!words || !isMeant(words, idle)) continue;
        // "What I told you": nothing is left that names it.
        if (ask === "forget" && bare(words, around) === "") return { ask: "forget_last" };
        return { ask, words: words.slice(0, MEMORY_LENGTH) };
      }
    }
  }
  return null;
}

/** Words that say nothing of what is meant. */
const FILLER =
  /(?:^|[\s,]+)(?:i (?:ever )?told you|you know|please|pls|bitte|wieder|mal|stp|s'il te plaît|porfa|por favor|pfv)(?=$|[\s,.!])/giu;

/** Around what is to be forgotten: "the ... thing", "das mit ...". */
const AROUND =
  /^(?:(?:that |what )?i (?:ever )?(?:mentioned|said|told you|talked)(?: to you)?(?: about)?|(?:the )?(?:thing|bit|part|story) (?:about|with)|r (?=\p{L})|(?:ce que j'ai dit|cette histoire|le truc|l'histoire) (?:sur|de|avec|d'|à propos de)|(?:eso|lo|dije|conté) (?:de|sobre)|(?:o )?(?:lance|papo|assunto)|(?:isso|essa história) (?:d[aeo]s?|sobre)|さっきの|前の)\s*|[\s,]+(?:thing|stuff|part|bit|business|now|again|any ?more|for good|thanks?|thank you|(?:gesagt|erzählt|geschrieben) hab(?:e)?|einfach|jetzt|danke|de ta (?:mémoire|tête)|maintenant|merci|de tu (?:memoria|cabeza)|ahora|ya|gracias|da (?:sua|tua) (?:memória|cabeça)|agora|obrigad[oa])(?=$|[\s?.!,])|(?:の(?:こと|話|件)?|のデータ)$/giu;

/** "Forget the present, ok?" */
const TAG = /,? (?:ok|okay|ja|gell|vale|sí|oui|d'accord|tá|tá bom|né|please|will you|bitte)\?$/iu;

/** A question asks whether she remembers, and tells nothing. */
const isMeant = (words: string, idle: RegExp): boolean =>
  !/[?？]\s*$/u.test(words.replace(TAG, "")) && !idle.test(words) && /\p{L}/u.test(words);
