// A correction that is known by its form: somebody starts, owns up to an error, says what "it is" or is "now", with a value of the kind told just before.
import type { Note } from "./notes.ts";
import { WHEN } from "./times.ts";

const STARTS =
  /^(?:o+h|ups|oops|whoops|huch|oha|omg|lol|(?:ha|ja|he)+|k{3,}|mdr|wait|well|mist|mince|zut|oups|bon|flûte|merde|ay|uy|anda|vaya|ostras|jolín|eita|putz|nossa|opa|ih|poxa|caramba)[\s,.!]|^(?:あ|え|うわ|げ|おっと|しまった)[っーれ、！!。]/iu;
const ERRS =
  /(?<!\p{L})(?:mis(?:read|heard|counted|typed|spoke)|overruled|can(?:'?t|not) (?:read|count|type|spell)|brain fart|mom brain|counted|ver(?:rutscht|guckt|lesen|hört|zählt|tan|wechselt|schrieben|tippt|sehen|peilt)|kann (?:ich )?n\p{L}+ (?:rechnen|lesen|zählen|schreiben)|tromp\p{L}+|gour\p{L}+|plantée?|confond\p{L}+|mélangée?|mal (?:lu|compté|vu|entendu)|equivo\p{L}+|confund\p{L}+|(?:leí|conté|oí) mal|me lié|engan\p{L}+|errei|(?:li|contei|ouvi) errado)(?!\p{L})|間違|勘違い/iu;
/** What it is, behind or before the word. */
const IS =
  /(?<!\p{L})(?:it'?s|it is|she'?s|he'?s|c|c'est|ce sera|es|será|vai ser|é|es ist|es wird|départ|macht) (?:the |der |die |das |le |la |l'|el |o |a |am |um |in |at |on |à |en |em |no |na )?\S+|(?:it is|isses|ist es|is es|steht da)(?=[\s.!,]|$)|(?:だった|でした)[。！]?$/iu;
const IS_NAMED =
  /(?<!\p{L})(?:it'?s|c'est|es|é|ce sera|será) (?:le |la |l'|el |o |a )?\p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:it is|isses|ist es|is es|steht da)(?!\p{L})/u;
const NOW =
  /(?<!\p{L})(?:now|jetzt?|nun|neuerdings|maintenant|désormais|ahora|agora)(?!\p{L})|今は|になった/iu;
const ADDS =
  /^(?:\p{L}+[ ,]+)?(?:also|auch|aussi|también|também|además)(?!\p{L})|(?<!\p{L})(?:another|noch ein\p{L}*|un autre|otr[oa]|outr[oa])(?!\p{L})|もう一/iu;

const NUMBER = String.raw`\d+(?:[.,]\d+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dois|duas|três|quatro|sete|oito|dez|doze|treze)(?!\p{L})`;
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d:.,])(${NUMBER})(?:[ ]?(\p{L}{2,}))?`, "giu");
/** Behind a number, and no unit of it. */
const NO_UNIT = /^(?:is(?:ses|t)?|es|und|and|et|y|now|jetzt|instead|it|c|est|é|ahora|agora)$/iu;
const CLOCK = /\d{1,2} ?(?:[:h]\d\d|h\b|uhr\b|am\b|pm\b|時)|halb \p{L}+|o'clock/iu;
const DATE =
  /\d{1,2}(?:\.(?= |$)|st|nd|rd|th|er\b)|(?<!\p{L})(?:le|el|dia|the|am|den|der) \d{1,2}(?![\d:h])|\d日/iu;
const BARE_PLACE = /(?<!\p{L})(?:in|nach|to|à|en|em|pra|para) \p{L}{4,}(?! \p{Lu})/iu;
const COLOUR =
  /(?<!\p{L})(?:red|blue|green|yellow|white|black|purple|pink|orange|brown|gr[ae]y|rot|blau|grün|gelb|weiß|schwarz|lila|rosa|braun|grau|roj[oa]|azul|verde|amarill[oa]|blanc[oa]|negr[oa]|rouge|bleue?|verte?|jaune|blanche?|noire?|vermelh[oa]|amarel[oa]|branc[oa]|pret[oa])(?!\p{L})|[赤青緑黄白黒紫]/iu;

/** The kinds of value that are told: a clock, a date, a day, so many of a unit, a place, a colour. */
function valuesIn(words: string): string[] {
  const named = WHEN.exec(words)?.[0] ?? "";
  const kinds = [
    CLOCK.test(words) ? "clock" : "",
    DATE.test(words) ? "date" : "",
    /\p{L}{4}/u.test(named) ? "day" : "",
    COLOUR.test(words) ? "colour" : "",
    BARE_PLACE.test(words) && !/\d/.test(words) ? "place" : "",
  ].filter(Boolean);
  if (kinds.includes("clock") || kinds.includes("date")) return kinds;
  const counted = [...words.matchAll(COUNTED)].map(([, , unit = ""]) =>
    NO_UNIT.test(unit) ? "" : unit,
  );
  return [...kinds, ...counted.map((unit) => `of ${unit.slice(0, 4).toLowerCase()}`)];
}

/** The newest note of the last turns that is of the same kind of value, or the last of all where an error is owned up to; -1: none. */
export function findByForm(
  notes: readonly Note[],
  words: string,
  line: number,
  corrects = false,
): number {
  if (ADDS.test(words) || words.length > 120) return -1;
  const [starts, errs, is, now] = [STARTS, ERRS, IS, NOW].map((sign) => sign.test(words));
  if (!corrects && !starts && !errs && !is && !now) return -1;
  const values = valuesIn(words);
  const alike = notes.findLastIndex(
    (note) =>
      line - note.line < 4 &&
      valuesIn(note.words).some(
        (one) => values.includes(one) || (one.startsWith("of ") && values.includes("of ")),
      ),
  );
  if (alike >= 0) return alike;
  const isCorrection = (errs && (starts || is)) || (starts && IS_NAMED.test(words));
  return isCorrection && line - (notes.at(-1)?.line ?? -9) < 3 ? notes.length - 1 : -1;
}
