// What somebody said, as notes: a message each, with what only goes on about it; a correction takes the place of what it corrects.
import { isPrivate } from "../../../shared/rules/private.ts";
import { speaksOf, termsOf } from "./terms.ts";
import { WHEN } from "./times.ts";

export type Note = {
  words: string;
  /** Which message told it. */
  line: number;
};

const MOST = 290;
const GOES_ON =
  /^(?:(?:and|but|like|also|well|so) )?(?:he|she|it|they|his |her |its|their|er |sie |es |sein|ihr|der heißt|und|ella|él|y |lo |la |los |su |ils?|elles?|et |il |on |sa |son |ses |seu|sua|ela|ele|e |é |tem|fica|surtout|le |(?:その|それ|あの|長い|父|靴))/iu;
const CORRECTS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:not (?:on )?\w+day|isn't|actually|instead|moved|pushed|changed|switched|re(?:booked|scheduled|did|done)|postponed|bumped|vetoed|no longer|any ?more|scratch (?:that|what)|correction|update|turns out|mistake|i meant?|now it's|it's now|gonna be`,
    String.raw`que no es|no es|mejor dicho|cambi(?:ó|aron|amos|o|é)|al final|pasa(?:n|ron)? a|la pasan|ya no|ahora (?:mi|es|será|quier\p{L}+|son)|aplaz\p{L}+|quise decir|en realidad|me (?:lié|equivoqué)|rectifico`,
    String.raw`en fait|finalement|plutôt|(?:n'est|c'est) plus|(?:reporté|décalé|déplacé|repoussé|changé|trompé)e?s?|je voulais dire|maintenant c'est|c'est maintenant`,
    String.raw`nicht (?:am )?\p{L}+tag|sondern|doch (?:nicht|die|der|das|am|nach)|verschoben|verlegt|umgebucht|plan\s?änderung|getauscht|vertan|verwechselt|ist (?:jetzt|nun|inzwischen)|jetzt wird'?s?|stimmt nicht|ich meinte|korrektur`,
    String.raw`mud(?:ou|aram|amos|ei)|pass(?:ou|aram) (?:pra|para|pro)|troc(?:ou|aram|amos|ei)|não é mais|na verdade|agora (?:é|quer|vai|são)|adi(?:aram|ou|amos)|remarc\p{L}+|quis dizer|errei|me enganei)(?!\p{L})`,
    "じゃなかった|ではなく|じゃなくて|変更|変わっ|になった|やっぱり|延期|(?:言い|書き)?間違えた|訂正",
  ].join("|"),
  "iu",
);
/** At the beginning, of what was said right before. */
const TAKES_BACK =
  /^(?:(?:ok|oh|ah|uh|ups?|so) ?[,.]? ?)?(?:sorry|oops|whoops|my bad|scratch|wait|new name|update|change of plans?|perd(?:ona|ón)|pardon|oups|desculpa|opa|quatsch|moment|plan\s?änderung|haben? umgebucht|cambio de planes|changement|mudança|ähm? nein|ごめん|あ、違)/iu;
const FILLER = String.raw`(?:and|und|y|et|e|ok|okay|so|hey|na|oye|bon|alors|luli|test|also|sag mal|do|então|あと)[ ,.!]+`;
const ASKS = new RegExp(
  String.raw`^(?:${FILLER})*(?:what|whats|what's|which|who|who's|whos|where|when|how|name of|wie|was|wer|wo|wohin|wann|welche|(?:bei |mit |von )?wem|in welche|a?\s?qué|de qué|(?:con |a )?quién|dónde|cuándo|cuál|cómo|cuánt|(?:avec |chez )?qui|où|quand|quel|comment|combien|c'est quo|c'est quand|c'était quoi|laquelle|lequel|qual|(?:com )?quem|onde|quando|quant|(?:de )?que (?:cor|dia|horas)|como q)(?!\p{L}{4})|(?:っけ(?:な|ね|[、,].{1,4})?|ですか|ますか|でしたか|るか)[?？]?$|(?:weißt du noch|tu te (?:rappelles|souviens)|te acord[aá]s|do you remember)|^[^.!?]{1,50}(?<!\p{L})(?:(?:or not|oder nicht|o no|ou (?:pas|non|não))[?.!]*$|(?:quién|cómo|dónde|cuándo|cuál|cuánt[oa]s?)(?!\p{L}))`,
  "iu",
);
/** What is asked of Luli, and no fact. */
const ORDER =
  /^(?:sit|stay|tell me|sing|dance|give|shake|good (?:girl|dog|boy)|what|why|do you|are you|erzähl|sitz|gib|warum|magst du|bist du|cuenta|siéntate|dame|por qué|te gusta|eres|raconte|assis|donne|pourquoi|tu (?:aimes|es)|chante|conta|senta|dá|por que|você (?:gosta|é)|canta|remind|surprise me|quick|guess|forget|recuérdame|adivina|(?:me )?lembra|rappelle|erinner|rate mal|vergiss|oublie|olvida|esquece)(?!\p{L})|忘れて/iu;

/** Its last sentence decides. */
const isQuestion = (said: string) => /[?？]\s*$/u.test(said.trim());
/** With or without the mark. */
export const isAsking = (said: string): boolean => isQuestion(said) || ASKS.test(said.trim());
const isLong = (said: string) =>
  said.trim().length >= (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(said) ? 8 : 14);

/** The messages that tell something, oldest first; after what is known. */
export function takeNotes(said: readonly string[], known: readonly string[] = []): Note[] {
  const notes: Note[] = known.map((words) => ({ words, line: -9 }));
  for (const [line, message] of said.entries()) {
    const words = message.replace(/\s+/g, " ").trim();
    if (isQuestion(words) && !/[.!…。！]\s/u.test(words)) continue;
    if (ORDER.test(words) || ASKS.test(words)) continue;
    const last = notes.at(-1);
    const corrected = doesCorrect(words)
      ? findCorrected(notes, words, line)
      : last && isOtherTime(last, words)
        ? notes.length - 1
        : -1;
    if (corrected >= 0) {
      const [old] = notes.splice(corrected, 1);
      const { kept, now } = correct(old!.words, words);
      if (isLong(kept)) notes.splice(corrected, 0, { ...old!, words: kept });
      notes.push({ words: now, line });
    } else if (
      last &&
      line - last.line < 3 &&
      GOES_ON.test(words) &&
      !isPrivate(last.words) &&
      !isPrivate(words) &&
      last.words.length + words.length < MOST
    )
      notes.splice(-1, 1, { words: `${last.words}. ${words}`, line });
    else if (isLong(words)) notes.push({ words: words.slice(0, MOST), line });
  }
  return notes;
}

const doesCorrect = (words: string) => CORRECTS.test(words) || TAKES_BACK.test(words);

/** "It's Thursday now" after what was to be on Tuesday. */
const isOtherTime = (last: Note, words: string) =>
  GOES_ON.test(words) &&
  !/^(?:and|und|y|et|e|also|like) /iu.test(words) &&
  words.length < 60 &&
  /\p{L}/u.test(WHEN.exec(words)?.[0] ?? "") &&
  WHEN.test(last.words);

/** The newest that is of the same, or of the same kind of time, or what was said right before. */
function findCorrected(notes: readonly Note[], words: string, line: number): number {
  const terms = termsOf(words);
  const shares = notes.findLastIndex((note) => {
    const told = termsOf(note.words);
    return terms.some((term) => speaksOf(told, term));
  });
  if (shares >= 0) return shares;
  const timed = WHEN.test(words) ? notes.findLastIndex((note) => WHEN.test(note.words)) : -1;
  if (timed >= 0 || !TAKES_BACK.test(words)) return timed;
  const near = notes.filter((note) => line - note.line < 4);
  const telling = near.toSorted((a, b) => countNames(b.words) - countNames(a.words))[0];
  return telling ? notes.indexOf(telling) : -1;
}

/** What a fact is mostly about. */
const countNames = (words: string) => words.match(/(?<=\S )\p{Lu}\p{L}+|\d+/gu)?.length ?? 0;

/** What is right now, behind it what it was said about; and what of the old one stays as it was. */
export function correct(old: string, words: string): { now: string; kept: string } {
  const terms = termsOf(words);
  const sentences = old.split(/(?<=[.!?…;。！？])(?![.!?…;。！？])\s*/u);
  const sharing = sentences.filter((one) => {
    const told = termsOf(one);
    return terms.some((term) => speaksOf(told, term));
  });
  const timed = WHEN.test(words) ? sentences.filter((one) => WHEN.test(one)) : [];
  const wrong = [sharing, timed, sentences.slice(0, 1)].find(({ length }) => length > 0)!;
  const about = (
    wrong
      .join(" ")
      .normalize("NFC")
      .match(/[\p{Script=Latin}\p{M}]{3,}|[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? []
  )
    .filter((word) => !WHEN.test(word) && !words.includes(word) && termsOf(word).length > 0)
    .slice(0, 9);
  const now = withoutDenied(old, words).slice(0, 200);
  return {
    now: (about.length > 0 ? `${now} (${about.join(", ")})` : now).slice(0, MOST),
    kept: sentences
      .filter((one) => !wrong.includes(one))
      .join(" ")
      .trim(),
  };
}

/** As it is said: what a correction is about is only there to find it. */
export const withoutAbout = (words: string): string => words.replace(/ \([^()]*\)$/u, "");

const NOT = String.raw`(?:not|nicht|no(?: es| era)?|n'est pas|pas|não(?: é| era)?|instead of|statt|en vez de|au lieu de|em vez de)`;
/** "not Tuesday, Thursday": what the old note said is left out. */
function withoutDenied(old: string, words: string): string {
  const latin = words.replace(
    new RegExp(
      String.raw`(?<!\p{L})${NOT} ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+)(?:[,;]| (?:but|sondern|sino|mais|mas|e sim)(?!\p{L}))\s*`,
      "giu",
    ),
    (all, denied: string) => (isIn(old, denied) ? "" : all),
  );
  return latin.replace(
    /[^\s、。]{0,6}([^\s、。]{2})(?:じゃなくて|ではなくて?|でなく)/gu,
    (all, denied: string) => (isIn(old, denied) ? "" : all),
  );
}

const isIn = (old: string, denied: string) =>
  old.toLowerCase().includes(denied.split(" ").at(-1)!.toLowerCase());

/** Which of the known a message makes untrue; -1: none. */
export const findReplaced = (known: readonly string[], words: string): number =>
  doesCorrect(words)
    ? findCorrected(
        known.map((one, line) => ({ words: one, line })),
        words,
        Infinity,
      )
    : -1;
