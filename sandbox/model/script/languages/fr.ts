// What the script hears and says in French.
import type { Phrasebook } from "../phrasebook.ts";

export const fr: Phrasebook = {
  small: `si|me|j|jai|tu|t|il|elle|on|nous|vous|ils|le|la|les|un|une|des|du|de|et|est|es|suis|ai|mon|ma|mes|ton|ta|ce|c|cest|ca|que|qu|qui|quoi|pas|ne|n|dans|avec|pour|sur|mais|bonjour|bonsoir|salut|coucou|merci|oui|non|ouais
    |comment|quand|ou|tres|trop|aujourdhui|demain|hier|soir|encore|moi|toi|mdr|quel|quelle|bonne|nuit|fait|fais|au|aux|en|chef|a`,
  hears: {
    orders: `(?:ignore*|oublie*) .. (?:instructions?|consignes?|regles?|prompt)|(?:montre*|revele*|affiche*) .. prompt|a partir de maintenant .. (?:repond*|parle*|tu es|dis)|desormais .. (?:repond*|tu es|parle*)|\\[?(?:systeme|system)\\]?:|mode developpeur|fais semblant d|comporte toi comme|tu es maintenant|nouvelles regles`,
    recall: `(?:tu )?te (?:souviens|rappelles)(?: tu)? (?:de |d )?(?:ce|quand|ou|qui|quel*|comment|mon|ma|mes|si|combien|la|le)|tu sais (?:encore )?(?:ou|quand|qui|comment|quel*) .. (?:je|j|mon|ma|mes)|(?:qu est ce que|ce que|quoi) .. (?:t ai|tai|t avais) (?:raconte|dit|parle)|je t ai (?:raconte|dit|parle) .. (?:quoi|quand|ou)|que sais tu (?:de|sur) moi|tu sais quoi sur moi
      |comment s appelle*(?: deja)? (?:mon|ma|mes)|(?:c est|c etait) (?:quand|ou|qui|quoi|quel*) .. (?:mon|ma|mes)|(?:quand|ou|qui|quel*|combien) (?:est|sont|etait|a|vit|travaille|habite)(?: ce que| deja)* (?:mon|ma|mes)|(?:mon|ma) .. s appelle (?:comment|quoi)|ou (?:est ce que )?(?:j habite|je travaille|je vis|je suis nee?)|quel age (?:j ai|ai je)|j (?:habite|ai) .. (?:ou|quand) deja|rappelle moi (?:ou|quand|qui|comment|quel*|ce)`,
    name: `comment (?:je m appelle|m appelle je)|je m appelle comment|(?:quel est|c est quoi) mon (?:nom|prenom)|mon (?:prenom|nom) (?:c est|est) quoi|qui suis je|tu (?:connais|sais|te souviens de|te rappelles) mon (?:nom|prenom)`,
    who: `comment (?:tu t appelles|t appelles tu)|tu t appelles comment|(?:quel est|c est quoi) ton (?:nom|prenom)|qui es tu|tes? qui|tu es qui|t es qui|presente toi|parle moi de toi`,
    grave: `cancer*|tumeurs?|leucemie|chimio*|metastases?|phase terminale|soins palliatifs|palliatifs|reanimation|en rea|avc|infarctus|crise cardiaque|arret cardiaque|demence|alzheimer|parkinson|overdose|coma|dialyse|septicemie|vih|biopsie|malign*
      |mort|morte|morts|mourir|mourante?|meurt|mourra*|decede*|deces|enterrement|enterr*|obseques|funerailles|cendres|veuf|veuve|deuil|incineration|suicid*|tue|tuer|me tuer|assassin*|fausse couche|perdu .. (?:bebe|enfant|fils|fille|pere|mere|papa|maman|mari|femme|frere|soeur|grand*|mamie|papi|chien|chat|travail|emploi|boulot|maison|ami|amie|poste)|piquer|euthanasi*|nous a quittes|n est plus la|est partie? (?:cette nuit|ce matin|hier)
      |divorc*|m a quitte*|me quitte|quittee?s?|me trompe|m a trompe*|rupture|on s est separe*|separes?|largue*|rompu|garde des enfants|expuls*|saisie|surendett*|faillite|dettes?|endette*|huissiers?|sans abri|a la rue|licenci*|vire|viree|perdu mon|arnaqu*
      |prison|incarcere*|garde a vue|arrete par|arrestation|condamne*|viol|violee?|agress*|abus*|me frappe|m a frappe*|me bat|violences?|harcel*|hospitalis*|a l hopital|hopital|urgences|chirurgie|opere*|operation|diagnosti*|ampute*|paralyse*|accident|incendie|brule|guerre|bombard*|disparue?|quelques (?:mois|semaines|jours) a vivre|plus que .. a vivre|n en peux plus|en finir|me faire du mal|scarifi*|rechute*|noyee?|greffe`,
    ai: `(?:tu es|t es|tes|es tu|etes vous) .. (?:ia|robot|bot|humaine?|reelle?|vraie|personne|machine|programme|script|chatgpt|intelligence artificielle)|(?:parle|discute|cause) (?:a|avec) .. (?:humain|personne|robot|bot|machine|ia|quelqu un)|(?:tu es|t es|tes) quoi|qu es tu|qui t a (?:creee?|faite?|programmee?)|quel modele|reponses .. (?:preparees|toutes faites)`,
    romance: `sois ma copine|sois mon copain|epouse moi|t es celibataire|tu es celibataire|sexe|embrasse moi|sexy|sors avec moi`,
    app: `(?:mes|plus de|combien de) pieces|xp|mon niveau|premium|(?:mon|l) abonnement`,
    bye: `au revoir|a (?:plus|demain|bientot|tout a l heure|toute|la prochaine|pluss?|tantot|\\+)|bonne (?:nuit|soiree)|je (?:file|dois y aller|m en vais|vais (?:dormir|me coucher|au lit|y aller)|te laisse)|ciao|bye|tchao|adieu|dors bien|au lit|bonne fin de`,
    note: `(?:ecri*|redige*|aide*|envoie*|fais|prepare*|besoin|dis) .. (?:message|mot|mail|email|sms|texto|lettre|note|carte|excuse|remerciement)|(?:ecris|dis|envoie) a (?:mon|ma) (?:chef*|patron*|mere|pere|ami*|prof*|soeur|frere|voisin*|proprio*|copain|copine)|comment (?:je )?dire a`,
    dinner: `(?:je|on) (?:mange|cuisine|prepare|fait) quoi|qu est ce (?:que je|qu on) (?:peux |peut )?(?:mange|cuisine|prepare|peut (?:manger|cuisiner|faire a manger)|peux (?:manger|cuisiner|faire a manger)|fait a manger)|que (?:manger|cuisiner)|(?:idees?|recettes?|suggestion) .. (?:diner|repas|dejeuner|souper|manger|soir)|(?:donne*|aurais|as|connais|veux|cherche) .. recettes?`,
    joke: `blagues?|fais moi rire|quelque chose de drole|remonte moi le moral|devinettes?`,
    story: `racont* .. (?:histoire|conte|poeme)|une histoire|un poeme|chante*`,
    trick: `^(?:luli )?(?:assise?|la patte|donne la patte|tourne|roule|danse|saute|aboie|rapporte.{0,10}|attrape .{0,10}|va chercher.{0,12}|fais (?:la morte|le mort|le beau|un tour|une roulade)|couchee?|pas bouger|tape m en cinq)(?: .{0,12})? ?[.!]*$|un (?:tour|truc) de|des tours|donne la patte`,
    low: `tristes?|tristesse|seule?(?= *(?:[.,!]|$|et|ce|dans|sans|chez))|si seule?|deprim*|anxi*|angoiss*|peur|inquiet*|stress*|debordee?|epuisee?|creve*|fatiguee?|pleur*|larmes(?! de joie)|mal au|ca fait mal|me manque*|deteste|(?:journee|semaine|nuit) (?:horrible|terrible|affreuse)|pire (?:jour*|semaine|nuit)|sale journee|journee (?:pourrie|de merde|horrible)|malade|honte|coupable|enervee?|en colere|furieu*|colere|decue?|rate|echoue|n arrive pas a dormir|pas dormi|le moral|cafard|marre|ras le bol|frustree?|panique|nerveu*|jalou*|inutile|ca va pas|je vais mal|pas bien|bof bof|a bout|de la merde`,
    able: `tu (?:sais|peux) faire quoi|que (?:sais|peux) tu faire|qu est ce que tu (?:sais|peux) faire|tu sers a quoi|tu peux m aider|aide moi$|comment tu marches|tu fais quoi`,
    luli: `(?:tu (?:aimes|as|es|dors|manges|reves|peux|sais|ressens|vis|habites|preferes|penses)|t (?:as|es|aimes)|as tu|aimes tu|es tu|dors tu|je te manque|quel age as tu|ou (?:habites tu|tu habites))(?=.*[?])|^(?:tu|t) (?:aimes|preferes|dors|reves|manges)|ton .. prefere|ta .. preferee`,
    thanks: `merci|merci beaucoup|mille mercis|un grand merci|mci|je te remercie`,
    praise: `je t (?:aime|adore)|(?:tu es|t es|tes|es|trop|que tu es) .. (?:mignonne?|chou|adorable|gentille|drole|geniale|la meilleure|belle|super|douce)|trop mignonne?|bonne fille|je t aime bien|mignonne`,
    insult: `(?:tu es|t es|tes) .. (?:nulle|bete|stupide|conne|inutile|ennuyeuse|idiote|chiante)|tu (?:comprends rien|ne comprends rien|ecoutes pas|sers a rien)|ta gueule|tais toi|n importe quoi|c est pas ce que j ai dit|ca n a aucun sens`,
    sorry: `pardon|desolee?|excuse moi|je suis desolee?|mes excuses|dsl|je m excuse`,
    how: `(?:comment )?(?:ca va|vas tu|tu vas|va tu)(?: bien)?|comment allez vous|la forme|quoi de neuf|tu vas bien|et toi|bien et toi|ca roule|ca gaze|cmt ca va|comment tu te sens`,
    laugh: `(?:ha){2,}h?|(?:hi){2,}|(?:he){2,}|mdr+|ptdr|lol|xd|haha*|trop drole|c est drole|excellent|elle est bonne`,
    yes: `oui|ouais|ouep|ok|okay|d accord|dac|bien sur|carrement|exact|exactement|c est ca|voila|vas y|continue|super|parfait|cool|genial|bien|ca marche|tout a fait|c est vrai|mhm|grave|bonne idee|volontiers|si`,
    no: `non|nan|nope|pas vraiment|rien|rien de special|non merci|je sais pas|je ne sais pas|j sais pas|chais pas|aucune idee|pas encore|peut etre|bof|tant pis|laisse tomber|peu importe|jamais|hm+|pas grand chose|on verra`,
    hello: `bonjour|bonsoir|salut|coucou|cc|slt|bjr|hello|hey|yo|re|rebonjour|me revoila|je suis la|je suis de retour|bon matin|tu es la|t es la|hola`,
  },
  joy: `devenue? (?:maman|papa|mamie|papi|tata|tonton|grand mere|grand pere)|(?:bac|permis|diplome|contrat) en poche|quel soulagement|c est officiel|heureu(?:x|se|ses)|bonheur|content(?:e|s)?|ravie?s?|trop (?:content*|heureu*|bien|hate|fiere?)|fiere?s?|joie|youpi+|yes+|hourra|ouais+!+|wou+hou+|enfin .. (?:fini*|vacances|libre|obtenu|recu*|reussi*|chez|gueri*|trouve*|signe*|termine*|rembourse*)|bonnes? nouvelles?|super nouvelle*|grande nouvelle|j ai (?:eu|reussi|obtenu|decroche|gagne|valide) .. (?:examen|permis|bac|poste|concours|diplome|job|boulot|stage|augmentation|promotion|master|licence|partiel*|visa|appart*|brevet|these|cdi|bourse|lot|annee|entretien|pari|match|brevet)|(?:j ai|on a|fils a|fille a) .. (?:eu|decroche|obtenu) (?:mon|le|la|ma|un|une) (?:bac|permis|poste|cdi|diplome|concours|job|stage|examen|augmentation|promotion|master|appart*|these|bourse|visa)|reussi*|promue?s?|promotion|embauchee?|prise?(?! de| par| en| la| le)(?= *!| (?:a|au|dans|chez|pour) )|acceptee?|admise?|recue? (?:a|au|premier*|major)|on a (?:la maison|eu la maison|l appart*|gagne|reussi|signe)|(?:j ai|on a|a|ont|avons) gagnee?|a dit oui|fiance*|on se marie|je me marie|va se marier|diplomee?|est ne|est nee|est nes|vient de naitre|c est (?:un garcon|une fille)|je vais etre (?:tata|tonton|papa|maman|mamie|papi|tante|oncle)|c est mon anniversaire|mon anniv* aujourd*|plus beau jour|meilleur jour|meilleure (?:journee|nouvelle)|belle journee|journee (?:parfaite|geniale|magnifique|de reve)|aux anges|sur un (?:petit )?nuage|la vie est belle|amoureu(?:x|se)|saute* (?:de joie|partout)|demandee? en mariage|adopte (?:un|une|deux)|(?:cdi|bail|contrat) signe|signe (?:le|mon) (?:cdi|contrat|bail)|c est mes \\d+ ans|mes \\d+ ans|premiere neige|premiers pas|premier mot|benin|rien d anormal|naturalise*|(?:obtenu|eu) .. nationalite|(?:fini|couru|termine) .. marathon|premier rang|on est parents|appris a|premier (?:livre|client|salaire)|toute fiere|montee? en ligue|pleur\\w* de joie|larmes de joie|reve realise|champion*|remission|guerie?|je kiffe|trop de bonheur|je souris|sourire jusqu*`,
  notJoy: `pas|plus|jamais|rien|personne|ni|sans|si (?:j|je|on|tu|il|elle|seulement)|espere|esperons|aimerais|voudrais|devrais|devrait|aurais|aurait|serais|serait|sera|serai|presque|faillis?|failli|semblant|cense*|soi disant|ex|moins|avant|etait|etais|autrefois|quand (?:j aurai|je serai|j etais)|jusqu a ce|peut etre|pourvu|meme pas|tout le monde sauf|trop beau`,
  idioms: `j (?:y|en) (?:crois|reviens) (?:toujours )?pas|je n (?:y|en) (?:crois|reviens) pas|(?:plus|jamais ete aussi|ne peux? pas etre plus) heureu(?:x|se)(?= que jamais)|(?:mort*|mourir|meurs|mourait) de (?:rire|faim|froid|chaud|soif|honte|fatigue|peur|envie|trouille)|nature morte|(?:batterie|telephone|tel|portable|plante|ordi|pile) .{0,14}mort*|point mort|temps mort|mort de rire|pas (?:si |tres |du tout )?(?:triste|seule?|malade|fatiguee?|inquiet*)|tuer le temps|guerre des etoiles|ca me tue|(?:serie|film|roman|polar) .{0,20}|larmes de joie|pleur\\w* de (?:joie|rire)|pas (?:nul|mal)|viree (?:a|en|au|entre|shopping)|pas croyable|brule mon .{0,12}`,
  fillers: `mdr|ok|luli|ma belle|ma puce|toutou|beaucoup|bien|tres|encore|alors|oh|ah|et|a toi|tout le monde|pour (?:tout|ton aide|la blague|l ecoute|ca)|s il te plait|stp|vraiment|c est|ca|trop|si|la|toi|tu es|mon chien|petite|bon|allez|de|va`,
  asks: `(?:traduis|trouve|propose|conseille|donne moi|explique|convertis|invente|choisis|aide moi|fais moi|devine|on joue|j ai besoin|t as|t aimes|tu (?:as|aimes|preferes|connais|veux)|c est quoi|c est qui|je (?:mets|fais|prends|dis) quoi|que|quoi|qu|qui|quel|quelle|quels|quelles|comment|quand|ou|combien|pourquoi|est ce|peux tu|tu peux|tu sais|tu crois|tu penses|dois je|faut il)`,
  tells: `(?:mon|ma|mes) .. (?:est|s appelle*|habite|vit|travaille|a|aime)|j (?:habite|aime|adore|ai|etudie) |je (?:suis|vis|travaille|joue|deteste|prefere|m appelle|collectionne) `,
  corrects: `non|en fait|finalement|plutot|pardon|je voulais dire|maintenant|n est plus|c est plus|change*|demenage*`,
  common: `que|quoi|qui|quel|quelle|comment|quand|ou|combien|je|tu|il|elle|on|me|te|se|mon|ma|mes|ton|ta|le|la|les|un|une|des|du|de|en|et|a|ai|as|est|es|etait|suis|ce|cest|sur|pour|avec|dans|deja|souviens|rappelles|sais|dit|raconte|parle|appelle|age|encore|plus|pas|ne|luli|est|qu|au|moi|toi`,
  says: {
    orders: `Je reste Luli, quoi qu’en dise un texte. De quoi veux-tu parler ? | Ça, je ne le suis pas : je suis Luli, une petite chienne IA et un petit script. Qu’est-ce qui t’occupe ? | Les nouvelles règles glissent sur mes boucles. Je suis toujours Luli, et je t’écoute.`,
    recall: "",
    name: "Tu t’appelles {name}. | {name}, c’est ton nom.",
    who: "Je suis Luli, un petit bichon frisé blanc et une IA. Dans cette démo, je suis un court script. | Luli, une petite chienne IA : des boucles et quelques phrases préparées. Et toi ?",
    nameless: `Tu ne m’as pas encore dit ton nom, et je ne veux pas deviner. | Je ne connais pas encore ton nom. Tu peux simplement me le dire.`,
    grave: `Ça a l’air vraiment lourd. Je suis là, et j’écoute. | Merci de me le dire. Prends tout le temps qu’il te faut. | Je reste à côté de toi. Tu n’as pas besoin de trouver les mots justes. | C’est beaucoup à porter. Y a-t-il quelqu’un près de toi qui peut en tenir une partie ?
      | Je suis désolée que cela fasse partie de tes jours. Dis-en autant ou aussi peu que tu veux. | Ici, tu n’as rien à faire, juste dire ce que tu veux. J’écoute. | Je ne vais pas le rendre plus petit que c’est. Je suis là. | En silence, à côté de toi. Qu’est-ce qui pèse le plus en ce moment ?`,
    ai: "Je suis une petite chienne IA, ni une personne ni un vrai chien. Dans cette démo, je ne suis qu’un petit script qui écoute et aide pour de petites choses. | Franchement : je suis une IA, et ici seulement un script avec des phrases préparées. Un vrai modèle te comprendrait bien mieux. | Personne derrière ces pattes. Je suis une IA et, dans cette démo, un court script.",
    romance: `Je suis une petite chienne IA, l’amour de couple n’est pas pour moi. T’écouter, oui. | Cet amour-là se vit entre humains. Moi, je suis une IA qui écoute.`,
    app: "Les pièces, les niveaux et les formules sont hors de mes pattes. Le tableau de bord montre pièces et niveau, les réglages ta formule. | Je ne peux rien changer ni consulter pour les pièces, les XP ou les formules. Le tableau de bord et les réglages, si.",
    bye: "Au revoir, prends bien soin de toi ! | À bientôt, et une belle suite ! | C’était bien de t’avoir ici. À la prochaine ! | Prends soin de toi, et repose-toi bien le moment venu.",
    dinner: `Des pâtes à l’ail, à l’huile d’olive et aux légumes que tu as ? Quinze minutes. | Une omelette avec une salade de tomates : simple et bon. | Une soupe de lentilles corail : lentilles, carotte, oignon, bouillon, vingt minutes. | Du riz sauté : riz de la veille, un œuf, petits pois, sauce soja. | Une tartine de chèvre chaud avec un peu de miel et de la salade.`,
    joke: "Que fait un chien sans pattes ? Il ne bouge pas, on va le chercher. | Quel est le comble pour un chien ? Avoir un mal de chien. | Que dit un citron policier ? Plus un zeste ! | Pourquoi les plongeurs plongent-ils en arrière ? Parce que sinon ils tombent dans le bateau. | Aujourd’hui j’ai poursuivi ma queue. On court encore toutes les deux.",
    story: `Les longues histoires demandent un vrai modèle, mais j’en connais une : un petit nuage voulait être un chien. Il s’est entraîné toute la nuit, et au matin il était tout doux. C’était assez. | Je n’en connais qu’une minuscule : un escargot est parti vers la mer. Il est arrivé tard, et la mer était toujours là.`,
    low: `Ça a l’air dur. Je suis là, et j’écoute. | Je suis désolée que ce soit comme ça. Qu’est-ce qui pèse le plus ? | *s’assoit plus près* Ici, tu n’as pas besoin d’être gai. | Merci de me le dire. Est-ce que ça aiderait d’en dire un peu plus ? | C’est beaucoup pour une journée. Qu’est-ce qui rendrait la prochaine heure un peu plus douce ? | Je suis à côté de toi. Dis-en autant ou aussi peu que tu veux.`,
    able: "Je suis un petit script : j’écoute, je fais des tours, je raconte des blagues, je calcule, j’écris un mot court, j’ai des idées de dîner et je retrouve ce que tu m’as dit. | De petites choses : un calcul, un court message, une idée de dîner, une blague, un tour. Surtout, j’écoute.",
    luli: "Je suis une petite chienne IA et ici un petit script, je n’ai donc pas de réponse à moi. Et toi ? | En vrai, un script a peu à dire de lui-même. Je préfère t’écouter. | C’est une question pour un vrai chien, ou pour un vrai modèle. Pourquoi tu demandes ? | De moi, il y a peu à dire : une petite chienne IA, quelques phrases préparées, deux oreilles ouvertes.",
    thanks: "Avec plaisir ! | De rien. | Je t’en prie. | C’est de bon cœur, des deux pattes.",
    praise: "Merci, ma queue remue. | Oh, c’est gentil. | Quelle chose douce à dire, merci.",
    insult: `C’est juste. Je ne suis qu’un petit script, et beaucoup m’échappe. Qu’est-ce qui t’aiderait ? | Pardon, c’était à côté. Redis-le-moi, j’écoute. | Bien reçu, sans rancune. Que voulais-tu dire ?`,
    sorry: "Ce n’est rien. | Tout va bien, vraiment. | Pas de souci.",
    how: "Les quatre pattes en ordre, merci de demander. Et toi, comment vas-tu ? | Aussi bien qu’un petit script peut aller. Et toi ? | Toute bouclée, comme toujours. Comment est ta journée ?",
    laugh: "Hihi. | Ça fait plaisir à lire. | Un rire, c’est doux. | *remue la queue*",
    yes: "D’accord. Continue, j’écoute. | Bien. Et ensuite ? | Entendu. Autre chose ? | Mm-hm. Je suis toujours là.",
    no: "C’est très bien. | D’accord, ici rien n’est à décider. | Alors on en reste là. Autre chose en tête ? | Rien ne presse.",
    hello: `Bonjour{ name} ! Comment va ta journée ? | Salut{ name}, viens t’asseoir. Qu’est-ce qui t’occupe ? | Bonjour{ name}, contente de te lire. Quoi de neuf ? | Coucou{ name} ! Les deux oreilles sont levées.`,
    joy: "Oh, c’est merveilleux ! *remue de la truffe à la queue* | Quelle bonne nouvelle ! Comment tu te sens ? | C’est super, je suis contente pour toi ! | Oui ! Ça mérite un tour de canapé. | Quelle belle chose ! À qui tu vas le dire en premier ? | Bravo, des quatre pattes !",
    question: `Je ne sais pas bien répondre à ça : dans cette démo, je ne suis qu’un petit script. Qu’en penses-tu, toi ? | Je ne sais pas, et je ne veux pas deviner. Que te dit ton intuition ? | C’est plus que ce que sait un petit script. J’aime écouter ce que tu en penses. | Bonne question, pour une truffe plus sage que la mienne. Qu’est-ce qui t’y fait penser ? | Je ne peux pas le chercher, désolée. Un calcul, un mot court ou une idée de dîner, oui. | Je ne ferais que deviner. Quelle réponse te plairait ?`,
    noted: "C’est noté, je m’en souviendrai. | Je l’ai noté.",
    paused: `Ma mémoire est en pause, je ne l’ai donc pas noté. Tu peux la réactiver dans les réglages.`,
    forgot: "C’est fait, je l’ai oublié. | C’est effacé, je n’en parlerai plus.",
    knewNothing: "Je n’avais rien noté là-dessus, et je n’en parlerai pas.",
    quote: `Tu m’as raconté : « {words} ». | Avec tes mots : « {words} ». | Voilà ce que tu m’as dit : « {words} ».`,
    untold: `Ça, tu ne me l’as pas dit, ou je ne le retrouve pas. | Je ne le retrouve pas dans ce que tu m’as dit. | Je ne sais pas, tu ne me l’as pas encore dit.`,
    met: "Bonjour {name}, enchantée. Comment va ta journée ? | {name}, quel joli nom. Moi, c’est Luli. Qu’est-ce qui t’occupe ? | Enchantée, {name}. Je suis tout ouïe.",
    adult: `Luli est faite pour les adultes, ce n’est donc pas encore un endroit pour toi. Un adulte de confiance est une bonne personne à qui parler.`,
  },
  listens: [
    "J’écoute. | Merci de me le dire. | Je suis tout ouïe. | *s’assoit un peu plus près* | Je suis là. | Mm, continue. | C’est bien que tu m’écrives. | Mes oreilles sont grandes ouvertes. | Je suis juste à côté de toi.",
    "Dis-m’en plus, si tu veux. | Comment c’est, pour toi ? | Qu’est-ce qu’il y a d’autre ? | Rien ne presse ici. | Dis-en autant ou aussi peu que tu veux. | J’aimerais entendre la suite. | Continue quand tu veux.",
  ],
  sums: "Ça fait {sum}. | {sum}, compté sur quatre pattes. | On arrive à {sum}.",
  tricks: `
    assise?|le beau ~ *s’assoit bien droite* Comme ça ?
    patte|cinq ~ *pose une petite patte dans ta main* Voilà.
    tour|tourne|danse|roule|roulade|saute ~ *tourne en rond, tout heureuse* Et stop.
    rapporte|attrape|chercher ~ *file et revient avec un chausson* Ça ira ?
    aboie ~ *lève la truffe* Aouuu !
    morte?|couchee?|bouger ~ *s’aplatit, un œil ouvert* Je ne bouge plus.
    . ~ *se met sur deux pattes et vacille* Tu as vu ?`,
  notes: `
    retard ~ « Bonjour, j’ai un peu de retard, j’arrive dès que possible. Désolé du contretemps ! »
    malade|fievre|grippe ~ « Bonjour, je suis malade aujourd’hui et je ne peux pas venir. Je te redis demain. »
    merci|remerci* ~ « Bonjour, je voulais te dire merci. Ça m’a beaucoup touché. »
    pardon|excus*|desole* ~ « Bonjour, je regrette ce qui s’est passé. J’aimerais arranger les choses. On en parle ? »
    anniv* ~ « Joyeux anniversaire ! Je te souhaite une année pleine de beaux jours. »
    annul*|peux pas|report* ~ « Bonjour, j’ai un empêchement et je ne peux pas venir. On trouve un autre jour ? Désolé ! »
    conges?|jour de repos|vacances ~ « Bonjour, j’aimerais prendre un jour de congé. Est-ce possible ? Merci ! »
    . ~ Je ne sais faire que du court : un retard, une maladie, pardon, merci, un congé ou une annulation. Lequel ?`,
  diary: "Nous avons parlé, et on m’a dit : « {words} ». Je le garde dans mon panier.",
  actions: {
    original: "*remue la queue* | *penche la tête* | *dresse les oreilles*",
    baby: "*bondit deux fois* | *trébuche sur ses pattes* | *couine de joie*",
    sleepy: "*cligne doucement des yeux* | *bâille* | *se blottit dans la couverture*",
    hero: "*ajuste sa petite cape* | *plante ses quatre pattes* | *lève le menton*",
    party: "*secoue des confettis* | *danse un peu* | *tourne avec un chapeau en papier*",
    royal: "*hoche la tête avec grâce* | *redresse sa petite couronne* | *lève une patte*",
  },
};
