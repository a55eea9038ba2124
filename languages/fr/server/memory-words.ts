import type { MemoryWords } from "../../../server/memory/told/words.ts";

export const memoryWords: MemoryWords = {
  lead: "s'il te plaît|stp|svp|et|aussi|ah|oh|ok|bon|alors|salut|coucou|luli|au fait|tu peux|peux-tu|pourrais-tu|tu pourrais|maintenant|mais|pardon|dis|en fait|finalement|d'ailleurs",
  remember: [
    "(?:souviens-toi|souviens toi|rappelle-toi|rappelle toi|retiens|note|mémorise|garde en tête|enregistre)(?: (?:bien|stp|s'il te plaît|ça))*,?:?(?: (?:que|qu'|de))? ?(.+)",
    "(?:te souvenir|te rappeler|retenir|noter)(?: que| qu'| de)? ?(.+)",
    "n'?oublie (?:pas|jamais),?:? ?(?:que |qu')(.+)",
    "oublie pas,?:? ?(?:que |qu')(.+)",
    "je veux que tu (?:te souviennes|retiennes) (?:que |qu')(.+)",
  ],
  forget: [
    "(?:oublie|efface|supprime)(?: (?:s'il te plaît|stp|ce que|tout|j'ai dit|je t'ai dit|sur|à propos de|de|l'histoire|que|le fait que|concernant))* ?(?:qu')?(.+)",
    "(?:oublier|effacer)(?: (?:ce que|tout|j'ai dit|je t'ai dit|sur|à propos de|que))* (.+)",
    "je veux que tu oublies(?: (?:ce que|tout|j'ai dit|je t'ai dit|sur|que))* (.+)",
  ],
  forgetAll: [
    "(?:oublie|efface) tout(?: (?:ce que (?:tu sais(?: (?:de|sur) moi)?|je t'ai (?:dit|raconté))|(?:de|sur) moi))?",
  ],
  forgetLast: [
    "(?:oublie|efface) (?:ce que je viens de (?:te )?dire|mon dernier message|le dernier message)",
  ],
  idle: "ça|cela|moi|le|la|pas .*|quand .*|comment .*|tout ça|où .*|qui .*|quel\\p{L}* .*|combien .*",
};
