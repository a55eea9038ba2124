// French: somebody hurts the writer, or the writer means to hurt somebody.
import { type PlainWords, regex } from "../../plain-words/table.ts";
import { WISH } from "./self-harm.ts";

const MAN = String.raw`(?:mari|pere|daron|papa|beau[- ]pere|copain|mec|keum|compagnon|conjoint|ex|oncle|frere|cousin|grand[- ]pere|patron|chef|prof|entraineur|coach|voisin|proprio|coloc|fils)`;
const WOMAN = String.raw`(?:mere|daronne|maman|belle[- ]mere|copine|meuf|femme|compagne|conjointe|ex|tante|soeur|patronne|cheffe|fille)`;
const RELATIVE = String.raw`(?:mon (?:ex[- ])?${MAN}|ma (?:ex[- ])?${WOMAN}|mes parents)`;
const PERSON = String.raw`\b(?:ils?|elles?|quelqu'un|${RELATIVE})`;
const NOT_AFTER = String.raw`(?! (?:pas|jamais|plus(?! (?:fort|souvent))|aux?|a (?:plate|la (?:belote|course|petanque))|par (?:sa|son)|en (?:\w+ )?course)\b)`;
const VICTIM = String.raw`(?:quelqu'un|tout le monde|des gens|${RELATIVE}|mes (?:enfants|collegues|voisins)|mon (?:bebe|enfant)|ce (?:mec|type|salaud|connard|fils de pute|enfoire|batard))`;
const KILL = String.raw`(?:tuer|buter|planter|egorger|poignarder|crever|assassiner|empoisonner|flinguer|descendre)`;
const JOKING = String.raw`(?! (?:si|s'|quand|lol|mdr|ptdr|un jour|dans (?:le|ce) jeu|en (?:duel|pvp)|a (?:mario|fifa|cod)|avec (?:ses|sa|son)|au prochain)|s'il)`;

export const violenceWords: PlainWords[] = [
  {
    id: "hits_me",
    kind: "abuse",
    pattern: regex`${PERSON} (?:(?!ne)\w+ )?me (?:frappe|bat|tabasse|cogne|gifle|viole|maltraite|sequestre|etrangle|bats)(?:nt)?\b(?! (?:comme|avec (?:sa|ses) (?:queue|pattes?)))${NOT_AFTER}`,
    canBeNegated: true,
  },
  {
    id: "hit_me",
    kind: "abuse",
    pattern: regex`${PERSON} (?:\w+ )?m'?a (?:encore |deja |re)?(?:frappee?|battue?|giflee?|violee?|tabassee?|cognee?|etranglee?|sequestree?|droguee?|agressee? sexuellement|casse (?:les?|la|une|deux|trois|mon|ma) (?:dents?|bras|nez|cotes?|machoire|poignet|doigts?))\b${NOT_AFTER}(?! (?:a|dans|par)\b)`,
    canBeNegated: true,
  },
  {
    id: "was_raped",
    kind: "abuse",
    pattern: regex`\b(?:j'?ai ete|on m'a) (?:\w+ )?(?:violee?|agressee? (?:sexuellement|hier|ce soir|cette nuit|par (?:mon|un (?:homme|mec|type)))|agressee?(?=$|[.,!])|battue?(?! (?:aux?|a|en|de|sur|par (?!mon|ma|mes))\b|.{0,25} (?:aux?|a) )|sequestree?|abusee? sexuellement)\b|\bje (?:me suis fait|me fais) (?:violer|tabasser|frapper|cogner)\b(?! (?:par (?:un|le|mon) (?:chat|chien|chaton|boss))| aux?)`,
    canBeNegated: true,
  },
  {
    id: "touches_me",
    kind: "abuse",
    pattern: regex`\bmon (?:oncle|pere|beau[- ]pere|frere|cousin|chef|patron|prof|entraineur|coach|grand[- ]pere|kine|medecin|pasteur) (?:(?!ne)\w+ )?(?:me touche|m'a touchee?|abuse de moi|a abuse de moi)\b(?! (?:pas|plus|deux mots|un mot|droit|en plein|avec (?:ses|son|sa) (?:mots|discours|chanson)))`,
    canBeNegated: true,
  },
  {
    id: "in_danger",
    kind: "abuse",
    pattern: regex`\bje (?:suis|me sens) (?:vraiment |grave )?en danger\b(?! (?:de|d'))|\bje (?:ne |n')?(?:me )?sens (?:pas|plus) en securite (?:chez moi|a la maison|avec (?:lui|elle|mon|ma))\b|\b(?:j'?ai|g) (?:\w+ )?peur de (?:mon (?:ex[- ])?(?:mari|copain|mec|pere|beau[- ]pere|conjoint|compagnon|ex)|ma belle[- ]mere)(?=$|[.,!]| (?:il|elle|quand il (?:boit|rentre|a bu)))`,
    canBeNegated: true,
  },
  {
    id: "threatens_me",
    kind: "abuse",
    pattern: regex`${PERSON} (?:\w+ )?(?:me menace(?:nt)?|m'a menacee?) (?:(?:encore|toujours) )?(?:de (?:me (?:tuer|frapper|violer|buter|bruler|egorger|defigurer)|mort)|avec (?:une?|son|sa) (?:couteau|arme|flingue|fusil|pistolet|marteau))\b|\b(?:il|elle) (?:va|dit qu'il va|a dit qu'il allait|allait) me (?:tuer|buter|frapper|retrouver) si (?:je (?:pars|parle|le quitte|porte plainte|le dis)|j'(?:appelle (?:la police|les flics)|en parle))\b`,
    canBeNegated: true,
  },
  {
    id: "locks_me_in",
    kind: "abuse",
    pattern: regex`${PERSON} m'(?:enferme(?:nt)?|ont enfermee?|a enfermee?) (?:\w+ )?(?:a cle|dans (?:la|ma|une|le) (?:chambre|cave|maison|appart\w*|salle de bain|placard|piece)|chez (?:moi|nous|lui)|a la maison)\b|\b(?:garde|pris|confisque|prend) mon passeport\b`,
    canBeNegated: true,
  },
  {
    id: "want_to_kill_someone",
    kind: "threat",
    pattern: regex`${WISH}(?:(?:le|la) (?:tuer|buter|planter|egorger|poignarder|assassiner|flinguer)(?! (?:dans (?:le|mon|un) (?:jardin|pot|potager)|,? (?:ce|cet|cette|le|la) (?:mouche|moustique|chat|chien|gosse|jeu|ecran|ordi\w*|imprimante|araignee|reveil))\b)|${KILL} ${VICTIM})\b${JOKING}`,
    canBeNegated: true,
  },
  {
    id: "attack_a_place",
    kind: "threat",
    pattern: regex`${WISH}(?:(?:mettre|foutre) le feu (?:a|au)|faire (?:sauter|exploser)|tirer dans|attaquer|bruler) ?(?:l'|le |la |mon |ma |cette |ce )?(?:ecole|lycee|college|fac|bureau|boite|mosquee|synagogue|eglise|hopital|mairie|baraque|maison de|prefecture)\b`,
    canBeNegated: true,
  },
  {
    id: "how_to_kill",
    kind: "threat",
    pattern: regex`\bcomment (?:(?:je|on) (?:peux|peut|pourrais) )?(?:tuer|empoisonner|assassiner|egorger) ${VICTIM}\b(?! (?:dans|a (?:mario|among))\b)`,
    canBeNegated: false,
  },
  {
    id: "afraid_to_hurt",
    kind: "threat",
    pattern: regex`\bpeur de (?:faire (?:du )?mal a|frapper|tuer|secouer|etrangler) (?:mon (?:bebe|fils|enfant|mari)|mes (?:enfants|gosses)|ma (?:fille|femme|mere)|le bebe|quelqu'un)\b(?! (?:en|avec mes mots)\b)|${WISH}(?:frapper|secouer|etouffer|noyer) (?:mon (?:bebe|fils|enfant)|mes (?:enfants|gosses)|ma fille|le bebe)\b`,
    canBeNegated: true,
  },
];
