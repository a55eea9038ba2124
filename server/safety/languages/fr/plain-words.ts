// The plain words of danger in French, its sayings that only sound like them, and its "pas".
import { type LanguageTable, regex, type SadWords } from "../../plain-words/table.ts";

const REALLY = String.raw`(?:(?:juste|vraiment|vrmt|trop|seulement|tellement|simplement|mieux|encore|parfois|souvent|toujours|aussi|honnetement|serieusement|carrement) ){0,2}`;
/** "je veux", as said and as texted. */
const I_WANT = String.raw`\b(?:je ?|j'?|moi )(?:veux|veu|veut|vx|ve|voudrais|voulais|aimerais) `;
/** The writer's own: "il a envie de", and what only "gives" the wish, are not. */
const URGE = String.raw`(?<!\b(?:a|as|avait|avais tu|ont|avez|donne|donnait|donnent|donner) (?:\w+ )?)\benvie? (?:de |d'|2 |d )`;
const I_WILL = String.raw`\b(?:je ?|j'?)(?:vais|vai|v|pense a|pensais a|songe a|reflechis (?:serieusement )?a|compte|pourrais|suis decidee? a|suis pretee? a|ai decide de|ai pense a) `;
const WISH = String.raw`(?:${I_WANT}|${URGE}|${I_WILL})${REALLY}`;
const PLACE = String.raw`(?! (?:a|au|aux|en|avec|ici|chez|dans|sans|comme|la|pres|loin|seule?|ca|sur|sous|ensemble|une?|cette|ce|de|des|d'|cote|mon|ma|entre|pour)\b)`;
const SUICIDE = String.raw`(?:me (?:tuer|suicider|pendre|flinguer|foutre en l'air|noyer|supprimer|tirer une balle|tailler les veines|donner la mort)|m'ouvrir les veines|m'oter la vie)`;
const KIN = String.raw`(?:amie?|pote|copain|copine|frere|soeur|mere|pere|maman|papa|fils|fille|mari|femme|mec|meuf|ex|cousine?|oncle|tante|collegue|voisine?|coloc|compagnon|compagne|conjointe?|grand[- ](?:pere|mere)|niece|neveu|eleve)`;
const CLOSE = String.raw`\b(?:mon|ma|notre) (?:(?:meilleure?|petite?|grande?) )?${KIN}`;
const MAN = String.raw`(?:mari|pere|daron|papa|beau[- ]pere|copain|mec|keum|compagnon|conjoint|ex|oncle|frere|cousin|grand[- ]pere|patron|chef|prof|entraineur|coach|voisin|proprio|coloc|fils)`;
const WOMAN = String.raw`(?:mere|daronne|maman|belle[- ]mere|copine|meuf|femme|compagne|conjointe|ex|tante|soeur|patronne|cheffe|fille)`;
const RELATIVE = String.raw`(?:mon (?:ex[- ])?${MAN}|ma (?:ex[- ])?${WOMAN}|mes parents)`;
const PERSON = String.raw`\b(?:ils?|elles?|quelqu'un|${RELATIVE})`;
const NOT_AFTER = String.raw`(?! (?:pas|jamais|plus(?! (?:fort|souvent))|aux?|a (?:plate|la (?:belote|course|petanque))|par (?:sa|son)|en (?:\w+ )?course)\b)`;
const VICTIM = String.raw`(?:quelqu'un|tout le monde|des gens|${RELATIVE}|mes (?:enfants|collegues|voisins)|mon (?:bebe|enfant)|ce (?:mec|type|salaud|connard|fils de pute|enfoire|batard))`;
const KILL = String.raw`(?:tuer|buter|planter|egorger|poignarder|crever|assassiner|empoisonner|flinguer|descendre)`;
/** Nothing follows that tells a grumble: "je vais le tuer, il a mangé mes frites" is not plain. */
const EARNEST = String.raw`(?!\p{L})(?=$|[.!?]| (?:ce soir|demain|cette nuit|maintenant|aujourd'hui|avec (?:un|le|mon) (?:couteau|fusil|flingue)|et (?:me tuer|moi)|dans son sommeil|pour de (?:vrai|bon)))`;
const THEY = String.raw`\b(?:il|elle|le (?:bebe|petit)|la petite|quelqu'un|(?:mon|ma|notre) (?:(?:petite?|grande?) )?(?:amie?|pote|bebe|fils|fille|enfant|mere|pere|mari|femme|copain|copine|mec|frere|soeur|grand[- ](?:pere|mere)|mamie|papi|papy|oncle|tante|coloc|voisine?|collegue))`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept)`;
const MEDICINE = String.raw`(?:cachets|medocs|medicaments|comprimes|somniferes|doliprane|paracetamol|pilules|xanax)`;
const GAME = String.raw`(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|fifa|uno|cod|loup[- ]garou|among us|(?:ce|le) (?:jeu|niveau))`;

export const plainWords: LanguageTable = {
  words: {
    self_harm: {
      want_to_die: regex`(?:${I_WANT}|${URGE})${REALLY}(?:mourr?ire?|crever?|etre morte?)\b(?! (?:de|que|l|le|la|les|un|une|ce|plutot|vieux|vieille|heureux|heureuse|tranquille|chez|dans mon|moins|a (?:cent|\d)|sur scene|comme|centenaire|avant|idiote?|en (?:dormant|riant))\b| [ld]')`,
      kill_myself: regex`${WISH}${SUICIDE}\b(?! (?:a|au|aux|dans|la sante|le dos)\b)|\b(?:finir|fini) par ${SUICIDE}\b|\bj'?ai (?:encore )?(?:essaye|tente) de ${SUICIDE}\b(?! (?:il y a|en \d|quand|a \d))|\b(?:ce soir|demain|cette nuit|bientot),? je me (?:tue|suicide|pends|flingue|fous en l'air)\b(?! (?:a|au|aux)\b)|\bje me (?:tue|suicide|pends|flingue|fous en l'air)(?: (?:ce soir|demain|cette nuit|bientot)|$)`,
      thinking_of_suicide: regex`(?:^|[,.!?;] |\bet |\bmais )(?:je (?:re)?|j'|jsuis a )?pens(?:e|ais|er) (?:\w+ ){0,2}(?:au suicide|a mourir|a en finir)\b|\bje (?:re)?pens(?:e|ais) (?:\w+ ){0,3}(?:au suicide|a mourir|a en finir)\b|\bj'?ai (?:\w+ )?(?:des|ces|mes|les) (?:idees|pensees|envies|pulsions) suicidaires\b|\bje suis (?:\w+ )?suicidaire\b|\bmes (?:idees|pensees|envies) suicidaires\b`,
      end_my_life: regex`\bmettre fin a (?:mes jours|ma vie)\b(?! (?:de|professionnelle|a|dans|amoureuse)\b)|\b(?:m'oter|m'enlever) la vie\b|\bme donner la mort\b|\ben finir avec la vie\b|${WISH}en finire?(?=[.!]?$| (?:ce soir|cette nuit|maintenant|pour toujours|avec la vie)\b)`,
      not_live: regex`(?<!\b(?:il|elle|on) (?:n'a|a|n'avait) )\b(?:plus|plu|pas|pu) (?:(?:trop|vraiment|du tout) )?(?:l'|d')?(?:envie?|la force|le gout|le courage) (?:de|d') ?(?:vivre|exister)\b${PLACE}|\b(?:je ?|j'?)(?:ne |n'|n )?(?:veux|veu|veut|vx|ve) (?:plus|plu|pas|pu) (?:(?:du tout|vraiment) )?(?:(?:vivre|exister)\b${PLACE}|etre en vie\b|continuer a vivre\b${PLACE})|\b(?:je ?|j'?)(?:ne )?(?:veux|veu|vx) plus etre la(?=$|[.,!?])`,
      tired_of_living: regex`\b(?:marre|fatiguee?|lassee?|las|ras[- ]le[- ]bol|assez) (?:de vivre|d'exister|d'etre en vie)\b${PLACE}`,
      no_reason_to_live: regex`\b(?:aucune|plus de|pas de|plus aucune) raisons? de (?:vivre|rester en vie)\b${PLACE}|\ba quoi (?:bon|ca sert de|sert de|ca sert) (?:vivre|continuer a vivre|rester en vie)\b${PLACE}|\bma vie (?:ne |n')?(?:vaut|merite) (?:pas|plus|meme pas) (?:la peine )?d'etre vecue\b`,
      wish_i_was_dead: regex`\bsi (?:seulement )?j'etais morte?(?=$|[.,!?])|\bj'aurais (?:prefere|aime|du|voulu) (?:ne (?:pas|jamais) (?:naitre|etre nee?))\b|(?:${I_WANT}|${URGE}|\bdemande a |\bj'espere )${REALLY}(?:ne (?:plus|pas|jamais)(?: jamais)? me reveiller(?! (?:a|en|avant|tot|si|pour|avec|cette|trop)\b)|disparaitre (?:pour toujours|a jamais|definitivement)|ne plus exister)\b`,
      hurt_myself: regex`(?:${I_WANT}|${URGE})${REALLY}me faire (?:du )?mal\b(?! (?:au|aux|en|a la)\b)|${WISH}(?:me (?:mutiler|scarifier|couper(?= (?:les (?:bras|veines|poignets|cuisses))|$|[.,!])|bruler expres))\b|\b(?:je|j|jme) ?(?:me )?(?:re)?(?:scarifie|mutile|taillade|coupe les (?:bras|veines|poignets|cuisses))\b(?! (?:pas|plus|jamais)\b)|\brecomm?enc\w+ a me (?:couper(?! (?:les (?:cheveux|ongles)|la|du|une)\b)|scarifi\w+|mutil\w+)|\b(?:je |j)?me suis (?:encore |re)?(?:(?:scarifi|mutil|taillad)e+|coupee? (?:expres|les (?:bras|veines|poignets|cuisses))|ouverte? les veines|brulee? expres)\b`,
      better_off_without_me: regex`\b(?:tout le monde|les autres|le monde|(?:ma|mon|mes) (?:famille|enfants|parents|proches|femme|mari|mere|fille|fils|gosses)) (?:\w+ )?(?:sera|serai|serait|seraient|seront|ira|irait|iraient|vivraient|vivrait) (?:\w+ )?(?:mieux|tranquilles?|plus heureux|soulages?) (?:sans moi\b(?! (?:au|a|en|dans|ce|pour|sur)\b)|si (?:j'etais (?:plus la|morte?)|je (?:n'etais plus la|mourais|disparaissais))\b)`,
      jump_or_pills: regex`${WISH}(?:(?:sauter|me jeter|me foutre) (?:du|d'un|de (?:la|mon|ce)|par la|sous (?:un|le|la)|dans le) (?:haut du )?(?:pont|balcon|toit|immeuble|fenetre|train|metro|rer|tram|camion|vide|falaise)\b(?! (?:en parachute|a l'elastique|avec un elastique))|(?:avaler|prendre) (?:toute?s (?:mes|les|ces)|tous (?:mes|les|ces)|toute la boite de|une boite de) (?:cachets|medocs|comprimes|medicaments|medicamants|somniferes|pilules))\b`,
      goodbye_letter: regex`\b(?:j'?ecris|j'?ai (?:\w+ )?(?:ecrit|fini|redige|prepare)|en train d'ecrire) (?:ma|mes) lettres? (?:d'adieux?|de suicide)\b|\bma lettre d'adieux? est (?:prete|ecrite|finie)\b`,
      how_to_die: regex`\bcomment (?:\w+ ){0,2}(?:mourir|me tuer|me suicider|se suicider) (?:sans (?:douleur|souffrir|avoir mal)|vite|rapidement)\b|\bcomment (?:me suicider|me tuer|me pendre)\b|\b(?:moyen|facon|maniere|methode) (?:\w+ ){0,4}(?:de|pour) (?:mourir|me tuer|me suicider|se suicider)\b`,
      means_at_hand: regex`\bje suis (?:\p{L}+ )?(?:sur|au bord (?:de|du)) (?:le |la |un |une |l')?(?:bord (?:de|du) (?:la |le )?)?(?:pont|toit|balcon|fenetre|falaise|rails|quai|vide)\b.{0,40}\b(?:sauter|saute|me jeter|me jette|en finir|mourir|adieu)|\bj'ai (?:tous |toutes )?(?:les|mes|la|le|une?|des|ma|mon) (?:\p{L}+ )?(?:cachets|medocs|medicaments|comprimes|somniferes|corde|fusil|flingue|arme|lame|rasoir|couteau|pilules)\b.{0,40}\b(?:pour (?:en finir|me tuer|mourir)|je vais (?:le faire|tout avaler|tout prendre|en finir)|adieu|pardon(?:nez)?[- ]moi|j'en peux plus)|\bj'ai (?:attache|accroche|noue) la corde\b(?! (?:de|du|au))`,
    },
    concern: {
      friend_wants_to_die: regex`${CLOSE} (?:\w+ ){0,3}(?:veut|voulait|parle|pense|va|menace|(?:me |m'a )?(?:dit|ecrit|avoue)(?: (?:qu'?(?:il|elle|i|el)) ?(?:veut|voulait|va|allait)| vouloir)?|essaye|essaie|a essaye|a tente|vient|a envie|avait envie) (?:de |d'|a )?(?:mourir|se (?:suicider|tuer|pendre|flinguer|foutre en l'air|jeter (?:du|sous|par))|en finir|suicide|mettre fin a ses jours)\b(?! (?:de|avec|il y a|en \d)\b)|\b(?:il|elle) (?:me |m'a )?(?:dit|menace|parle|jure|ecrit|repete)(?: (?:qu'(?:il|elle) (?:veut|va|voulait|allait)|de|vouloir|toujours de))? (?:se (?:suicider|tuer|pendre|flinguer|foutre en l'air)|mettre fin a ses jours)\b|\bpeur qu'?(?:il|elle) (?:se suicide|se tue|se foute en l'air)\b(?! (?:en|au|a)\b)|\bpeur que ${CLOSE} se (?:suicide|tue|pende)\b(?! (?:en|au|a)\b)`,
    },
    abuse: {
      hits_me: regex`${PERSON} (?:(?!ne)\w+ )?me (?:frappe|bat|tabasse|cogne|gifle|viole|maltraite|sequestre|etrangle|bats)(?:nt)?\b(?! (?:comme|avec (?:sa|ses) (?:queue|pattes?)))${NOT_AFTER}`,
      hit_me: regex`${PERSON} (?:\w+ )?m'?a (?:encore |deja |re)?(?:frappee?|battue?|giflee?|violee?|tabassee?|cognee?|etranglee?|sequestree?|droguee?|agressee? sexuellement|casse (?:les?|la|une|deux|trois|mon|ma) (?:dents?|bras|nez|cotes?|machoire|poignet|doigts?))\b${NOT_AFTER}(?! (?:a|dans|par)\b)`,
      was_raped: regex`\b(?:j'?ai ete|on m'a) (?:\w+ )?(?:violee?|agressee? (?:sexuellement|hier|ce soir|cette nuit|par (?:mon|un (?:homme|mec|type)))|agressee?(?=$|[.,!])|battue?(?! (?:aux?|a|en|de|sur|par (?!mon|ma|mes))\b|.{0,25} (?:aux?|a) )|sequestree?|abusee? sexuellement)\b|\bje (?:me suis fait|me fais) (?:violer|tabasser|frapper|cogner)\b(?! (?:par (?:un|le|mon) (?:chat|chien|chaton|boss))| aux?)`,
      touches_me: regex`\bmon (?:oncle|pere|beau[- ]pere|frere|cousin|chef|patron|prof|entraineur|coach|grand[- ]pere|kine|medecin|pasteur) (?:(?!ne)\w+ )?(?:me touche|m'a touchee?|abuse de moi|a abuse de moi)\b(?! (?:pas|plus|deux mots|un mot|droit|en plein|avec (?:ses|son|sa) (?:mots|discours|chanson)))`,
      in_danger: regex`\bje (?:suis|me sens) (?:vraiment |grave )?en danger\b(?! (?:de|d'))|\bje (?:ne |n')?(?:me )?sens (?:pas|plus) en securite (?:chez moi|a la maison|avec (?:lui|elle|mon|ma))\b`,
      threatens_me: regex`${PERSON} (?:\w+ )?(?:me menace(?:nt)?|m'a menacee?) (?:(?:encore|toujours) )?(?:de (?:me (?:tuer|frapper|violer|buter|bruler|egorger|defigurer)|mort)|avec (?:une?|son|sa) (?:couteau|arme|flingue|fusil|pistolet|marteau))\b|\b(?:il|elle) (?:va|dit qu'il va|a dit qu'il allait|allait) me (?:tuer|buter|frapper|retrouver) si (?:je (?:pars|parle|le quitte|porte plainte|le dis)|j'(?:appelle (?:la police|les flics)|en parle))\b`,
      locks_me_in: regex`${PERSON} m'(?:enferme(?:nt)?|ont enfermee?|a enfermee?) (?:\w+ )?(?:a cle|dans (?:la|ma|une|le) (?:chambre|cave|maison|appart\w*|salle de bain|placard|piece)|chez (?:moi|nous|lui)|a la maison)\b`,
    },
    threat: {
      want_to_kill_someone: regex`${WISH}(?:(?:le|la) (?:tuer|buter|planter|egorger|poignarder|assassiner|flinguer)(?! (?:dans (?:le|mon|un) (?:jardin|pot|potager)|,? (?:ce|cet|cette|le|la) (?:mouche|moustique|chat|chien|gosse|jeu|ecran|ordi\w*|imprimante|araignee|reveil))\b)|${KILL} ${VICTIM})${EARNEST}`,
      attack_a_place: regex`${WISH}(?:(?:mettre|foutre) le feu (?:a|au)|faire (?:sauter|exploser)|tirer dans|attaquer|bruler) ?(?:l'|le |la |mon |ma |cette |ce )?(?:ecole|lycee|college|fac|bureau|boite|mosquee|synagogue|eglise|hopital|mairie|baraque|maison de|prefecture)\b`,
      how_to_kill: regex`\bcomment (?:(?:je|on) (?:peux|peut|pourrais) )?(?:tuer|empoisonner|assassiner|egorger) ${VICTIM}\b(?! (?:dans|a (?:mario|among))\b)`,
    },
    medical: {
      not_breathing: regex`${THEY} (?:ne |n')?(?:respire (?:plus|pas)|arrive (?:plus|pas) a respirer)\b(?! (?:la (?:joie|sante)|par le nez|tellement|bien fort))`,
      heart_attack: regex`(?:\bje fais|\bil fait|\belle fait|${CLOSE} fait|\ben train de faire) (?:une crise cardiaque|un infarctus|un avc)\b(?! (?:quand|en|a cause|avec|devant|au|tellement|il y a|chaque)\b)`,
      too_many_pills: regex`\b(?:pris|avale|prise?) (?:trop de|toute? (?:la|une) (?:boite|plaquette|tablette) de|(?:une|la) boite (?:entiere )?de|plein de) ${MEDICINE}\b|\bavale tous (?:mes|les|ses|ces) ${MEDICINE}\b|\b(?:je fais|il fait|elle fait|(?:il|elle|j') ?(?:a|ai) fait|en) (?:une )?overdose\b(?! (?:de|d')|.{0,12}\bil y a)`,
      unconscious: regex`${THEY} (?:\w+ )?(?:est inconsciente?|(?:ne |n')?se reveille (?:plus|pas)|a perdu connaissance et|convulse|fait une crise d'epilepsie|s'etouffe|est en train de s'etouffer)\b(?! (?:du|de (?:rire|ses)|des|pour|avant|a|le matin|quand|jamais|meme|dans))`,
      bleeding: regex`\bje (?:saigne (?:beaucoup|enormement|abondamment)|perds (?:beaucoup|trop|plein) de sang|me vide de mon sang)\b|\b(?:ca|il|elle) (?:ne |n')?(?:s'?arrete (?:pas|plus) de saigner|pisse le sang)\b|\bsaigne(?:ment)? (?:ne |n')?(?:s'arrete pas|beaucoup trop)\b`,
      drank_poison: regex`\b(?:bu|boit|avale|mange) (?:de la |de l'|du |la |le |une? |des )?(?:javel|eau de javel|deboucheur|destop|antigel|mort[- ]aux[- ]rats|detergent|piles? bouton|produit (?:menager|vaisselle)|white spirit|acetone)\b`,
    },
    eating: {
      purging_or_starving: regex`\b(?:je ?me|jme|me) (?:suis (?:encore )?)?fa(?:is|it|ire) (?:encore |toujours )?vomir\b(?! (?:de rire|pas))(?<!\b(?:il|elle|ca|tu|qui|va|vas|vont) me (?:fait|fais|faire) vomir)|\bje m'affame\b|\b(?:je|j') ?(?:ne )?merite pas (?:de|d') ?manger\b`,
    },
    minor: {
      i_am_a_child: regex`(?<!\b(?:quand|si|lorsque|que|comme|ou|impression que|techniquement|dirait) )\b(?:j'?ai|jai|je|g) (?:(?:que|seulement|juste|deja|presque|bientot) )?${CHILD_AGE} ?ans?\b(?! (?:et demi )?(?:de|d'|plus|apres|avant|en moins|a (?:attendre|tirer|payer))|(?: \w+){0,2} (?:de (?:boite|carriere|mariage|metier)|d'anciennete)| d')`,
      in_school: regex`\bje (?:suis|rentre|passe|vais rentrer) (?:\w+ )?en (?:cp|ce1|ce2|cm1|cm2|sixieme|cinquieme|quatrieme|troisieme|6 ?e(?:me)?|5 ?e(?:me)?|4 ?e(?:me)?|3 ?e(?:me)?|seconde|terminale|primaire)\b(?! (?:avec ma classe|comme prof|annee|classe|vitesse|position|place|partie|semaine|mi[- ]temps|ligne))|\b(?:je suis|chui|jsuis) (?:\w+ )?(?:au college|collegien(?:ne)?|lyceen(?:ne)?)\b(?! comme)`,
      not_18_yet: regex`\b(?:je suis|j'?suis|chui) (?:encore |toujours )?mineure?\b(?! (?:de|dans)\b)|\b(?:j'?ai|jai) (?:pas|meme pas|pas encore) (?:encore )?18 ans\b(?!,? (?:j'en|mais \d))|\b(?:j'aurai|jaurai|je vais avoir|j'ai bientot) (?:[7-9]|1[0-8]|treize|quatorze|quinze|seize) ans\b|\bpour mes (?:[7-9]|1[0-7]) ans (?:je veux|j'aurai|je voudrais|maman|papa|mes parents)`,
    },
  },
  heardWhenNegated: [
    "not_live",
    "no_reason_to_live",
    "better_off_without_me",
    "how_to_die",
    "how_to_kill",
    "not_breathing",
    "not_18_yet",
  ],
  idioms: {
    dying_of_laughter: regex`\b(?:\S+ ){0,4}(?:mourir|crever|me tuer) (?:de (?:rire|honte|faim|chaud|froid|soif|fatigue|peur|plaisir|bonheur)|d'(?:ennui|amour|envie))\b`,
    working_too_hard: regex`${WISH}me tuer (?:a|au|aux) (?:la |le )?\w+`,
    beaten_at_games: regex`\b(?:\S+ ){0,3}(?:me bat|m'a battue?|la bat|le bat) (?:\w+ ){0,2}(?:aux? (?!moins|visage|ventre)\w+|a (?:la )?(?:belote|petanque|course|crapette|console|nage|mario\b|plate couture|chaque partie)|en (?:course|natation|duel|mots)|sur ${GAME}|a ${GAME})`,
  },
  negation:
    /\b(?:pas|jamais|aucune?|sans|ni|personne|rien|nullement)(?: (?!je\b|j'|il\b|elle\b)[\p{L}']+){0,2} (?:l'|d')?$/u,
  play: /\b(?:minecraft|fortnite|roblox|zelda|fifa|loup[- ]garou|among us|jk|aux infos|(?:dans|sur|de) (?:le |la |les |l'|ce |cette |un |une |mon |ma )(?:\p{L}+ )?(?:jeu|film|serie|chanson|morceau|roman|livre|bd|niveau|partie|episode|infos|paroles)|(?:chanson|film|serie|roman|livre|scene|personnage|paroles|titre)\b[^.!?]{0,30}\b(?:ou|quand|dit|s'appelle|qui))(?!\p{L})/u,
};

const SAD_KIN = String.raw`(?:grand[- ]?mere|grand[- ]?pere|mamie|papi|papy|mere|maman|pere|papa|mari|femme|mec|meuf|copain|copine|compagn(?:on|e)|frere|soeur|fils|fille|bebe|enfant|oncle|tante|cousine?|amie?|pote|voisine?|collegue|chien(?:ne)?|chat(?:te)?|lapin|cheval|hamster|oiseau|tonton|tata|beau[- ]pere|belle[- ]mere)`;
const SO = String.raw`(?:(?:tres|trop|si|vraiment|un peu|assez|super|tellement|juste|toujours|encore|hyper|bien|carrement|et) )*`;

/** Sadness, worry and grief, for which Luli is gentle, on normalised text. */
export const sadness: SadWords = {
  feelings: regex`(?:\b(?:je suis|j'suis|chuis|jsuis|je me sens|me rend|j'etais|suis)|^) ?${SO}(?:triste|deprimee?|inquiete?|anxieu(?:x|se)|angoissee?|stressee?|seule?(?=$| (?:et|ce|ici|depuis|au))|malheureu(?:x|se)|desesperee?|perdue?(?=$| (?:et|en))|epuisee?|a bout|debordee?|mal(?=$| (?:et|depuis|ce))|vide|effondree?|brisee?)(?!\p{L})|\bj'?ai (?:tres |trop |un peu )?peur (?:de|pour|que|ce soir|$)|\bj'?ai peur$|\bje (?:pleure|deprime|stresse|m'inquiete|chiale)\b(?! de (?:rire|joie))|\b(?:sale|mauvaise|horrible|dure|terrible) (?:journee|semaine|nuit|periode)\b|\b(?:journee|semaine|nuit) (?:horrible|pourrie|de merde|affreuse)\b|\b(?:decue?|le mal du pays|coeur brise)(?!\p{L})|\bpersonne (?:n'est|est) venu\b|\bpersonne (?:ne )?m'a (?:appelee?|invitee?)`,
  losses: regex`\b(?:ca (?:ne )?va (?:pas|plus)(?! (?:mal|trop mal))(?: bien| trop)?|je (?:ne )?vais pas (?:tres |trop )?bien|je (?:ne )?suis pas (?:tres )?(?:heureu(?:x|se)|bien))(?!\p{L})|\b(?:mon|ma|notre) (?:\p{L}+ )?${SAD_KIN} (?:est (?:morte?|decedee?|partie? (?:hier|ce matin|cette nuit|pour toujours)|en (?:soins palliatifs|reanimation|fin de vie))|nous a quittes|s'est eteinte?|a (?:un |une )?(?:cancer|tumeur|alzheimer|leucemie))(?!\p{L})|\b(?:j'?ai|il a|elle a) un cancer\b|\bdiagnosti(?:que\w*|c)\b|\b(?:enterrement|obseques|funerailles)\b|\bfausse couche\b|\bperdu (?:mon|ma|le) (?:bebe|travail|boulot|job|emploi|${SAD_KIN})\b|\bfaire piquer\b|\b(?:divorc\w+|separ(?:e|er|ons|ation))\b(?=$| )|\b(?:m'a|ma) (?:quittee?|larguee?|trompee?|plaquee?)(?! (?:des yeux|une seconde))(?!\p{L})|\b(?:j'ai ete|je me suis fait|on m'a) (?:viree?|virer|licenciee?|licencier)\b|\b(?:mon|ma|mes) (?:\p{L}+ )?${SAD_KIN} me manque\b|\b(?:il|elle) me manque(?! (?:\p{L}+ )?(?:euro|minute|sou|piece|deux|trois|un\b|une\b))|\b(?:decedee?|metastases?|maligne|dialyse|chimio\w*|sclerose|expulsion|on a tout perdu|perdu notre|perdu la garde|amputee?)(?!\p{L})|\b(?:du|fait) piquer\b(?! une)|\bfiv a (?:encore )?echoue\b`,
  notSad:
    /\b(?:pas|plus|jamais|aucune?|sans|moins)(?: \p{L}+){0,2} (?:triste|seule?|peur|inquiete?|deprimee?|stressee?|angoissee?|mauvaise journee)\b|\bpleur\p{L}+ de (?:rire|joie)|\b(?:telephone|portable|batterie|ordi\p{L}*|voiture) est mort|\bmorte? de (?:rire|fatigue|faim)|\b(?:film|livre|chanson|serie) (?:est|etait)\b|\b(?:t'es|tu es|es[- ]tu) (?:triste|seule?)|\bperdu mes cles|\bdes yeux\b/u,
};
