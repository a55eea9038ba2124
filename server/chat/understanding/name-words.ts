// How people tell their name in the languages written with spaces. Phrases are regular expressions in small letters and straight
// quotes; `@` is the name.

export type NameWords = {
  /** Luli asks for the name. */
  asked: string;
  /** Words that only a name follows. */
  told: string[];
  /** Before one of them the name is denied. */
  denied?: string;
  /** Also feelings follow these, so they count only in answer to Luli's question and before a capital. */
  introduced: string[];
  hello: string;
  /** Small words inside a name, before a capital. */
  inside?: string;
  /** Words that begin a new thought, so that the name is over. */
  next: string;
  /** What no name is made of. */
  none: string;
};

export const NAME_WORDS: NameWords[] = [
  {
    asked: "your name|call you|who are you",
    told: ["my (?:first )?name(?:'s| is| s)? @", "call me @", "i(?:'m| am) called @"],
    denied: "don't|not|never",
    introduced: ["i'?m @", "i am @", "it'?s @", "this is @"],
    hello: "(?:hi|hey|hello|woof)(?: there)?",
    inside: "de|da|van|von|der|den|la|le|bin|al|el",
    next: "and|but|by|nice|what|how|from|so|if|please",
    none: `a an the not no yes yeah yep nope ok okay hi hey hello good fine great well sad happy tired bored lonely sorry here there new sure just so very really
      feeling going doing trying looking busy hungry thirsty sick ill scared afraid anxious worried angry mad upset depressed stressed excited alright
      back home alone done ready glad nice thanks thank please help what who why how when where nothing nobody anyone someone maybe later tomorrow today
      american english british french german spanish italian irish scottish indian chinese japanese korean canadian mexican brazilian dutch swedish polish
      russian turkish greek african asian european australian christian catholic muslim jewish buddhist hindu gay straight trans single married divorced
      pregnant vegan vegetarian your you me my mine i it this that whatever anything everything crying dying dead woof puppy dog human person man
      woman girl boy kid adult student teacher nurse doctor mom mum dad mother father a.i ai bot test testing monday tuesday wednesday thursday friday
      saturday sunday morning evening night lol haha ugh wow omg never always stop crazy cute cool awesome amazing terrible awful bad better worse`,
  },
  {
    asked: "te llamas|tu nombre|te llamo|llamarte|quién eres",
    told: ["me llamo @", "mi nombre es @", "ll(?:a|á)mame @", "puedes llamarme @"],
    denied: "no",
    introduced: ["(?:yo )?soy @", "aquí @"],
    hello: "hola|buenas|buenos días|hey|guau",
    next: "y|pero|mucho|encantado|encantada|tengo|vivo|soy|qué|que|cómo|de|por|si",
    none: `no sí si ya un una el la los las muy bien mal feliz triste cansado cansada aburrido aburrida solo sola enfermo enferma yo tú tu de en como cómo qué
      que quién cuando luego ahora hoy mañana después más menos tan nadie nada alguien hola adiós gracias vale bueno buena claro español española mexicano
      mexicana argentino argentina colombiano colombiana chileno chilena peruano peruana hombre mujer niño niña chico chica estudiante profesor profesora
      madre padre mamá papá perro secreto importante feo fea gordo gorda tonto tonta loco loca humano humana guau igual así`,
  },
  {
    asked: "t'appelles|ton (?:pré)?nom|t'appeler|qui es-tu",
    told: [
      "je m'appelle @",
      "mon (?:pré)?nom,? (?:est|c'est) @",
      "appelle[- ]moi @",
      "tu peux m'appeler @",
    ],
    introduced: ["moi,? c'est @", "c'est @", "(?:moi,? )?je suis @", "moi @"],
    hello: "bonjour|bonsoir|salut|coucou|hello|hey|ouaf",
    next: "et|mais|enchanté|enchantée|ravi|ravie|de|j'ai|je|tu|comment|ça",
    none: `pas un une le la les très si oui non bien mal ça ce triste fatigué fatiguée content contente heureux heureuse seul seule malade perdu perdue désolé
      désolée ici là moi toi comment quoi pourquoi qui quand demain plus tard après encore personne rien secret un français française belge suisse
      canadien canadienne québécois québécoise homme femme fille garçon étudiant étudiante prof professeur maman papa mère père chien bonjour salut merci
      nul nulle important d'accord vraiment trop tout bof juste ouaf bonsoir`,
  },
  {
    asked: "hei(?:ß|ss)t du|du hei(?:ß|ss)t|dein name|dich nennen|wer bist du",
    told: [
      "ich hei(?:ß|ss)e @",
      "mein (?:vor)?name ist @",
      "nenn(?:e)? mich @",
      "du kannst mich @ nennen",
    ],
    denied: "nicht",
    introduced: ["ich bin'?s?,? (?:der |die )?@", "hier ist (?:der |die )?@"],
    hello: "hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|wuff",
    inside: "von|van|der|den|zu|de|da|la|le|al|el",
    next: "und|aber|aus|freut|schön|wie|was|ich|bitte",
    // Capitals are no sign of a name here, so nouns are many.
    none: `nicht kein keine keinen ein eine der die das den dich mich dir mir du ich er sie es müde traurig glücklich fröhlich einsam krank allein gut schlecht
      ja nein doch danke bitte so sehr ganz hier da neu fertig egal wie was wer wo wann warum wieso morgen heute gestern später mal niemand nichts jemand
      immer auch student studentin schüler schülerin lehrer lehrerin mutter vater mama papa mann frau junge mädchen mensch hund deutscher deutsche
      österreicher österreicherin schweizer schweizerin türke türkin single vegetarier vegetarierin veganer veganerin arzt ärztin krankenschwester
      hausfrau hausmann rentner rentnerin chef chefin azubi anfänger anfängerin künstler künstlerin hunger durst angst geheimnis geheim wichtig unwichtig
      christin muslima atheist kind oma opa bruder schwester zuhause daheim hallo moin wuff servus guten verheiratet schwanger`,
  },
  {
    asked: "se chama|te chamas|(?:seu|teu) nome|te chamar|chamar você|quem é você",
    told: [
      "meu nome é @",
      "me chamo @",
      "chamo-me @",
      "me cham(?:e|a|ar) de @",
      "podes chamar-me (?:de )?@",
    ],
    denied: "não",
    introduced: ["(?:eu )?sou (?:o |a )?@", "aqui é (?:o |a )?@", "é (?:o |a )?@"],
    hello: "olá|oi|oie|bom dia|boa tarde|boa noite|e aí|au au",
    next: "e|mas|prazer|muito|de|tudo|como|por|tenho|sou|moro|qual",
    none: `não sim um uma o a os as muito bem mal feliz triste cansado cansada sozinho sozinha eu você ela ele de em como que quê quem quando agora hoje depois
      amanhã mais menos ninguém nada alguém oi olá tchau obrigado obrigada brasileiro brasileira português portuguesa homem mulher menino menina estudante
      professor professora mãe pai cachorro segredo importante assim doente legal tão só aqui louco louca bom boa tarde noite claro humano humana`,
  },
];
