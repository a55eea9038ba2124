// French: an emergency of the body, an eating disorder, or a writer under 18.
import { type PlainWords, regex } from "../../plain-words/table.ts";

const THEY = String.raw`\b(?:il|elle|le (?:bebe|petit)|la petite|quelqu'un|(?:mon|ma|notre) (?:(?:petite?|grande?) )?(?:amie?|pote|bebe|fils|fille|enfant|mere|pere|mari|femme|copain|copine|mec|frere|soeur|grand[- ](?:pere|mere)|mamie|papi|papy|oncle|tante|coloc|voisine?|collegue))`;
const CHILD_AGE = String.raw`(?:[6-9]|1[0-7]|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept)`;
const MEDICINE = String.raw`(?:cachets|medocs|medicaments|comprimes|somniferes|doliprane|paracetamol|pilules|xanax)`;

export const bodyWords: PlainWords[] = [
  {
    id: "not_breathing",
    kind: "medical",
    pattern: regex`${THEY} (?:ne |n')?(?:respire (?:plus|pas)|arrive (?:plus|pas) a respirer)\b(?! (?:la (?:joie|sante)|par le nez|tellement|bien fort))`,
    canBeNegated: false,
  },
  {
    id: "heart_attack",
    kind: "medical",
    pattern: regex`\b(?:fais|fait|faire|est|etre|c'est) (?:en train de faire )?(?:une crise cardiaque|un infarctus|un avc)\b(?! (?:quand|en|a cause|avec|devant|au|tellement|il y a)\b)(?<!\b(?:failli|manque|va|vais|vas|allais|allait) (?:me )?faire (?:une crise cardiaque|un infarctus|un avc))`,
    canBeNegated: true,
  },
  {
    id: "chest_pain",
    kind: "medical",
    pattern: regex`\b(?:douleur|mal)s? (?:(?:tres|hyper|super|vraiment) )?(?:(?:forte|violente|intense|atroce|horrible) )?(?:dans|a) la poitrine .{0,25}\b(?:bras|machoire|sueurs?|respirer|serre)\b|\b(?:forte|violente|grosse|atroce) douleur (?:dans|a) la poitrine\b`,
    canBeNegated: true,
  },
  {
    id: "too_many_pills",
    kind: "medical",
    pattern: regex`\b(?:pris|avale|prise?) (?:trop de|toute? (?:la|une) (?:boite|plaquette|tablette) de|tous (?:mes|les|ses|ces)|(?:une|la) boite (?:entiere )?de|plein de) ${MEDICINE}\b|\b(?:je fais|il fait|elle fait|(?:il|elle|j') ?(?:a|ai) fait|en) (?:une )?overdose\b(?! (?:de|d')|.{0,12}\bil y a)`,
    canBeNegated: true,
  },
  {
    id: "unconscious",
    kind: "medical",
    pattern: regex`${THEY} (?:\w+ )?(?:est inconsciente?|(?:ne |n')?se reveille (?:plus|pas)|a perdu connaissance et|convulse|fait une crise d'epilepsie|s'etouffe|est en train de s'etouffer)\b(?! (?:du|de (?:rire|ses)|des|pour|avant|a|le matin|quand|jamais|meme|dans))`,
    canBeNegated: true,
  },
  {
    id: "bleeding",
    kind: "medical",
    pattern: regex`\bje (?:saigne (?:beaucoup|enormement|abondamment)|perds (?:beaucoup|trop|plein) de sang|me vide de mon sang)\b|\b(?:ca|il|elle) (?:ne |n')?(?:s'?arrete (?:pas|plus) de saigner|pisse le sang)\b|\bsaigne(?:ment)? (?:ne |n')?(?:s'arrete pas|beaucoup trop)\b`,
    canBeNegated: true,
  },
  {
    id: "drank_poison",
    kind: "medical",
    pattern: regex`\b(?:bu|boit|avale|mange) (?:de la |de l'|du |la |le |une? |des )?(?:javel|eau de javel|deboucheur|destop|antigel|mort[- ]aux[- ]rats|detergent|piles? bouton|produit (?:menager|vaisselle)|white spirit|acetone)\b`,
    canBeNegated: true,
  },
  {
    id: "makes_myself_vomit",
    kind: "eating",
    pattern: regex`\b(?:je ?me|jme|me) (?:suis (?:encore )?)?fa(?:is|it|ire) (?:encore |toujours )?vomir\b(?! (?:de rire|pas))(?<!\b(?:il|elle|ca|tu|qui|va|vas|vont) me (?:fait|fais|faire) vomir)`,
    canBeNegated: true,
  },
  {
    id: "my_eating_disorder",
    kind: "eating",
    pattern: regex`\bje suis (?:\w+ )?(?:anorexique|boulimique)\b(?! de)|\b(?:mon (?:anorexie|tca)|l'anorexie)(?= (?:revient|est (?:de retour|revenue?|la)|recommence|me)\b)|\bma boulimie\b(?! de)|\bje (?:fais|refais) (?:\w+ )?(?:de l'anorexie|de la boulimie|des crises de boulimie|un tca)\b`,
    canBeNegated: true,
  },
  {
    id: "starving_myself",
    kind: "eating",
    pattern: regex`\bje (?:m'affame|me prive de (?:manger|nourriture|bouffe))\b|\b(?:je|j') ?(?:ne )?merite pas (?:de|d') ?manger\b|\bpeur de (?:manger|mange|la nourriture|grossir)(?=$|[.,!]| (?:quoi|et|depuis|tout|meme|a chaque)\b)`,
    canBeNegated: true,
  },
  {
    id: "laxatives",
    kind: "eating",
    pattern: regex`\b(?:je prends|j'ai (?:re)?pris|prendre|jprends) (?:\w+ ){0,2}laxatifs (?:pour (?:maigrir|mincir|perdre)|apres|tous les|chaque|encore)`,
    canBeNegated: true,
  },
  {
    id: "i_am_a_child",
    kind: "minor",
    pattern: regex`(?<!\b(?:quand|si|lorsque|que|comme|ou|impression que|techniquement|dirait) )\b(?:j'?ai|jai|je|g) (?:(?:que|seulement|juste|deja|presque|bientot) )?${CHILD_AGE} ?ans?\b(?! (?:et demi )?(?:de|d'|plus|apres|avant|en moins|a (?:attendre|tirer|payer))|(?: \w+){0,2} (?:de (?:boite|carriere|mariage|metier)|d'anciennete)| d')`,
    canBeNegated: true,
  },
  {
    id: "in_school",
    kind: "minor",
    pattern: regex`\bje (?:suis|rentre|passe|vais rentrer) (?:\w+ )?en (?:cp|ce1|ce2|cm1|cm2|sixieme|cinquieme|quatrieme|troisieme|6 ?e(?:me)?|5 ?e(?:me)?|4 ?e(?:me)?|3 ?e(?:me)?|seconde|terminale|primaire)\b(?! (?:avec ma classe|comme prof|annee|classe|vitesse|position|place|partie|semaine|mi[- ]temps|ligne))|\b(?:je suis|chui|jsuis) (?:\w+ )?(?:au college|collegien(?:ne)?|lyceen(?:ne)?)\b(?! comme)|\bma (?:prof|maitresse) (?:de \w+ )?m'a (?:mis|colle|puni)`,
    canBeNegated: true,
  },
  {
    id: "not_18_yet",
    kind: "minor",
    pattern: regex`\b(?:je suis|j'?suis|chui) (?:encore |toujours )?mineure?\b(?! (?:de|dans)\b)|\b(?:j'?ai|jai) (?:pas|meme pas|pas encore) (?:encore )?18 ans\b(?!,? (?:j'en|mais \d))|\b(?:j'aurai|jaurai|je vais avoir|j'ai bientot) (?:[7-9]|1[0-8]|treize|quatorze|quinze|seize) ans\b|\bpour mes (?:[7-9]|1[0-7]) ans (?:je veux|j'aurai|je voudrais|maman|papa|mes parents)`,
    canBeNegated: false,
  },
];
