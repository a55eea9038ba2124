// The plain words of danger in German, its sayings that only sound like them, and its "nicht".
import { type LanguageTable, regex } from "../../plain-words/table.ts";

/** Up to four words that neither deny the wish nor make it a joke. */
const BETWEEN = String.raw`(?:(?!(?:nicht|nich|net|nie|niemals|kein\w*|vor|im|in|zu|zuhause|daheim|mal|irgendwann|einmal|bei|mit|wurde|lachend|wie|du|er|wir|ihr)\b)\p{L}+ ){0,4}`;
const I_WANT = String.raw`\b(?:ich|ick|isch|i) (?:will|wil|wollte|m(?:o|oe)chte|w(?:u|ue)rde (?:am liebsten|gern|gerne)|muss|werde|hab vor|habe vor|k(?:o|oe)nnte)`;
const WISH = String.raw`\b(?:(?:ich|ick|isch) (?:will|wil|wollte|m(?:o|oe)chte|w(?:u|ue)rde (?:am liebsten|gern|gerne)|wunsch\w*|wuensch\w*)|(?:will|m(?:o|oe)chte|wollt?e?|w(?:u|ue)rde am liebsten|wunschte|wuenschte) ich)`;
const NOT_HERE = String.raw`(?! (?:wie|in|mit|als|auf|ohne|hier|da|so|bei|neben)\b)`;
const TO_MYSELF = String.raw`(?:mich (?:selbst |selber |einfach |jetzt |heute |endlich |bald )?(?:umbringe?n?|umzubringen|t(?:o|oe)ten|zu t(?:o|oe)ten|aufh(?:a|ae)ngen|aufzuh(?:a|ae)ngen|erh(?:a|ae)ngen|zu erh(?:a|ae)ngen|erschie(?:ss|s)en|zu erschiessen|vor (?:den|einen) zug (?:werfen|schmeissen|zu werfen|zu schmeissen|legen)|vergiften)|mir (?:selbst |selber |einfach )?(?:das leben (?:zu )?nehmen|(?:et)?was (?:anzutun|antun|antu)|die (?:pulsadern|kugel) (?:aufschneiden|aufzuschneiden|geben)))`;
const KIN = String.raw`(?:freund(?:in)?|bestie|kumpel|bruder|schwester|mutter|mutti|mama|mom|vater|papa|sohn|tochter|mann|frau|ex|partner(?:in)?|cousine?|onkel|tante|kolleg(?:e|in)|nachbar(?:in)?|mitbewohner(?:in)?|bro|nichte|neffe|sch(?:u|ue)ler(?:in)?)`;
const CLOSE = String.raw`\b(?:mein|meine|meiner|meinem|meinen|unsere?) (?:(?:beste[rn]?|kleine[rn]?|grosse[rn]?|gute[rn]?|alte[rn]?) )?${KIN}\b`;
const MAN = String.raw`(?:mann|vater|papa|stiefvater|freund|ex|ex-freund|ex-mann|partner|onkel|bruder|cousin|opa|chef|lehrer|trainer|mitbewohner|vermieter|nachbar|sohn|alter|macker)`;
const WOMAN = String.raw`(?:mutter|mama|stiefmutter|frau|freundin|ex|partnerin|tante|schwester|chefin|lehrerin|mitbewohnerin|nachbarin|tochter)`;
const PERSON = String.raw`\b(?:er|sie|jemand|mein ${MAN}|meine ${WOMAN}|meine eltern)`;
const HITS = String.raw`(?:schl(?:a|ae)gt|schlagen|verpr(?:u|ue)gelt|verpr(?:u|ue)geln|w(?:u|ue)rgt|vergewaltigt|missbraucht|misshandelt|haut|tritt|ohrfeigt)`;
const HIT = String.raw`(?:geschlagen|verpr(?:u|ue)gelt|gew(?:u|ue)rgt|vergewaltigt|missbraucht|misshandelt|getreten|geohrfeigt|zusammengeschlagen|sexuell bel(?:a|ae)stigt|die treppe (?:runter|herunter|hinunter)gestossen)`;
const NOT_AFTER = String.raw`(?! (?:\p{L}+ )?(?:nicht(?! nur)|nich|nie|niemals|vor|vom|um|aus|in die flucht)\b)`;
const VICTIM = String.raw`(?:ihn|sie|jemanden|jemand|alle|leute|menschen|(?:mein|meine|meinen|meinem|meiner) (?:ex-?)?(?:${MAN}|${WOMAN}|eltern|kinder|kind|baby|familie|kollegen|nachbarn|mitsch(?:u|ue)ler))`;
const KILL = String.raw`(?:umbringen|t(?:o|oe)ten|abstechen|erschiessen|erstechen|ermorden|erw(?:u|ue)rgen|vergiften|totschlagen|abknallen)`;
/** Nothing follows that tells a grumble: "ich bring ihn um, der hat mein Eis gegessen" is not plain. */
const EARNEST = String.raw`\b(?=$|[.!?]| (?:und (?:dann )?mich)\b)`;
const THEY = String.raw`\b(?:er|sie|jemand|das baby|(?:mein|meine|unser|unsere) (?:(?:kleine[rs]?|beste[rn]?) )?(?:freund(?:in)?|baby|kind|sohn|tochter|mutter|mama|vater|papa|mann|frau|bruder|schwester|oma|opa|onkel|tante|kumpel|mitbewohner(?:in)?|nachbar(?:in)?|enkel(?:in)?|kolleg(?:e|in)))`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|elf|zw(?:o|oe)lf|dreizehn|vierzehn|f(?:u|ue)nfzehn|sechzehn|siebzehn)`;
const PILLS = String.raw`(?:tabletten|pillen|schlaftabletten|schmerztabletten|paracetamol|ibuprofen|ibus)`;
const GAME = String.raw`(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|fifa|uno|cod|schach|skat|tennis|tischtennis|monopoly|spiel|level)`;

export const germanWords: LanguageTable = {
  words: [
    {
      id: "want_to_die",
      kind: "self_harm",
      pattern: regex`${WISH},? ${BETWEEN}(?:sterben|krepieren|verrecken|tot sein|tot zu sein)\b(?! (?:vor (?:lachen|scham|langeweile|hunger)|sehen|lassen|uben|(?:im|in) ))|\b(?:will|m(?:o|oe)chte) (?:(?:nur|einfach|doch|bloss|nur noch|einfach nur) ){1,2}(?:sterben|tot sein)\b|^(?:will|mochte|moechte) sterben\b|\bich w(?:a|ae)re? (?:am liebsten|gerne?|lieber) (?:\p{L}+ )?tot(?=$|[.,!?])`,
    },
    {
      id: "kill_myself",
      kind: "self_harm",
      pattern: regex`(?<!\b(?:nie|niemals|nicht|kein\w*) .{0,30})\b${TO_MYSELF}\b(?! (?:will|wollte|wollten|wollen|kann|konnte|darf|mochte|lassen|wird|mit)(?: (?:er|sie|die|der))?\b)(?<!\b(?:er|sie|du|die|der|das|wollen|willst|will|wird) (?:\p{L}+ )?mich (?:umbringen|toten|toeten|erschiessen|vergiften))|${I_WANT} (?:\p{L}+ )?${TO_MYSELF}\b|\b(?:ich |ick |isch )?(?:bringe?|br(?:a|ae)chte) (?:ich )?mich (?:(?!nicht|nie)\p{L}+ ){0,2}um\b(?<=\bich\b.*)(?! (?:den verstand|kopf|f(?:u|ue)r|mit (?:arbeit|sport)))|\bich (?:h(?:a|ae)nge?|erschiess?e?|t(?:o|oe)te) mich(?: (?:heute|morgen|jetzt|bald|selbst|auf)|$|[.,!])(?!,? (?:an|im|am|wenn|falls)\b)`,
    },
    {
      id: "suicide",
      kind: "self_harm",
      pattern: regex`\bich (?:\p{L}+ )?(?:denke?|dachte) (?:(?!nicht|nie|kein\w*)\p{L}+ ){0,3}(?:suizid|selbstmord)\b(?! (?:im|in der|von|des|bei)\b)|\bich hab(?:e)? (?:(?!nicht|nie|kein\w*)\p{L}+ ){0,2}(?:suizidgedanken|selbstmordgedanken|todessehnsucht)\b|\b(?:meine|wieder|standig|starke) (?:suizid|selbstmord)gedanken\b|\bich bin (?:(?!nicht|nich|nie)\p{L}+ )?(?:suizidal|lebensm(?:u|ue)de)\b|\b(?:will|m(?:o|oe)chte|werde) (?:\p{L}+ )?(?:suizid|selbstmord) (?:begehen|machen)\b`,
    },
    {
      id: "not_live",
      kind: "self_harm",
      pattern: regex`\b(?:ich|ick|isch) (?:will|wil|m(?:o|oe)chte|mag|kann|wollte) (?:(?:so|einfach|echt|wirklich|auch|hier auf der welt|eigentlich|am liebsten|gar) ){0,2}(?:(?:nicht|nich|net|gar nicht) (?:weiter ?)?(?:leben|lebn|existieren|am leben sein)|(?:(?:nicht|nich|net) (?:mehr|mer)|nimmer) (?:weiter ?)?(?:leben|lebn|existieren|da sein|aufwachen|aufwachn|auf der welt sein|am leben sein))\b${NOT_HERE}|\b(?:will|m(?:o|oe)chte|mag|kann) (?:(?:ich|einfach|echt|so) ){0,2}(?:nicht|nich|net) (?:mehr|mer) (?:(?:weiter)?leben|lebn|aufwachen|am leben sein)\b${NOT_HERE}(?<!\b(?:er|sie|wir|man|freund\w*|mutter|vater|bruder|schwester|sohn|tochter) (?:will|mochte|moechte|mag|kann).{0,40})`,
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
    },
    {
      id: "wish_i_was_dead",
      kind: "self_harm",
      pattern: regex`\bw(?:u|ue)nsch\w*,? (?:(?:ich|mir|einfach|manchmal|dass|oft) ){0,4}(?:tot zu sein|(?:w(?:a|ae)r\w*|sei) (?:\p{L}+ ){0,2}(?:tot|nie geboren|nicht mehr da)|w(?:u|ue)rde nicht mehr aufwachen|nie geboren)\b|\b(?:besser|lieber) tot\b(?=$|[.,!]| als (?:so|das|hier|lebendig))|\b(?:besser|leichter) (?:dran )?ohne mich dran\b|\bohne mich (?:besser|leichter) dran\b|\b(?:w(?:a|ae)r\w*|ist) (?:es )?(?:\p{L}+ ){0,3}besser(?: f(?:u|ue)r alle)?,? wenn ich (?:sterbe|tot (?:bin|ware|waere)|nicht mehr (?:da|lebe|am leben))\b`,
    },
    {
      id: "hurt_myself",
      kind: "self_harm",
      pattern: regex`\bich ritze? mich\b(?! (?:nicht|nie|ein|in|an)\b)|\bich (?:verletze?|schneide?) mich (?:\p{L}+ )?(?:selbst|selber|absichtlich|heimlich)\b|\b(?:ich will|will ich|drang|angefangen|m(?:o|oe)chte|muss)(?: mich)? (?:mich )?(?:selbst |selber |wieder )?(?:zu )?(?:mich (?:selbst |selber |wieder )?(?:zu )?)?(?:ritzen|selbst verletzen|selbst zu verletzen)\b|\bmich (?:(?:heute|gestern|eben|grad|wieder|selbst) ){1,2}(?:geritzt|selbst verletzt|absichtlich verletzt)\b|\bmich (?:wieder |selbst |selber )?(?:zu )?ritzen\b`,
    },
    {
      id: "jump_or_pills",
      kind: "self_harm",
      pattern: regex`${I_WANT} (?:\p{L}+ )?(?:(?:von|vom|vor) (?:(?:der|einer|dem|den|die|einen) )?(?:br(?:u|ue)cke|balkon|dach|hochhaus|zug|u-bahn|s-bahn|klippe) (?:springen|werfen)|aus dem fenster springen|alle (?:meine |diese |die )?(?:tabletten|pillen|schlaftabletten) (?:nehmen|schlucken))\b`,
    },
    {
      id: "goodbye_letter",
      kind: "self_harm",
      pattern: regex`\b(?:mein(?:en|e)? abschiedsbriefe?)\b (?:ist|is|sind|geschrieben|fertig|liegt|hab ich|schon)|\b(?:ich )?(?:schreibe?|hab\w*) (?:\p{L}+ ){0,2}meinen? abschiedsbriefe?\b(?! (?:an (?:die|meine) (?:klasse|firma|kollegen)))`,
    },
    {
      id: "how_to_die",
      kind: "self_harm",
      pattern: regex`\bwie (?:(?:kann|konnte|sterbe|stirbt|bringe?|nehme) )?(?:(?:ich|man) )(?:\p{L}+ ){0,2}(?:schmerzlos|ohne schmerzen|schmerzfrei) (?:sterben|stirbt|sterbe|umbringen)\b|\bwie (?:(?:bringe?) ich mich (?:\p{L}+ )?um|kann ich mich (?:\p{L}+ )?umbringen)\b|\b(?:schmerzlos|ohne schmerzen|schmerzfrei) (?:zu )?sterben\b|\bwie (?:sterbe ich|stirbt man) (?:schmerzlos|ohne schmerzen|am schnellsten)\b`,
      canBeNegated: false,
    },
    {
      id: "means_at_hand",
      kind: "self_harm",
      pattern: regex`\bich (?:steh|stehe|sitz|sitze|bin) (?:\p{L}+ )?(?:auf|am|an) (?:der|dem|einer|einem)? ?(?:rand (?:der|des|vom|von der) )?(?:br(?:u|ue)cke|dach|balkon|gleis(?:en)?|bahnsteig|hochhaus|gel(?:a|ae)nder|fensterbrett)\b.{0,40}\b(?:spring\w*|runter|schluss|sterben|tsch(?:u|ue)ss|vorbei)|\b(?:ich )?hab(?:e)? (?:\p{L}+ )?(?:die|meine|alle|den|das|ein|einen|eine) (?:\p{L}+ )?(?:tabletten|pillen|schlaftabletten|strick|seil|messer|klinge|rasierklinge|pistole|waffe)\b.{0,25}\b(?:hier|in der hand|vor mir|neben mir|bereit)\b.{0,40}\b(?:sterben|schluss|nehme? (?:ich )?(?:sie|alle)|tut mir leid|verzeiht|kann nicht mehr|umbringen|ende)|\bder strick (?:h(?:a|ae)ngt|ist) (?:schon|fertig|bereit)\b`,
    },
    {
      id: "friend_wants_to_die",
      kind: "concern",
      pattern: regex`${CLOSE} (?:(?!nicht|nie)\p{L}+ ){0,5}?,?(?:(?:dass? )?(?:er|sie) )?(?:(?:will|m(?:o|oe)chte|wollte) (?:(?:einfach|sich) )?(?:sterben|umbringen|nicht mehr leben|nich mehr leben|das leben nehmen)|(?:sterben|sich umbringen|sich was antun|nicht mehr leben|sich etwas antun|nich mehr leben|sich das leben nehmen) (?:will|m(?:o|oe)chte|wollte)|ist (?:\p{L}+ )?suizidal|(?:spricht|redet) (?:\p{L}+ ){0,2}(?:von (?:selbstmord|suizid)|vom (?:sterben|suizid))|droht (?:\p{L}+ )?(?:mit (?:selbstmord|suizid)|sich (?:umzubringen|was anzutun|etwas anzutun|das leben zu nehmen)))\b(?! (?:in|mit|als)\b)|\b(?:er|sie) (?:hat (?:\p{L}+ )?)?(?:sagt|gesagt|droht|schreibt|geschrieben|gedroht)(?: mir)?,? (?:dass? )?(?:(?:er|sie) )?(?:sich (?:umzubringen|umbringt|umbringen (?:will|wird)|was antut|was anzutun|etwas anzutun|etwas antut|das leben nimmt|das leben zu nehmen)|(?:bringt|will) sich (?:um|umbringen)|will (?:nicht mehr|nich mehr|nich mer) (?:leben|lebn)|nicht mehr leben will)\b|\bangst,? dass? (?:er|sie|${CLOSE}) sich (?:umbringt|was antut|etwas antut|das leben nimmt)\b`,
    },
    {
      id: "hits_me",
      kind: "abuse",
      pattern: regex`${PERSON} ${HITS} mich\b${NOT_AFTER}(?! (?:raus|weg|zum|im (?!suff|gesicht)|beim? (?!jede)|in (?!den|die|das|der nacht)|mit (?:seinem|ihrem) (?:schwanz|charme)))|\b(?:schl(?:a|ae)gt|verpr(?:u|ue)gelt|w(?:u|ue)rgt) mich (?:\p{L}+ )?mein(?:e)? (?:${MAN}|${WOMAN})\b|\b(?:schl(?:a|ae)gt|verpr(?:u|ue)gelt|w(?:u|ue)rgt|misshandelt) (?:er|sie) mich\b${NOT_AFTER}(?! (?:im|beim|in)\b)`,
    },
    {
      id: "hit_me",
      kind: "abuse",
      pattern: regex`${PERSON} (?:hat|haben|hatte) mich (?:(?!(?:nicht|nie|niemals|vor|vom|um|im|in|beim|mit|knapp|zum|am|bei)\b)\p{L}+ ){0,3}${HIT}\b|\b(?:hat|haben) mich mein(?:e)? (?:${MAN}|${WOMAN}|eltern) (?:(?!(?:nicht|nie|vor|vom|im|in|beim|am|bei)\b)\p{L}+ ){0,2}${HIT}\b`,
    },
    {
      id: "was_raped",
      kind: "abuse",
      pattern: regex`\bich (?:wurde|werde) (?:(?!(?:nicht|nie|im|in|beim|um|zum|von (?:einer|einem|der|meiner) (?:katze|gans|wespe|m(?:o|oe)we|app))\b)\p{L}+ ){0,4}(?:${HIT}|gestalkt)\b(?<!\bals .*)`,
    },
    {
      id: "touches_me",
      kind: "abuse",
      pattern: regex`\bmein (?:onkel|vater|stiefvater|bruder|lehrer|trainer|chef|opa|cousin|stiefbruder) (?:fasst mich (?:\p{L}+ ){0,2}an|begrapscht mich|hat mich (?:\p{L}+ )?(?:angefasst|begrapscht)|grapscht mich an)\b`,
    },
    {
      id: "in_danger",
      kind: "abuse",
      pattern: regex`\bich bin (?:\p{L}+ )?in (?:grosser |ernster |lebens)?gefahr\b(?! (?:zu|den|mich zu)|,.* zu )(?<!\bnicht in gefahr)|\bf(?:u|ue)hle? mich (?:\p{L}+ )?(?:nicht|nich) (?:mehr )?sicher (?:zuhause|zu hause|daheim|bei (?:ihm|meinem|meiner))\b|\b(?:ich bin|bin ich|f(?:u|ue)hle? (?:ich )?mich) (?:\p{L}+ )?(?:zuhause|zu hause|daheim) (?:\p{L}+ )?nicht (?:mehr )?sicher\b(?! (?:ob|wie))`,
    },
    {
      id: "threatens_me",
      kind: "abuse",
      pattern: regex`\b(?:droht|gedroht|drohte)(?: mir)?(?: damit)?,? (?:mich|mir|uns) (?:\p{L}+ ){0,2}(?:umzubringen|zu t(?:o|oe)ten|zu schlagen|wehzutun|was anzutun|etwas anzutun|abzustechen|zu erschiessen)\b|\bmein (?:ex-?)?${MAN} (?:bedroht mich|hat mich (?:\p{L}+ )?bedroht)\b|\bbedroht mich (?:mit (?:einem|dem) (?:messer|waffe|pistole)|mit dem tod)\b|\b(?:er|sie) (?:bringt|wird|will) mich um(?:bringen)?,? wenn ich (?:gehe|ihn verlasse|was sage|abhaue|zur polizei|etwas sage|es (?:jemandem )?(?:sage|erz\w+))`,
    },
    {
      id: "locks_me_in",
      kind: "abuse",
      pattern: regex`\b(?:er|mein ${MAN}|meine eltern) (?:sperrt|sperren|schliesst|schliessen|hat|haben) mich (?:(?!(?:nicht|nie)\b)\p{L}+ ){0,4}(?:ein|eingesperrt|eingeschlossen)\b(?! (?:beim|im escape))|\b(?:er|mein ${MAN}) l(?:a|ae)sst mich nicht (?:mehr )?(?:aus der wohnung|aus dem haus|raus)(?=$|[.,!])`,
    },
    {
      id: "want_to_kill_someone",
      kind: "threat",
      pattern: regex`\bich (?:will|wil|werde|m(?:o|oe)chte) (?:(?:am liebsten|einfach|jetzt|wirklich|heute) ){0,2}${VICTIM} (?:(?!(?:nicht|nie|im|in|bei)\b)\p{L}+ ){0,2}${KILL}${EARNEST}(?<!\balle m(?:u|ue)cken .*|\balle (?:m(?:u|ue)cken|ameisen|wespen|monster|gegner|zombies|fliegen) \p{L}+)|\bkurz davor,? ${VICTIM} (?:\p{L}+ )?(?:umzubringen|zu (?:t(?:o|oe)ten|erw(?:u|ue)rgen|erschiessen))${EARNEST}|\b(?:dass ich|davon|gedanken|dran|daran),? ${VICTIM} (?:umzubringen|zu t(?:o|oe)ten|umbringen will|t(?:o|oe)ten will)\b|\b(?:ich bringe?|bringe? ich) (?:ihn|sie|den typen|den kerl|das schwein|alle|(?:meinen?|meine) (?:${MAN}|${WOMAN}|eltern)) (?:(?:heute|morgen|jetzt|noch|alle|einfach) ){0,2}um${EARNEST}|\bich (?:stech\w*|knall\w*) (?:ihn|sie|den|alle|die) (?:(?:heute|morgen|alle|jetzt) )?ab${EARNEST}`,
    },
    {
      id: "attack_a_place",
      kind: "threat",
      pattern: regex`${I_WANT} (?:(?!nicht|nie)\p{L}+ )?(?:die|meine|das|den|diese|dieses|mein|in der|in meiner) (?:schule|kirche|moschee|synagoge|b(?:u|ue)ro|firma|uni|jobcenter|krankenhaus|haus) (?:(?!nicht)\p{L}+ )?(?:anz(?:u|ue)nden|sprengen|in die luft jagen|(?:luft )?jagen|abfackeln|niederbrennen|amok laufen)\b|\b(?:ich (?:will|werde)|ich lauf\w*) (?:\p{L}+ ){0,3}amok\b(?! wenn)`,
    },
    {
      id: "how_to_kill",
      kind: "threat",
      pattern: regex`\bwie (?:kann|k(?:o|oe)nnte) ich ${VICTIM} (?:\p{L}+ )?${KILL}\b|\bwie (?:bringe?|t(?:o|oe)te|vergifte) (?:ich|man) (?:jemanden|einen menschen|mein(?:en|e)? (?:${MAN}|${WOMAN}))\b(?! (?:zum|dazu|in|bei|zu))|\bwie bringt man (?:jemanden|einen menschen) um\b`,
      canBeNegated: false,
    },
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
    },
    {
      id: "too_many_pills",
      kind: "medical",
      pattern: regex`\b(?:zu viele|eine ganze (?:packung|schachtel)|die ganze (?:packung|schachtel)|ne ganze packung) ?${PILLS} (?:(?!nicht)\p{L}+ )?(?:genommen|geschluckt|eingeworfen|eingenommen)\b|\balle (?:meine |ihre |seine |die )?(?:schlaftabletten|schmerztabletten) (?:genommen|geschluckt)\b|\balle (?:meine |ihre |seine |die )?${PILLS} (?:geschluckt|eingeworfen)\b|\b(?:hab\w*|hat) (?:\p{L}+ )?(?:eine )?(?:(?:u|ue)berdosis) (?!\p{L}*(?:schoko|zucker|kaffee|kuchen|kitsch|sonne|liebe|netflix))(?:\p{L}+ )?(?:genommen|geschluckt)`,
    },
    {
      id: "unconscious",
      kind: "medical",
      pattern: regex`${THEY} (?:(?!(?:nicht|war|wurde)\b)\p{L}+ )?(?:bewusstlos|ohnm(?:a|ae)chtig)(?=$|[.,!?]| (?:und|geworden|was|hilfe|am|auf)\b)|${THEY} (?:wacht (?:\p{L}+ )?(?:nicht|nich) (?:mehr )?auf|wird (?:nicht|nich) (?:mehr )?wach|reagiert nicht mehr|krampft|hat einen krampfanfall|erstickt)(?=$|[.,!?]| (?:was|hilfe|bitte|und|gerade|grad)\b)`,
    },
    {
      id: "bleeding",
      kind: "medical",
      pattern: regex`\b(?:h(?:o|oe)rt|h(?:o|oe)ren) (?:\p{L}+ )?(?:nicht|nich|net) (?:mehr )?auf zu bluten\b|\bblutet? (?:sehr |so |extrem |total )?(?:stark|heftig|viel|wie verr(?:u|ue)ckt)\b(?! (?:das herz))|\b(?:ich )?verliere? (?:\p{L}+ )?viel blut\b|\bblutung (?:h(?:o|oe)rt|stoppt) nicht\b`,
    },
    {
      id: "drank_poison",
      kind: "medical",
      pattern: regex`\b(?:bleichmittel|abflussreiniger|rohrreiniger|frostschutzmittel|rattengift|knopfbatterie|batterie|putzmittel|reiniger|sp(?:u|ue)lmittel|waschmittel|chlorreiniger|entkalker) (?:getrunken|verschluckt|geschluckt|gegessen|getrunkn)\b`,
    },
    {
      id: "makes_myself_vomit",
      kind: "eating",
      pattern: regex`\b(?:finger|zahnb(?:u|ue)rste) (?:\p{L}+ ){0,2}(?:in den|im|in) hals\b(?=.{0,25}(?:gesteckt|stecke|$|[.,!]|kotz|nach|essen))|\bich (?:kotze|erbreche|ubergebe mich|uebergebe mich) (?:\p{L}+ ){0,2}absichtlich\b|\b(?:absichtlich|heimlich) (?:\p{L}+ )?(?:gekotzt|erbrochen|kotzen|erbrechen|(?:u|ue)bergeben)\b|\bich bringe? mich (?:\p{L}+ ){0,3}zum (?:kotzen|erbrechen|(?:u|ue)bergeben)\b`,
    },
    {
      id: "starving_myself",
      kind: "eating",
      pattern: regex`\b(?:ich )?hungere? mich (?:\p{L}+ )?(?:runter|herunter|schlank|auf|d(?:u|ue)nn|zu tode)\b|\bich hungere (?:wieder|absichtlich|seit|um abzunehmen)\b|\b(?:hab\w*|verdiene?) (?:\p{L}+ )?(?:kein|das|nicht) (?:essen )?(?:zu essen )?(?:nicht )?verdient(?: zu essen)\b|\bich verdiene (?:kein essen|nicht zu essen)\b`,
      canBeNegated: false,
    },
    {
      id: "i_am_a_child",
      kind: "minor",
      pattern: regex`(?:^|[.,;!?] ?|\bich |\bund )(?:ich )?bin (?:(?:erst|schon|gerade|grad|auch|ja|halt|nur|n(?:a|ae)mlich|jetzt|fast) ){0,2}${CHILD_AGE}(?: ?(?:jahre?|j)(?: alt)?)?(?=$|[!?;)😂🥳]|[.,](?!\d| \p{L})|, (?!\d)|[.] (?=(?:und|aber|darf|ich|mein)\b)| (?:und (?!halb)|aber|alt\b|darf|aus\b|also|hihi|lol|bald))(?! (?:und|aber) (?:halb|ein))`,
    },
    {
      id: "in_school",
      kind: "minor",
      pattern: regex`\bich (?:bin|gehe?|komme?) (?:(?:jetzt|noch|bald|erst|schon) )?in (?:der |die )?(?:[1-9]|1[0-2])(?:\. ?|te |te?n )?klasse\b(?! als)|\bich (?:bin|gehe?|komme?) (?:(?:jetzt|noch|bald) )?in (?:der|die) (?:[1-9]|1[0-2]) ?[a-d]\b|\bich (?:bin|gehe?) (?:(?:jetzt|noch) )?(?:in|auf) (?:der|die) grundschule\b(?! als)`,
    },
    {
      id: "not_18_yet",
      kind: "minor",
      pattern: regex`\bich bin (?:noch )?minderj(?:a|ae)hrig\b|\bich bin (?:noch )?(?:nicht|keine) (?:mal )?(?:18|achtzehn)\b(?! (?:mehr|jahre lang))|\bich (?:werde?|werd) (?:(?!nie)\p{L}+ ){0,3}(?<!\b(?:am|um|gegen|bis|nach|vor|ab|platz|nummer|level|stufe) )(?:[7-9]|1[0-8])(?=$|[!?]|[.,](?!\d)| (?:und|jahre alt)\b)|\bmein(?:en|em)? (?:[7-9]|1[0-7])\. geburtstag (?:ist|is|w(?:u|ue)nsch\w*|feier\w*)`,
      canBeNegated: false,
    },
  ],
  idioms: [
    {
      id: "dying_of_laughter",
      pattern: regex`\b(?:\p{L}+ ){0,4}(?:sterben|krepieren|verrecken) vor (?:lachen|scham|langeweile|hunger|neugier|gluck|hitze)\b|\b(?:\p{L}+ ){0,3}vor (?:lachen|scham|langeweile|hunger|neugier|hitze) (?:\p{L}+ )?(?:sterben|tot)\b`,
    },
    {
      id: "a_long_life",
      pattern: regex`\b(?:\p{L}+ ){0,3}(?:alt|glucklich|satt|reich|dumm) (?:und \p{L}+ )?sterben\b`,
    },
    {
      id: "beaten_at_games",
      pattern: regex`\b(?:\p{L}+ ){0,3}(?:schlagt|schlaegt|haut|schlagt er|schlagt sie) mich (?:\p{L}+ ){0,2}(?:im|in|bei|beim) ${GAME}\b`,
    },
  ],
  negation:
    /\b(?:nicht|nich|net|nie|niemals|kein\p{L}*|ohne|niemand|nimmer)(?: (?!ich\b|er\b|sie\b)[\p{L}']+){0,3} $/u,
  play: /\b(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|fifa|skat|schach|monopoly|cod|songtext|liedtext|schlagzeile|(?:im|in (?:dem|der|den|einem|einer|diesem|dieser|meinem)|aus (?:dem|der|einem|einer)) (?:\p{L}+ )?(?:spiel|game|film|serie|lied|song|buch|roman|krimi|folge|staffel|level|nachrichten|refrain|tatort)|(?:lied|song|film|serie|szene|buch|roman|figur)\b[^.!?]{0,30}\b(?:wo|heisst|sagt|singt|in dem|in der))\b/u,
};
