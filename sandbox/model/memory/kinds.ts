// What may be asked for, and what a note must hold then.
import { WHEN } from "./times.ts";

export type Kind = {
  holds: (words: string) => boolean;
  /** There is one at a time: a newer one takes its place. */
  isOne: boolean;
  isName: boolean;
};

const KINDS: [asked: RegExp, held: RegExp][] = [
  [
    /when|what (?:day|date|time|year|month)|which (?:day|month)|wann|uhrzeit|welche[rnms]? (?:tag|monat|datum)|cuándo|qué (?:día|hora|mes|fecha)|quand|quel(?:le)? (?:heure|date|jour|mois)|quando|que (?:horas|dia|mês)|いつ|何時|何曜|何日|何月/iu,
    WHEN,
  ],
  [
    /how (?:many|old|much|long|far)|wie ?(?:viele?|alt|lang|weit|teuer)|was (?:hat|kostet).*kost|cuánt[oa]s?|combien|quel âge|quant[oa]s|いくつ|いくら|何歳|何匹|何人|サイズ/iu,
    /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dois|duas|três|quatro|sete|oito|nove|dez)(?!\p{L})|[一二三四五六七八九十]/iu,
  ],
  [
    /\bjob\b|do for (?:a living|work)|beruf|arbeite ich|trabajo|dedico|métier|dans la vie|trabalho|faz da vida|仕事|職業/iu,
    /i'?m an? |i work|drives?|ich bin|bin \p{L}+in(?!\p{L})|arbeite|(?<!\p{L})soy |trabajo|(?:je|moi|elle|il) (?:suis|est) \p{L}+|sou |vou ser|やって|をして/iu,
  ],
  [
    /where|which (?:city|town)|wo\b|wohin|in welche[rm] (?:stadt|ort|dorf)|dónde|en qué (?:ciudad|pueblo)|où|dans quel|onde|em que cidade|どこ|場所/iu,
    /(?<!\p{L})(?:in|at|to|from|nach|am|aus|bei|en|à|em|na|no|de|para) \p{Lu}\p{L}+|[県市村町区駅]|場所|[にで](?:行|住|働|や)/u,
  ],
  [
    /name|called|hei(?:ß|ss)t|hieß|nenn|llama|nombre|appelle|nom\b|prénom|cham[ao]|nome|名前|呼/iu,
    /(?:call|name[ds]?\b|hei(?:ß|ss)|hieß|llam|appell|cham[ao]|nomm|bautiz|batiz|dubbed|taufe?)\p{L}*[^.!?]{0,24} \p{Lu}|(?:is|be|ist|es|est|é|c'est) \p{Lu}|名前は|って(?:名前|呼)|と(?:いう|呼)|(?<!あ|お|ば|じ|い|父|母|奥|嫁)さん|\p{Script=Katakana}{2,}/u,
  ],
  [
    /who|wer\b|wem\b|wen\b|quién|qui(?!\p{L})|quem|誰|だれ/iu,
    /(?<=[\p{L},] )\p{Lu}\p{L}{2,}|(?:with|mit|con|avec|com) (?:my|mein\p{L}*|mi|mon|ma|meu|minha) |さん|ちゃん|くん/u,
  ],
];

/** So many of them, from the first: all but who. */
const ONES = 5;

/** The first that is asked for. */
export function kindOf(question: string): Kind | undefined {
  const at = KINDS.findIndex(([asked]) => asked.test(question));
  const held = KINDS[at]?.[1];
  return held && { holds: (words) => held.test(words), isOne: at < ONES, isName: at === ONES - 1 };
}
