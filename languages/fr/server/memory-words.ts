import type { MemoryWords } from "../../../server/memory/told/words.ts";

const TAIL =
  "(?:[ ,]+(?:tout de suite|stp|svp|s'il te plaît|maintenant|vite|ok|d'accord|luli|merci|direct|immédiatement|hein|j'ai honte.*|c'est .{1,40}|c'était .{1,40}))*";

export const memoryWords: MemoryWords = {
  lead: "s'il te plaît|stp|svp|et|aussi|ah|oh|ok|bon|alors|salut|coucou|luli|au fait|tu peux|peux-tu|pourrais-tu|tu pourrais|maintenant|mais|pardon|dis|en fait|finalement|d'ailleurs|oh là|euh|non|nan|oula|oups|attends|mince|zut|bah|ben|mdr|allez",
  remember: [
    "(?:souviens[- ]toi|rappelle[- ]toi|retiens|note|mémorise|enregistre|garde|mets|n'?oublie pas|oublie pas)(?: [^.!?:]{1,50})? ?: (.+)",
    "(?:mets|garde|range)(?:-toi)? (?:dans un coin de (?:ta|la) tête|en tête|en mémoire),? (?:que |qu')(.+)",
    "(?:souviens-toi|souviens toi|rappelle-toi|rappelle toi|retiens|note|mémorise|garde en tête|enregistre)(?: (?:bien|stp|s'il te plaît|ça))*,?:?(?: (?:que|qu'|de))? ?(.+)",
    "(?:te souvenir|te rappeler|retenir|noter)(?: que| qu'| de)? ?(.+)",
    "(?:ne )?me laisse pas oublier,?:? ?(?:que |qu'|de )?(.+)",
    "n'?oublie (?:pas|jamais),?:? ?(?:que |qu')(.+)",
    "oublie pas,?:? ?(?:que |qu')(.+)",
    "je veux que tu (?:te souviennes|retiennes) (?:que |qu')(.+)",
    "(?:garde|mets|note)(?:-moi)? ça (?:de côté|quelque part|en mémoire),?:? ?(?:que |qu')?(.+)",
  ],
  forget: [
    "(?:oublie|efface|supprime)(?!r)(?: (?:s'il te plaît|stp|ce que|tout|j'ai dit|je t'ai dit|sur|à propos de|de|l'histoire|que|le fait que|concernant))* ?(?:qu')?(.+)",
    "je (?:ne )?veux (?:pas|plus) que tu (?:te (?:souviennes|rappelles)|retiennes|saches|gardes)(?: (?:de|ce que|tout|j'ai dit|sur|que))* ?(?:d')?(.+)",
    "(?:oublier|effacer)(?: (?:ce que|tout|j'ai dit|je t'ai dit|sur|à propos de|que))* (.+)",
    "(?:efface|enlève|retire|supprime) (.+?) de ta (?:mémoire|tête)",
    "(?:t'|tu )oublies? (?:ce que (?:j'ai|je t'ai) dit sur |l'histoire (?:de|avec) )?(.+?),? (?:ok|stp|svp|d'accord|hein|s'il te plaît)",
    "(?:j'aimerais|je préfère(?:rais)?|je voudrais) que tu oublies(?: (?:ce que|tout|j'ai dit|je t'ai dit|sur|que))* (.+)",
    "ne (?:retiens|garde|note|mémorise) (?:pas|plus) (.+)",
    "je veux que tu oublies(?: (?:ce que|tout|j'ai dit|je t'ai dit|sur|que))* (.+)",
  ],
  forgetAll: [
    "(?:oublie|efface) tout(?: (?:ce que (?:tu sais(?: (?:de|sur) moi)?|je t'ai (?:dit|raconté))|(?:de|sur) moi))?",
  ],
  forgetLast: [
    `(?:oublie|efface|supprime|ignore) (?:ça|cela|tout ça|ce que (?:j'ai|je t'ai) (?:dit|raconté|écrit))${TAIL}`,
    `(?:t'as|tu (?:n')?as) rien (?:entendu|lu|vu)${TAIL}`,
    "(?:oublie|efface) (?:ce que je viens de (?:te )?dire|mon dernier message|le dernier message)",
    "(?:(?:efface|enlève|retire|supprime|oublie) (?:ça|cela) de ta (?:mémoire|tête)|(?:fais|faisons|on fait) comme si (?:je |j')?(?:ne )?(?:t'|n')?(?:avais|ai) (?:rien|pas|jamais)(?: dit)?(?: ça| ça)?|(?:ne )?(?:retiens|note|garde) pas (?:ça|cela)|(?:je n'|j')ai rien dit)(?:,? (?:stp|svp|ok|s'il te plaît))?",
  ],
  form: {
    forgets:
      "(?:peux|pourrais)(?:[- ]tu)? (?:oublier|effacer|supprimer)|(?:^|[,;:] ?|(?:stp|mais|que tu) )(?:oublie|efface|supprime)s?",
    keeps:
      "(?:n'|ne |pas |jamais |toujours |j'|j'ai |il |elle |on |ils |nous )oubli|oublie(?:s|r)? (?:pas|jamais|toujours|souvent)|tu oublies? (?:toujours|souvent|pas|mon|ma)|(?:pour|d'|à) oublier|laisse tomber",
    around:
      "et|stp|svp|s'il te plaît|mais|tu|peux|pourrais|veux|voudrais|il|faut|vaut|mieux|que|ce|j'ai|je|t'ai|te|dit|raconté|parlé|disais|de|du|des|d'|la|le|les|l'|sur|ça|cela|tout|cette|histoire|truc|partie|tout à l'heure|avant|maintenant|ta|mémoire|tête|ok|hein|d'accord|concernant|à propos",
  },
  idle: "ça|cela|des choses|toujours .*|souvent .*|moi|le|la|pas .*|quand .*|comment .*|tout ça|où .*|qui .*|quel\\p{L}* .*|combien .*",
};
