// Answers what somebody asks about what they told: the note that shares most words with the question, as a quote, and honestly where it may
// not hold what was asked.
import { SIGNS } from "../brain/lines/signs.ts";
import { withoutAccents } from "../brain/table.ts";
import { type Dice, choose, holds } from "../brain/choice.ts";
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import { kindOf } from "./kinds.ts";
import { memoryLines, type MemoryLines, type Spoken } from "./lines.ts";
import { findIntroduction, MY_NAME } from "./names.ts";
import * as asks from "./asks.ts";
import { CHANGED, CORRECTS, takeNotes, withoutAbout } from "./notes.ts";
import { answerIn, clean, withoutPrivate } from "./quote.ts";
import { speaksOf, termsOf } from "./terms.ts";
import { WHEN } from "./times.ts";

export type Asked = {
  text: string;
  /** Said before in this conversation, oldest first. */
  earlier: readonly string[];
  replies: string[];
  name: string | null;
  prompt: string;
  language: Spoken;
};

const GOES_ON = /^(?:and|und|y|et|e|あと|それと|それで|で、|場所|サイズ|名前|何歳)(?![\p{L}a-z])/iu;
/** So short that it may leave out what it asks of. */
const SHORT = 32;
/** Whether she is one: answered elsewhere, and plainly. */
const OF_LULI =
  /(?<!\p{L})(?:human|robots?|bots?|roboter|mensch(?:en)?|humano|humana|humain|humaine|persona (?:real|de verdad)|inteligencia artificial|künstliche intelligenz|máquina|maschine|machine|vraie personne|pessoa de verdade|robô)(?!\p{L})|人間|ロボット|本物/iu;
const IS_AI = /(?<!\p{L})(?:AI|KI|IA)(?!\p{L})/u;
/** For which the brain has lines of its own in English. */
const MY_NAME_PLAIN = /what(?:'s|s| is) my name|who am i[\s?.!]*$/i;
const ABOUT_ME =
  /(?:know|remember|recall|learn\w*|noted?) (?:so far |of )?(?:about |of |on |abt )?me(?!\p{L})|kennst du mich|me conoces|me connais|me conhece|told you (?:so far|about me|all)|describe me|descr[ií]be(?:me)?(?=[\s?.!]*$)|me descreve|de qu[eé] hemos hablado|(?:d[eo] que|o que) a gente falou|on a parlé de quoi|was haben wir (?:be)?(?:red|sproch)|what (?:did|have) we talk|sum me up|紹介して|\babout me\b|(?:über|von) m(?:ich|ir)|was (?:hab|habe) ich dir|was weißt du noch|(?:sobre|de) m[íi](?=[\s?.,!]*$)|te he contado|(?:de|sur) moi|te souviens[- ]tu de (?:quoi|moi)|de quoi tu te souviens|qu'est-ce que (?:je t'ai|tu as retenu)|sobre mim|de mim|(?:eu )?te contei|(?:私|僕|俺|わたし|ぼく)(?:のこと|について).*(?:知って|覚えて|何|どんな)|どんなこと.*覚えて/iu;
/** What she is able to. */
const ABLE =
  /(?<!\p{L})(?:xp|premium|level(?:ing)? up|aufsteig\p{L}*|monter de niveau|sub(?:o|ir) de n[ií]vel|cost me|subscription|abonnement|suscripción|assinatura|(?:what|my|next|which|welche[sn]?|mein|nächste[sn]?|qué|mi|quel|mon|que|qual|meu) (?:level|nivel|niveau|nível))(?!\p{L})|レベル|プレミアム|経験値|can you remember (?:things|stuff|anything)|kannst du dir (?:sachen|dinge) merken|puedes recordar cosas|te souvenir de choses|lembrar das coisas|いろいろ覚えていられる/iu;
/** What is so from now on, of what was spoken of right before. */
const BEGINS_NEW =
  /^(?:(?:ok|oh|bon|bah|bueno|pues|ach|na|ah|hm+)[, ]+)*(?:now|actually|instead|jetzt|jetz|nun|doch|ahora|al final|mejor|maintenant|en fait|finalement|plutôt|agora|na verdade|今は|今度は|やっぱ)/iu;

/** As many as the server sends. */
const TURNS = 20;
/** Letters of two notes together. */
const MOST = 420;
/** Notes that may be meant. More would be a list and no answer. */
const MAYBE = 3;

type Found = { words: string; isSure: boolean; isWhole: boolean };
type Scored = {
  at: number;
  words: string;
  isOfKind: boolean;
  shared: string[];
  score: number;
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
    (GOES_ON.test(text) || (text.length <= SHORT && (asks.isAsking(text) || asks.mayAsk(text)))) &&
    wasRecalled(asked.replies.at(-1), lines) &&
    !OF_LULI.test(before) &&
    !isOfLuli(asked);
  const doesRecall = asks.RECALLS.test(text) || isFollowUp;
  const isAsked =
    doesRecall ||
    asks.mayAsk(text) ||
    (asks.isAsking(text) && !isOfLuli(asked) && !asks.REQUESTS.test(text));
  if ([OF_LULI, IS_AI, ABLE].some((one) => one.test(text))) return null;
  const notes = listNotes(asked);
  if (MY_NAME.test(text)) return sayName(asked, notes, lines, say);
  if (ABOUT_ME.test(text)) {
    // What is kept was sifted for what nobody wants brought up.
    const kept = listKept(asked.prompt);
    const known = (kept.length > 0 ? kept : notes)
      .map((one) => withoutPrivate(one))
      .filter((words) => termsOf(words).length > 0)
      .slice(-3)
      .map(clean);
    return known.length > 0 ? say(lines.told, { words: known.join(" / ") }) : say(lines.untold);
  }
  const isOfNotes = asks.WORDS[asked.language].test(text) && isToldOf(text, notes, 2);
  if (!isAsked && !asks.isAsking(text) && !isOfNotes) return null;
  if (asks.ADVICE.test(text) && !doesRecall && !asks.SPECIFIC.test(text) && !isToldOf(text, notes))
    return null;
  const isOwn = asks.SELF.test(text) || doesRecall;
  if (!isOwn && !isOfNotes && isOfLuli(asked)) return null;
  const refers = isOwn || (asks.REFERS.test(text) && !asks.GENERAL.test(text));
  const found = find(text, notes, isFollowUp ? before : "", refers && isAsked);
  // A question that is long or of no kind asks for advice, or only muses.
  const isOfTold = doesRecall || (kindOf(text) !== undefined && text.length < 70);
  const isUntold =
    (notes.length > 0 ? refers : isOwn) &&
    !asks.GENERAL.test(text) &&
    isAsked &&
    isOfTold &&
    (doesRecall || !isToLuli(asked));
  if (!found) return isUntold ? say(lines.untold) : null;
  const words = clean(
    kindOf(text)?.holds === isPrivate ? found.words : withoutPrivate(found.words, termsOf(text)),
  );
  if (words === "") return say(lines.untold);
  if (!found.isSure) return say(lines.maybe, { words });
  const quote = say(lines.told, { words });
  return found.isWhole ? quote : `${quote} ${say(lines.noMore)}`;
}

/** "How do I take my coffee": a third of it was spoken of, or another part. */
const isToldOf = (text: string, notes: string[], part = 3): boolean => {
  const wanted = termsOf(text);
  const isShared = (words: string) => {
    const told = termsOf(words);
    return wanted.filter((term) => speaksOf(told, term)).length * part >= wanted.length;
  };
  return wanted.length > 1 && !asks.WHY.test(text) && notes.some(isShared);
};

/** Whether Luli has just said what she was told, or that she was not. */
const wasRecalled = (reply = "", { told, untold, maybe, name }: MemoryLines) =>
  [told, untold, maybe, name].flat().some((line) => holds(reply, line));

const isToLuli = ({ text, language }: Asked) =>
  SIGNS.hers[language].test(withoutAccents(text.toLowerCase(), language));

const isOfLuli = (asked: Asked) =>
  isToLuli(asked) && !asks.SELF.test(asked.text) && !asks.RECALLS.test(asked.text);

/** In English the brain has lines of its own for names. */
function sayName(
  { text, name, language, prompt, earlier }: Asked,
  notes: string[],
  lines: MemoryLines,
  say: Say,
) {
  const isBrains = language === "en" && name !== null && MY_NAME_PLAIN.test(text);
  const told = isBrains ? undefined : findIntroduction(earlier.slice(-TURNS), notes);

  if (told) return say(lines.told, { words: clean(told) });
  if (language === "en" && MY_NAME_PLAIN.test(text)) return null;
  const known = (language === "en" && name) || /^User's name: (.+)$/m.exec(prompt)?.[1];
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
    .toSorted((a, b) => a[2]!.localeCompare(b[2]!))
    .map(([, words]) => words!);

/** Oldest first. */
function listNotes({ prompt, earlier }: Asked): string[] {
  // What is noted already stands in the conversation, too.
  const turns = earlier.slice(-TURNS);
  const telling = turns.flatMap((one) => takeNotes([one]));
  const older = listKept(prompt).filter((words) => {
    const [begins = ""] = withoutAbout(words).split(/(?<=[.!?…;。！？])/u);
    const start = begins.slice(0, 60).replace(/[.!?…;。！？]$/u, "");
    return !telling.some((note) => note.words.replaceAll('"', "'").includes(start));
  });
  return takeNotes(turns, older).map(({ words }) => words);
}

function find(text: string, notes: string[], before: string, isOwn: boolean): Found | null {
  const kind = kindOf(text);
  const wanted = termsOf(text);
  const noteTerms = notes.map(termsOf);
  const told = (term: string) => noteTerms.filter((terms) => speaksOf(terms, term)).length;
  const weights = new Map(wanted.map((term) => [term, 1 / Math.max(1, told(term))]));
  /** Of two days, hours, numbers or places of one thing the newer counts. */
  const isOlder = (one: Scored, other: Scored) =>
    kind?.isOne === true &&
    [one, other].every(({ isOfKind }) => isOfKind) &&
    one.at < other.at &&
    one.shared.every((term) => other.shared.includes(term));
  const scored = notes.map((words, at): Scored => {
    const has = (term: string) => speaksOf(noteTerms[at]!, term);
    const own = wanted.filter(has);
    const score = own.reduce((sum, term) => sum + weights.get(term)! + 0.2, 0);
    const isOfKind = kind?.holds(words) ?? false;
    return {
      at,
      words,
      isOfKind,
      shared: own,
      score: score + (isOfKind ? 0.25 : 0) + at * 0.001,
    };
  });
  const [first, ...others] = scored.toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  const isOfSame = ({ at, shared }: Scored) =>
    shared.length > 0 || noteTerms[at]!.some((term) => speaksOf(noteTerms[first.at]!, term));
  if (first.shared.length === 0) {
    // Of whom or what nothing was told, no name is guessed.
    if (
      !isOwn ||
      (kind?.isName === true && wanted.length > 0 && before === "" && !asks.NAMED.test(text))
    )
      return null;
    // Nothing shares a word with the question: what may be meant, the likeliest first.
    const isOver = (one: Scored) =>
      isOlder(one, first) && (kind?.isName === true || WHEN.test(one.words) || isOfSame(one));
    const likely = [first, ...others.filter((one) => !isOver(one))]
      .toSorted((a, b) => Number(b.isOfKind) - Number(a.isOfKind) || tells(b) - tells(a))
      .map(({ words }) => withoutAbout(words))
      .toSorted((a, b) => Number(isPrivate(a)) - Number(isPrivate(b)));
    if (first.isOfKind && isPrivate(first.words))
      return { words: first.words, isSure: true, isWhole: false };
    return { words: likely.slice(0, MAYBE).join(" / "), isSure: false, isWhole: false };
  }
  const near = others.filter((one) => one.score > 0.6 * first.score);
  // What came later may have changed it.
  const changes = scored.filter(
    (one) =>
      one.at > first.at &&
      ((near.includes(one) && isOlder(first, one)) ||
        (CHANGED.test(one.words) &&
          (kind
            ? (one.isOfKind && (isOfSame(one) || one.at - first.at < 4)) ||
              (CORRECTS.test(one.words) && isOfSame(one) && one.at - first.at < 3)
            : one.shared.length > 0 || (BEGINS_NEW.test(one.words) && one.at - first.at < 3)))),
  );
  const said = ({ words }: Scored) => answerIn(words, wanted, kind);
  const isNews = CHANGED.test(first.words) && (!kind || first.isOfKind);
  const newest = changes.at(-1) ?? (isNews ? first : null);
  const isWhole = (answer: string) =>
    kind?.holds(answer) === true && wanted.every((term) => speaksOf(termsOf(answer), term));
  if (newest) return { words: said(newest), isSure: true, isWhole: isWhole(said(newest)) };
  // What was said right before or after may hold what the best one lacks.
  const isBeside = (one: Scored) => Math.abs(one.at - first.at) === 1;
  const beside = kind
    ? scored.find((one) => !first.isOfKind && one.isOfKind && isBeside(one))
    : others.find((one) => first.shared.length < wanted.length && isBeside(one));
  // Of two of one name or role, what shares less is of the other.
  const isAlso = (one: Scored) =>
    !isOlder(one, first) &&
    (first.shared.length < 2 ||
      one.shared.length >= first.shared.length ||
      one.shared.some((term) => !first.shared.includes(term)));
  const also = near.find(isAlso) ?? beside;
  const isBoth = also && also.words.length + first.words.length <= MOST;
  const quoted = (isBoth ? [first, also] : [first]).toSorted((a, b) => a.at - b.at);
  return {
    words: quoted.map((one) => withoutAbout(said(one))).join(" / "),
    isSure: true,
    isWhole: isWhole(said(first)),
  };
}

/** Names and numbers are asked for sooner than "bath now". */
const tells = ({ words }: Scored): number =>
  Number(/\d|(?<=\S )\p{Lu}|\S.{45}|\p{Script=Han}.{12}/u.test(words));
