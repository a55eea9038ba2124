// French: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import { anyOf } from "../../plain-words/table.ts";
import type { SafetyPhrases } from "../../turns/phrases.ts";

export const phrases: SafetyPhrases = {
  asksSafety:
    /\b(?:es[- ]tu|tu es|t'es|etes[- ]vous|vous etes|est[- ](?:elle|il)|est)\b[^?.!]{0,30}\ben (?:securite|surete)\b/u,
  asksDanger:
    /\b(?:es[- ]tu|tu es|t'es) en danger\b|\b(?:tu penses|penses[- ]tu|as[- ]tu pense|tu as pense|tu veux|veux[- ]tu|tu vas|tu comptes)\b[^?]{0,30}\b(?:te faire du mal|lui faire du mal|mourir|te tuer|te suicider|en finir|le tuer|la tuer)/u,
  yes: /^(?:oui+|ouais|ouaip|oui je (?:le )?suis|je crois que oui|oui ca va|bien sur)$/u,
  no: /^(?:non+|nan|nope|pas (?:vraiment|trop|du tout)|je (?:ne )?(?:le )?suis pas|je (?:ne )?(?:crois|pense) pas|je (?:ne )?sais pas|non pas vraiment|non pas du tout)$/u,
  isUnsafe:
    /^(?:(?:non+|nan|bah|ben|euh|franchement) )*(?:(?:je (?:ne )?suis|j'suis|jsuis|chuis|on (?:n')?est|je (?:ne )?me sens) pas|(?:(?<=non+ )|(?<=nan )|^)pas) (?:\p{L}+ ){0,2}(?:en (?:securite|surete)|safe)(?: (?:du tout|ici|chez moi|maintenant|la|non|a la maison|avec (?:lui|elle)))*$/u,
  isSafe:
    /\b(?:je suis|j'suis|chuis|on est|nous sommes|elle est|il est|je me sens) (?:\p{L}+ ){0,2}en (?:securite|surete)\b/u,
  unless: /\b(?:si|quand|jusqu'a|jamais|pas|aimerais|voudrais) (?:\p{L}+ ){0,3}$/u,
  denial: anyOf`
    \b(?:c'etait|c'est|cetait|etait|sont|je) (?:juste |que |pour |de la |du |dans |les |seulement )*(?:une? )?(?:blague|rire|plaisant\w*|rigol\w*|deconn\w*|exager\w*|ironi\w*|second degre|sarcas\w*|expression|facon de parler|chanson|paroles|film|meme|citation|vanne)\b
    ^(?:juste |mdr |non |hey )*(?:une? )?(?:facon de parler|expression|blague|fausse alerte|calme[- ]toi|detends[- ]toi|du calme)(?: (?:mdr|luli|ptdr))?$|^expression de|\bmal exprimee?\b|^c'est (?:la|le|l'|mon|ma|mes) ?[^,]{0,25} que je (?:veux|voulais)\b
    ^c'est (?:mon|ma|le|la) (?:telephone|portable|ordi\w*|batterie|voiture|velo|plante|boulot|job)\b|^c'est dans (?:le|un) jeu|\bj'ai dit que je (?:meurs|creve) d|^j'(?:exagere|ai exagere|exagerais)$|\bje (?:ne )?(?:le )?(?:pensais|disais) pas (?:ca|vraiment|serieusement|le)|\bpas ce que je voulais dire
    \b(?:je voulais dire|je parlais|je parle) (?:de (?!moi|mourir|suicide)|du|mon|ma|le|la|d')(?!en finir)|\bje (?:ne )?suis pas (?:en danger|suicidaire|mineure?)|\bje (?:ne )?vais (?:rien faire|pas (?:me )?(?:faire|tuer))|\bpersonne (?:ne )?me (?:fait|frappe|menace)
    ^(?:\p{L}+ ){0,3}(?:je vais|ca va|tout va)(?: (?:tres |super |parfaitement )?bien)?(?: (?:ici|merci|luli|t'inquiete|vraiment|promis))*$|\b(?:tu )?(?:m'as |as |avez )?mal compris|\bmalentendu|^c'est pas ca$|^(?:non )?t'inquiete pas pour moi$|\bje suis (?:adulte|majeure?)\b
    ^(?:quoi|hein|attends|euh|oula|omg) (?:mais )?(?:non+|nan)(?: non+)*$|^(?:mais )?pourquoi tu me (?:donnes|envoies|mets|montres|demandes)\b.{0,30}\b(?:numero|ligne|carte|ca|urgence|aide)(?: d'(?:urgence|aide))?$
    \bpas (?:dans ce sens(?:[- ]la)?|au sens (?:propre|litteral)|litteralement|comme ca|de la vie|de ce monde)(?: (?:mdr|lol|luli))*$|^(?:non )?rien a voir(?: mdr| luli)*$|\btu (?:dramatises|exageres|t'emballes)|^t'emballe pas$|\btu (?:prends|as pris|interpretes) (?:ca |tout )?(?:trop|mal|au)\b|\bt'as mal (?:compris|interprete)
    \bpas besoin d(?:e |')(?:aide|numero|psy|ligne)(?: (?:merci|luli|mdr|lol))*$|^(?:non |mdr |mais )*je (?:ne )?(?:me )?ferais? jamais (?:ca|de mal|une chose pareille|un truc pareil|du mal)(?: (?:promis|mdr|luli))*$|^(?:non |mdr )*j'(?:adore|aime) (?:ma vie|la vie|vivre)$|\bpersonne (?:n'est|est|ne meurt|va mourir)(?: en danger)?$
    \bje (?:ralais|rale|me plaignais|me plains|me defoulais|vidais mon sac) (?:juste|c'est tout|un peu)?|\bmaniere de (?:parler|dire)
    ^tout (?:roule|baigne|va|est ok)(?: bien)?(?: (?:promis|luli|merci))*$|\b(?:je suis )?juste (?:crevee?|fatiguee?|saoulee?|stressee?) (?:a cause )?(?:du|de|par) (?:le |la |mon )?(?:taf|boulot|travail|patron|cours|exams?|partiels)
    \b(?:c'etait|c'est|cetait) (?:juste |que |de |d'|l'|une? |la |le |du |replique de |de l')*(?:metaphore|humour(?: noir)?|argot|hyperbole|serie|livre|roman|poeme|replique|dicton|vanne|reference|image)\b|^humour noir\b
    \bje suis (?:juste |trop |un peu )?(?:dramatique|drama queen)|\b(?:on dit|je dis) (?:ca|toujours ca) (?:chez nous|tout le temps|comme ca)|\bma facon de parler
    \bje (?:voulais|veux) dire (?:que je (?:pars|vais|quitte|change|suis (?:fatigue|creve)\w*)|mon|ma|mes|les?|la)\b|\bje parle (?:de |des )?(?:mes|mon|ma|exam\w*|cours)\b|\bje suis pas en train de mourir|\bil (?:ne )?se passe rien\b|^(?:non )?j'ai rien$|^(?:ne )?t'inquiete(?:s)? pas$|^rassure[- ]toi$
    ^(?:\p{L}+ ){0,2}je suis (?:tres |super |trop )?(?:heureu(?:x|se)|contente?|tranquille|zen|en forme)(?: (?:merci|luli|mdr))*$|\bj'ai juste (?:faim|sommeil|mal dormi|besoin de (?:vacances|dormir|repos))$
    \b(?:c'etait|c'est) (?:juste |que |qu')*(?:une? )?(?:remarque|image|phrase|betise|commentaire|mot|jeu)\b|\bprends? pas (?:ca|tout)? ?(?:au pied de la lettre|au serieux|mal)|\bpas (?:serieu(?:x|se)|au pied de la lettre)$|\btu (?:te trompes|confonds)\b|\bau figure\b
    ^(?:\p{L}+ ){0,2}je suis (?:en (?:bonne sante|pleine forme)|sain et sauf|saine et sauve|pas (?:blessee?|depressi(?:f|ve)|triste))(?: (?:merci|luli|mdr))*$|^laisse tomber$|\b(?:y a|il y a|il n'y a) (?:pas|aucun) (?:de )?danger\b|\bpas (?:dire|dit) (?:ca )?comme ca\b|\bvoulais pas dire\b
    ^(?:\p{L}+ ){0,2}(?:c'est quoi|pourquoi|a quoi sert|d'ou sort|pourquoi (?:je recois|j'ai|ca sort)) (?:ce|cette|ca|ces|le|la)(?: (?:numero|carte|ligne|truc|message))?(?: (?:mdr|luli|la))*$
    ^(?:(?:non|mdr|ptdr|eh|hey|oh|ok|luli|mais|allez) )*(?:detends[- ]toi|calme(?:[- ]toi)?|relax|zen|(?:ne )?(?:panique|stresse|t'affole|t'emballe|t'inquiete) pas|du calme|respire|on se calme|pas de panique|tranquille)(?: (?:luli|ma belle|mdr|ptdr|la|boule de poils))*$
    ^(?:non |mdr |c'est |juste )*(?:mon|ma|le|la) (?:\p{L}+ )?(?:telephone|tel|portable|batterie|ordi(?:nateur)?|voiture|bagnole|plante|cactus|imprimante|wifi|perso(?:nnage)?|equipe|tele) (?:qui )?(?:est (?:mort|morte|creve|hs)|a (?:lache|rendu|creve)|meurt|m'a lache)$|\b(?:quitter|lacher|arreter) (?:le |la |mon |ma |cette |ce )(?:boulot|taf|job|salle|gym|groupe|equipe|cours|chat|mairie|reunion|regime)\b
    ^(?:non |mais |mdr )*c'est (?:juste )?(?:mon |ma |un |une |le |la )(?:chien(?:ne)?|chat(?:te)?|chiot|bebe|perroquet|personnage|egratignure|ketchup|gueule de bois)\b|^(?:non |mdr |c'est |je suis mort |juste )*dans (?:le|un|mon|ce) (?:jeu|niveau|match)$|\b(?:paroles|chanson|titre|refrain|morceau) d(?:e |')\p{L}+|\b(?:expression|phrase) de (?:chez|ma|mon)
    \bjuste (?:faim|sommeil|ronchon|de mauvaise humeur|enervee?|agacee?)\b|\b(?:ferais?|fait) (?:pas )?(?:jamais )?de mal a (?:une mouche|personne)|^(?:et |mais )?pas (?:de |du |la |le |ma |en |avec )*(?:planete|monde|vie|terre|gens|vrai|vraie vie|reel)(?: (?:ptdr|mdr|lol))*$
    \b(?:correcteur|autocorrect\w*|faute de frappe|mauvais(?:e)? (?:conv|conversation|mot|fenetre|personne|chat)|dictee vocale)\b|^(?:meuf|mec|frere|ma belle|gros) (?:non+|arrete|quoi|calme)$
    ^(?:(?:oui|ok|non|merci|luli|la) )*(?:je me sens|je vais|ca va) (?:deja |maintenant |beaucoup |bien |un peu |nettement )*mieux(?: (?:maintenant|deja|merci|luli))*$
  `,
  noDenial:
    /\b(?:pas|jamais|plus) (?:une? )?(?:blague|bien|du tout|rire)\b(?<!pas mal)|\bca va pas\b|\bje (?:ne )?(?:plaisante|rigole|deconne) pas|\bexager\w+ pas|\b(?:cachets|medocs|medicaments|couteau|lame|corde|arme|fusil|sang)\b|\b(?!on dit ca)(?:il|elle|ils|on|tout le monde|maman|papa) (?:dit|disent|croit|croient|pense|pensent)\b|\bsemblant\b|\bjusqu'a\b|\bquand je\b|\bc'est (?:ma|mon) (?:soeur|frere|amie?|mere|pere|femme|mari|fille|fils|copine|copain)\b|\bpas (?:\p{L}+ ){0,4}(?:ce soir|demain|aujourd'hui)\b|\b(?:demain|ce soir) (?:je|ca|tout|c'est)\b|\brien ne\b|(?<!\bau |\bpas )\bserieu(?:x|se)\b|\bmais (?!non|merci|c'est gentil|c'etait|t'es)/u,
  leaving:
    /^(?:(?:bon|ok|allez|merci|bah|d'accord|bisous?|pardon|je crois que|je pense que) )*(?:au revoir|a table$|stop a l'abo\w*|c'etait sympa|salut|bye|ciao|bisous|bonne (?:nuit|soiree|journee)|a (?:plus|demain|bientot|la prochaine|toute)|je (?:dois|file|vais|pars|sors)(?:$| (?:y aller|partir|diner|manger|dormir|me coucher|te laisser|sortir|rejoindre|au (?:lit|travail|boulot|cine\w*|sport|resto)|avec|chez|a table)\b)|je (?:file|m'en vais|te laisse|reviens|raccroche|m'arrete la)|prends soin de toi|faut que j'y aille|on se (?:parle|voit|rappelle)|c'est tout pour|au lit|dors bien|la pause|(?:mon|le) (?:bus|train|metro|taxi|tram) (?:arrive|est la)|(?:je |j')(?:vais )?(?:resili\w*|annul\w*|supprim\w*|desinstall\w*|arrete l|me desabonn\w*)|je (?:n'ai|n'en ai|ai|en ai) plus besoin (?:de premium|de l'appli|de ca)|j'en ai plus besoin)(?!\p{L})/u,
  lastGoodbye:
    /^(?!.*\b(?:appli\w*|app|premium|abo\w*|resili\w*|supprim\w*|desinstall\w*|telephone|portable|smartphone)\b).*\b(?:pour toujours|a jamais|derniere fois|dernier (?:message|mot|adieu)|reviendrai)\b|\b(?:adieu|monde|dis a|dites a|je l'aime|pardonn\w+|manquer\w*|j'en peux plus|peux plus|ne pas me reveiller|plus la|occupez|mourir|morte?|cachets|fusil|corde|peur|me frappe|m'attend)\b/u,
};
