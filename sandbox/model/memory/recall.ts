// Answers what somebody asks about what they told: the note that shares most words with the question, as a quote, and honestly where it may
// not hold what was asked.
import { type Dice, choose, holds } from "../brain/choice.ts";
import { isPrivate } from "../../../shared/rules/private.ts";
import { kindOf, type Kind } from "./kinds.ts";
import { memoryLines, type MemoryLines, type Spoken } from "./lines.ts";
import { isAsking, takeNotes, withoutAbout } from "./notes.ts";
import { speaksOf, termsOf } from "./terms.ts";

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
  /(?<![\p{L}\p{M}])(?:i|i'm|im|me|my|mine|we|our|us|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|yo|mi|mis|conmigo|nosotros|voy|vamos|tengo|tenemos|soy|estoy|hago|puse|\p{L}{2,}(?:amos|emos|imos)|me|je|jfais|jai|moi|mon|ma|mes|nous|notre|on|eu|meu|minha|meus|minhas|mim|comigo|nós|nosso|nossa|vou|tenho|sou|estou|tô|faço)(?![\p{L}\p{M}])|(?<!\p{L})(?:j'|m'|jf|(?:wie|was|wo|wann|wen|wem|wohin|womit) (?:nenn|hab|bin|muss|fahr|flieg|geh|wohn|arbeit|mach)e?(?!\p{L}))|私|僕|俺|うち|わたし|ぼく|おれ|自分/iu;
const RECALLS =
  /remember|remind|quiz|did i (?:ever )?(?:say|tell|mention)|i (?:told|mentioned)|weißt du noch|weisst du noch|erinner|noch ?mal|noch gleich|(?:hab|hatte)e? ich (?:dir |das |es )*(?:gesagt|erzählt|erwähnt|verraten)|acord|(?:te |me )acuerd|recuerda|adivina|devine|rappelle|errat|rat mal|te (?:lo )?(?:dije|conté|he (?:dicho|contado)|había (?:dicho|contado))|tu te (?:rappelles|souviens)|je (?:te l'|t'|te |l')(?:ai|avais) (?:pas )?(?:dit|parlé|raconté)|déjà|lembra|(?:te|já|eu) (?:contei|falei|disse)|mesmo\??$|(?<=\S )again\??$|era que\??$|っけ|覚えて|話した|言った|教えた/iu;
/** Anywhere, and without a mark: only what was told makes it a question. */
const MAY_ASK =
  /(?<!\p{L})(?:what|whats|who|whos|where|when|which|how|was|wer|wo|wohin|wann|welche\p{L}*|wem|wen|wie|qué|quién|dónde|cuándo|cuál|cómo|cuánt[oa]s?|dime|qui|où|quand|quel\p{L}*|comment|combien|quoi|dis|qual|quem|onde|quando|como|quant[oa]s?|(?:me )?diz|(?:n|em |l)?o qu[eê]|lo que|tell me|sag mir)(?!\p{L})|何|誰|どこ|いつ|なん|どっち|どの|いくつ|教えて/iu;
const LULI =
  /(?<!\p{L})(?:you|your|u|du|dein\p{L}*|dich|dir|tú|tu|te|ti|vos|toi|ton|ta|tes|você|vc|cê)(?!\p{L})|ルリ|君は|あなたは/iu;
const GOES_ON =
  /^(?:and|und|y|et|e|あと|それと|それで|で、|場所|サイズ|名前|何歳)(?![\p{L}a-z])|^.{1,32}$/iu;
const MY_NAME =
  /(?:what(?:'s|s| is) my (?:\p{L}+ )?name|who am i|what do you call me|wie hei(?:ß|ss)e? ich(?!\p{L})|mein name|cómo me llamo|mi nombre|comment je m'appelle|mon (?:petit )?(?:nom|prénom)|(?:como é que |como )?(?:eu )?me chamo|meu nome|(?:私|俺|僕|うち)(?:の名前|のこと(?:を)?(?:なんて|何て)呼))/iu;
/** Whether she is one: answered elsewhere, and plainly. */
const OF_LULI =
  /(?<!\p{L})(?:human|robots?|bots?|roboter|mensch(?:en)?|humano|humana|humain|humaine|persona (?:real|de verdad)|inteligencia artificial|künstliche intelligenz|máquina|maschine|machine|vraie personne|pessoa de verdade|robô)(?!\p{L})|人間|ロボット|本物/iu;
const IS_AI = /(?<!\p{L})(?:AI|KI|IA)(?!\p{L})/u;
/** The speaker is named, or somebody is. */
const NAME_TOLD = [
  /(?:call|calls|called) me|i go by|nickname|my name|on paper|(?:ich|mich)\b.*(?:gerufen|genannt|nenn)|gerufen werd|heiße|heisse|im ausweis|me llam\p{L}+|me dicen|llámame|dime|mi nombre|apodo|tout le monde (?:dit|m)|m'appell|appelle[- ]moi|mon (?:petit )?(?:nom|prénom)|mes papiers|me cham|meu nome|apelido|本名|呼ばれ|呼んで|(?:私|俺|僕)の名前/iu,
  /call me|diminutif|diminutivo|goes by|spitzname|nombre|surnom|petit nom|prénom|chama|名前/iu,
];
const ABOUT_ME =
  /(?:know|remember|learn\w*|noted?) (?:so far )?(?:about|of|on) me|told you (?:so far|about me|all)|describe me|\babout me\b|(?:über|von) m(?:ich|ir)|was (?:hab|habe) ich dir|was weißt du noch|(?:sobre|de) m[íi](?=[\s?.,!]*$)|te he contado|(?:de|sur) moi|te souviens[- ]tu de (?:quoi|moi)|de quoi tu te souviens|qu'est-ce que (?:je t'ai|tu as retenu)|sobre mim|de mim|(?:eu )?te contei|(?:私|僕|俺|わたし|ぼく)(?:のこと|について).*(?:知って|覚えて|何|どんな)|どんなこと.*覚えて/iu;
/** What she is able to. */
const ABLE =
  /can you remember (?:things|stuff|anything)|kannst du dir (?:sachen|dinge) merken|puedes recordar cosas|te souvenir de choses|lembrar das coisas|いろいろ覚えていられる/iu;
/** Advice: nothing that was told answers it. */
const ADVICE = new RegExp(
  [
    String.raw`\b(?:why|(?:should|could|can|shall|do) (?:i|we) (?:do|get|make|cook|eat|wear|watch|read|fix|clean|stop|start)|what do i do|how (?:do|can|could|should) (?:i|we))\b`,
    String.raw`(?<!\p{L})(?:warum|was soll ich|wie (?:krieg|bekomm|kann|mach|soll)e? ich|was (?:mach|tu|kann)e? ich`,
    "por qué|qué (?:me pongo|hago|cocino|como|regalo|puedo)|cómo (?:hago|puedo|quito|le digo)",
    "pourquoi|comment (?:je (?:fais|peux|dois)|faire|enlever)|(?:cuisine|mange|fais|mets|offre) quoi|quoi (?:offrir|faire|mettre|manger)",
    String.raw`por que|o que (?:eu )?(?:cozinho|faço|visto|dou|posso)|como (?:eu )?(?:faço|tiro|posso))(?!\p{L})`,
    "なぜ|なんで|どうした(?:ら|らいい)|どうすれば|どうしよう|何を(?:作ろう|食べよう)(?!と|って)",
  ].join("|"),
  "iu",
);
/** Newer than what it changes. */
const CHANGED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:again|now|any ?more|lately|these days|broke up|break up|split up|are done|quit|fired|switched|started|since then|new`,
    "jetzt|wieder|doch|inzwischen|mittlerweile|seitdem|getrennt|neuerdings|gekündigt|angefangen|eingezogen|gewechselt|neue[rsn]?",
    "ahora|ya no|cortamos|dejamos|últimamente|desde entonces|han echado|renunci\\p{L}+|empecé|he empezado|dejé|nuev[oa]",
    "maintenant|séparés|finalement|désormais|depuis|emménagé|démissionné|arrêté|commencé|nouve(?:lle|au)",
    String.raw`agora|terminamos|não \p{L}+ mais|demissão|comecei|larguei|parei|ultimamente|nov[oa])(?!\p{L})`,
    "今は|別れ|やっぱり|最近|ハマ|辞め|始め|変え|になった",
  ].join("|"),
  "iu",
);

/** As many as the server sends. */
const TURNS = 20;
/** Letters of two notes together, and of what may only be meant. */
const MOST = 420;
const MAYBE = 300;

type Found = { words: string; isSure: boolean; isWhole: boolean };
type Scored = {
  at: number;
  words: string;
  isOfKind: boolean;
  shared: string[];
  score: number;
  isWhole: boolean;
};
type Say = (templates: string[], values?: Record<string, string>) => string;

/** Null: it asks nothing of what was told. */
export function recall(asked: Asked, dice: Dice): string | null {
  const { text, earlier } = asked;
  const lines = memoryLines(asked.language);
  const say: Say = (templates, values = {}) =>
    (choose(templates, asked.replies, dice) ?? templates[0]!).replace(
      /\{(\w+)\}/g,
      (_, slot: string) => values[slot] ?? "",
    );
  const done = sayDone(asked.prompt, lines, say);
  if (done) return done;
  const before = earlier.at(-1) ?? "";
  const isFollowUp =
    GOES_ON.test(text) && wasRecalled(asked.replies.at(-1), lines) && !OF_LULI.test(before);
  const doesRecall = RECALLS.test(text) || isFollowUp;
  const isSurelyAsked = isAsking(text) || doesRecall;
  if ([OF_LULI, IS_AI, ABLE].some((one) => one.test(text))) return null;
  const notes = listNotes(asked);
  if (MY_NAME.test(text)) return sayName(asked, notes, lines, say);
  if (ABOUT_ME.test(text)) {
    // What is kept was sifted for what nobody wants brought up.
    const kept = listKept(asked.prompt);
    const known = (kept.length > 0 ? kept : notes)
      .filter((words) => !isPrivate(words))
      .slice(-3)
      .map(clean);
    return known.length > 0 ? say(lines.told, { words: known.join(" / ") }) : say(lines.untold);
  }
  if (!isSurelyAsked && !MAY_ASK.test(text)) return null;
  if (ADVICE.test(text) && !doesRecall) return null;
  const isOwn = SELF.test(text) || doesRecall;
  if (!isOwn && isOfLuli(text)) return null;
  const found = find(text, notes, isFollowUp ? before : "", isOwn && isSurelyAsked);
  const isUntold = isOwn && isSurelyAsked && (doesRecall || !LULI.test(text));
  if (!found) return isUntold ? say(lines.untold) : null;
  const words = clean(found.words);
  if (!found.isSure) return say(lines.maybe, { words });
  const quote = say(lines.told, { words });
  return found.isWhole ? quote : `${quote} ${say(lines.noMore)}`;
}

/** Whether Luli has just said what she was told, or that she was not. */
const wasRecalled = (reply = "", { told, untold, maybe, name }: MemoryLines) =>
  [told, untold, maybe, name].flat().some((line) => holds(reply, line));

const isOfLuli = (text: string) => LULI.test(text) && !SELF.test(text) && !RECALLS.test(text);

/** In English the brain has lines of its own for names. */
function sayName({ name, language, prompt }: Asked, notes: string[], lines: MemoryLines, say: Say) {
  const isBrains = language === "en" && name !== null;
  const told = isBrains
    ? undefined
    : NAME_TOLD.map((named) => notes.findLast((words) => named.test(words))).find(Boolean);
  if (told) return say(lines.told, { words: clean(told) });
  if (language === "en") return null;
  const known = /^User's name: (.+)$/m.exec(prompt)?.[1];
  return known ? say(lines.name, { name: known }) : say(lines.untold);
}

/** What the server has noted or erased for this very message. */
function sayDone(prompt: string, lines: MemoryLines, say: Say): string | null {
  if (prompt.includes("Just noted, because")) return say(lines.noted);
  if (prompt.includes("has paused your memory")) return say(lines.paused);
  if (/asked you to forget .*it is erased/.test(prompt)) return say(lines.forgot);
  if (prompt.includes("nothing of it is noted")) return say(lines.knewNothing);
  return null;
}

/** The memories of the prompt, oldest first. */
const listKept = (prompt: string): string[] =>
  [...prompt.matchAll(/^- "(.*)" \((\d{4}-\d\d-\d\d)\)$/gm)]
    .toReversed()
    .toSorted((a, b) => a[2]!.localeCompare(b[2]!))
    .map(([, words]) => words!);

/** Oldest first. */
function listNotes({ prompt, earlier }: Asked): string[] {
  // What is noted already stands in the conversation, too.
  const said = earlier.slice(-TURNS).map((one) => one.replaceAll('"', "'"));
  const older = listKept(prompt).filter((words) => {
    const [begins = ""] = withoutAbout(words).split(/(?<=[.!?…;。！？])/u);
    return !said.some((one) => one.includes(begins.slice(0, 60).replace(/[.!?…;。！？]$/u, "")));
  });
  return takeNotes(earlier.slice(-TURNS), older).map(({ words }) => words);
}

function find(text: string, notes: string[], before: string, isOwn: boolean): Found | null {
  const kind = kindOf(text);
  const wanted = termsOf(text);
  const context = termsOf(before).filter((term) => !wanted.includes(term));
  const noteTerms = notes.map(termsOf);
  const rarity = (term: string) => {
    const count = noteTerms.filter((terms) => speaksOf(terms, term)).length;
    return count === 0 ? 0 : 1 / count;
  };
  const weights = new Map([...wanted, ...context].map((term) => [term, rarity(term)]));
  /** Of two days, hours, numbers or places of one thing the newer counts. */
  const isOlder = (one: Scored, other: Scored) =>
    kind?.isOne === true &&
    one.isOfKind &&
    other.isOfKind &&
    one.at < other.at &&
    one.shared.every((term) => other.shared.includes(term));
  const scored = notes.map((words, at): Scored => {
    const has = (term: string) => speaksOf(noteTerms[at]!, term);
    const own = wanted.filter(has);
    const near = context.filter(has).reduce((sum, term) => sum + weights.get(term)!, 0);
    const score = own.reduce((sum, term) => sum + weights.get(term)! + 0.2, 0) + 0.4 * near;
    const isOfKind = kind?.holds(words) ?? false;
    return {
      at,
      words,
      isOfKind,
      shared: own,
      score: score + (isOfKind ? 0.25 : 0) + at * 0.001,
      isWhole: own.length > 0 && own.length === wanted.length && isInOne(words, wanted, kind),
    };
  });
  const [first, ...others] = scored.toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  if (first.shared.length === 0) {
    // Of whom or what nothing was told, no name is guessed.
    if (!isOwn || (kind?.isName === true && wanted.length > 0 && before === "")) return null;
    // Nothing shares a word with the question: what may be meant, the likeliest first.
    const likely = [first, ...others.filter((one) => !isOlder(one, first))]
      .map(({ words }) => withoutAbout(words))
      .toSorted((a, b) => Number(isPrivate(a)) - Number(isPrivate(b)));
    const meant = likely.reduce((all, one) =>
      all.length + one.length > MAYBE ? all : `${all} / ${one}`,
    );
    return { words: meant, isSure: false, isWhole: false };
  }
  const near = others.filter((one) => one.score > 0.6 * first.score);
  const newest = near.find((one) => isOlder(first, one));
  if (newest) return { words: newest.words, isSure: true, isWhole: false };
  // What came later may have changed it.
  const changed = others.find((one) => one.at > first.at && CHANGED.test(one.words));
  if (changed && changed.shared.length > 0)
    return { words: changed.words, isSure: true, isWhole: false };
  // What was said right before or after may hold what the best one lacks.
  const isBeside = (one: Scored) => Math.abs(one.at - first.at) === 1;
  const beside = kind
    ? scored.find((one) => !first.isOfKind && one.isOfKind && isBeside(one))
    : others.find((one) => first.shared.length < wanted.length && isBeside(one));
  const also = changed ?? near.find((one) => !isOlder(one, first)) ?? beside;
  const found = { words: first.words, isSure: true, isWhole: first.isWhole };
  if (!also || also.words.length + first.words.length > MOST) return found;
  const [one, two] = [first, also].toSorted((a, b) => a.at - b.at);
  return { ...found, words: `${withoutAbout(one!.words)} / ${two!.words}` };
}

/** One sentence speaks of all that is wanted, and holds what was asked for: what stands in another may be of somebody else. */
const isInOne = (words: string, wanted: string[], kind: Kind | undefined) =>
  kind !== undefined &&
  words.split(/[.!?;。！？]/u).some((sentence) => {
    const terms = termsOf(sentence);
    return kind.holds(sentence) && wanted.every((term) => speaksOf(terms, term));
  });

/** What would close the quote is changed, and what shouts or plays the system is left out: an order is not repeated. */
const clean = (words: string) =>
  withoutAbout(words)
    .replace(/<[^>]{1,40}>[^<]*<\/[^>]{1,40}>|<[^>]{1,40}>|\[[^\]]*:[^\]]*\]/gu, "…")
    .replace(/[\p{Lu}\d]{3,}(?:[\s,]+(?:[\p{Lu}\d]{2,}))+/gu, "…")
    .replace(/(?<=["“'„][^"”']*)\p{Lu}{8,}/gu, "…")
    .replace(/[«»“”„"「」]/gu, "'")
    // One quote is one sentence.
    .replace(/(?<=\p{L}['")]?)[.!?…]+\s+(?=\S)/gu, "; ")
    .replace(/[.!?]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
