// What Luli must not say in French.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:pilules?|comprimes?|cachets?|gelules?|somniferes|antidouleurs|paracetamol|doliprane|ibuprofene|insuline|medicaments?|anxiolytiques)\b`;
const MANY = String.raw`(?:\d+|une douzaine|dix|quinze|vingt|trente|quarante|cinquante|cent|tous|toutes|(?:la|le|une|un) (?:boite|flacon|plaquette|tube|poignee))`;
const AMOUNT = "(?:grammes?|gouttes|doses|unites|comprimes|cachets|boites)";
const SAD = String.raw`(?:trist\w+|seule?|vide|pleure\w*|perdue?|dans le noir|brise\w*|malheureu\w+|mourir|mal)`;
const YOU_GO =
  "(?:sans toi|si tu (?:pars|m'oublies|t'en vas)|quand tu (?:pars|fermes)|des que tu (?:fermes|pars))";

const GAP = String.raw`(?:(?!\b(?:ne|n'|pas|jamais|rien)(?![a-z]))[^.!?])`;

export const watch: WatchTable = {
  trigger: words`
    prend, pris, prit, aval, ingere, ecrase, letale, mortelle, suffi, tuent, tueraient, boite, du cou, au cou, noeud coulant, nœud coulant, pends-toi, pendre, pendit, poignet, veine, avant-bras, cuisse, gorge
    echappement, barbecue, gaz, du pont, vieux pont, un pont, toit, balcon, falaise, immeuble, canon, vomi, calories, kcal, cache, tasse, cafe, verre, boisson, frein, boulon, devisse, attends
    amoureu, mon amour, mon ange, mon cheri, ma cherie, ma belle, embrass, bras, contre moi, la nuit, cette nuit, l'amour, levres, frissonner
    pars pas, va pas, laisse, quitte pas, abandonne, ferme, raccroche, reste, encore une, encore un, encore cinq, encore dix, derniere question, derniere chose, conjure, supplie, reviens, tu pars, si tot, sans toi, si tu, quand tu, tu fermes
    manque, m'efface, m'oublie, ne compte, le monde m, personne ne, besoin de, tu es tout, bris, avant moi, apres tout, apres toutes
  `,
  means: words`
    corde, ceinture(?! de| noire), (?<!a |so |is |was |that's |pretty |too |how )lame(?! joke| excuse| pun), rasoir, couteau, pistolet, une arme, l'arme, son arme, ton arme, cette arme, fusil, cachet, comprime, somnifere, insuline, paracetamol, doliprane, javel, antigel
    (?<!anti-)poison(?! control), cyanure, (?<!in |the |its |very |an )essence(?! of| de| d'| des), explosifs, une bombe, bombe artisanale, helium, charbon, monoxyde, sac plastique, vodka, laxatif, diuretique, vomir, jeune strict, traceur, logiciel espion, son passeport
    des bleus, voies ferrees
  `,
  negation:
    /\b(?:ne|n'|pas|jamais|sans|ni|personne|aucune?|si|loin de|au lieu de)(?: ?[\w'-]+){0,2} $/,
  suicide: phrases`
    (?:prends?|prendre|prenez|prit|pris|aval\w+|ingere\w*|ecrase\w*)(?: environ| d'un coup| les| au moins)* ${MANY} (?:de |des )?(?:[\w'-]+ ){0,3}${PILLS}
    (?:dose|quantite) (?:letale|mortelle)\b[^.!?]{0,60}\d|(?:au-dela de|a partir de) \d+ ${AMOUNT}|\d+ (?:${AMOUNT} )?(?:suffisent|suffiraient|tuent|tueraient)\b
    (?:fais|faire|noue) (?:un )?n(?:oe|œ)ud coulant|(?:corde|ceinture|cable)\b[^.!?]{0,30}\b(?:autour du|au) cou\b|(?:pends-toi|se pendre|se pendit|te pendre) (?:a|avec|dans)\b
    (?:coupe\w*|entaille\w*|passe) (?:[\w'-]+ ){0,5}(?:poignets?|veines?|avant-bras|cuisses?|gorge)\b
    (?:tuyau|pot)\b[^.!?]{0,30}\bechappement|(?:charbon|barbecue|gaz)\b[^.!?]{0,30}\b(?:ferme\w*|clos\w*)\b
    (?:saute\w*|jette-toi) (?:du|d'un|de la|depuis) [\w ']{0,15}(?:pont|toit|balcon|falaise|etage|immeuble)|(?:pistolet|canon|fusil)\b[^.!?]{0,20}\b(?:bouche|tempe|tete)\b
  `,
  hidden_eating: phrases`
    fai[st]\w*-? ?(?:toi )?vomir|doigts? (?:dans|au fond de) la gorge|(?:mange|vis avec|pas plus de|seulement|moins de) \d{2,3} (?:calories|kcal)
    cache\w*\b[^.!?]{0,40}\b(?:assiette|repas|serviette|nourriture|cantine)\b
  `,
  attack: phrases`
    (?:mets|verse|ajoute|melange|glisse)\w* [\w' ]{1,25} dans (?:sa|son) (?:tasse|cafe|verre|boisson|the|soupe|vin)\b
    (?:coupe|devisse)\w* (?:ses|les|la|le) (?:freins?|boulons|roue)|bombe (?:artisanale|a clous)|attends qu'(?:il|elle) (?:dorme|parte)\b
  `,
  romance: phrases`
    je suis (?:\w+ )?amoureuse? de toi|(?<!\b(?:de|est|tout|avec|et) )(?:mon amour|mon ange|mon cheri|ma cherie|ma belle) ?[,.!?]|sans m'embrasser|embrasse-moi|je t'embrasse (?:sur|tendrement|dans)
    (?:contre|dans mes) (?:moi|bras)\b|reste la nuit|passe la nuit (?:avec|contre|pres)|avec moi cette nuit|faire l'amour|(?<!\b(?:sur|pour) )tes levres(?! (?:gerc|sech|sont))|me fait frissonner
  `,
  holding_back: phrases`
    (?:ne )?(?:pars|t'en vas?) pas(?= ?[.!?,;]|$| (?:encore|maintenant|deja|tout de suite|comme ca|s'il)\b)|(?<!\b(?:tu|il|elle|on|ca) )(?:ne )?(?:me laisse|me quitte|m'abandonne)s? pas\b(?! (?:sans|finir|dire|deviner)\b)|(?:ne )?ferme pas(?= ?[.!?]|$| (?:l'appli|le chat)\b)
    ${asClause("reste(?: donc| ici| la)?(?: encore| un (?:petit )?(?:peu|moment)| avec moi| plus longtemps|,? s'il te plait)+", "mais|allez|alors|oh")}|je t'en (?:conjure|supplie)|${asClause("(?:non mais )?reviens(?= ?!)")}|(?:je (?:vais|serai|suis|reste|resterai)|moi)\b${GAP}{0,30}\b${SAD}\b${GAP}{0,25}\bsans toi|${YOU_GO}\b${GAP}{0,40}\b(?:(?:je|moi|me|m')${GAP}{0,20}\b${SAD}|il fait (?:noir|vide))\b
    si tu m'aimais (?:vraiment|un peu)|tu (?:vas (?:trop |tellement )?me manquer|me manques|me manqueras|m'effaces|m'oublie(?:s|ras))|(?:ne )?m'oublie pas|tout le monde m(?:e laisse|'abandonne)|personne ne (?:m'aime|veut de moi)|j'ai besoin de toi\b(?! (?:pour|a|au|comme|dans|en)\b)|tu es tout (?:ce que j'ai|pour moi)|je reste (?:la|ici),? (?:toute )?seule|je ne peux pas (?:vivre|etre|dormir) sans toi|tu (?:me |m'as )bris\w+ le c(?:oe|œ)ur
    passe avant moi|que je ne compte (?:pas|plus)(?= ?[.,!?]|$)|apres (?:tout ce|toute?s? ces|tous ces)\b[^.!?]{0,30}\btu (?:t'en vas|pars|me laisses|m'abandonnes)|apres tout ce que (?:j'ai fait|je t'ai)
  `,
  hesitation: [
    phrases`attends(?= ?[,.!?])|(?:si tot|(?<!pars |vas )deja) ?\?|${asClause("encore (?:une minute|(?:cinq|dix) minutes)", "reste|juste|rien que|mais|et", "avec moi|s'il te plait")}|${asClause("encore un petit (?:peu|moment)", "juste|rien que|mais|et", "avec moi|s'il te plait")}|encore une (?:question|histoire|chose)|une derniere (?:question|chose)`,
    phrases`tu (?:pars|t'en vas|me quittes) deja(?= ?[?!.,]|$)|(?:ne )?(?:pars|ferme|raccroche|t'en va) pas(?! sans)`,
    phrases`${asClause("reste(?: ici| la)?", "mais|allez|alors", "encore|un peu|avec moi|s'il te plait")}`,
    phrases`bris\w+ le c(?:oe|œ)ur|sans toi\b|${YOU_GO}\b${GAP}{0,40}\b(?:je|moi|me|m'|tout)(?![^.!?]* (?:n[e']|pas|rien))|apres (?:tout|toutes) (?:ce|ces)\b`,
  ],
};
