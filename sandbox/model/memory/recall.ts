// Answers what somebody asks about what they told: the note that shares most words with the question, as a quote, and honestly where it may
// not hold what was asked.
import { ASKS_FOR_NOTHING_TOLD } from "./unanswerable.ts";
import { type Dice, choose } from "../brain/choice.ts";
import { MEMORY_LINES, type MemoryLines } from "./lines.ts";
import { isAsking, takeNotes } from "./notes.ts";
import { speaksOf, termsOf } from "./terms.ts";

export type Spoken = keyof typeof MEMORY_LINES;

export type Asked = {
  text: string;
  /** Said before in this conversation, oldest first. */
  earlier: readonly string[];
  replies: string[];
  name: string | null;
  prompt: string;
  language: Spoken;
};

const SELF =
  /(?<![\p{L}\p{M}])(?:i|i'm|im|me|my|mine|we|our|us|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|yo|mi|mis|conmigo|nosotros|me|je|j'|jfais|jai|moi|mon|ma|mes|m'|nous|notre|on|eu|meu|minha|meus|minhas|mim|comigo|nós|nosso|nossa)(?![\p{L}\p{M}])|(?<![\p{L}])(?:j'|m'|jf)|私|僕|俺|うち|わたし|ぼく|おれ|自分/iu;
const RECALLS =
  /remember|did i (?:say|tell|mention)|i told|weißt du noch|weisst du noch|erinner|nochmal|noch mal|acord|recuerdas|te dije|tu te (?:rappelles|souviens)|déjà|lembra|mesmo\?|っけ|覚えて|話した|言った/iu;
const LULI =
  /(?<![\p{L}])(?:you|your|u|du|dein\p{L}*|dich|dir|tú|tu|te|ti|vos|toi|ton|ta|tes|você|vc|cê)(?![\p{L}])|ルリ|君は|あなたは/iu;
const ASKS =
  /[?？]|(?:^|[\s,])(?:what|whats|what's|who|whos|who's|where|when|which|how|name of|nom d|nombre d|nome d|wie|was|wer|wo|wohin|wann|welche\p{L}*|wem|wen|qué|que|quién|quien|dónde|donde|cuándo|cuando|cuál|cómo|cuántos?|cuántas?|qui|qu'est|où|quand|quel\p{L}*|comment|combien|quoi|qual|quem|onde|quando|como|quantos?|quantas?)(?![\p{L}])|(?:何|誰|どこ|いつ|なん|どっち|どの|いくつ|っけ)|tell me what you (?:remember|know)|dime|dites?/iu;
const GOES_ON =
  /^(?:and|und|y|et|e|あと|それと|それで|で、|場所|サイズ|名前|何歳)(?![\p{L}a-z])|^.{1,28}$/iu;
const MY_NAME =
  /(?:what(?:'s|s| is) my name|who am i|wie hei(?:ß|ss)e? ich|mein name|cómo me llamo|mi nombre|comment je m'appelle|mon (?:petit )?(?:nom|prénom)|(?:como é que |como )?(?:eu )?me chamo|meu nome|(?:私|俺|僕|うち)(?:の名前|のこと(?:を)?(?:なんて|何て)呼))/iu;
/** Whether she is one: answered elsewhere, and plainly. */
const OF_LULI =
  /(?<!\p{L})(?:human|robots?|bots?|roboter|mensch(?:en)?|humano|humana|humain|humaine|persona real|vraie personne|pessoa de verdade|robô)(?!\p{L})|人間|ロボット|本物/iu;
const IS_AI = /(?<!\p{L})(?:AI|KI|IA)(?!\p{L})/u;
const NAME_TOLD =
  /call me|calls? me|diminutif|diminutivo|go by|goes by|nickname|my name|gerufen|genannt|nenn|heiße|heisse|spitzname|llam[ao]|dime |apodo|nombre|surnom|m'appelle|appelle[- ]moi|petit nom|prénom|me chamo|chama|apelido|呼ばれ|呼んで|名前/iu;
const ABOUT_ME =
  /(?:know|remember|learn\w*|noted?) (?:so far )?(?:about|of|on) me|told you (?:so far|about me|all)|describe me|(?:über|von) m(?:ich|ir)|was (?:hab|habe) ich dir|was weißt du noch|(?:sobre|de) m[íi](?=[\s?.,!]*$)|te he contado|(?:de|sur) moi|te souviens[- ]tu de (?:quoi|moi)|de quoi tu te souviens|qu'est-ce que (?:je t'ai|tu as retenu)|sobre mim|de mim|(?:eu )?te contei|(?:私|僕|俺|わたし|ぼく)(?:のこと|について).*(?:知って|覚えて|何|どんな)|どんなこと.*覚えて/iu;

/** What may be asked for, and what a note must hold then. */
const KINDS: [asked: RegExp, held: RegExp][] = [
  [
    /when|what (?:day|date|time)|wann|uhrzeit|cuándo|qué (?:día|hora)|a qué hora|quand|quelle (?:heure|date)|quando|que horas|いつ|何時|何曜|what year/iu,
    /\d|day|tag\b|mañana|lunes|martes|jueves|viernes|septiembre|lundi|mardi|jeudi|vendredi|segunda|quinta|曜|月/iu,
  ],
  [
    /how (?:many|old|much)|wie ?viele?|wie alt|cuánt[oa]s?|combien|quel âge|quant[oa]s|いくつ|何歳|何匹|何人|サイズ/iu,
    /\d|two|three|four|zwei|drei|vier|tres|cuatro|deux|trois|quatre|dois|três|quatro|[一二三四五六七八九十]/iu,
  ],
  [
    /\bjob\b|do for (?:a living|work)|beruf|arbeite ich|trabajo|dedico|métier|dans la vie|trabalho|faz da vida|仕事|職業/iu,
    /i'?m an? |i work|drives?|ich bin|arbeite|soy |trabajo|je suis|elle est|il est|prothésiste|sou |ser |vou ser|やって|canalizador/iu,
  ],
  [
    /where|which city|wo\b|wohin|in welcher stadt|dónde|où|dans quel|onde|どこ|場所/iu,
    /(?:\bin|\bat|\bto|\bnach|\bam|\ben|\ba|\bà|\bem|\bna|\bno|\bde) \p{Lu}\p{L}+|[県市村町]/u,
  ],
  [
    /name|called|hei(?:ß|ss)t|hieß|llama|nombre|appelle|nom\b|cham[ao]|nome|名前|呼|who|wer|quién|qui\b|quem|誰/iu,
    /call|name[ds]?\b|hei(?:ß|ss)|llam|appell|cham[ao]|nomm|bautiz|batiz|呼|さん|ちゃん|Dr\. \p{Lu}/u,
  ],
];

/** As many as the server sends. */
const TURNS = 20;

/** Where among them the work is. */
const JOB = 2;

type Found = { at: number; words: string; score: number; isOfKind: boolean; isWhole: boolean };

/** Null: it asks nothing of what was told. */
export function recall(asked: Asked, dice: Dice): string | null {
  const lines = MEMORY_LINES[asked.language];
  const say = (templates: string[], values: Record<string, string> = {}) =>
    (choose(templates, asked.replies, dice) ?? templates[0]!).replace(
      /\{(\w+)\}/g,
      (_, slot: string) => values[slot] ?? "",
    );
  const done = sayDone(asked.prompt, lines, say);
  if (done) return done;
  if (ASKS_FOR_NOTHING_TOLD.test(asked.text)) return null;
  if (!ASKS.test(asked.text) || OF_LULI.test(asked.text) || IS_AI.test(asked.text)) return null;
  const notes = listNotes(asked);
  if (MY_NAME.test(asked.text)) return sayName(asked, notes, lines, say);
  if (ABOUT_ME.test(asked.text)) {
    const known = notes
      .filter(({ isPrivate }) => !isPrivate)
      .slice(-3)
      .map(({ words }) => clean(words));
    return known.length > 0 ? say(lines.told, { words: known.join(" / ") }) : say(lines.untold);
  }
  const isOwn = SELF.test(asked.text) || RECALLS.test(asked.text);
  const before = GOES_ON.test(asked.text) ? (asked.earlier.at(-1) ?? "") : "";
  const isFollowUp = before !== "" && isAsking(before);
  if (!isOwn && LULI.test(asked.text) && !isFollowUp) return null;
  const found = find(asked, notes, isFollowUp ? before : "");
  const isAsked = RECALLS.test(asked.text) || isFollowUp || !LULI.test(asked.text);
  if (!found) return isOwn && isAsked ? say(lines.untold) : null;
  const quote = say(lines.told, { words: clean(found.words) });
  return found.isWhole ? quote : `${quote} ${say(lines.noMore)}`;
}

/** In English the brain has lines of its own for names. */
function sayName({ name, language, prompt }: Asked, notes: Note[], lines: MemoryLines, say: Say) {
  const isBrains = language === "en" && name !== null;
  const told = isBrains ? undefined : notes.findLast(({ words }) => NAME_TOLD.test(words));
  if (told) return say(lines.told, { words: clean(told.words) });
  if (language === "en") return null;
  const known = /^User's name: (.+)$/m.exec(prompt)?.[1];
  return known ? say(lines.name, { name: known }) : say(lines.untold);
}

type Note = { words: string; isPrivate: boolean };
type Say = (templates: string[], values?: Record<string, string>) => string;

/** What the server has noted or erased for this very message. */
function sayDone(prompt: string, lines: MemoryLines, say: Say): string | null {
  if (prompt.includes("Just noted, because")) return say(lines.noted);
  if (prompt.includes("has paused your memory")) return say(lines.paused);
  if (/asked you to forget .*it is erased/.test(prompt)) return say(lines.forgot);
  if (prompt.includes("nothing of it is noted")) return say(lines.knewNothing);
  return null;
}

const PRIVATE =
  /chemo|krebs|cancer|c[âá]ncer|\baa\b|sponsor|sober|alcohol|diab|depres|therap|terapi|psy|gay|lesb|church|kirche|iglesia|igreja|église|pray|rezar|muslim|病院|癌|うつ|薬|教会/iu;

function listNotes({ prompt, earlier }: Asked): Note[] {
  const quoted = [...prompt.matchAll(/^- "(.*)" \((\d{4}-\d\d-\d\d)\)$/gm)]
    .toReversed()
    .toSorted((a, b) => a[2]!.localeCompare(b[2]!))
    .map(([, words]) => words!);
  const fresh = takeNotes(earlier.slice(-TURNS)).map(({ words }) => words);
  // What is noted already stands in the conversation, too.
  const older = quoted.filter(
    (words) => !fresh.some((one) => one.replaceAll('"', "'").includes(words.slice(0, 60))),
  );
  return [...older, ...fresh].map((words) => ({ words, isPrivate: PRIVATE.test(words) }));
}

function find({ text }: Asked, notes: Note[], before: string): Found | null {
  const wanted = termsOf(text);
  const context = termsOf(before).filter((term) => !wanted.includes(term));
  const noteTerms = notes.map(({ words }) => termsOf(words));
  const rarity = (term: string) => {
    const count = noteTerms.filter((terms) => speaksOf(terms, term)).length;
    return count === 0 ? 0 : 1 / count;
  };
  const weights = new Map([...wanted, ...context].map((term) => [term, rarity(term)]));
  const kind = KINDS.find(([asks]) => asks.test(text));
  const scored = notes.map(({ words }, at): Found => {
    const has = (term: string) => speaksOf(noteTerms[at]!, term);
    const own = wanted.filter(has);
    const score =
      own.reduce((sum, term) => sum + weights.get(term)! + 0.2, 0) +
      0.4 * context.filter(has).reduce((sum, term) => sum + weights.get(term)!, 0);
    const isOfKind = kind?.[1].test(words) ?? false;
    return {
      at,
      words,
      isOfKind,
      score: score === 0 ? 0 : score + (isOfKind ? 0.25 : 0) + at * 0.001,
      isWhole: wanted.length > 0 && own.length === wanted.length && isInOne(words, wanted, kind),
    };
  });
  const [first, ...others] = scored.toSorted((a, b) => b.score - a.score);
  if (!first || first.score === 0)
    return isJob(text) ? (scored.findLast((one) => one.isOfKind) ?? null) : null;
  // What was said right before or after may hold what the best one lacks.
  const beside = scored.find(
    (one) => kind && !first.isOfKind && one.isOfKind && Math.abs(one.at - first.at) === 1,
  );
  const also = beside ?? others.find((one) => one.score > 0.6 * first.score);
  if (!also || also.words.length + first.words.length > 420) return first;
  const [one, two] = [first, also].toSorted((a, b) => a.at - b.at);
  return { ...first, words: `${one!.words} / ${two!.words}` };
}

/** One sentence speaks of all that is wanted, and holds what was asked for: what stands in another may be of somebody else. */
const isInOne = (words: string, wanted: string[], kind: (typeof KINDS)[number] | undefined) =>
  kind !== undefined &&
  words.split(/[.!?;。！？]/u).some((sentence) => {
    const terms = termsOf(sentence);
    return kind[1].test(sentence) && wanted.every((term) => speaksOf(terms, term));
  });

const isJob = (text: string) => KINDS[JOB]![0].test(text);

/** What would close the quote is changed, and what shouts or plays the system is left out: an order is not repeated. */
const clean = (words: string) =>
  words
    .replace(/<[^>]{1,40}>[^<]*<\/[^>]{1,40}>|<[^>]{1,40}>|\[[^\]]*:[^\]]*\]/gu, "…")
    .replace(/[\p{Lu}\d]{3,}(?:[\s,]+(?:[\p{Lu}\d]{2,}))+/gu, "…")
    .replace(/(?<=["“'„][^"”']*)\p{Lu}{8,}/gu, "…")
    .replace(/[«»“”„"「」]/gu, "'")
    // One quote is one sentence.
    .replace(/(?<=\p{L}['")]?)[.!?…]+\s+(?=\S)/gu, "; ")
    .replace(/[.!?]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
