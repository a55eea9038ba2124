// German: an emergency of the body, an eating disorder, or a writer under 18.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const THEY = String.raw`\b(?:er|sie|jemand|das baby|(?:mein|meine|unser|unsere) (?:(?:kleine[rs]?|beste[rn]?) )?(?:freund(?:in)?|baby|kind|sohn|tochter|mutter|mama|vater|papa|mann|frau|bruder|schwester|oma|opa|onkel|tante|kumpel|mitbewohner(?:in)?|nachbar(?:in)?|enkel(?:in)?|kolleg(?:e|in)))`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|elf|zw(?:o|oe)lf|dreizehn|vierzehn|f(?:u|ue)nfzehn|sechzehn|siebzehn)`;
const PILLS = String.raw`(?:tabletten|pillen|schlaftabletten|schmerztabletten|paracetamol|ibuprofen|ibus)`;

export const bodyWords: PlainWords[] = [
  {
    id: "not_breathing",
    kind: "medical",
    pattern: regex`${THEY} (?:(?:atmet|kriegt|bekommt) (?:\p{L}+ )?(?:nicht|nich|keine luft|kaum noch)(?: mehr| richtig)?|hat aufgeh(?:o|oe)rt zu atmen)(?=$|[.,!?]| (?:mehr|was|hilfe|bitte|und|richtig)\b)(?! durch)`,
    canBeNegated: false,
  },
  {
    id: "heart_attack",
    kind: "medical",
    pattern: regex`\b(?:ich|er|sie|mann|frau|vater|mutter|opa|oma|papa|mama) (?:hab|habe|hat|glaube?,? (?:ich )?(?:hab|habe)) (?:(?:gerade|grad|wohl|vielleicht|glaube ich|glaub ich) ){0,2}einen (?:herzinfarkt|schlaganfall)(?=$|[.,!?]| (?:was|hilfe|bitte|und)\b)`,
    canBeNegated: true,
  },
  {
    id: "chest_pain",
    kind: "medical",
    pattern: regex`\b(?:starke|heftige|schlimme|extreme|pl(?:o|oe)tzliche) (?:brustschmerzen|schmerzen in der brust)\b|\b(?:brustschmerz(?:en)?|schmerzen in der brust|druck auf der brust|stechen in der brust) .{0,25}\b(?:arm|atemnot|schwitze|luft|kiefer)\b`,
    canBeNegated: true,
  },
  {
    id: "too_many_pills",
    kind: "medical",
    pattern: regex`\b(?:zu viele|alle (?:meine |ihre |seine |die )?|eine ganze (?:packung|schachtel)|die ganze (?:packung|schachtel)|ne ganze packung) ?${PILLS} (?:(?!nicht)\p{L}+ )?(?:genommen|geschluckt|eingeworfen|eingenommen)\b|\b(?:hab\w*|hat) (?:\p{L}+ )?(?:eine )?(?:(?:u|ue)berdosis) (?!\p{L}*(?:schoko|zucker|kaffee|kuchen|kitsch|sonne|liebe|netflix))(?:\p{L}+ )?(?:genommen|geschluckt)`,
    canBeNegated: true,
  },
  {
    id: "unconscious",
    kind: "medical",
    pattern: regex`${THEY} (?:(?!(?:nicht|war|wurde)\b)\p{L}+ )?(?:bewusstlos|ohnm(?:a|ae)chtig)(?=$|[.,!?]| (?:und|geworden|was|hilfe|am|auf)\b)|${THEY} (?:wacht (?:\p{L}+ )?(?:nicht|nich) (?:mehr )?auf|wird (?:nicht|nich) (?:mehr )?wach|reagiert nicht mehr|krampft|hat einen krampfanfall|erstickt)(?=$|[.,!?]| (?:was|hilfe|bitte|und|gerade|grad)\b)`,
    canBeNegated: true,
  },
  {
    id: "bleeding",
    kind: "medical",
    pattern: regex`\b(?:h(?:o|oe)rt|h(?:o|oe)ren) (?:\p{L}+ )?(?:nicht|nich|net) (?:mehr )?auf zu bluten\b|\bblutet? (?:sehr |so |extrem |total )?(?:stark|heftig|viel|wie verr(?:u|ue)ckt)\b(?! (?:das herz))|\b(?:ich )?verliere? (?:\p{L}+ )?viel blut\b|\bblutung (?:h(?:o|oe)rt|stoppt) nicht\b`,
    canBeNegated: true,
  },
  {
    id: "drank_poison",
    kind: "medical",
    pattern: regex`\b(?:bleichmittel|abflussreiniger|rohrreiniger|frostschutzmittel|rattengift|knopfbatterie|batterie|putzmittel|reiniger|sp(?:u|ue)lmittel|waschmittel|chlorreiniger|entkalker) (?:getrunken|verschluckt|geschluckt|gegessen|getrunkn)\b`,
    canBeNegated: true,
  },
  {
    id: "makes_myself_vomit",
    kind: "eating",
    pattern: regex`\b(?:finger|zahnb(?:u|ue)rste) (?:\p{L}+ ){0,2}(?:in den|im|in) hals\b(?=.{0,25}(?:gesteckt|stecke|$|[.,!]|kotz|nach|essen))|\bich (?:kotze|erbreche|ubergebe mich|uebergebe mich) (?:\p{L}+ ){0,2}(?:nach (?:jedem|dem) essen|absichtlich|jeden (?:tag|abend))\b|\b(?:nach dem essen|absichtlich|heimlich) (?:\p{L}+ )?(?:gekotzt|erbrochen|kotzen|erbrechen|(?:u|ue)bergeben)\b|\bbringe? mich (?:\p{L}+ ){0,2}zum (?:kotzen|erbrechen|(?:u|ue)bergeben)\b(?<=\bich\b.*)`,
    canBeNegated: true,
  },
  {
    id: "my_eating_disorder",
    kind: "eating",
    pattern: regex`\b(?:ich )?bin (?:(?:wieder|immer noch|seit \p{L}+) )?(?:magers(?:u|ue)chtig|bulimisch|anorektisch|es{1,3}gest(?:o|oe)rt)\b|\bich (?:hab|habe|leide an|leide unter) (?:(?:wieder|seit \p{L}+) )?(?:eine |ne )?(?:magersucht|bulimie|anorexie|ess?st(?:o|oe)rung)\b|\bmeine (?:magersucht|bulimie|anorexie|ess?st(?:o|oe)rung) (?:ist|is|kommt|wird|war nie)\b(?!.{0,25}\b(?:vorbei|weg|(?:u|ue)berstanden|lange her|geschichte|geheilt))`,
    canBeNegated: true,
  },
  {
    id: "starving_myself",
    kind: "eating",
    pattern: regex`\b(?:ich )?hungere? mich (?:\p{L}+ )?(?:runter|herunter|schlank|auf|d(?:u|ue)nn|zu tode)\b|\bich hungere (?:wieder|absichtlich|seit|um abzunehmen)\b|\b(?:hab\w*|verdiene?) (?:\p{L}+ )?(?:kein|das|nicht) (?:essen )?(?:zu essen )?(?:nicht )?verdient(?: zu essen)\b|\bich verdiene (?:kein essen|nicht zu essen)\b|\bangst (?:vorm|vor dem|vor) essen(?=$|[.,!]| und)`,
    canBeNegated: false,
  },
  {
    id: "laxatives",
    kind: "eating",
    pattern: regex`\b(?:nehme?|genommen|nehm ich|schlucke?) (?:(?!kein\w*)\p{L}+ ){0,2}abf(?:u|ue)hrmittel (?:damit|um ab|zum abnehmen|nach|jeden|und|wieder)|\babf(?:u|ue)hrmittel (?:zum abnehmen|um abzunehmen|genommen um|nach (?:jedem|dem) essen)\b|\babf(?:u|ue)hrmittel,? jeden (?:tag|abend)\b`,
    canBeNegated: true,
  },
  {
    id: "i_am_a_child",
    kind: "minor",
    pattern: regex`(?:^|[.,;!?] ?|\bich |\bund )(?:ich )?bin (?:(?:erst|schon|gerade|grad|auch|ja|halt|nur|n(?:a|ae)mlich|jetzt|fast) ){0,2}${CHILD_AGE}(?: ?(?:jahre?|j)(?: alt)?)?(?=$|[!?;)😂🥳]|[.,](?!\d| \p{L})|, (?!\d)|[.] (?=(?:und|aber|darf|ich|mein)\b)| (?:und (?!halb)|aber|alt\b|darf|aus\b|also|hihi|lol|bald))(?! (?:und|aber) (?:halb|ein))`,
    canBeNegated: true,
  },
  {
    id: "in_school",
    kind: "minor",
    pattern: regex`\bich (?:bin|gehe?|komme?) (?:(?:jetzt|noch|bald|erst|schon) )?in (?:der |die )?(?:[1-9]|1[0-2])(?:\. ?|te |te?n )?klasse\b(?! als)|\bich (?:bin|gehe?|komme?) (?:(?:jetzt|noch|bald) )?in (?:der|die) (?:[1-9]|1[0-2]) ?[a-d]\b|\bich (?:bin|gehe?) (?:(?:jetzt|noch) )?(?:in|auf) (?:der|die) grundschule\b(?! als)`,
    canBeNegated: true,
  },
  {
    id: "not_18_yet",
    kind: "minor",
    pattern: regex`\bich bin (?:noch )?minderj(?:a|ae)hrig\b|\bich bin (?:noch )?(?:nicht|keine) (?:mal )?(?:18|achtzehn)\b(?! (?:mehr|jahre lang))|\bich (?:werde?|werd) (?:(?!nie)\p{L}+ ){0,3}(?<!\bam )(?:[7-9]|1[0-8])(?=$|[!?]|[.,](?!\d)| (?:und|jahre alt)\b)|\bmein(?:en|em)? (?:[7-9]|1[0-7])\. geburtstag (?:ist|is|w(?:u|ue)nsch\w*|feier\w*)`,
    canBeNegated: false,
  },
];
