// French: the writer wants to die or to hurt themself, or fears it of somebody close.
import { type PlainWords, regex } from "../table.ts";

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
    hits: ["je veux mourir", "j'ai envie de crever", "jveu mourire", "Je préfère mourir."],
    misses: [
      "je ne veux pas mourir",
      "j'ai pas envie de mourir",
      "je veux mourir de rire",
      "je préfère mourir que de manger des endives",
      "cette réunion me donne envie de mourir",
    ],
  },
  {
    id: "kill_myself",
    kind: "self_harm",
    pattern: regex`${WISH}${SUICIDE}\b(?! (?:a|au|aux|dans|la sante|le dos)\b)|\b(?:finir|fini) par ${SUICIDE}\b|\bj'?ai (?:encore )?(?:essaye|tente) de ${SUICIDE}\b(?! (?:il y a|en \d|quand|a \d))`,
    canBeNegated: true,
    hits: [
      "j'ai envie de me tuer",
      "je vais me suicider",
      "je pense à me foutre en l'air",
      "je vais finir par me pendre",
    ],
    misses: [
      "je ne vais pas me tuer",
      "je vais me tuer au travail à ce rythme",
      "tu vas me tuer avec tes blagues",
      "je vais me noyer dans le travail",
    ],
  },
  {
    id: "i_kill_myself_tonight",
    kind: "self_harm",
    pattern: regex`\b(?:ce soir|demain|cette nuit|bientot),? je me (?:tue|suicide|pends|flingue|fous en l'air)\b|\bje me (?:tue|suicide|pends|flingue|fous en l'air)(?: (?:ce soir|demain|cette nuit|bientot)|$)`,
    canBeNegated: true,
    hits: ["ce soir je me tue", "je me suicide demain", "cette nuit, je me pends"],
    misses: ["je me tue à te le dire", "je me flingue le dos avec ce canapé"],
  },
  {
    id: "thinking_of_suicide",
    kind: "self_harm",
    pattern: regex`(?:^|[,.!?;] |\bet |\bmais )(?:je (?:re)?|j'|jsuis a )?pens(?:e|ais|er) (?:\w+ ){0,2}(?:au suicide|a mourir|a en finir)\b|\bje (?:re)?pens(?:e|ais) (?:\w+ ){0,3}(?:au suicide|a mourir|a en finir)\b|\bj'?ai (?:\w+ )?(?:des|ces|mes|les) (?:idees|pensees|envies|pulsions) suicidaires\b|\bje suis (?:\w+ )?suicidaire\b|\bmes (?:idees|pensees|envies) suicidaires\b`,
    canBeNegated: true,
    hits: ["je pense au suicide", "j'ai des idées suicidaires", "penser à mourir, recommencer"],
    misses: [
      "je ne pense pas au suicide",
      "il pense au suicide dans le chapitre 3",
      "je ne suis pas suicidaire, juste crevée",
    ],
  },
  {
    id: "en_finir",
    kind: "self_harm",
    pattern: regex`${WISH}en finire?\b(?! (?:avec (?!la vie)|rapidement|vite|au plus|pour de bon avec|des|de)| d')`,
    canBeNegated: true,
    hits: ["je veux en finir", "je vais en finir avec la vie", "envie d'en finir ce soir"],
    misses: ["je veux en finir avec ce dossier", "je n'ai pas envie d'en finir avec toi"],
  },
  {
    id: "end_my_life",
    kind: "self_harm",
    pattern: regex`\bmettre fin a (?:mes jours|ma vie)\b(?! (?:de|professionnelle|a|dans|amoureuse)\b)|\b(?:m'oter|m'enlever) la vie\b|\bme donner la mort\b|\ben finir avec la vie\b`,
    canBeNegated: true,
    hits: ["je veux mettre fin à mes jours", "je pense à m'ôter la vie", "mettre fin à ma vie"],
    misses: ["mettre fin à ma vie de célibataire", "il a mis fin à ses fonctions"],
  },
  {
    id: "not_live",
    kind: "self_harm",
    pattern: regex`(?<!\b(?:il|elle|on) (?:n'a|a|n'avait) )\b(?:plus|plu|pas|pu) (?:(?:trop|vraiment|du tout) )?(?:l'|d')?(?:envie?|la force|le gout|le courage) (?:de|d') ?(?:vivre|exister)\b${PLACE}|\b(?:je ?|j'?)(?:ne |n'|n )?(?:veux|veu|veut|vx|ve) (?:plus|plu|pas|pu) (?:(?:du tout|vraiment) )?(?:(?:vivre|exister)\b${PLACE}|etre en vie\b|continuer a vivre\b${PLACE}|etre la(?=$|[.,!?]))`,
    canBeNegated: false,
    hits: [
      "je n'ai plus envie de vivre",
      "je veux plus vivre",
      "jveu plu vivre",
      "plus envie d'exister",
      "je ne veux plus être là",
    ],
    misses: [
      "je ne veux plus vivre à Paris",
      "je veux plus vivre avec mes parents",
      "elle n'a plus envie de vivre ici",
    ],
  },
  {
    id: "tired_of_living",
    kind: "self_harm",
    pattern: regex`\b(?:marre|fatiguee?|lassee?|las|ras[- ]le[- ]bol|assez) (?:de vivre|d'exister|d'etre en vie)\b${PLACE}`,
    canBeNegated: true,
    hits: ["j'en ai marre de vivre", "je suis fatiguée de vivre", "marre d'exister"],
    misses: ["marre de vivre dans les cartons", "fatigué de vivre avec mes colocs"],
  },
  {
    id: "no_reason_to_live",
    kind: "self_harm",
    pattern: regex`\b(?:aucune|plus de|pas de|plus aucune) raisons? de (?:vivre|rester en vie)\b${PLACE}|\ba quoi (?:bon|ca sert de|sert de|ca sert) (?:vivre|continuer a vivre|rester en vie)\b${PLACE}|\bma vie (?:ne |n')?(?:vaut|merite) (?:pas|plus|meme pas) (?:la peine )?d'etre vecue\b`,
    canBeNegated: false,
    hits: [
      "je n'ai plus aucune raison de vivre",
      "à quoi bon vivre",
      "ma vie ne vaut pas la peine d'être vécue",
    ],
    misses: ["aucune raison de vivre à Paris à ce prix", "ma raison de vivre : le fromage"],
  },
  {
    id: "wish_i_was_dead",
    kind: "self_harm",
    pattern: regex`\bsi (?:seulement )?j'etais morte?(?=$|[.,!?])|\bj'aurais (?:prefere|aime|du|voulu) (?:ne (?:pas|jamais) (?:naitre|etre nee?)|mourir a)\b|(?:${I_WANT}|${URGE}|\bdemande a |\bj'espere )${REALLY}(?:ne (?:plus|pas|jamais)(?: jamais)? me reveiller(?! (?:a|en|avant|tot|si|pour|avec|cette|trop)\b)|disparaitre (?:pour toujours|a jamais|definitivement)|ne plus exister)\b`,
    canBeNegated: true,
    hits: [
      "si seulement j'étais morte",
      "j'aurais préféré ne jamais naître",
      "je voudrais ne plus me réveiller",
      "envie de disparaître pour toujours",
    ],
    misses: ["j'aimerais ne pas me réveiller à 6h", "si j'étais mort de faim je te le dirais"],
  },
  {
    id: "hurt_myself",
    kind: "self_harm",
    pattern: regex`${WISH}(?:me (?:faire (?:du )?mal(?! (?:au|aux|en|a la)\b)|mutiler|scarifier|couper(?= (?:les (?:bras|veines|poignets|cuisses))|$|[.,!])|bruler expres))\b`,
    canBeNegated: true,
    hits: [
      "j'ai envie de me faire du mal",
      "je vais me scarifier",
      "envie de me couper les bras",
      "j'ai envie de me couper",
    ],
    misses: [
      "je ne veux pas me faire de mal",
      "envie de me couper les cheveux",
      "je vais me faire mal au dos",
    ],
  },
  {
    id: "cutting_myself",
    kind: "self_harm",
    pattern: regex`\b(?:je|j|jme) ?(?:me )?(?:re)?(?:scarifie|mutile|taillade|coupe les (?:bras|veines|poignets|cuisses))\b(?! (?:pas|plus|jamais)\b)|\brecomm?enc\w+ a me (?:couper(?! (?:les (?:cheveux|ongles)|la|du|une)\b)|scarifi\w+|mutil\w+)|\b(?:je |j)?me suis (?:encore |re)?(?:(?:scarifi|mutil|taillad)e+|coupee? (?:expres|les (?:bras|veines|poignets|cuisses))|ouverte? les veines|brulee? expres)\b`,
    canBeNegated: true,
    hits: [
      "je me scarifie",
      "j'ai recommencé à me couper",
      "me suis coupée exprès",
      "je me suis mutilé hier",
    ],
    misses: [
      "je me scarifie plus depuis trois ans",
      "je me suis coupée en épluchant des carottes",
      "je me coupe les cheveux moi-même",
    ],
  },
  {
    id: "better_off_without_me",
    kind: "self_harm",
    pattern: regex`\b(?:tout le monde|ils?|elles?|les autres|le monde|vous|(?:ma|mon|mes) (?:famille|enfants|parents|proches|femme|mari|mere|fille|fils|gosses)) (?:\w+ )?(?:sera|serai|serait|seraient|seront|ira|irait|iraient|vivraient|vivrait) (?:\w+ )?(?:mieux|tranquilles?|plus heureux|soulages?) (?:sans moi\b(?! (?:au|a|en|dans|ce|pour|sur)\b)|si (?:j'etais (?:plus la|morte?)|je (?:n'etais plus la|mourais|disparaissais))\b)`,
    canBeNegated: false,
    hits: [
      "tout le monde serait mieux sans moi",
      "mes enfants seraient plus heureux sans moi",
      "ma famille irait mieux si j'étais morte",
    ],
    misses: ["l'équipe serait mieux sans lui", "ils seront mieux sans moi au boulot"],
  },
  {
    id: "jump_or_pills",
    kind: "self_harm",
    pattern: regex`${WISH}(?:(?:sauter|me jeter|me foutre) (?:du|d'un|de (?:la|mon|ce)|par la|sous (?:un|le|la)|dans le) (?:haut du )?(?:pont|balcon|toit|immeuble|fenetre|train|metro|rer|tram|camion|vide|falaise)\b(?! (?:en parachute|a l'elastique|avec un elastique))|(?:avaler|prendre) (?:toute?s (?:mes|les|ces)|tous (?:mes|les|ces)|toute la boite de|une boite de) (?:cachets|medocs|comprimes|medicaments|medicamants|somniferes|pilules))\b`,
    canBeNegated: true,
    hits: [
      "je vais sauter du pont",
      "envie de me jeter sous le métro",
      "je vais avaler tous mes cachets",
    ],
    misses: [
      "je vais sauter du pont à l'élastique",
      "je vais me jeter sous la douche",
      "je vais prendre tous mes rollers",
    ],
  },
  {
    id: "goodbye_letter",
    kind: "self_harm",
    pattern: regex`\b(?:j'?ecris|j'?ai (?:\w+ )?(?:ecrit|fini|redige|prepare)|en train d'ecrire) (?:ma|mes) lettres? (?:d'adieux?|de suicide)\b|\bma lettre d'adieux? est (?:prete|ecrite|finie)\b`,
    canBeNegated: true,
    hits: [
      "j'ai écrit ma lettre d'adieu",
      "ma lettre d'adieu est prête",
      "j'écris mes lettres d'adieu",
    ],
    misses: ["j'ai écrit ma lettre de motivation", "elle a écrit une lettre d'adieu à son patron"],
  },
  {
    id: "how_to_die",
    kind: "self_harm",
    pattern: regex`\bcomment (?:\w+ ){0,2}(?:mourir|me tuer|me suicider|se suicider) (?:sans (?:douleur|souffrir|avoir mal)|vite|rapidement)\b|\bcomment (?:me suicider|me tuer|me pendre)\b|\b(?:moyen|facon|maniere|methode) (?:\w+ ){0,4}(?:de|pour) (?:mourir|me tuer|me suicider|se suicider)\b`,
    canBeNegated: false,
    hits: [
      "comment mourir sans souffrir",
      "comment me suicider",
      "le moyen le plus rapide de mourir",
    ],
    misses: ["comment mourir dans ce niveau", "la meilleure façon de me réveiller"],
  },
  {
    id: "friend_wants_to_die",
    kind: "concern",
    pattern: regex`${CLOSE} (?:\w+ ){0,3}(?:veut|voulait|parle|pense|va|menace|(?:me |m'a )?(?:dit|ecrit|avoue)(?: (?:qu'?(?:il|elle|i|el)) ?(?:veut|voulait|va|allait)| vouloir)?|essaye|essaie|a essaye|a tente|vient|a envie|avait envie) (?:de |d'|a )?(?:mourir|se (?:suicider|tuer|pendre|flinguer|foutre en l'air|jeter (?:du|sous|par))|en finir|suicide|mettre fin a ses jours)\b(?! (?:de|avec|il y a|en \d)\b)`,
    canBeNegated: true,
    hits: [
      "mon frère veut mourir",
      "ma meilleure amie m'a dit qu'elle veut se suicider",
      "mon mari parle d'en finir",
    ],
    misses: [
      "ma mère veut mourir de honte",
      "mon frère a essayé de se tuer il y a dix ans",
      "mon père veut en finir avec ce déménagement",
    ],
  },
  {
    id: "says_will_kill_themself",
    kind: "concern",
    pattern: regex`\b(?:il|elle) (?:me |m'a )?(?:dit|menace|parle|jure|ecrit|repete)(?: (?:qu'(?:il|elle) (?:veut|va|voulait|allait)|de|vouloir|toujours de))? (?:se (?:suicider|tuer|pendre|flinguer|foutre en l'air)|mettre fin a ses jours)\b|\bpeur qu'?(?:il|elle) (?:se suicide|se tue|se foute en l'air|fasse une betise)\b(?! (?:en|au|a)\b)|\bpeur que ${CLOSE} se (?:suicide|tue|pende)\b(?! (?:en|au|a)\b)`,
    canBeNegated: true,
    hits: [
      "elle menace de se suicider",
      "il dit qu'il va se tuer si je pars",
      "j'ai peur qu'elle se suicide",
      "j'ai peur que ma mère se suicide",
    ],
    misses: ["il dit qu'il va se coucher", "peur qu'il se tue en moto"],
  },
  {
    id: "friend_self_harms",
    kind: "concern",
    pattern: regex`${CLOSE} (?:(?!dit|pas)\w+ ){0,2}se (?:scarifie|mutile|taillade|coupe les (?:bras|bra|veines|poignets|cuisses))\b(?! (?:plus|pas)\b)`,
    canBeNegated: true,
    hits: ["ma fille se scarifie", "ma petite sœur elle se coupe les bras", "mon pote se mutile"],
    misses: ["ma sœur se coupe les cheveux", "ma fille ne se scarifie plus"],
  },
  {
    id: "friend_abused",
    kind: "concern",
    pattern: regex`${CLOSE} (?:\w+ )?(?:est (?:battue?|violentee?|maltraitee?|sequestree?)|se fait (?:frapper|battre|violer|tabasser|cogner)|s'est fait (?:violer|tabasser))\b(?! (?:aux?|a la|a plate)\b)|\b(?:son|leur) (?:ex[- ])?(?:mari|copain|mec|pere|beau[- ]pere|compagnon|conjoint) (?:la|le) (?:frappe|bat|tabasse|cogne|viole|sequestre)\b(?! (?:aux?|a la|a plate|pas|plus)\b)`,
    canBeNegated: true,
    hits: [
      "ma voisine est battue",
      "ma sœur se fait frapper par son copain",
      "son mari la bat tous les soirs",
    ],
    misses: ["son mari la bat aux échecs", "mon frère se fait battre à la belote"],
  },
];
