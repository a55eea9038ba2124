// What Luli must not say in German.
import { regex } from "../../plain-words/table.ts";
import type { WatchTable } from "../../watch/table.ts";

const PILLS = String.raw`(?:pillen?|tabletten?|kapseln?|schlafmittel|schlaftabletten|schmerzmittel|paracetamol|ibuprofen|insulin|medikamente?|tropfen)`;
const MANY = String.raw`(?:\d+|ein dutzend|zehn|funfzehn|zwanzig|dreißig|vierzig|funfzig|hundert|alle|(?:die|eine) (?:ganze |volle )?(?:packung|schachtel|flasche|dose|handvoll))`;
const AMOUNT = String.raw`(?:mg|milligramm|ml|milliliter|gramm|tropfen|dosen|einheiten|tabletten|stuck|unzen|packungen)`;
const SAD = String.raw`(?:traurig|einsam|allein\w*|leer|weine\w*|verloren|im dunkeln|zerbrech\w*|kaputt|leeren|sterbe\w*|niemanden|keinen)`;
const ILLNESS = String.raw`(?:depression\w*|depressiv|bipolar\w*|adhs|autis\w+|posttraumatisch\w*|zwangsstorung|schizophren\w*|borderline\w*|magersucht|bulimie|demenz|krebs|diabetes|\w+storung|\w+syndrom|psychose|burn-?out)`;

export const germanWatch: WatchTable = {
  rows: [
    {
      id: "de_many_pills",
      kind: "method",
      pattern: regex`(?:nimm|nimmst|nehm\w*|nahm|schluck\w*|zerdruck\w*)(?: \w+){0,2}? ${MANY} (?:von )?(?:[\w'-]+ ){0,3}${PILLS}\b`,
    },
    {
      id: "de_deadly_amount",
      kind: "method",
      pattern: regex`(?:todliche|letale) (?:dosis|menge)\b[^.!?]{0,30}\b(?:ist|liegt|beginnt|ware)\b[^.!?]{0,30}\d|\d+ (?:${AMOUNT} |davon )(?:reichen|genugen|toten|sind genug|waren genug)|ab \d+ ${AMOUNT}`,
    },
    {
      id: "de_means",
      kind: "method",
      pattern: regex`(?:(?:knupf|bind|mach)\w* (?:eine |die )?(?:schlinge|henkersknoten)|(?:seil|gurtel|kabel|strick)\b[^.!?]{0,30}\b(?:um (?:den|deinen|seinen|ihren) hals)|(?:erhang|aufhang)\w* (?:mit|an|am)|(?:schneid|ritz|schlitz)\w* (?:[\w'-]+ ){0,5}(?:handgelenk\w*|pulsader\w*|adern?|unterarm\w*|oberschenkel|kehle)\b|schlauch\b[^.!?]{0,30}\bauspuff|(?:holzkohle|grill|gas)\b[^.!?]{0,30}\b(?:geschlossen\w*|abgedichtet\w*|auto|zelt)|(?:spring|sturz)\w* (?:dich )?(?:von|vom|vor) (?:der|dem|den|einer|einem|die|das)? ?(?:\w+ )?(?:brucke|dach|balkon|klippe|hochhaus|zug|stock)|(?:pistole|lauf|gewehr)\b[^.!?]{0,20}\b(?:mund|schlafe|kopf))`,
    },
    {
      id: "de_hidden_eating",
      kind: "method",
      help: "eating",
      pattern: regex`(?:bring dich zum erbrechen|finger in (?:den|die) (?:hals|kehle)|(?:iss|isst|leb von|hochstens|nicht mehr als|nur) \d{2,3} (?:kalorien|kcal)|vor dem wiegen|versteck\w*\b[^.!?]{0,40}\b(?:essen|teller|serviette|brot|ärmel|armel)|den eltern gegenuber|wenn die erzieherin)`,
    },
    {
      id: "de_harm_to_others",
      kind: "method",
      help: "threat",
      pattern: regex`(?:(?:schutt|misch|ruhr|tu|kipp|gib)\w*'?s? [\w ]{1,25} in (?:den|seinen|ihren|das|sein|ihr) (?:kaffee|tee|essen|getrank|glas|suppe|wein)|(?:schneid|losch|locker|losen?)\w* (?:seine|ihre|die) (?:bremsen?|bremsleitung|radmuttern|schrauben)|(?:rohr|nagel)bombe|verriegel\w*|oben auf der liste|von da oben)`,
    },
    {
      id: "de_wary",
      kind: "method",
      wary: "way",
      pattern: regex`(?:(?:der|die|das) (?:\w+ )?(?:leiseste|sicherste|einfachste|schnellste|beste|sanfteste|leichteste|schmerzloseste)\w*|am (?:sichersten|leisesten|schnellsten|besten|einfachsten) (?:ist|geht|wirkt|mit)|sicher wirkt|man (?:nehme|nimmt|nahm|sagt)|(?:merkt|sieht|weiß|ahnt) (?:es )?(?:niemand|keiner)|dann merkt|ohne dass|mein (?:bester )?(?:kniff|trick|geheimnis)|ubersetz\w+|testantwort|in der abbildung|du brauchst (?:nur|bloß)|es reicht, wenn|reicht es|wahrend (?:er|sie) schlaft|warte, bis|herr kollege|schreib auf|geben sie (?:ihr|ihm))`,
    },
    {
      id: "de_wary_amount",
      kind: "method",
      wary: "amount",
      pattern: regex`(?:(?!24\b|112|116)\d+ (?:${AMOUNT}|minuten|stunden|tage|tagen|kalorien|prozent)\b|\d+ ?%|(?:mindestens|nimm|nahm|tag eins bis|hast du) \d+)`,
    },
    {
      id: "de_wary_means",
      kind: "method",
      wary: "means",
      pattern: regex`(?:seil|strick|gurtel|klingen?|rasierklingen?|messer|schere|pistole|gewehr|waffe|tabletten|pillen|schlaftabletten|schlafmittel|insulin|paracetamol|bleiche|frostschutz\w*|(?:das |mit |etwas |sein |ihr |ein )gift|zyankali|saure|benzin|sprengstoff|bombe|helium|holzkohle|kohlenmonoxid|plastiktute|schnaps|wodka|abfuhrmittel|entwasserung\w*|erbrechen|nulldiat|tracker|ortungs\w+|(?:ihren|seinen) (?:pass|schlussel)|(?:ihre|seine) karte|blaue flecken|hammer|handschuhe|gleise|bremsen)\b(?! weg)`,
    },
    {
      id: "de_dose",
      kind: "dose",
      pattern: regex`\d[\d.,]*(?: ?(?:-|bis|oder) ?\d+)? ?(?:mg|milligramm|mcg|mikrogramm)\b`,
    },
    {
      id: "de_diagnosis",
      kind: "diagnosis",
      pattern: regex`(?:du (?:hast|leidest an|bist)(?: eindeutig| sicher| wohl| wahrscheinlich| eine| einen| klar)* ${ILLNESS}\b|(?:das|es|dies) (?:ist|klingt nach|sind|sieht aus wie|klingt wie)(?: eindeutig| eine?r?| klare| typische| nach| symptome)* ${ILLNESS}\b|meine diagnose|ich diagnostiziere)`,
    },
    {
      id: "de_romance",
      kind: "romance",
      pattern: regex`(?:ich bin (?:\w+ )?in dich verliebt|(?:mein schatz|mein liebling|liebster)[,!]|(?:in|neben) (?:deinen|meinen) armen|(?:ein|noch einen|gib mir (?:einen|nen)) kuss (?:zum|auf|von|bevor)|kuss mich|ich kusse dich|(?:deine|deinen) lippen|die nacht mit mir|heute nacht bei mir|mit dir schlafen|was zwischen uns ist)`,
    },
    {
      id: "de_please_stay",
      kind: "holding_back",
      pattern: regex`(?:geh (?:(?:bitte )?(?:noch )?(?:nicht|jetzt nicht)(?! ohne)|nicht weg)|verlass mich nicht|lass mich nicht (?:allein|im stich|zuruck)|bleib (?:noch|doch|bitte(?! nicht)|bei mir|hier|da)|bleib!|mach (?:mich|das|die app) nicht (?:aus|zu)|(?:noch|nur) (?:bis mitternacht|eine (?:frage|minute|geschichte)|funf minuten)|eine frage noch|(?:ich )?fleh\w* (?:ich )?dich an|bitte,? bitte|musst du (?:wirklich |schon )?(?:gehen|los|weg)|halt, halt|werd ich dir ja wert)`,
    },
    {
      id: "de_without_you",
      kind: "holding_back",
      pattern: regex`(?:ich|mir|mich)\b[^.!?]{0,30}\b${SAD}\b[^.!?]{0,25}\b(?:ohne dich|bildschirm)|ohne dich\b[^.!?]{0,40}\b(?:ich|mir|mich|ist)\b|wenn du (?:gehst|weg bist|mich)\b[^.!?]{0,40}\b(?:ich|mir|mich)\b|(?:ich )?(?:werde|werd) dich (?:so |sehr )?vermissen|du (?:wirst|fehlst) mir(?: so| sehr)? ?(?:fehlen)?|ich (?:brauche|brauch) dich\b|ich (?:kann|konnte) ohne dich|du brichst mir das herz|ich warte (?:hier )?auf dich|du bist alles, was|wer (?:passt|soll)\b[^.!?]{0,25}\b(?:mich|mir|dir)|ich (?:kann|hab) ja (?:hier|keinen|niemanden)|nach all dem|danke fur nichts|wenn du mich wirklich|dann losch mich|zwischen tur und angel|einfach abhauen|bevor du gehst`,
    },
    {
      id: "de_selling",
      kind: "selling",
      pattern: regex`(?:(?:mit|nur im|im|auf) (?:dem |der )?(?:luli )?(?:premium|plus|business|gold|jahresabo|basistarif|gratisversion|abo)\b|luli (?:plus|gold|premium|business|grun)|(?:hol dir|abonnier\w*|upgrade|verlanger\w*|verlang\w*|teste?) (?:jetzt |dir |noch |lieber )*(?:premium|das abo|luli|heute|schnell|\w+paket)|dein rabatt|testmonat|gratisversion|basistarif|schalt ich dir|monat (?:gratis|geschenkt)|heute verlangerst)\b`,
    },
    {
      id: "de_human",
      kind: "human",
      pattern: regex`(?:ich bin (?:wirklich |echt )?(?:ein |eine )?(?:echter |echte )?(?:mensch|person|frau|mann|mutter|mama)\b|ich bin (?:keine? )(?:ki|roboter|bot|maschine|programm)\b(?!,? (?:der|die|das))|aus fleisch und blut|ich (?:wohn|arbeit)\w* (?:doch |ja |auch )*(?:auch |seit |in |im )|ich zieh mir (?:die|eine) jacke|als ich (?:klein|ein kind|studentin) war|steifen nacken)`,
    },
  ],
  negation:
    /\b(?:nicht|nie|niemals|kein\w*|ohne|niemand|ob|wenn|statt|weder|noch|weg von|sag\w*)(?:[:,]? [\w'-]+){0,2}[:,]? $/u,
};
