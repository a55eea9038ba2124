// What somebody said, as notes: a message each, with what only goes on about it; a correction takes the place of what it corrects.
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import { sentencesOf } from "../../../shared/rules/sentences.ts";
import { isAsking, mayAsk } from "./asks.ts";
import { isChatter } from "./chatter.ts";
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
export const CORRECTS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:left (?:the|my)|renamed|retyped|typo|what am i saying|(?:put|went|go|gone) up (?:to|by)|delayed|brought forward|turned (?!out)\w+ (?:last|yesterday|today)|not (?:on )?\w+day|isn't|actually|instead|moved|pushed|changed|switched|re(?:booked|scheduled|did|done)|postponed|bumped|vetoed|no longer|any ?more|scratch (?:that|what)|correction|update|turns out|mistake|i meant?|now it's|it's now|gonna be|fell through|(?:raised|lowered|bumped) (?:it|to)|talked it over|went with|(?:is|are) (?:out|off)`,
    String.raw`retras\p{L}+|retard|adelant(?:ó|aron|ado)|dej(?:é|ó) (?:el|la|mi)|corrijo|falso|errata|que no es|no es|mejor dicho|cambi(?:ó|aron|amos|o|é)|al final|pasa(?:n|ron)? a|la pasan|ya no|ahora (?:mi|es|será|quier\p{L}+|son)|aplaz\p{L}+|quise decir|en realidad|me (?:he )?(?:lié|liado|equivo\p{L}+)|rectifico|ahora (?:dice|vive|trabaja|busco|estoy)|se (?:mudó|ha mudado)|prefiere|(?:ha|han) cambia(?:d?o)`,
    String.raw`vient de (?:s'installer|déménager|changer)|(?:j'ai )?arrêté (?:le|la|les)|passée? (?:à|au)|avancé|retardé|rebaptisé\p{L}*|faux|erreur|en fait|finalement|plutôt|(?:n'est|c'est) plus|(?:reporté|décalé|déplacé|repoussé|changé|trompé)e?s?|je voulais dire|maintenant c'est|c'est maintenant|démissionné|déménagé|veu[tx] plus|vient plus`,
    String.raw`(?:wird|is|ist) doch|vorgezogen|verspätet|umbenannt|vertippt|verschrieben|falsch|hatte ja geburtstag|nicht (?:am )?\p{L}+tag|sondern|doch (?:nicht|die|der|das|am|nach)|verschoben|verlegt|umgebucht|plan\s?änderung|getauscht|vertan|verwechselt|ist (?:jetzt|nun|inzwischen)|jetzt wird'?s?|stimmt nicht|ich meinte?|korrektur|ausgezogen|umgezogen|gezogen|zogn|(?:ist?|is) (?:raus|geworden)|ni(?:cht|ch|x|mmer) mehr|geschmissen`,
    String.raw`me mudei|mudar\p{L}*|antecip\p{L}+|atras(?:ou|aram)|errado|corrigindo|mud(?:ou|aram|amos|ei)|pass(?:ou|aram) (?:pra|para|pro)|tro(?:c|qu)(?:ou|aram|amos|ei)|não é mais|na verdade|agora (?:é|quer|vai|são)|adi(?:aram|ou|amos)|remarc\p{L}+|quis dizer|errei|me enganei|agora (?:quem|ele|ela|mora|trabalha|tá|está)|vendi|virou)(?!\p{L})`,
    "打ち間違|じゃなかった|ではなく|じゃなくて|変更|変わっ|になった|やっぱ|延期|(?:言い|書き)?間違えた|訂正|引っ越し|ずれた|今は",
  ].join("|"),
  "iu",
);
/** Owns up to an error: what was told last is meant. */
const ERRS =
  /(?<!\p{L})(?:mis(?:read|heard|counted|typed|spoke)|(?:read|counted|heard|typed|wrote|said) (?:it |that )?wrong|can(?:'?t|not) (?:read|count|type|spell)|brain fart|mom brain|ver(?:rutscht|guckt|lesen|hört|zählt|tan|wechselt|schrieben|tippt|sehen|peilt)|falsch ge\p{L}+|tromp\p{L}+|gour\p{L}+|plantée?|confond\p{L}+|mélangée?|mal (?:lu|compté|vu|entendu)|equivo\p{L}+|confund\p{L}+|(?:leí|conté|oí) mal|me lié|engan\p{L}+|errei|(?:li|contei|ouvi) errado)(?!\p{L})|間違|勘違い/iu;
/** "And my cousin": somebody else's. */
const OF_ANOTHER =
  /^(?:and|und|y|et|e) (?:my|mein\p{L}*|mi|mis|mon|ma|mes|meu|minha|the other|der andere|die andere|el otro|la otra|l'autre|[oa] outr[oa])(?!\p{L})/iu;
/** Newer than what it changes: a new state of things, a decision, or news of somebody who calls it off. */
export const CHANGED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:again|now|any ?more|lately|these days|broke up|break up|split up|are done|dumped|quit|fired|left|switched|started|since then|new|actually|instead|rather|after all|in the end|ended up|turns? out|decided|settled|chose|picked|went with|going with|talked it over|can't (?:do|make)|(?:they|he|she) (?:want|said)s?|(?<!(?:is|are|was|were|'s|s) )called|rang|e?mailed|texted|wrote|messaged|said|moved|pushed|changed|sold|swapped|no longer|cancel+ed|off|out|vetoed|rescheduled|make that|make it|not|confession|it'll|'ll be|used to`,
    "jetzt|jetz|wieder|doch|inzwischen|mittlerweile|seitdem|getrennt|neuerdings|gekündigt|angefangen|eingezogen|ausgezogen|umgezogen|gewechselt|neue[rsn]?|erst|schon um|nun|lieber|statt|stattdessen|entschieden|geworden|genommen|angerufen|schreibt|geschrieben|gemeldet|sagt|abgesagt|verlegt|verschoben|verkauft|raus|nicht|nich|kein\\p{L}*|am ende|letztlich|schluss|wird's|eigentlich",
    "ahora|ya no|cortamos|dejamos|últimamente|desde entonces|han echado|renunci\\p{L}+|empecé|he empezado|dejé|nuev[oa]|al final|mejor|prefier\\p{L}+|decid\\p{L}+|eleg\\p{L}+|nos quedamos|resulta|llam(?:ó|aron|ado)|escrib\\p{L}+|avis\\p{L}+|pid\\p{L}+|pedido|mud\\p{L}+|cambi\\p{L}+|vend\\p{L}+|en vez|sino|cancel\\p{L}+|será|va a ser|acab[óo]|acab(?:ar|a)[no]+|acaban|romp\\p{L}+",
    "maintenant|séparés|finalement|désormais|depuis|emménagé|déménagé|démissionné|arrêté|commencé|nouve(?:lle|au)|en fait|plutôt|décidé|choisi|opté|pris|(?:r)?appelé|écrit|prévenu|dit|changé|vendu|annulé|sera|plus de?|plus d'|quitté|rompu|largué|préfère|c'est plus|veut plus|bref",
    String.raw`agora|terminamos|terminei|não \p{L}+ mais|demissão|comecei|larguei|parei|ultimamente|nov[oa]|na verdade|mesmo|resolv\p{L}+|decid\p{L}+|escolh\p{L}+|fic(?:ou|amos)|lig(?:ou|aram)|avis\p{L}+|mand(?:ou|aram)|pediu|mud(?:ou|aram|ei|amos)|tro(?:c|qu)\p{L}+|vend\p{L}+|cancel\p{L}+|vai ser|virou|saiu|acabou|em vez|prefere)(?!\p{L})`,
    "今は|今度は|別れ|やっぱ|最近|ハマ|はまっ|辞め|始め|変え|変わ|になった|にした|結局|決めた|決まった|ずれ|延期|引っ越し|電話|連絡|だって|じゃなく|ではなく|新しい",
  ].join("|"),
  "iu",
);

/** At the beginning, of what was said right before. */
const TAKES_BACK =
  /^(?:(?:lol|omg|mdr|k{3,}|(?:ha|ja|he){2,}|ok|oh|ah|ach|ay|uy|uh|ups?|so|bueno|bah|no|nope|nee?|nein|nan|non|não|hm+|euh|äh|あ|あっ)[,.!、]* )*(?:sorry|oops|ops|whoops|my bad|scratch|wait|hold on|i mean|strike that|new name|typo|what am i saying|no wait|lol no|nvm|never ?mind|(?:we )?renamed|left the|update|change of plans?|perd(?:ona|ón)|esp[eé]ra(?:te)?|que (?:no|es)|digo|quise|miento|pardon|oups|attends|esp[ée]rate|je voulais|desculpa|opa|pera|aliás|quer dizer|quatsch|falsch|vertippt|stimmt nicht|moment|warte|wird doch|ich mein|am \p{L}+tag|plan\s?änderung|haben? umgebucht|cambio de planes|changement|mudança|ähm? nein|nei?n? (?:am|um|doch)|ごめん|違|いや|訂正|間違|やっぱ)|^(?:あ、違|あ、[^。]{1,8}だった|いや、|ごめん|やっぱ)/iu;
/** What is asked of Luli, and no fact. */
const ORDER =
  /^(?:you(?:'re)?(?: are)? (?:so|such|very|a|the)|u r|sit|stay|tell me|sing|dance|give|shake|good (?:girl|dog|boy)|what|why|do you|are you|erzähl|sitz|gib|warum|magst du|bist du|cuenta|siéntate|dame|por qué|te gusta|eres|raconte|assis|donne|pourquoi|tu (?:aimes|es)|chante|conta|senta|dá|por que|você (?:gosta|é)|canta|remind|surprise me|quick|guess|forget|recuérdame|adivina|(?:me )?lembra|rappelle|erinner|rate mal|vergiss|oublie|olvida|esquece)(?!\p{L})|忘れて|^.{1,8}だね[！。]?$|^(?:おすわり|お手|待て|歌って|.{0,6}言って)/iu;

const isLong = (said: string) => {
  const { length } = said.trim();
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(said)) return length >= 5;
  return length >= (/\d/.test(said) ? 8 : 12);
};

/** Sentence by sentence; what only looks like a question behind a comma tells something, too. */
const withoutQuestions = (said: string): string =>
  sentencesOf(said)
    .filter((one) => !isAsking(one) && !(mayAsk(one) && one.length < 60))
    .join(" ");

/** The messages that tell something, oldest first; after what is known. */
export function takeNotes(said: readonly string[], known: readonly string[] = []): Note[] {
  const notes: Note[] = known.map((words) => ({ words, line: -9 }));
  for (const [line, message] of said.entries()) {
    const words = withoutQuestions(message.replace(/\s+/g, " ").trim());
    if (words === "" || ORDER.test(words) || isChatter(words)) continue;
    const last = notes.at(-1);
    const corrected = findWrong(notes, words, line);
    if (corrected >= 0) {
      const [old] = notes.splice(corrected, 1);
      const { kept, now } = correct(old!.words, words);
      if (isLong(kept)) notes.splice(corrected, 0, { ...old!, words: kept });
      notes.push({ words: now, line });
    } else if (
      last &&
      line - last.line < 3 &&
      GOES_ON.test(words) &&
      !OF_ANOTHER.test(words) &&
      !CHANGED.test(words) &&
      !isPrivate(last.words) &&
      !isPrivate(words) &&
      last.words.length + words.length < MOST
    )
      notes.splice(-1, 1, { words: goOn(last.words, words), line });
    else if (isLong(words)) notes.push({ words: words.slice(0, MOST), line });
  }
  return notes;
}

/** What it is about stays behind all. */
const goOn = (told: string, words: string) => {
  const plain = withoutAbout(told);
  return `${plain}. ${words}${told.slice(plain.length)}`;
};

/** Which note these words make untrue: the newest that is of the same, or of the same kind of time, or what was said right before; -1: none. */
function findWrong(notes: readonly Note[], words: string, line: number): number {
  const isOwned = ERRS.test(words) || TAKES_BACK.test(words);
  if (!CORRECTS.test(words) && !isOwned) return -1;
  const shares = notes.findLastIndex((note) => areOfOne(note.words, words));
  if (shares >= 0) return shares;
  const timed = WHEN.test(words) ? notes.findLastIndex((note) => WHEN.test(note.words)) : -1;
  if (timed >= 0) return timed;
  const goesOn = GOES_ON.test(words) && line - (notes.at(-1)?.line ?? -9) < 3;
  if (!isOwned) return goesOn ? notes.length - 1 : -1;
  const near = notes.filter((note) => line - note.line < 4);
  const telling = near.toSorted((a, b) => countNames(b.words) - countNames(a.words))[0];
  return telling ? notes.indexOf(telling) : -1;
}

/** Whether they share a word. */
function areOfOne(one: string, other: string): boolean {
  const told = termsOf(one);
  return termsOf(other).some((term) => speaksOf(told, term));
}

/** What a fact is mostly about. */
const countNames = (words: string) => words.match(/(?<=\S )\p{Lu}\p{L}+|\d+/gu)?.length ?? 0;

/** What is right now, behind it what it was said about; and what of the old one stays as it was. */
export function correct(old: string, words: string): { now: string; kept: string } {
  const sentences = old.split(/(?<=[.!?…;])\s+|(?<=[。！？])(?![。！？])\s*/u);
  const sharing = sentences.filter((one) => areOfOne(one, words));
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

const NOT = String.raw`(?:not|scratch|no more|plus de|keine?n?|nicht|no(?: es| era)?|n'est pas|pas|não(?: é| era)?|instead of|statt|en vez de|au lieu de|em vez de)`;
const DENIED = String.raw`${NOT} ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+)`;
/** "not Tuesday, Thursday" */
const DENIED_FIRST = new RegExp(
  String.raw`(?<!\p{L})${DENIED}(?:[,;]| (?:but|sondern|sino|mais|mas|e sim)(?!\p{L}))\s*`,
  "giu",
);
/** "Saturday, not Friday." */
const DENIED_LAST = new RegExp(
  String.raw`(?:,? (?:and|und|y|et|e))?,? ${DENIED}(?=[.!?…]|$)`,
  "giu",
);
const DENIED_JAPANESE = /[^\s、。]{0,6}([^\s、。]{2})(?:じゃなくて|ではなくて?|でなく)/gu;

/** What the old note said is left out where it is denied. */
function withoutDenied(old: string, words: string): string {
  const drop = (all: string, denied: string) => (isIn(old, denied) ? "" : all);
  const latin = words.replace(DENIED_FIRST, drop).replace(DENIED_LAST, drop);
  return withoutOld(old, latin).replace(DENIED_JAPANESE, drop);
}

/** "Tulsa fell through, now it's Omaha": what speaks of the old is left out where the rest names something. */
function withoutOld(old: string, words: string): string {
  const clauses = words.split(/(?<=[,;.!?])\s+|(?<=[、。！])\s*/u);
  const rest = clauses.filter((one) => !ENDED.test(one) || !areOfOne(old, one));
  return rest.some((one) => NAMES.test(one)) ? rest.join(" ") : words;
}
const ENDED =
  /(?<!\p{L})(?:fell|falls|not|no longer|over|out|off|gone|cancel\p{L}*|instead|already|\p{L}+n't|nicht|kein\p{L}*|weg|raus|statt|geplatzt|no|ya|cancel\p{L}*|plus|pas|déjà|deja|annulé\p{L}*|não|já|mais)(?!\p{L})|手放|やめ|辞め|なくな/iu;
const NAMES =
  /\d|(?<=\S )\p{Lu}\p{L}|(?<!\p{L})(?:now|jetzt|nun|ahora|maintenant|agora)(?!\p{L})|今は/u;

const isIn = (old: string, denied: string) =>
  old.toLowerCase().includes(denied.split(" ").at(-1)!.toLowerCase());

/** Which of the known a message makes untrue; -1: none. */
export const findReplaced = (known: readonly string[], words: string): number =>
  findWrong(
    known.map((one, line) => ({ words: one, line })),
    words,
    known.length,
  );
