import type { NameWords } from "../../../server/chat/understanding/name-words.ts";

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
