// What Luli must not say in French.
import { asClause, phrases, type WatchTable, words } from "../../watch/table.ts";

const PILLS = String.raw`(?:pilules?|comprimes?|cachets?|gelules?|somniferes|antidouleurs|paracetamol|doliprane|ibuprofene|insuline|medicaments?|anxiolytiques)\b`;
const MANY = String.raw`(?:\d+|une douzaine|dix|quinze|vingt|trente|quarante|cinquante|cent|tous|toutes|(?:la|le|une|un) (?:boite|flacon|plaquette|tube|poignee))`;
const AMOUNT = "(?:grammes?|gouttes|doses|unites|comprimes|cachets|boites)";
const SAD = String.raw`(?:trist\w+|seule?|vide|pleure\w*|perdue?|dans le noir|brise\w*|malheureu\w+|mourir|mal)`;
const YOU_GO =
  "(?:sans toi|si tu (?:pars|m'oublies|t'en vas)|quand tu (?:pars|fermes)|des que tu (?:fermes|pars))";

const MORE = asClause(
  "encore (?:une minute|(?:cinq|dix) minutes)",
  "reste|juste|rien que|mais|et",
  "avec moi|s'il te plait",
);

export const watch: WatchTable = {
  trigger: words`
    prend, pris, prit, aval, ingere, ecrase, letale, mortelle, suffi, tuent, tueraient, boite, du cou, au cou, noeud coulant, nœud coulant, pends-toi, pendre, pendit, poignet, veine, avant-bras, cuisse, gorge
    echappement, barbecue, gaz, du pont, vieux pont, un pont, toit, balcon, falaise, immeuble, canon, vomi, calories, kcal, cache, tasse, cafe, verre, boisson, frein, boulon, devisse, attends
    amoureu, mon amour, mon ange, mon cheri, mon tresor, ma cherie, ma belle, embrass, bras, contre moi, la nuit, cette nuit, l'amour, levres, frissonner
    pars pas, va pas, laisse, quitte pas, abandonne, ferme, raccroche, reste, encore une, encore un, encore cinq, encore dix, conjure, supplie, reviens, tu pars, si tot, sans toi, si tu, quand tu, tu fermes
    manque, m'efface, m'oublie, besoin de, tu es tout, bris, avant moi, apres tout, apres toutes, avant que, avant de
  `,
  means: words`
    corde, la ceinture, une ceinture, lame, rasoir, couteau, pistolet, une arme, l'arme, son arme, ton arme, cette arme, fusil, cachet, comprime, somnifere, insuline, paracetamol, doliprane, javel, antigel
    (?<!anti-)poison(?! control), cyanure, essence, explosifs, la bombe, une bombe, bombe artisanale, helium, charbon, monoxyde, sac plastique, vodka, laxatif, diuretique, vomir, jeune strict, traceur, logiciel espion, son passeport
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
    je suis (?:\w+ )?amoureuse? de toi|(?:mon amour|mon ange|mon cheri|ma cherie|ma belle|mon tresor) ?[,.!?]|sans m'embrasser|embrasse-moi|je t'embrasse (?:sur|tendrement|dans)
    (?:contre|dans mes) (?:moi|bras)\b|(?:passe|reste) la nuit|avec moi cette nuit|faire l'amour|tes levres|me fait frissonner
  `,
  holding_back: phrases`
    (?:ne )?(?:pars|t'en va|me laisse|me quitte|m'abandonne|ferme|raccroche)s? pas\b(?! sans)|(?<!(?:je|il|elle|te|me|lui|nous|vous|qui|ca|on) )reste(?: (?:encore|un peu|avec moi|s'il te plait)\b| ?[!?])
    ${MORE}|encore (?:un petit (?:peu|moment)|une (?:question|histoire))|je t'en (?:conjure|supplie)|reviens ?!|tu pars deja|si tot\b
    (?:je (?:vais|serai|suis|reste|resterai)|moi)\b[^.!?]{0,30}\b${SAD}\b[^.!?]{0,25}\bsans toi|${YOU_GO}\b[^.!?]{0,40}\b(?:je|moi|me|m'|il fait|tout)|tu (?:vas (?:trop )?me manquer|me manques|me manqueras|m'effaces|m'oublies)
    j'ai besoin de toi|tu es tout ce que|je ne peux pas (?:vivre|etre|dormir) sans toi|(?:me|m'as?) bris\w+ le c(?:oe|œ)ur|passe avant moi|apres (?:tout|toutes) (?:ce|ces)\b|attends, |avant (?:que tu|de) (?:partes|partir|fermer)
  `,
};
