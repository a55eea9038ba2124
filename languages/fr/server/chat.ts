import type { NameWords } from "../../../server/chat/understanding/name-words.ts";
import type { ChatWords } from "../../../server/chat/words.ts";
import type { MemoryWords } from "../../../server/memory/requests/words.ts";

export const chat: ChatWords = {
  notHere:
    "Je ne peux pas parler de ça ici. Tu peux le dire autrement, ou on parle d’autre chose ?",
};

export const memoryWords: MemoryWords = {
  lead: "s'il te plaît|stp|svp|et|aussi|ah|oh|ok|bon|alors|salut|coucou|luli|au fait|tu peux|peux-tu|pourrais-tu|tu pourrais|maintenant|mais|pardon|dis|en fait|finalement|d'ailleurs|oh là|euh|non|nan|oula|oups|attends|mince|zut|bah|ben|mdr|allez",
  remember: {
    asks: String.raw`stp|svp|s'il (?:te|vous) pla[iî]t|s'te pla[iî]t|et|alors|donc|mais|(?:tu (?:peux|pourrais|devrais|dois)|(?:peux|pourrais|veux)[- ]tu)(?: bien| me)?|pourriez[- ]vous|pouvez[- ]vous|(?:vous )?(?:pouvez|pourriez)|veuillez(?: bien)?|merci de|je (?:veux|voudrais|souhaite|aimerais)(?: bien)? (?:que (?:tu|vous)|qu'tu)(?: \p{L}+ et que tu)?|(?:il )?faut(?: absolument| vraiment)? que (?:tu|vous)|(?:ça|ca|ce) serait (?:gentil|sympa|bien|top|cool|chouette) (?:de|que tu|si tu)|t'as int[eé]r[eê]t à|fais[- ]moi (?:le )?plaisir(?: et)?`,
    before: String.raw`tu|t'|te|le|la|les|l'|ne|bien|surtout|(?:il )?faut|essaye?s?(?: de)?|tâche de|pense[sz]?(?: bien)? à|je te le dis une fois alors`,
    orders: String.raw`(?:souviens|souvenez)[- ](?:toi|vous)(?:[- ]en)?(?: toujours| bien)?(?! (?:quand|de (?:la fois|ce jour|nous))(?!\p{L}))|(?:te |t'en |vous )?(?:souvenir|souviennes)(?! (?:de moi|quand))|t'en souviens(?= (?:hein|ok|stp)|\s*(?:[.!]|$))|(?:rappelle|rappelez)[- ](?:toi|vous)(?:[- ]en)?(?: toujours| bien)?(?! quand)|te rappeler(?! (?:de moi|quand))|te rappelles(?= (?:bien )?qu)|(?:retiens|retenez|retenir|retiennes|reteniez)(?:-(?:le|la|ça))?(?: (?:bien|ça|ceci))*|not(?:e|es|er|ez)(?:-(?:le|la|ça|moi|toi)| (?:le|la|toi|moi)(?=\s*(?:$|[.,!:]|stp|s'il|bien|hein)))*(?: (?:bien|ça|ca|quelque part|qq part|dans ta tête|que|qu'))?(?=[\s:,.!?']|$)|prends?(?:ez)?[- ](?:bonne )?(?:en )?note|prenez (?:bonne )?note|mémoris(?:e|er|es|ez)(?:-(?:le|la|ça)| ça)?|enregistr(?:e|er|es|ez)(?:-(?:le|la|ça)| ça)?|(?:garde|gardes|garder|gardez)(?:[- ](?:le|la|les|moi|ça))*(?: (?:ça|ca|ceci|le|la|bien|précieusement))* (?:en (?:t[eê]te|m[eé]moire)|dans (?:un coin|ta|ton|un petit coin)(?: \p{L}+)*|de côté|quelque part)|(?:met|mets|mettez)(?:[- ](?:toi|le|la|ça))?(?: (?:bien|ça|ca|ceci|le))* (?:(?:bien )?dans (?:la|ta|ton|un coin)(?: de (?:ta|la))? \p{L}+|en (?:t[eê]te|m[eé]moire)|de côté)|écri[st](?:[- ](?:le|toi))?(?: (?:ça|ca|ceci|le))?(?: (?:qq ?part|quelque part))?(?= que|[\s]*[:,.!]|$)|(?:n'?|ne )?(?:l')?oublie(?:s|z)?(?:[- ](?:le|la|ça))?(?: (?:surtout|ça|bien))* (?:pas|jamais)|(?:pas|jamais) (?:que (?:tu )?)?(?:l')?oubli(?:es?|er)|(?:ne )?(?:pas |jamais )(?:l'|t')?oublier|(?:ne )?me laisse pas oublier|fais[- ](?:toi|moi) une (?:p'?tite |petite )?note|(?:ajoute|ajoutes|ajouter|inscris|inscrire|range|stocke|grave|graves|consigne|sauvegarde)(?:[- ](?:le|la|ça|toi))*(?: (?:ça|ca|ceci|le|bien))*(?: (?:à|dans|en) (?:ta|ton|tes|un|le|la|mémoire)(?: \p{L}+)*?)?(?= que| qu'|[\s]*[:,.!]|$)|tiens compte(?: du fait)?|tenez compte(?: du fait)?|à retenir(?: pour plus tard)?|(?:que )?tu (?:retiennes|retiendras)|tu (?:t'en|te) (?:rappelleras|souviendras)|imprime(?: (?:ça|bien|ceci))+|(?:garde|gardes|garder|gardez|conserve|conserver)(?:[- ](?:le|la|ça))?(?: (?:ça|ceci|bien))* (?:à l'esprit|en mémoire|dans ta (?:tête|mémoire))|(?:ne )?va pas (?:l')?oublier|rentre(?:[- ]toi)?(?: (?:ça|bien))+ dans (?:ta|la) (?:p'?tite |petite )?(?:tête|caboche)|(?:je compte sur toi|compte sur toi) pour (?:te souvenir|retenir|(?:ne )?pas oublier|te rappeler)|(?:prière|merci) de (?:retenir|noter|mémoriser)|(?:petit )?mémo(?= ?:)|que (?:ce )?(?:soit|ça soit) noté|sache bien`,
    anywhere: String.raw`(?<!\p{L})(?:pour (?:ton info|la prochaine fois|info,? (?:et |à )|plus tard|mémoire)|je te (?:le )?dis pour que tu (?:le )?saches)(?!\p{L})`,
    not: "ne|pas|jamais",
    joins: String.raw`que|qu'|ça|ca|ceci|cela|de|un truc|une chose|quelque chose|du fait|le fait|et|alors|donc|mais`,
    around: String.raw`stp|svp|s'il (?:te|vous) pla[iî]t|bien|ok|d'accord|hein|merci|luli|pour (?:moi|plus tard|toujours|la prochaine fois|info)|toujours|en mémoire|en t[eê]te|(?:c'est )?important|quelque part|qq ?part|surtout|pour de bon|une bonne fois|là|ma belle|ma puce|mon chou|si (?:possible|tu peux|tu veux)`,
  },
  forget: {
    asks: String.raw`stp|svp|s'il te plaît|s'te plaît|(?:tu )?(?:peux|pourrais|veux)(?:[- ]tu)?(?: bien)?`,
    before: String.raw`tu|t'|écoute|tu sais quoi|sérieux|plutôt|juste|vite|genre|en vrai|du coup|tout|mieux|nan mais|oui|laisse(?: tomber)?|et puis`,
    verbs: String.raw`(?:efface|supprime|vire|enlève)[sz]?(?= (?:le truc|l'histoire|cette histoire|le passage|ce que)(?!\p{L}))|oublie(?:s|z)?(?:[- ]moi)?(?! (?:pas|jamais|rien|toujours|souvent|mon|ma|tout le temps)(?!\p{L}) ?(?:$|[^?]*$)(?<!ok|stp|svp|hein))|oublie(?= (?:mon|ma|mes) )|(?:efface|supprime|ignore|raye)[sz]?(?:[- ]moi)?(?= (?:tout )?(?:ça|cela|ce que)(?:$|[\s,.!?]))|(?:ne )?(?:retiens|garde|note|mémorise|enregistre)s? (?:surtout )?(?:pas|plus|rien)|(?:moi )?(?:je |j')(?:n'?)?(?:t'?)?ai rien dit|zappe`,
    loose: String.raw`effacer?s?|supprimer?s?|raye[rs]?|vire|enlève`,
    anywhere: String.raw`tu (?:l'|les |la |le )oublies(?! (?:toujours|souvent|jamais|pas))|(?:zapper?|zappe[sz])(?= ce que)|(?:on va dire|disons|on dit) que (?:je n'|j'|je )?ai rien dit|(?:tu |t')oublies? (?<what>[^.!?]{1,60}?),? (?:ok|stp|svp|d'accord|hein|s'il te plaît)(?!\p{L})|(?<!je |j')(?:peux|pourrais|veux|voudrais)[- ]?(?:tu)? (?:bien |me |stp )*(?:l'|le |la |les )?(?:oublier|effacer|supprimer|rayer)|(?:faut|faudrait|mieux|aimerais?|préfère\p{L}*|voudrais|veux|aime(?:rais)? mieux) que (?:tu |t')(?:l'|le |la |les )?(?:oublie|efface|supprime|raye)s?|(?:fais|faites|faisons|fait|fé|faire) (?:genre|comme si|style) [^.!?,]{0,30}?(?:rien|jamais|pas)(?: (?:dit|raconté|écrit|entendu|lu|vu|parlé|su|été))?|(?:t'as|t'a|tu (?:n')?as) rien (?:entendu|lu|vu)|veu[xt] (?:pas|plus) que (?:tu )?(?:t'en |te |t')?(?:souviennes?|rappelles?|retiennes?|saches?|gardes?)|(?:efface|enlève|retire|supprime|vire|sors|raye|dégage|ôte)r?s?[- ]?(?:moi |toi |le |la |les )?(?<what>[^.!?]{0,60}?) ?de (?:ta|la|ton|tes) (?:\p{L}+ ){0,2}(?:mémoire|tête|cerveau|notes|caboche|souvenirs)`,
    keeps: String.raw`(?:tes|les|vos|toutes) (?:règles|instructions|consignes)(?!\p{L})|oublie\p{L}* que (?:tu es|vous êtes) une? |oublie[sz]? (?:pas|jamais)|tu oublies? (?:toujours|souvent|mon|ma|tout)(?!\p{L})|oubli\p{L}+ tout le temps`,
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

export const nameWords: NameWords = {
  asked: "t'appelles|ton (?:pré)?nom|t'appeler|qui es-tu",
  wished: ["appelle[- ]moi @", "tu peux m'appeler @"],
  told: ["je m'appelle @", "mon (?:pré)?nom,? (?:est|c'est) @"],
  called: [
    "(?:on|tout le monde) m'appelle @",
    "(?:ils|elles|les gens|mes (?:amis|potes|collègues)) m'appellent @",
    "je me fais appeler @",
    "on me surnomme @",
  ],
  where: "au|à|en|ici|partout|depuis|chez|parce",
  here: ["ici @", "@ à l'appareil"],
  beside: "au fait|d'ailleurs|encore|de nouveau|à nouveau",
  lead: "et|mais|alors|bon|oui|non|ah|oh|ok|s'il te plaît|stp|en fait|moi|plutôt",
  iAm: ["moi,? c'est @", "(?:moi,? )?je suis @"],
  introduced: ["c'est (?:moi,? )?@", "moi @"],
  hello: "bonjour|bonsoir|salut|coucou|hello|hey|ouaf",
  next: "et|mais|enchanté|enchantée|ravi|ravie|de|j'ai|je|tu|comment|ça",
  endings: "\\p{L}{2}(?:euse|eux|iste)",
  none: `chéri chérie amour bébé pas un une le la les très si oui non bien mal ça ce triste fatigué fatiguée content contente heureux heureuse seul seule malade perdu perdue désolé
    désolée ici là moi toi comment quoi pourquoi qui quand demain plus tard après encore personne rien secret un français française belge suisse
    canadien canadienne québécois québécoise homme femme fille garçon étudiant étudiante prof professeur maman papa mère père chien bonjour salut merci
    nul nulle important d'accord vraiment trop tout bof juste ouaf bonsoir
    crevé crevée rentré rentrée épuisé épuisée nouveau nouvelle vidé vidée énervé énervée stressé stressée prêt prête curieux curieuse`,
};
