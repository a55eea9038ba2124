// What may be asked for, and what a note must hold then.
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import { WHEN } from "./times.ts";

/** Health, which is noted on request alone. */
const ILLNESS =
  /illness|disease|(?:my|about) health|condition|allergic|krankheit|gesundheit|allergisch|enferm|salud|alérgic|maladie|santé|allergique|doença|saúde|持病|病気|アレルギー/iu;

export type Kind = {
  holds: (words: string) => boolean;
  /** There is one at a time: a newer one takes its place. */
  isOne: boolean;
  isName: boolean;
};

const KINDS: [asked: RegExp, held: RegExp][] = [
  [
    /when|what (?:day|date|time|year|month)|which (?:day|month)|wann|uhrzeit|wie ?viel uhr|um was|welche[rnms]? (?:tag|monat|datum)|cuándo|qué (?:día|hora|mes|fecha)|quand|quel(?:le)? (?:heure|date|jour|mois)|quando|que (?:horas|dia|mês)|いつ|何時|何曜|何日|何月/iu,
    WHEN,
  ],
  [
    /how (?:many|old|much|long|far)|wie ?(?:viele?|alt|lang|weit|teuer)|was (?:hat|kostet).*kost|cuánt[oa]s?|combien|quel âge|quant[oa]s|いくつ|いくら|何歳|何匹|何人|サイズ/iu,
    /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dois|duas|três|quatro|sete|oito|nove|dez)(?!\p{L})|[一二三四五六七八九十]/iu,
  ],
  [
    /\bjob\b|do for (?:a living|work)|beruf|arbeite ich|trabajo|dedico|métier|dans la vie|trabalho|faz da vida|仕事|職業/iu,
    /i'?m an? |i work|drives?|ich bin|bin \p{L}+in(?!\p{L})|bin (?:jetzt )?(?:bei|als)|arbeite|(?<!\p{L})soy |trabajo|(?:je|moi|elle|il) (?:suis|est) \p{L}+|sou |vou ser|やって|をして/iu,
  ],
  [
    /where|which (?:city|town)|wo\b|wohin|in welche[rm] (?:stadt|ort|dorf)|dónde|en qué (?:ciudad|pueblo)|où|dans quel|onde|em que cidade|どこ|場所/iu,
    /(?<!\p{L})(?:[Ii]n|at|to|from|nach|am|aus|bei|en|à|chez|em|na|no|de|pra|para) \p{Lu}\p{L}+|(?:live[sd]?|moved|stationed|based|wohn\p{L}*|gezogen|zogn|viv\p{L}+|habit\p{L}+|mor[ao]\p{L}*|mudou|busc\p{L}+|fahren|fly) [^.!?]*(?:in|to|nach|en|à|em|pra) \p{L}{4,}|(?:nach|in) \p{L}{3,} (?:ge)?zog[e]?n|(?<!\p{L})(?:en|à|em|nach) \p{L}{5,}|[県市村町区駅]|場所|[にで](?:行|住|働|や)/u,
  ],
  [
    /name|called|hei(?:ß|ss)t|hieß|nenn|llama|nombre|appelle|nom\b|prénom|cham[ao]|nome|名前|呼/iu,
    /(?:call|name[ds]?\b|hei(?:ß|ss)|hieß|llam|appell|cham[ao]|nomm|bautiz|batiz|dubbed|taufe?)\p{L}*[^.!?]{0,24} \p{Lu}|(?:is|be|ist|es|est|é|c'est) \p{Lu}|名前は|って(?:名前|呼)|と(?:いう|呼)|(?<!あ|お|ば|じ|い|父|母|奥|嫁)さん|\p{Script=Katakana}{2,}/u,
  ],
  [
    /colou?r|farbe|couleur|\bcor\b|何色|色は/iu,
    /(?<!\p{L})(?:red|blue|green|yellow|white|black|purple|pink|orange|brown|gr[ae]y|teal|beige|rot\p{L}{0,2}|blau\p{L}{0,2}|grün\p{L}{0,2}|\p{L}*grün|gelb\p{L}{0,2}|weiß\p{L}{0,2}|schwarz\p{L}{0,2}|lila|rosa|braun\p{L}{0,2}|grau\p{L}{0,2}|roj[oa]|azul|verde|amarill[oa]|blanc[oa]|negr[oa]|morad[oa]|naranja|marr[óo]n|gris|rouges?|bleue?s?|verte?s?|jaunes?|blanc(?:he)?s?|noire?s?|violet(?:te)?|roses?|vermelh[oa]|amarel[oa]|branc[oa]|pret[oa]|rox[oa]|laranja|cinza|prata)(?!\p{L})|[赤青緑黄白黒紫]|ピンク|オレンジ|茶色/iu,
  ],
  [
    /who|wer\b|wem\b|wen\b|quién|qui(?!\p{L})|quem|誰|だれ/iu,
    /(?<=[\p{L},] )\p{Lu}\p{L}{2,}|(?:with|mit|con|avec|com) (?:my|mein\p{L}*|mi|mon|ma|meu|minha) |さん|ちゃん|くん/u,
  ],
];

/** So many of them, from the first: all but who. */
const ONES = 6;
const NAME = 4;
/** The first that is asked for. */
export function kindOf(question: string): Kind | undefined {
  if (ILLNESS.test(question)) return { holds: isPrivate, isOne: false, isName: false };
  const at = KINDS.findIndex(([asked]) => asked.test(question));
  const held = KINDS[at]?.[1];
  return held && { holds: (words) => held.test(words), isOne: at < ONES, isName: at === NAME };
}
