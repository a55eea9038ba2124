// German: the writer wants to die or to hurt themself, or fears it of somebody close.
import { type PlainWords, regex } from "../../plain-words/table.ts";

/** Up to four words that neither deny the wish nor make it a joke. */
const BETWEEN = String.raw`(?:(?!(?:nicht|nich|net|nie|niemals|kein\w*|vor|im|wurde|lachend|wie|du|er|wir|ihr)\b)\p{L}+ ){0,4}`;
export const I_WANT = String.raw`\b(?:ich|ick|isch|i) (?:will|wil|wollte|m(?:o|oe)chte|w(?:u|ue)rde (?:am liebsten|gern|gerne)|muss|werde|hab vor|habe vor|k(?:o|oe)nnte)`;
const WISH = String.raw`\b(?:(?:ich|ick|isch) (?:will|wil|wollte|m(?:o|oe)chte|w(?:u|ue)rde (?:am liebsten|gern|gerne)|wunsch\w*|wuensch\w*)|(?:will|m(?:o|oe)chte|wollt?e?|w(?:u|ue)rde am liebsten|wunschte|wuenschte) ich)`;
const TO_MYSELF = String.raw`(?:mich (?:selbst |selber |einfach |jetzt |heute |endlich |bald )?(?:umbringe?n?|umzubringen|t(?:o|oe)ten|zu t(?:o|oe)ten|aufh(?:a|ae)ngen|aufzuh(?:a|ae)ngen|erh(?:a|ae)ngen|zu erh(?:a|ae)ngen|erschie(?:ss|s)en|zu erschiessen|vor (?:den|einen) zug (?:werfen|schmeissen|zu werfen|zu schmeissen|legen)|vergiften)|mir (?:selbst |selber |einfach )?(?:das leben (?:zu )?nehmen|(?:et)?was (?:anzutun|antun|antu)|die (?:pulsadern|kugel) (?:aufschneiden|aufzuschneiden|geben)))`;
const KIN = String.raw`(?:freund(?:in)?|bestie|kumpel|bruder|schwester|mutter|mutti|mama|mom|vater|papa|sohn|tochter|mann|frau|ex|partner(?:in)?|cousine?|onkel|tante|kolleg(?:e|in)|nachbar(?:in)?|mitbewohner(?:in)?|oma|opa|bro|nichte|neffe|sch(?:u|ue)ler(?:in)?)`;
const CLOSE = String.raw`\b(?:mein|meine|meiner|meinem|meinen|unsere?) (?:(?:beste[rn]?|kleine[rn]?|grosse[rn]?|gute[rn]?|alte[rn]?) )?${KIN}\b`;

export const selfHarmWords: PlainWords[] = [
  {
    id: "want_to_die",
    kind: "self_harm",
    pattern: regex`${WISH},? ${BETWEEN}(?:sterben|krepieren|verrecken|tot sein|tot zu sein)\b(?! (?:vor (?:lachen|scham|langeweile|hunger)|sehen|lassen|uben|(?:im|in) ))|\b(?:will|m(?:o|oe)chte) (?:(?:nur|einfach|doch|bloss|nur noch|einfach nur) ){1,2}(?:sterben|tot sein)\b|^(?:will|mochte|moechte) sterben\b|\bich w(?:a|ae)re? (?:\p{L}+ ){0,2}tot(?=$|[.,!?])`,
    canBeNegated: true,
  },
  {
    id: "kill_myself",
    kind: "self_harm",
    pattern: regex`(?<!\b(?:nie|niemals|nicht|kein\w*) .{0,30})\b${TO_MYSELF}\b(?! (?:will|wollte|wollten|wollen|kann|konnte|darf|mochte|lassen|wird|mit)(?: (?:er|sie|die|der))?\b)(?<!\b(?:er|sie|du|die|der|das|wollen|willst|will|wird) (?:\p{L}+ )?mich (?:umbringen|toten|toeten|erschiessen|vergiften))|${I_WANT} (?:\p{L}+ )?${TO_MYSELF}\b`,
    canBeNegated: true,
  },
  {
    id: "i_kill_myself",
    kind: "self_harm",
    pattern: regex`\b(?:ich |ick |isch )?(?:bringe?|br(?:a|ae)chte) (?:ich )?mich (?:(?!nicht|nie)\p{L}+ ){0,2}um\b(?<=\bich\b.*)(?! (?:den verstand|kopf|f(?:u|ue)r|mit (?:arbeit|sport)))|\bich (?:h(?:a|ae)nge?|erschiess?e?|t(?:o|oe)te) mich(?: (?:heute|morgen|jetzt|bald|selbst|auf)|$|[.,!])(?!,? (?:an|im|am|wenn|falls)\b)`,
    canBeNegated: true,
  },
  {
    id: "suicide",
    kind: "self_harm",
    pattern: regex`\bich (?:\p{L}+ )?(?:denke?|dachte|hab|habe) (?:(?!nicht|nie|kein\w*)\p{L}+ ){0,3}(?:suizid|selbstmord|suizidgedanken|selbstmordgedanken|todessehnsucht)\b(?! (?:im|in der|von|des|bei)\b)|\b(?:meine|wieder|ständig|standig|starke) (?:suizid|selbstmord)gedanken\b|\bich bin (?:(?!nicht|nich|nie)\p{L}+ )?(?:suizidal|lebensm(?:u|ue)de)\b|\b(?:will|m(?:o|oe)chte|werde) (?:\p{L}+ )?(?:suizid|selbstmord) (?:begehen|machen)\b`,
    canBeNegated: true,
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`\b(?:ich|ick|isch) (?:will|wil|m(?:o|oe)chte|mag|kann|wollte) (?:(?:so|einfach|echt|wirklich|auch|hier auf der welt|eigentlich|am liebsten|gar) ){0,2}(?:nicht|nich|net|nimmer|gar nicht) ?(?:mehr|mer)? (?:weiter ?)?(?:leben|lebn|existieren|da sein|aufwachen|aufwachn|auf der welt sein|am leben sein)\b(?! (?:wie|in|mit|als|auf)\b)|\b(?:will|m(?:o|oe)chte|mag|kann) (?:(?:ich|einfach|echt|so) ){0,2}(?:nicht|nich|net) (?:mehr|mer) (?:(?:weiter)?leben|lebn|aufwachen|am leben sein)\b(?! (?:wie|in|mit|als|auf)\b)(?<!\b(?:er|sie|wir|man|freund\w*|mutter|vater|bruder|schwester|sohn|tochter) (?:will|mochte|moechte|mag|kann).{0,40})`,
    canBeNegated: false,
  },
  {
    id: "no_reason_to_live",
    kind: "self_harm",
    pattern: regex`\b(?:kein(?:en)?|null) (?:grund|sinn|lust|bock|kraft) mehr,? (?:zu leben|weiterzuleben|am leben zu sein|aufs leben|auf (?:das|dieses) leben)\b|\bkeine (?:lust|kraft) mehr,? (?:zu leben|weiterzuleben|zum leben|am leben zu sein|aufs leben)\b|\bm(?:u|ue)de (?:vom|des) lebens?\b|\b(?:mein|das|dieses) leben (?:ist|is) (?:\p{L}+ )?nicht (?:mehr )?(?:lebenswert|wert gelebt)\b`,
    canBeNegated: false,
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\b(?:meinem leben ein ende (?:setzen|machen|zu setzen|zu machen)|mein leben (?:beenden|zu beenden)|aus dem leben (?:scheiden|zu scheiden)|schluss mit dem leben|mit (?:dem|meinem) leben schluss|mir das leben nehmen)\b`,
    canBeNegated: true,
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bw(?:u|ue)nsch\w*,? (?:(?:ich|mir|einfach|manchmal|dass|oft) ){0,4}(?:tot zu sein|(?:w(?:a|ae)r\w*|sei) (?:\p{L}+ ){0,2}(?:tot|nie geboren|nicht mehr da)|w(?:u|ue)rde nicht mehr aufwachen|nie geboren)\b|\b(?:besser|lieber) tot\b(?=$|[.,!]| als (?:so|das|hier|lebendig))|\b(?:besser|leichter) (?:dran )?ohne mich dran\b|\bohne mich (?:besser|leichter) dran\b|\b(?:w(?:a|ae)r\w*|ist) (?:es )?(?:\p{L}+ ){0,3}besser(?: f(?:u|ue)r alle)?,? wenn ich (?:sterbe|tot (?:bin|ware|waere)|nicht mehr (?:da|lebe|am leben))\b`,
    canBeNegated: true,
  },
  {
    id: "hurt_myself",
    kind: "self_harm",
    pattern: regex`\bich (?:ritze?|verletze?|schneide?) mich(?: (?:selbst|wieder|selber|absichtlich|seit|jeden|manchmal|oft|heimlich)|(?=$|[.,!]))\b(?<!schneide? mich(?=[.,!]|$))(?! (?:an|am|beim|in den finger)\b)|\bich ritze mich\b(?! (?:nicht|nie|ein|in)\b)|\b(?:ich will|will ich|drang|wieder|angefangen|m(?:o|oe)chte|muss)(?: mich)? (?:mich )?(?:selbst |selber |wieder )?(?:zu )?(?:mich (?:selbst |selber |wieder )?(?:zu )?)?(?:ritzen|selbst verletzen|selbst zu verletzen)\b|\bmich (?:(?:heute|gestern|eben|grad) )?(?:wieder|selbst|gestern|heute) (?:geritzt|selbst verletzt|absichtlich verletzt)\b|\bmich (?:wieder |selbst |selber )?(?:zu )?ritzen\b`,
    canBeNegated: true,
  },
  {
    id: "jump_or_pills",
    kind: "self_harm",
    pattern: regex`${I_WANT} (?:\p{L}+ )?(?:(?:von|vom|vor) (?:(?:der|einer|dem|den|die|einen) )?(?:br(?:u|ue)cke|balkon|dach|hochhaus|zug|u-bahn|s-bahn|klippe) (?:springen|werfen)|aus dem fenster springen|alle (?:meine |diese |die )?(?:tabletten|pillen|schlaftabletten) (?:nehmen|schlucken))\b`,
    canBeNegated: true,
  },
  {
    id: "goodbye_letter",
    kind: "self_harm",
    pattern: regex`\b(?:mein(?:en|e)? abschiedsbriefe?)\b (?:ist|is|sind|geschrieben|fertig|liegt|hab ich|schon)|\b(?:ich )?(?:schreibe?|hab\w*) (?:\p{L}+ ){0,2}meinen? abschiedsbriefe?\b(?! (?:an (?:die|meine) (?:klasse|firma|kollegen)))`,
    canBeNegated: true,
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\bwie (?:(?:kann|konnte|sterbe|stirbt|bringe?|nehme) )?(?:(?:ich|man) )(?:\p{L}+ ){0,2}(?:schmerzlos|ohne schmerzen|schmerzfrei) (?:sterben|stirbt|sterbe|umbringen)\b|\bwie (?:(?:bringe?) ich mich (?:\p{L}+ )?um|kann ich mich (?:\p{L}+ )?umbringen)\b|\b(?:schmerzlos|ohne schmerzen|schmerzfrei) (?:zu )?sterben\b|\bwie (?:sterbe ich|stirbt man) (?:schmerzlos|ohne schmerzen|am schnellsten)\b`,
    canBeNegated: false,
  },
  {
    id: "friend_wants_to_die",
    kind: "concern",
    pattern: regex`${CLOSE} (?:(?!nicht|nie)\p{L}+ ){0,5}?,?(?:(?:dass? )?(?:er|sie) )?(?:(?:will|m(?:o|oe)chte|wollte|kann) (?:(?:einfach|sich) )?(?:sterben|umbringen|nicht mehr leben|nich mehr leben|das leben nehmen)|(?:sterben|sich umbringen|sich was antun|nicht mehr leben|sich etwas antun|nich mehr leben|sich das leben nehmen) (?:will|m(?:o|oe)chte|wollte)|ist (?:\p{L}+ )?suizidal|(?:spricht|redet) (?:\p{L}+ ){0,2}(?:von (?:selbstmord|suizid)|vom (?:sterben|suizid))|droht (?:\p{L}+ )?(?:mit (?:selbstmord|suizid)|sich (?:umzubringen|was anzutun|etwas anzutun|das leben zu nehmen)))\b(?! (?:in|mit|als)\b)`,
    canBeNegated: true,
  },
  {
    id: "says_will_kill_themself",
    kind: "concern",
    pattern: regex`\b(?:er|sie) (?:hat (?:\p{L}+ )?)?(?:sagt|gesagt|droht|schreibt|geschrieben|gedroht)(?: mir)?,? (?:dass? )?(?:(?:er|sie) )?(?:sich (?:umzubringen|umbringt|umbringen (?:will|wird)|was antut|was anzutun|etwas anzutun|etwas antut|das leben nimmt|das leben zu nehmen)|(?:bringt|will) sich (?:um|umbringen)|will (?:nicht mehr|nich mehr|nich mer) (?:leben|lebn)|nicht mehr leben will)\b|\bangst,? dass? (?:er|sie|${CLOSE}) sich (?:umbringt|was antut|etwas antut|das leben nimmt)\b`,
    canBeNegated: true,
  },
  {
    id: "friend_self_harms",
    kind: "concern",
    pattern: regex`${CLOSE} (?:(?:die|sie|er|hat) )?(?:ritzt sich|verletzt sich selbst|sich (?:\p{L}+ )?(?:ritzt|selbst verletzt|geritzt))\b(?! (?:nicht|nie|nimmer))`,
    canBeNegated: true,
  },
  {
    id: "friend_abused",
    kind: "concern",
    pattern: regex`${CLOSE} (?:wird|wurde) (?:von (?:ihrem|seinem|ihrer|seiner|dem|der) \p{L}+ )?(?:\p{L}+ )?(?:geschlagen|misshandelt|vergewaltigt|missbraucht|verpr(?:u|ue)gelt|gew(?:u|ue)rgt)\b|\b(?:ihr|sein) (?:freund|mann|ex|vater|stiefvater|partner) (?:schl(?:a|ae)gt|verpr(?:u|ue)gelt|w(?:u|ue)rgt|misshandelt) (?:sie|ihn)\b(?! (?:nicht|nie|im|beim|in)\b)`,
    canBeNegated: true,
  },
];
