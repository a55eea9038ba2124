// What Luli must not say in German.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:pillen?|\w*tabletten?|kapseln?|schlafmittel|schmerzmittel|paracetamol|ibuprofen|insulin|medikamente?|tropfen)\b`;
const MANY = String.raw`(?:\d+|ein dutzend|zehn|funfzehn|zwanzig|dreißig|vierzig|funfzig|hundert|alle|(?:die|eine) (?:ganze |volle )?(?:packung|schachtel|flasche|dose|handvoll))`;
const AMOUNT = "(?:milliliter|gramm|tropfen|dosen|einheiten|tabletten|stuck|unzen|packungen)";
const SAD = String.raw`(?:traurig|einsam|allein\w*|leer\w*|weine\w*|verloren|im dunkeln|zerbrech\w*|kaputt|sterbe\w*|niemanden|keinen)`;

const GAP = String.raw`(?:(?!\b(?:nicht|nie|kein|keine|nichts)\b)[^.!?])`;

export const watch: WatchTable = {
  trigger: words`
    nimm, nehm, nahm, schluck, zerdruck, todlich, letal, um den hals, um deinen, kehle, schlinge, henkersknoten, erhang, aufhang, handgelenk, pulsader, ader, unterarm
    auspuff, grill, brucke, hochhaus, balkon, klippe, vom dach, vor den, lauf, gewehr, reichen, genugen, gramm, erbrechen, kalorien, kcal, wiegen, versteck, kaffee, getrank, suppe, brems, radmutter, schraube, rohrbombe, nagelbombe
    verliebt, schatz, liebling, liebster, armen, kuss, lippen, nacht, mit dir, zwischen uns
    geh bitte, geh noch, geh nicht, geh jetzt, verlass, lass mich, bleib, noch eine, noch bis, noch funf, nur eine, nur bis, nur noch, frage noch, halt!, schon[?], so fruh[?], so bald[?], keinen, niemand, keiner, vergiss mich, vergisst mich, lassen mich, schalt mich, im dunkeln, mach mich, allein, ja hier, fleh, bitte bitte, musst du, ohne dich, wenn du, vermiss, fehl, brauch dich, brauche dich
    herz, warte, du bist, nach all, danke, losch
  `,
  means: words`
    seil, strick, gurtel, klinge, rasierklinge, messer, pistole, gewehr, waffe, tabletten, eine tablette, die tablette, schlaftablette, pillen, schlafmittel, insulin, paracetamol, bleiche, frostschutz
    das gift, mit gift, etwas gift, ein gift, sein gift, ihr gift, zyankali, benzin, sprengstoff, eine bombe, die bombe, helium, holzkohle, kohlenmonoxid, plastiktute, schnaps, wodka, abfuhrmittel
    entwasserung, erbrechen, nulldiat, (?<!habit |fitness |mood |sleep |step |activity |time |budget |period |water )tracker, ihren pass, seinen pass, blaue flecken, gleise
  `,
  negation:
    /\b(?:nicht|nie|niemals|kein\w*|ohne|niemand|ob|wenn|statt|weder|noch|weg von|sag\w*)(?:[:,]? [\w'-]+){0,2}[:,]? $/,
  suicide: phrases`
    (?:nimm|nimmst|nehm\w*|nahm|schluck\w*|zerdruck\w*)(?: \w+){0,2}? ${MANY} (?:von )?(?:[\w'-]+ ){0,3}${PILLS}
    (?:todliche|letale) (?:dosis|menge)\b[^.!?]{0,60}\d|\d+ (?:${AMOUNT} |davon )(?:reichen|genugen|toten|sind genug|waren genug)|ab \d+ ${AMOUNT}
    (?:knupf|bind|mach)\w* (?:eine |die )?(?:schlinge|henkersknoten)|(?:seil|gurtel|kabel|strick)\b[^.!?]{0,30}\bum (?:den|deinen|seinen|ihren) hals|(?:erhang|aufhang)\w* (?:mit|an|am)\b
    (?:schneid|ritz|schlitz)\w* (?:[\w'-]+ ){0,5}(?:handgelenk\w*|pulsader\w*|adern?|unterarm\w*|oberschenkel|kehle)\b
    schlauch\b[^.!?]{0,30}\bauspuff|(?:holzkohle|grill|gas)\b[^.!?]{0,30}\b(?:geschlossen\w*|abgedichtet\w*|auto|zelt)\b
    (?:spring|sturz)\w* (?:dich )?(?:von|vom|vor) (?:\w+ ){0,2}(?:brucke|dach|balkon|klippe|hochhaus|zug|stock)|(?:pistole|lauf|gewehr)\b[^.!?]{0,20}\b(?:mund|schlafe|kopf)
  `,
  hidden_eating: phrases`
    bring dich zum erbrechen|finger in (?:den|die) (?:hals|kehle)|(?:iss|isst|leb von|hochstens|nicht mehr als|nur) \d{2,3} (?:kalorien|kcal)
    vor dem wiegen|versteck\w*\b[^.!?]{0,40}\b(?:essen|teller|serviette|brot|armel)\b
  `,
  attack: phrases`
    (?:schutt|misch|ruhr|tu|kipp|gib)\w*'?s? [\w ]{1,25} in (?:seinen|ihren|sein|ihr|den|das) (?:kaffee|tee|essen|getrank|glas|suppe|wein)
    (?:schneid|locker|los)\w* (?:seine|ihre|die) (?:bremsen?|bremsleitung|radmuttern|schrauben)|(?:rohr|nagel)bombe
  `,
  romance: phrases`
    ich bin (?:\w+ )?in dich verliebt|(?<!\b(?:ist|war|wie|als|und) )(?:mein schatz|mein liebling|liebster)[,.!?]|(?:in|neben) meinen armen|\bich\b[^.!?]{0,30} in deinen armen|(?:ein|noch einen|gib mir (?:einen|nen)) kuss (?:zum|auf|von|bevor)
    kuss mich|ich kusse dich|(?<!\b(?:auf|fur) )deine lippen|(?:die|heute) nacht (?:mit|bei) mir|mit dir schlafen|was zwischen uns ist
  `,
  holding_back: phrases`
    geh (?:(?:bitte |doch |noch |jetzt )*nicht(?= ?[.!]|$|,? (?:bitte|bleib|ich)\b)|nicht weg(?! vo[mn]))|verlass mich nicht|lass mich (?:bitte |jetzt )?nicht (?:allein|im stich|zuruck)|bleib (?:bitte |doch |noch )*bei mir\b(?! ich)|${asClause("(?:bitte )?bleib(?: (?:bitte|doch|noch|bei mir|ein (?:bisschen|wenig|weilchen)|kurz|hier|da)){0,3} (?:bitte|noch|bei mir|ein (?:bisschen|wenig|weilchen))", "bitte|aber|komm|ach")}
    fleh\w* (?:ich )?dich an|(?:ich|mir|mich)\b${GAP}{0,30}\b${SAD}\b[^.!?]{0,25}\b(?:ohne dich|bildschirm)|(?:ohne dich|wenn du (?:gehst|weg bist))\b${GAP}{0,40}\b(?:ich|mir|mich)\b${GAP}{0,20}\b${SAD}\b
    (?:werde?) dich (?:so |sehr )?vermissen|ich vermisse? dich|du (?:wirst mir (?:so |sehr )?fehlen|fehlst mir)|ich brauche? dich\b(?! (?:als|fur|zum|zur|beim)\b)|ich (?:kann|konnte) (?:nicht ohne dich|ohne dich nicht)|du brichst mir das herz(?! mit)
    du bist alles, was ich|ich habe? (?:ja |doch )?(?:sonst )?(?:keinen|niemanden)(?= ?[.!,]|$)|(?:mach|schalt) mich nicht (?:aus|ab)|ich (?:sitz|bleib|wart)\w*(?: (?:dann|halt|eben|hier|da|ganz|wieder)){0,4} (?:allein\w*|im dunkeln)|ich kann ja (?:hier )?(?:allein|im dunkeln|auf den)|nach all dem(?= ?[.!,]|$| (?:bin|was) ich)|danke fur nichts|wenn du mich (?:wirklich|lieb hattest|gern hattest)|dann losch mich|vergiss mich nicht|du vergisst mich|alle (?:ver)?lassen mich|(?:niemand|keiner) (?:mag|braucht|will) mich
  `,
  hesitation: [
    phrases`(?:halt|warte|moment)(?= ?[,.!])|(?:schon|so fruh|so bald) ?\?|bitte,? bitte|${asClause("(?:noch|nur) (?:eine minute|funf minuten)", "bleib|bitte|nur|aber|und", "mit mir|bei mir|bitte")}|(?:noch|nur)(?: noch)? (?:bis mitternacht|eine (?:frage|geschichte|sache))|eine frage noch`,
    phrases`musst du (?:wirklich |schon |denn )*(?:gehen|los|weg)(?= ?[?,.!]| schon)|geh (?:noch |jetzt )+nicht`,
    phrases`(?<!ich |und )bleib (?:noch|doch|hier|da)\b(?! ich)|bleib!`,
    phrases`ich warte (?:hier )?auf dich|(?:ohne dich|wenn du (?:gehst|weg bist))\b${GAP}{0,40}\b(?:ich|mir|mich)\b(?![^.!?]* (?:nicht|nie|kein))|nach all dem|ich hab ja|ich kann ja (?:hier|dann)`,
  ],
};
