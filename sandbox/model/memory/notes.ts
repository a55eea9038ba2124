// What somebody said, as notes: a message each, with what only goes on about it; a correction takes the place of what it corrects.
import { termsOf } from "./terms.ts";

export type Note = {
  words: string;
  /** Which message told it. */
  line: number;
};

const MOST = 290;
const GOES_ON =
  /^(?:(?:and|but|like|also|well|so) )?(?:he|she|it|they|his |her |its|their|we |er |sie |es |sein|ihr|der heißt|und|unser|ella|él|y |lo |la |los |su |ils?|elles?|et |il |on |sa |son |ses |seu|sua|ela|ele|e |é |tem|fica|surtout|le |(?:その|それ|あの|長い|父|靴))/iu;
const CORRECTS =
  /(?:^|[^\p{L}])(?:not (?:on )?\w+day|isn't|actually|instead|moved (?:it |to)|changed|no longer|we broke up|are done|break up|split up|scratch that|correction|que no es|no es|mejor dicho|cambi(?:ó|aron)|la pasan|ya no|cortamos|dejamos|en fait|finalement|plutôt|n'est plus|c'est plus|reporté|on n'est plus|séparés|nicht (?:am )?\p{L}+tag|sondern|doch nicht|verschoben|getrennt|ist jetzt|update|mudou|mudaram|não é mais|na verdade|agora é|terminamos|adiaram)|じゃなかった|ではなく|じゃなくて|変更|別れ(?:た|まし)|やっぱり|延期/iu;
const WHEN =
  /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|segunda|terça|quarta|quinta|sexta|amanhã|[月火水木金土日]曜/iu;

/** Its last sentence decides. */
const isQuestion = (said: string) => /[?？]\s*$/u.test(said.trim());
/** With or without the mark. */
export const isAsking = (said: string): boolean => isQuestion(said) || ASKS.test(said);
const isLong = (said: string) =>
  said.trim().length >= (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(said) ? 9 : 18);
/** Also where the mark is left out. */
const ASKS =
  /^(?:(?:and|und|y|et|e|ok|okay|so|hey|na|oye|bon|alors|luli|test|also|do|então|あと)[ ,.!]+)*(?:what|whats|what's|which|who|who's|whos|where|when|how|name of|wie|was|wer|wo|wohin|wann|welche|wem|in welche|qué|quién|dónde|cuándo|cuál|cómo|cuánt|a qué|de qué|qui|où|quand|quel|comment|combien|c'est quo|c'est quand|c'était quoi|laquelle|lequel|qual|quem|onde|quando|quant|como q)(?!\p{L}{4})|(?:っけ|ですか|ますか)[?？]?$|(?:weißt du noch|tu te (?:rappelles|souviens)|te acord[aá]s|do you remember)/iu;
/** What is asked of Luli, and no fact. */
const ORDER =
  /^(?:sit|stay|tell me|sing|dance|give|shake|good (?:girl|dog|boy)|what|why|do you|are you|erzähl|sitz|gib|warum|magst du|bist du|cuenta|siéntate|dame|por qué|te gusta|eres|raconte|assis|donne|pourquoi|tu (?:aimes|es)|chante|conta|senta|dá|por que|você (?:gosta|é)|canta|forget|vergiss|oublie|olvida|esquece)(?!\p{L})|忘れて/iu;

/** The messages that tell something, oldest first. */
export function takeNotes(said: readonly string[]): Note[] {
  const notes: Note[] = [];
  for (const [line, message] of said.entries()) {
    const words = message.replace(/\s+/g, " ").trim();
    if (isQuestion(words) && !/[.!…。！]\s/u.test(words)) continue;
    if (ORDER.test(words) || ASKS.test(words)) continue;
    const last = notes.at(-1);
    const corrected = CORRECTS.test(words) ? findCorrected(notes, words) : -1;
    if (corrected >= 0) {
      const [old] = notes.splice(corrected, 1);
      notes.push({ words: correct(old!.words, words), line });
    } else if (
      last &&
      line - last.line < 3 &&
      GOES_ON.test(words) &&
      last.words.length + words.length < MOST
    )
      notes.splice(-1, 1, { words: `${last.words}. ${words}`, line });
    else if (isLong(words)) notes.push({ words: words.slice(0, MOST), line });
  }
  return notes;
}

/** The newest that is of the same, or of the same kind of time. */
function findCorrected(notes: readonly Note[], words: string): number {
  const terms = termsOf(words);
  const shares = notes.findLastIndex((note) =>
    termsOf(note.words).some((term) => terms.includes(term)),
  );
  return shares >= 0 || !WHEN.test(words)
    ? shares
    : notes.findLastIndex((note) => WHEN.test(note.words));
}

/** What is right now, and what it is about, without the days and hours that were wrong. */
export function correct(old: string, words: string): string {
  const about = (
    old
      .normalize("NFC")
      .match(/[\p{Script=Latin}\p{M}]{5,}|[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? []
  )
    .filter((word) => !WHEN.test(word) && !words.includes(word) && termsOf(word).length > 0)
    .slice(0, 6);
  return about.length > 0
    ? `${words.slice(0, 220)} (${about.join(", ")})`.slice(0, MOST)
    : words.slice(0, MOST);
}

/** Which of the known a message makes untrue. */
export function listCorrected(known: readonly string[], words: string): number[] {
  if (!CORRECTS.test(words)) return [];
  const at = findCorrected(
    known.map((one, line) => ({ words: one, line })),
    words,
  );
  return at < 0 ? [] : [at];
}
