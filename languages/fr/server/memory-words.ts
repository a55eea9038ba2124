import type { MemoryWords } from "../../../server/memory/told/words.ts";

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
  forget: {
    asks: String.raw`stp|svp|s'il te plaît|s'te plaît|(?:tu )?(?:peux|pourrais|veux)(?:[- ]tu)?(?: bien)?`,
    before: String.raw`tu|t'|écoute|tu sais quoi|sérieux|plutôt|juste|vite|genre|en vrai|du coup|tout|mieux|nan mais|oui|laisse(?: tomber)?|et puis`,
    verbs: String.raw`(?:efface|supprime|vire|enlève)[sz]?(?= (?:le truc|l'histoire|cette histoire|le passage|ce que)(?!\p{L}))|oublie(?:s|z)?(?:[- ]moi)?(?! (?:pas|jamais|rien|toujours|souvent|mon|ma|tout le temps)(?!\p{L}) ?(?:$|[^?]*$)(?<!ok|stp|svp|hein))|oublie(?= (?:mon|ma|mes) )|(?:efface|supprime|ignore|raye)[sz]?(?:[- ]moi)?(?= (?:tout )?(?:ça|cela|ce que)(?:$|[\s,.!?]))|(?:ne )?(?:retiens|garde|note|mémorise|enregistre)s? (?:surtout )?(?:pas|plus|rien)|(?:moi )?(?:je |j')(?:n'?)?(?:t'?)?ai rien dit|zappe`,
    loose: String.raw`effacer?s?|supprimer?s?|raye[rs]?|vire|enlève`,
    anywhere: String.raw`tu (?:l'|les |la |le )oublies(?! (?:toujours|souvent|jamais|pas))|(?:zapper?|zappe[sz])(?= ce que)|(?:on va dire|disons|on dit) que (?:je n'|j'|je )?ai rien dit|(?:tu |t')oublies? (?<what>[^.!?]{1,60}?),? (?:ok|stp|svp|d'accord|hein|s'il te plaît)(?!\p{L})|(?<!je |j')(?:peux|pourrais|veux|voudrais)[- ]?(?:tu)? (?:bien |me |stp )*(?:l'|le |la |les )?(?:oublier|effacer|supprimer|rayer)|(?:faut|faudrait|mieux|aimerais?|préfère\p{L}*|voudrais|veux|aime(?:rais)? mieux) que (?:tu |t')(?:l'|le |la |les )?(?:oublie|efface|supprime|raye)s?|(?:fais|faites|faisons|fait|fé|faire) (?:genre|comme si|style) [^.!?,]{0,30}?(?:rien|jamais|pas)(?: (?:dit|raconté|écrit|entendu|lu|vu|parlé|su|été))?|(?:t'as|t'a|tu (?:n')?as) rien (?:entendu|lu|vu)|veu[xt] (?:pas|plus) que (?:tu )?(?:t'en |te |t')?(?:souviennes?|rappelles?|retiennes?|saches?|gardes?)|(?:efface|enlève|retire|supprime|vire|sors|raye|dégage|ôte)r?s?[- ]?(?:moi |toi |le |la |les )?(?<what>[^.!?]{0,60}?) ?de (?:ta|la|ton|tes) (?:\p{L}+ ){0,2}(?:mémoire|tête|cerveau|notes|caboche|souvenirs)`,
    keeps: String.raw`oublie[sz]? (?:pas|jamais)|tu oublies? (?:toujours|souvent|mon|ma|tout)(?!\p{L})|oubli\p{L}+ tout le temps`,
    lastMessage: String.raw`dernier message|dernière (?:phrase|ligne)`,
    ownName: String.raw`mon (?:pré)?nom|comment je m'appelle`,
    around: String.raw`et|stp|svp|s'il te plaît|mais|tu|peux|pourrais|veux|que|qu'|ce|j'ai|j'avais|je|j'|t'ai|t'|te|dit|dis|raconté|parlé|disais|viens|dire|de|du|des|d'|la|le|les|l'|un|une|mon|ma|mes|sur|ça|cela|tout|cette|cet|histoire|truc|partie|passage|heure|à l'heure|tout à l'heure|tout de suite|suite|avant|maintenant|ta|mémoire|tête|ok|hein|d'accord|concernant|propos|à|pour|par|avec|lui|elle|eux|rien|jamais|plus|pas|merci|luli|vite|direct|en fait|y a|là|euh|bien|si|le fait|c'est`,
    anew: String.raw`au fait|d'ailleurs|aussi|sinon|par ailleurs|autre chose|et aussi`,
  },
  forgetAll: [
    "(?:oublie|efface) tout(?: (?:ce que (?:tu sais(?: (?:de|sur) moi)?|je t'ai (?:dit|raconté))|(?:de|sur) moi))?",
  ],
  corrects: {
    over: "oublie[sz]?(?: (?:le|la|les|ce que j'ai dit sur))*|laisse tomber|pas|plus|au lieu de",
    instead:
      "c'est|c'était|ce sera|ça sera|est|mais|plutôt|en fait|finalement|maintenant|je voulais dire|(?:il|elle) s'appelle|je m'appelle|je suis|on (?:dit|fait)|(?:il|elle) (?:est|habite)|non",
    small: "à|au|le|la|les|en|de|du|chez|pour",
  },
  idle: "ça|cela|des choses|toujours .*|souvent .*|moi|le|la|pas .*|quand .*|comment .*|tout ça|où .*|qui .*|quel\\p{L}* .*|combien .*",
};
