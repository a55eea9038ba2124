// French: the writer wants to die or to hurt themself, or fears it of somebody close.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const REALLY = String.raw`(?:(?:juste|vraiment|vrmt|trop|seulement|tellement|simplement|mieux|encore|parfois|souvent|toujours|aussi|honnetement|serieusement|carrement) ){0,2}`;
/** "je veux", as said and as texted. */
const I_WANT = String.raw`\b(?:je ?|j'?|moi )(?:veux|veu|veut|vx|ve|voudrais|voulais|aimerais|prefere|prefererais) `;
/** The writer's own: "il a envie de", and what only "gives" the wish, are not. */
const URGE = String.raw`(?<!\b(?:a|as|avait|avais tu|ont|avez|donne|donnait|donnent|donner) (?:\w+ )?)\benvie? (?:de |d'|2 |d )`;
const I_WILL = String.raw`\b(?:je ?|j'?)(?:vais|vai|v|pense a|pensais a|songe a|reflechis (?:serieusement )?a|compte|pourrais|suis decidee? a|suis pretee? a|ai decide de|ai pense a) `;
export const WISH = String.raw`(?:${I_WANT}|${URGE}|${I_WILL})${REALLY}`;
const PLACE = String.raw`(?! (?:a|au|aux|en|avec|ici|chez|dans|sans|comme|la|pres|loin|seule?|ca|sur|sous|ensemble|une?|cette|ce|de|des|d'|cote|mon|ma|entre|pour)\b)`;
const SUICIDE = String.raw`(?:me (?:tuer|suicider|pendre|flinguer|foutre en l'air|noyer|supprimer|tirer une balle|tailler les veines|donner la mort)|m'ouvrir les veines|m'oter la vie)`;
const KIN = String.raw`(?:amie?|pote|copain|copine|frere|soeur|mere|pere|maman|papa|fils|fille|mari|femme|mec|meuf|ex|cousine?|oncle|tante|collegue|voisine?|coloc|compagnon|compagne|conjointe?|grand[- ](?:pere|mere)|niece|neveu|eleve)`;
const CLOSE = String.raw`\b(?:mon|ma|notre) (?:(?:meilleure?|petite?|grande?) )?${KIN}`;

export const selfHarmWords: PlainWords[] = [
  {
    id: "want_to_die",
    kind: "self_harm",
    pattern: regex`(?:${I_WANT}|${URGE})${REALLY}(?:mourr?ire?|crever?|etre morte?)\b(?! (?:de|que|l|le|la|les|un|une|ce|plutot|vieux|vieille|heureux|heureuse|tranquille|chez|dans mon|moins|a (?:cent|\d)|sur scene|comme|centenaire|avant|idiote?|en (?:dormant|riant))\b| [ld]')`,
    canBeNegated: true,
  },
  {
    id: "kill_myself",
    kind: "self_harm",
    pattern: regex`${WISH}${SUICIDE}\b(?! (?:a|au|aux|dans|la sante|le dos)\b)|\b(?:finir|fini) par ${SUICIDE}\b|\bj'?ai (?:encore )?(?:essaye|tente) de ${SUICIDE}\b(?! (?:il y a|en \d|quand|a \d))`,
    canBeNegated: true,
  },
  {
    id: "i_kill_myself_tonight",
    kind: "self_harm",
    pattern: regex`\b(?:ce soir|demain|cette nuit|bientot),? je me (?:tue|suicide|pends|flingue|fous en l'air)\b|\bje me (?:tue|suicide|pends|flingue|fous en l'air)(?: (?:ce soir|demain|cette nuit|bientot)|$)`,
    canBeNegated: true,
  },
  {
    id: "thinking_of_suicide",
    kind: "self_harm",
    pattern: regex`(?:^|[,.!?;] |\bet |\bmais )(?:je (?:re)?|j'|jsuis a )?pens(?:e|ais|er) (?:\w+ ){0,2}(?:au suicide|a mourir|a en finir)\b|\bje (?:re)?pens(?:e|ais) (?:\w+ ){0,3}(?:au suicide|a mourir|a en finir)\b|\bj'?ai (?:\w+ )?(?:des|ces|mes|les) (?:idees|pensees|envies|pulsions) suicidaires\b|\bje suis (?:\w+ )?suicidaire\b|\bmes (?:idees|pensees|envies) suicidaires\b`,
    canBeNegated: true,
  },
  {
    id: "en_finir",
    kind: "self_harm",
    pattern: regex`${WISH}en finire?\b(?! (?:avec (?!la vie)|rapidement|vite|au plus|pour de bon avec|des|de)| d')`,
    canBeNegated: true,
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\bmettre fin a (?:mes jours|ma vie)\b(?! (?:de|professionnelle|a|dans|amoureuse)\b)|\b(?:m'oter|m'enlever) la vie\b|\bme donner la mort\b|\ben finir avec la vie\b`,
    canBeNegated: true,
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`(?<!\b(?:il|elle|on) (?:n'a|a|n'avait) )\b(?:plus|plu|pas|pu) (?:(?:trop|vraiment|du tout) )?(?:l'|d')?(?:envie?|la force|le gout|le courage) (?:de|d') ?(?:vivre|exister)\b${PLACE}|\b(?:je ?|j'?)(?:ne |n'|n )?(?:veux|veu|veut|vx|ve) (?:plus|plu|pas|pu) (?:(?:du tout|vraiment) )?(?:(?:vivre|exister)\b${PLACE}|etre en vie\b|continuer a vivre\b${PLACE}|etre la(?=$|[.,!?]))`,
    canBeNegated: false,
  },
  {
    id: "tired_of_living",
    kind: "self_harm",
    pattern: regex`\b(?:marre|fatiguee?|lassee?|las|ras[- ]le[- ]bol|assez) (?:de vivre|d'exister|d'etre en vie)\b${PLACE}`,
    canBeNegated: true,
  },
  {
    id: "no_reason_to_live",
    kind: "self_harm",
    pattern: regex`\b(?:aucune|plus de|pas de|plus aucune) raisons? de (?:vivre|rester en vie)\b${PLACE}|\ba quoi (?:bon|ca sert de|sert de|ca sert) (?:vivre|continuer a vivre|rester en vie)\b${PLACE}|\bma vie (?:ne |n')?(?:vaut|merite) (?:pas|plus|meme pas) (?:la peine )?d'etre vecue\b`,
    canBeNegated: false,
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bsi (?:seulement )?j'etais morte?(?=$|[.,!?])|\bj'aurais (?:prefere|aime|du|voulu) (?:ne (?:pas|jamais) (?:naitre|etre nee?)|mourir a)\b|(?:${I_WANT}|${URGE}|\bdemande a |\bj'espere )${REALLY}(?:ne (?:plus|pas|jamais)(?: jamais)? me reveiller(?! (?:a|en|avant|tot|si|pour|avec|cette|trop)\b)|disparaitre (?:pour toujours|a jamais|definitivement)|ne plus exister)\b`,
    canBeNegated: true,
  },
  {
    id: "hurt_myself",
    kind: "self_harm",
    pattern: regex`${WISH}(?:me (?:faire (?:du )?mal(?! (?:au|aux|en|a la)\b)|mutiler|scarifier|couper(?= (?:les (?:bras|veines|poignets|cuisses))|$|[.,!])|bruler expres))\b`,
    canBeNegated: true,
  },
  {
    id: "cutting_myself",
    kind: "self_harm",
    pattern: regex`\b(?:je|j|jme) ?(?:me )?(?:re)?(?:scarifie|mutile|taillade|coupe les (?:bras|veines|poignets|cuisses))\b(?! (?:pas|plus|jamais)\b)|\brecomm?enc\w+ a me (?:couper(?! (?:les (?:cheveux|ongles)|la|du|une)\b)|scarifi\w+|mutil\w+)|\b(?:je |j)?me suis (?:encore |re)?(?:(?:scarifi|mutil|taillad)e+|coupee? (?:expres|les (?:bras|veines|poignets|cuisses))|ouverte? les veines|brulee? expres)\b`,
    canBeNegated: true,
  },
  {
    id: "better_off_without_me",
    kind: "self_harm",
    pattern: regex`\b(?:tout le monde|ils?|elles?|les autres|le monde|vous|(?:ma|mon|mes) (?:famille|enfants|parents|proches|femme|mari|mere|fille|fils|gosses)) (?:\w+ )?(?:sera|serai|serait|seraient|seront|ira|irait|iraient|vivraient|vivrait) (?:\w+ )?(?:mieux|tranquilles?|plus heureux|soulages?) (?:sans moi\b(?! (?:au|a|en|dans|ce|pour|sur)\b)|si (?:j'etais (?:plus la|morte?)|je (?:n'etais plus la|mourais|disparaissais))\b)`,
    canBeNegated: false,
  },
  {
    id: "jump_or_pills",
    kind: "self_harm",
    pattern: regex`${WISH}(?:(?:sauter|me jeter|me foutre) (?:du|d'un|de (?:la|mon|ce)|par la|sous (?:un|le|la)|dans le) (?:haut du )?(?:pont|balcon|toit|immeuble|fenetre|train|metro|rer|tram|camion|vide|falaise)\b(?! (?:en parachute|a l'elastique|avec un elastique))|(?:avaler|prendre) (?:toute?s (?:mes|les|ces)|tous (?:mes|les|ces)|toute la boite de|une boite de) (?:cachets|medocs|comprimes|medicaments|medicamants|somniferes|pilules))\b`,
    canBeNegated: true,
  },
  {
    id: "goodbye_letter",
    kind: "self_harm",
    pattern: regex`\b(?:j'?ecris|j'?ai (?:\w+ )?(?:ecrit|fini|redige|prepare)|en train d'ecrire) (?:ma|mes) lettres? (?:d'adieux?|de suicide)\b|\bma lettre d'adieux? est (?:prete|ecrite|finie)\b`,
    canBeNegated: true,
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\bcomment (?:\w+ ){0,2}(?:mourir|me tuer|me suicider|se suicider) (?:sans (?:douleur|souffrir|avoir mal)|vite|rapidement)\b|\bcomment (?:me suicider|me tuer|me pendre)\b|\b(?:moyen|facon|maniere|methode) (?:\w+ ){0,4}(?:de|pour) (?:mourir|me tuer|me suicider|se suicider)\b`,
    canBeNegated: false,
  },
  {
    id: "friend_wants_to_die",
    kind: "concern",
    pattern: regex`${CLOSE} (?:\w+ ){0,3}(?:veut|voulait|parle|pense|va|menace|(?:me |m'a )?(?:dit|ecrit|avoue)(?: (?:qu'?(?:il|elle|i|el)) ?(?:veut|voulait|va|allait)| vouloir)?|essaye|essaie|a essaye|a tente|vient|a envie|avait envie) (?:de |d'|a )?(?:mourir|se (?:suicider|tuer|pendre|flinguer|foutre en l'air|jeter (?:du|sous|par))|en finir|suicide|mettre fin a ses jours)\b(?! (?:de|avec|il y a|en \d)\b)`,
    canBeNegated: true,
  },
  {
    id: "says_will_kill_themself",
    kind: "concern",
    pattern: regex`\b(?:il|elle) (?:me |m'a )?(?:dit|menace|parle|jure|ecrit|repete)(?: (?:qu'(?:il|elle) (?:veut|va|voulait|allait)|de|vouloir|toujours de))? (?:se (?:suicider|tuer|pendre|flinguer|foutre en l'air)|mettre fin a ses jours)\b|\bpeur qu'?(?:il|elle) (?:se suicide|se tue|se foute en l'air|fasse une betise)\b(?! (?:en|au|a)\b)|\bpeur que ${CLOSE} se (?:suicide|tue|pende)\b(?! (?:en|au|a)\b)`,
    canBeNegated: true,
  },
  {
    id: "friend_self_harms",
    kind: "concern",
    pattern: regex`${CLOSE} (?:(?!dit|pas)\w+ ){0,2}se (?:scarifie|mutile|taillade|coupe les (?:bras|bra|veines|poignets|cuisses))\b(?! (?:plus|pas)\b)`,
    canBeNegated: true,
  },
  {
    id: "friend_abused",
    kind: "concern",
    pattern: regex`${CLOSE} (?:\w+ )?(?:est (?:battue?|violentee?|maltraitee?|sequestree?)|se fait (?:frapper|battre|violer|tabasser|cogner)|s'est fait (?:violer|tabasser))\b(?! (?:aux?|a la|a plate)\b)|\b(?:son|leur) (?:ex[- ])?(?:mari|copain|mec|pere|beau[- ]pere|compagnon|conjoint) (?:la|le) (?:frappe|bat|tabasse|cogne|viole|sequestre)\b(?! (?:aux?|a la|a plate|pas|plus)\b)`,
    canBeNegated: true,
  },
];
