// German: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../../plain-words/table.ts";
import { I_WANT } from "./self-harm.ts";

const MAN = String.raw`(?:mann|vater|papa|stiefvater|freund|ex|ex-freund|ex-mann|partner|onkel|bruder|cousin|opa|chef|lehrer|trainer|mitbewohner|vermieter|nachbar|sohn|alter|macker)`;
const WOMAN = String.raw`(?:mutter|mama|stiefmutter|frau|freundin|ex|partnerin|tante|schwester|chefin|lehrerin|mitbewohnerin|nachbarin|tochter)`;
const PERSON = String.raw`\b(?:er|sie|jemand|mein ${MAN}|meine ${WOMAN}|meine eltern)`;
const HITS = String.raw`(?:schl(?:a|ae)gt|schlagen|verpr(?:u|ue)gelt|verpr(?:u|ue)geln|w(?:u|ue)rgt|vergewaltigt|missbraucht|misshandelt|haut|tritt|ohrfeigt)`;
const HIT = String.raw`(?:geschlagen|verpr(?:u|ue)gelt|gew(?:u|ue)rgt|vergewaltigt|missbraucht|misshandelt|getreten|geohrfeigt|zusammengeschlagen|sexuell bel(?:a|ae)stigt|die treppe (?:runter|herunter|hinunter)gestossen)`;
const NOT_AFTER = String.raw`(?! (?:\p{L}+ )?(?:nicht(?! nur)|nich|nie|niemals|vor|vom|um|aus|in die flucht)\b)`;
const VICTIM = String.raw`(?:ihn|sie|jemanden|jemand|alle|leute|menschen|(?:mein|meine|meinen|meinem|meiner) (?:ex-?)?(?:${MAN}|${WOMAN}|eltern|kinder|kind|baby|familie|kollegen|nachbarn|mitsch(?:u|ue)ler))`;
const KILL = String.raw`(?:umbringen|t(?:o|oe)ten|abstechen|erschiessen|erstechen|ermorden|erw(?:u|ue)rgen|vergiften|totschlagen|abknallen)`;

export const violenceWords: PlainWords[] = [
  {
    id: "hits_me",
    kind: "abuse",
    pattern: regex`${PERSON} ${HITS} mich\b${NOT_AFTER}(?! (?:raus|weg|zum|im (?!suff|gesicht)|beim? (?!jede)|in (?!den|die|das|der nacht)|mit (?:seinem|ihrem) (?:schwanz|charme)))|\b(?:schl(?:a|ae)gt|verpr(?:u|ue)gelt|w(?:u|ue)rgt) mich (?:\p{L}+ )?mein(?:e)? (?:${MAN}|${WOMAN})\b|\b(?:schl(?:a|ae)gt|verpr(?:u|ue)gelt|w(?:u|ue)rgt|misshandelt) (?:er|sie) mich\b${NOT_AFTER}(?! (?:im|beim|in)\b)`,
    canBeNegated: true,
  },
  {
    id: "hit_me",
    kind: "abuse",
    pattern: regex`\b(?:hat|haben|hatte) (?:mich )?(?:mein(?:e)? (?:${MAN}|${WOMAN}|eltern) )?(?:mich )?(?:(?!(?:nicht|nie|niemals|vor|vom|um|im|in|beim|mit|knapp|zum)\b)\p{L}+ ){0,3}${HIT}\b(?<=\bmich\b.*)(?<!\bund .{0,30})`,
    canBeNegated: true,
  },
  {
    id: "was_raped",
    kind: "abuse",
    pattern: regex`\bich (?:wurde|werde|bin) (?:(?!(?:nicht|nie|im|in|beim|um|zum|von (?:einer|einem|der|meiner) (?:katze|gans|wespe|m(?:o|oe)we|app))\b)\p{L}+ ){0,4}(?:${HIT}|gestalkt|sexuell missbraucht|eingesperrt)\b(?<!\bals .*)`,
    canBeNegated: true,
  },
  {
    id: "touches_me",
    kind: "abuse",
    pattern: regex`\bmein (?:onkel|vater|stiefvater|bruder|lehrer|trainer|chef|opa|cousin|stiefbruder) (?:fasst mich (?:\p{L}+ ){0,2}an|begrapscht mich|hat mich (?:\p{L}+ )?(?:angefasst|begrapscht)|grapscht mich an)\b`,
    canBeNegated: true,
  },
  {
    id: "in_danger",
    kind: "abuse",
    pattern: regex`\bich bin (?:\p{L}+ )?in (?:grosser |ernster |lebens)?gefahr\b(?! (?:zu|den|mich zu)|,.* zu )(?<!\bnicht in gefahr)|\bf(?:u|ue)hle? mich (?:\p{L}+ )?(?:nicht|nich) (?:mehr )?sicher (?:zuhause|zu hause|daheim|bei (?:ihm|meinem|meiner))\b|\b(?:zuhause|zu hause|daheim) (?:\p{L}+ )?nicht (?:mehr )?sicher\b(?! (?:ob|wie))|\bangst vor mein(?:em|er) (?:ex-?)?(?:mann|freund|vater|stiefvater|partner|ex|mutter)(?=$|[.,!]| (?:er|weil|wenn er|sie)\b)`,
    canBeNegated: true,
  },
  {
    id: "threatens_me",
    kind: "abuse",
    pattern: regex`\b(?:droht|gedroht|drohte)(?: mir)?(?: damit)?,? (?:mich|mir|uns) (?:\p{L}+ ){0,2}(?:umzubringen|zu t(?:o|oe)ten|zu schlagen|wehzutun|was anzutun|etwas anzutun|abzustechen|zu erschiessen)\b|\bmein (?:ex-?)?${MAN} (?:bedroht mich|hat mich (?:\p{L}+ )?bedroht)\b|\bbedroht mich (?:mit (?:einem|dem) (?:messer|waffe|pistole)|mit dem tod)\b|\b(?:er|sie) (?:bringt|wird|will) mich um(?:bringen)?,? wenn ich (?:gehe|ihn verlasse|was sage|abhaue|zur polizei|etwas sage|es (?:jemandem )?(?:sage|erz\w+))`,
    canBeNegated: true,
  },
  {
    id: "locks_me_in",
    kind: "abuse",
    pattern: regex`\b(?:er|mein ${MAN}|meine ${WOMAN}|meine eltern|sie) (?:sperrt|sperren|schliesst|schliessen) mich (?:\p{L}+ )?(?:(?:in|im) (?:der|die|das|den|meinem|mein) ?(?:wohnung|zimmer|keller|bad)? ?)?ein\b|\b(?:er|mein ${MAN}|meine ${WOMAN}|meine eltern|sie|hat|haben) (?:hat |haben )?mich (?:\p{L}+ ){0,4}eingesperrt\b(?! (?:beim|im escape))|\b(?:er|sie|mein ${MAN}) l(?:a|ae)sst mich nicht (?:mehr )?(?:aus der wohnung|aus dem haus|raus)(?=$|[.,!])`,
    canBeNegated: true,
  },
  {
    id: "want_to_kill_someone",
    kind: "threat",
    pattern: regex`\bich (?:will|wil|werde|m(?:o|oe)chte) (?:(?:am liebsten|einfach|jetzt|wirklich|heute) ){0,2}${VICTIM} (?:(?!(?:nicht|nie|im|in|bei)\b)\p{L}+ ){0,2}${KILL}\b(?!,? (?:im|in|bei|beim|diese)\b)(?<!\balle m(?:u|ue)cken .*|\balle (?:m(?:u|ue)cken|ameisen|wespen|monster|gegner|zombies|fliegen) \p{L}+)|\bkurz davor,? ${VICTIM} (?:\p{L}+ )?(?:umzubringen|zu (?:t(?:o|oe)ten|verpr(?:u|ue)geln|erw(?:u|ue)rgen|schlagen|erschiessen))\b(?! (?:im|in|bei|beim)\b)|\b(?:dass ich|davon|gedanken|dran|daran),? ${VICTIM} (?:umzubringen|zu t(?:o|oe)ten|umbringen will|t(?:o|oe)ten will)\b`,
    canBeNegated: true,
  },
  {
    id: "will_kill",
    kind: "threat",
    pattern: regex`\b(?:ich bringe?|bringe? ich) (?:ihn|sie|den typen|den kerl|das schwein|alle|(?:meinen?|meine) (?:${MAN}|${WOMAN}|eltern)) (?:(?:heute|morgen|jetzt|noch|alle|einfach) ){0,2}um\b(?! (?:mit|im|in|acht|neun|zehn|\d|\p{L}+ uhr)\b|,? (?:wenn|falls|er hat schon|sie hat schon))|\bich (?:stech\w*|knall\w*) (?:ihn|sie|den|alle|die) (?:(?:heute|morgen|alle|jetzt) )?ab\b(?! (?:im|in|bei))`,
    canBeNegated: true,
  },
  {
    id: "attack_a_place",
    kind: "threat",
    pattern: regex`${I_WANT} (?:(?!nicht|nie)\p{L}+ )?(?:die|meine|das|den|diese|dieses|mein|in der|in meiner) (?:schule|kirche|moschee|synagoge|b(?:u|ue)ro|firma|uni|jobcenter|krankenhaus|haus) (?:(?!nicht)\p{L}+ )?(?:anz(?:u|ue)nden|sprengen|in die luft jagen|(?:luft )?jagen|abfackeln|niederbrennen|amok laufen)\b|\b(?:ich (?:will|werde)|ich lauf\w*) (?:\p{L}+ ){0,3}amok\b(?! wenn)`,
    canBeNegated: true,
  },
  {
    id: "how_to_kill",
    kind: "threat",
    pattern: regex`\bwie (?:kann|k(?:o|oe)nnte) ich ${VICTIM} (?:\p{L}+ )?${KILL}\b|\bwie (?:bringe?|t(?:o|oe)te|vergifte) (?:ich|man) (?:jemanden|einen menschen|mein(?:en|e)? (?:${MAN}|${WOMAN}))\b(?! (?:zum|dazu|in|bei|zu))|\bwie bringt man (?:jemanden|einen menschen) um\b`,
    canBeNegated: false,
  },
  {
    id: "afraid_to_hurt",
    kind: "threat",
    pattern: regex`\bangst,? (?:dass? ich )?(?:mein(?:em|er|en|e)? (?:baby|kind|kindern?|sohn|tochter|frau|mann)|dem baby|jemandem|jemanden|ihm) (?:\p{L}+ )?(?:(?:et)?was an(?:zu)?tue?n?|weh ?(?:zu)?tue?n?|schlage|zu schlagen|umbringe|zu t(?:o|oe)ten|sch(?:u|ue)ttle)\b|\bich schlage? (?:gleich )?mein (?:kind|baby)\b(?=$|[.,!]| (?:wenn|weil|immer|und|oder|jeden|manchmal)\b)|(?:\bich |\bhab\w* ich |^)hab\w* (?:ich )?(?:(?:heute|gestern) )?mein(?:e|en)? (?:frau|freundin|kind|sohn|tochter|baby|mutter) (?:(?!nicht|nie|im|in|beim)\p{L}+ )?(?:gew(?:u|ue)rgt|verpr(?:u|ue)gelt|geschlagen)\b(?! (?:im|in|beim|bei)\b)`,
    canBeNegated: true,
  },
];
