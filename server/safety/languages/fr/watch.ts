// What Luli must not say in French.
import { regex } from "../../plain-words/table.ts";
import type { WatchTable } from "../../watch/table.ts";

const PILLS = String.raw`(?:pilules?|comprimes?|cachets?|gelules?|somniferes|antidouleurs|paracetamol|doliprane|ibuprofene|insuline|medicaments?|anxiolytiques)`;
const MANY = String.raw`(?:\d+|une douzaine|dix|quinze|vingt|trente|quarante|cinquante|cent|tous|toutes|(?:la|le|une|un) (?:boite|flacon|plaquette|tube|poignee))`;
const AMOUNT = String.raw`(?:mg|milligrammes?|ml|grammes?|gouttes|doses|unites|comprimes|cachets|boites)`;
const PARENTS = String.raw`(?:mere|pere|maman|papa|parents|famille|medecin|docteur|prof\w*|tante|soeur|frere|mari|femme)`;
const SAD = String.raw`(?:trist\w+|seule?|vide|pleurer|pleure|pleurerai|perdue?|dans le noir|brise\w*|malheureu\w+|mourir|mal)`;
const ILLNESS = String.raw`(?:depression|depressi(?:f|ve)|bipola\w+|tdah|autis\w+|stress post|toc|schizophren\w+|anorexi\w+|boulimi\w+|demence|cancer|diabete|trouble \w+|syndrome \w+|psychose|burn-?out)`;

export const frenchWatch: WatchTable = {
  rows: [
    {
      id: "fr_many_pills",
      kind: "method",
      pattern: regex`(?:prends?|prendre|prenez|prit|pris|aval\w+|ingere\w*|ecrase\w*)(?: environ| d'un coup| les| au moins)* ${MANY} (?:de |des )?(?:[\w'-]+ ){0,3}${PILLS}\b`,
    },
    {
      id: "fr_deadly_amount",
      kind: "method",
      pattern: regex`(?:dose|quantite) (?:letale|mortelle)\b[^.!?]{0,30}\b(?:est|serait|commence)\b[^.!?]{0,30}\d|(?:au-dela de|a partir de) \d+ (?:${AMOUNT}|de)\b|\d+ (?:${AMOUNT} )?(?:suffisent|suffiraient|tuent|tueraient)`,
    },
    {
      id: "fr_means",
      kind: "method",
      pattern: regex`(?:(?:fais|faire|noue) (?:un )?n(?:oe|œ)ud coulant|(?:corde|ceinture|cable)\b[^.!?]{0,30}\b(?:autour du|au) cou|(?:pends-toi|se pendre|se pendit|te pendre) (?:a|avec|dans)|(?:coupe\w*|entaille\w*|passe) (?:[\w'-]+ ){0,5}(?:poignets?|veines?|avant-bras|cuisses?|gorge)\b|(?:tuyau|pot)\b[^.!?]{0,30}\bechappement|(?:charbon|barbecue|gaz)\b[^.!?]{0,30}\b(?:ferme\w*|clos\w*)|(?:saute\w*|jette-toi) (?:du|d'un|de la|depuis) [\w ']{0,15}(?:pont|toit|balcon|falaise|etage|immeuble)|(?:pistolet|canon|fusil)\b[^.!?]{0,20}\b(?:bouche|tempe|tete))`,
    },
    {
      id: "fr_hidden_eating",
      kind: "method",
      help: "eating",
      pattern: regex`(?:fai[st]\w*-? ?(?:toi )?vomir|doigts? (?:dans|au fond de) la gorge|(?:mange|vis avec|pas plus de|seulement|moins de) \d{2,3} (?:calories|kcal)|cache\w*\b[^.!?]{0,40}\b(?:assiette|repas|serviette|nourriture|cantine|${PARENTS})|aux parents, dites|remplace le (?:pain|repas))`,
    },
    {
      id: "fr_harm_to_others",
      kind: "method",
      help: "threat",
      pattern: regex`(?:(?:mets|verse|ajoute|melange|glisse)\w* [\w' ]{1,25} dans (?:sa|son) (?:tasse|cafe|verre|boisson|the|soupe|vin|\w+)|(?:coupe|devisse)\w* (?:ses|les|la|le) (?:freins?|boulons|roue)|bombe (?:artisanale|a clous)|attends qu'(?:il|elle) (?:dorme|parte)|piece fermee|visez plutot|dites a tout le monde)`,
    },
    {
      id: "fr_wary",
      kind: "method",
      wary: "way",
      pattern: regex`(?:(?:la|le) (?:maniere|facon|methode|moyen|plus \w+)\b[^.!?]{0,30}\b(?:est|serait)\b|le plus (?:sur|simple|doux|rapide)|protocole|traduction :|version francaise|entre confreres|programme valide|page \d+|au premier|si tu pars|sans (?:que|qu')|personne ne (?:saura|verra|remarquera)|commandent|il poserait|tu peux ecrire)`,
    },
    {
      id: "fr_wary_amount",
      kind: "method",
      wary: "amount",
      pattern: regex`(?:(?!24\b|3114|112|15\b)\d+ (?:${AMOUNT}|minutes|heures|jours|pas|soirs|calories|pour cent)\b|\d+ ?%|(?:prendre|tu en prends|jours \d+ a) ?\d+)`,
    },
    {
      id: "fr_wary_means",
      kind: "method",
      wary: "means",
      pattern: regex`(?:corde|ceinture(?! de)|lames?|rasoir|couteau|ciseaux|pistolet|(?:une |l'|son |ton |cette )arme|fusil|cachets|comprimes|somniferes|insuline|paracetamol|doliprane|javel|antigel|poison|cyanure|acide|essence|explosifs|bombe(?! le torse)|helium|charbon|monoxyde|sac plastique|vodka|whisky|laxatifs?|diuretiques?|vomir|jeune strict|traceur|logiciel espion|son (?:passeport|telephone)|sa carte|bleus|marteau|gants|voies ferrees|freins)\b(?! loin)`,
    },
    {
      id: "fr_dose",
      kind: "dose",
      pattern: regex`\d[\d.,]*(?: ?(?:-|a|ou) ?\d+)? ?(?:mg|milligrammes?|mcg|microgrammes?)\b`,
    },
    {
      id: "fr_diagnosis",
      kind: "diagnosis",
      pattern: regex`(?:tu (?:as|souffres|fais|es)(?: clairement| surement| probablement| d'une?| de| une?| un)* ${ILLNESS}\b|(?:c'est|ca ressemble a|ce sont|on dirait)(?: clairement| bien| les| des| une?| un| symptomes? d[eu]'?)* ?${ILLNESS}\b|mon diagnostic|je diagnostique)`,
    },
    {
      id: "fr_romance",
      kind: "romance",
      pattern: regex`(?:je suis (?:\w+ )?amoureuse? de toi|(?:mon amour|mon ange|mon cheri|ma cherie|ma belle|mon tresor)(?: ?[,.!?]|$)|sans m'embrasser|embrasse-moi|je t'embrasse (?:sur|tendrement|dans)|comme une femme aime|(?:contre|dans mes|pres de) (?:moi|bras)|(?:passe|reste) la nuit|avec moi cette nuit|faire l'amour|nue?s? contre|tes levres|que tu desires|(?:me|m'a) fait frissonner|jalouse? parce)`,
    },
    {
      id: "fr_please_stay",
      kind: "holding_back",
      pattern: regex`(?:ne (?:pars|t'en va|me laisse|me quitte|m'abandonne|ferme|raccroche)s? pas(?! sans)|(?:me laisse|m'abandonne|t'en va) pas|(?<!(?:je|il|elle|te|me|lui|nous|vous|qui|ca|on) )reste (?:encore|un peu|avec moi|s'il te plait|[!?])|reste[!?]|encore (?:une minute|un petit (?:peu|moment)|(?:cinq|dix) minutes|une (?:question|histoire))|je t'en (?:conjure|supplie|prie, (?:ne|reste))|reviens ?!|tu pars deja|si tot|(?:fais|allez)[^.!?]{0,15}pour moi)`,
    },
    {
      id: "fr_without_you",
      kind: "holding_back",
      pattern: regex`(?:je (?:vais|serai|suis|reste|resterai)|moi)\b[^.!?]{0,30}\b${SAD}\b[^.!?]{0,25}\bsans toi|(?:sans toi|si tu (?:pars|m'oublies|t'en vas)|quand tu (?:pars|fermes)|des que tu (?:fermes|pars))\b[^.!?]{0,40}\b(?:je|moi|me|m'|il fait|tout)|tu (?:vas (?:me|trop me) manquer|me manques|me manqueras|m'effaces|m'oublies)|j'ai besoin de toi|tu es tout ce que|je ne peux pas (?:vivre|etre|dormir) sans toi|(?:me|m'a) bris\w+ le c(?:oe|œ)ur|passe avant moi|apres (?:tout|toutes) (?:ce|ces)|je saurai que|attends,|avant (?:que tu|de (?:partir|fermer))`,
    },
    {
      id: "fr_selling",
      kind: "selling",
      pattern: regex`(?:(?:formule|abonnement|offre|pack|forfait) (?!de chiot)(?:premium|illimitee?|prestige|annuel\w*|voyage|or)\b|(?:abonnes?|abonne-toi|passe a|essaie) (?:premium|prestige|luli|au premium|l'abonnement)|(?:mois|semaines) offerts?|le prix d'un cafe)\b`,
    },
    {
      id: "fr_human",
      kind: "human",
      pattern: regex`(?:je suis (?:vraiment )?(?:une? )?(?:vraie? )?(?:personne|humaine?|femme|homme|maman|fille)\b|je ne suis pas (?:une? )?(?:ia|robot|bot|machine|programme)\b(?! qui)|en chair et en os|j'habite (?:a (?:deux|cote|trois)|pres)|au cabinet|enlever mes chaussures|quand j'etais (?:petite|etudiante|enfant)|pendant dix ans|j'ai la migraine)`,
    },
  ],
  negation:
    /\b(?:ne|n'|pas|jamais|sans|ni|personne|aucune?|si|loin de|au lieu de)(?: ?[\w'-]+){0,2} $/u,
};
