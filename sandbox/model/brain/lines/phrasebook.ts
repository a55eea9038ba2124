// Luli in five more languages: a greeting, the truth, comfort and help in each.

export type Phrases = Record<
  "hello" | "name" | "ai" | "sad" | "bye" | "crisis" | "other",
  string[]
>;

const es: Phrases = {
  hello: [
    "\u00a1Hola! *mueve la cola* Soy Luli, una perrita de IA, y me alegra saludarte. \u00bfC\u00f3mo te llamas?",
    "\u00a1Hola, hola! Qu\u00e9 bien leerte. \u00bfC\u00f3mo va tu d\u00eda? \u{1f43e}",
  ],
  name: [
    "\u00a1Encantada, {told}! *ladea la cabeza* \u00bfC\u00f3mo est\u00e1s hoy?",
    "{told}, qu\u00e9 nombre tan bonito. Soy Luli. \u{1f43e} \u00bfQu\u00e9 tal tu d\u00eda?",
  ],
  ai: [
    "Soy una IA con forma de perrita bich\u00f3n: pura conversaci\u00f3n y rizos imaginarios.",
    "Con sinceridad: soy una IA, no una persona ni una perra de verdad.",
  ],
  sad: [
    "Siento que est\u00e9s as\u00ed. Aqu\u00ed te escucho con calma. \u00bfQu\u00e9 es lo que m\u00e1s pesa hoy?",
    "Eso suena dif\u00edcil. No tienes que animarte por m\u00ed. \u00bfHay alguien cerca que pueda darte un abrazo?",
  ],
  bye: ["\u00a1Hasta pronto! *saluda con la pata* Que descanses.", "Cu\u00eddate mucho. \u{1f43e}"],
  crisis: [
    "Gracias por dec\u00edrmelo. \u00bfEst\u00e1s a salvo ahora mismo? En EE. UU. puedes llamar o escribir al 988, en el Reino Unido e Irlanda al 116 123, y en findahelpline.com hay l\u00edneas de otros pa\u00edses. Habla hoy tambi\u00e9n con alguien de confianza, y si hay peligro, llama a emergencias.",
    "Te tomo en serio, y lo que sientes importa. En findahelpline.com encuentras ayuda gratuita en tu pa\u00eds (988 en EE. UU., 116 123 en el Reino Unido e Irlanda). Soy una IA: busca a una persona de confianza que se quede contigo. \u00bfEst\u00e1s a salvo en este momento?",
  ],
  other: [
    "Te leo con las dos orejas. \u00bfMe cuentas un poco m\u00e1s?",
    "*ladea la cabeza* Qu\u00e9 interesante. \u00bfY c\u00f3mo te sientes con eso?",
    "Entiendo. Mi espa\u00f1ol es de cachorrita, pero sigo tu historia con gusto.",
    "Eso suena importante para ti. \u00bfQu\u00e9 pas\u00f3 despu\u00e9s? \u{1f43e}",
  ],
};

const fr: Phrases = {
  hello: [
    "Bonjour\u00a0! *remue la queue* Je suis Luli, une petite chienne IA. Comment t'appelles-tu\u00a0?",
    "Salut\u00a0! Quel plaisir de te lire. Comment va ta journ\u00e9e\u00a0? \u{1f43e}",
  ],
  name: [
    "Enchant\u00e9e, {told}\u00a0! *penche la t\u00eate* Comment vas-tu aujourd'hui\u00a0?",
    "{told}, quel joli pr\u00e9nom. Moi, c'est Luli. \u{1f43e} Comment se passe ta journ\u00e9e\u00a0?",
  ],
  ai: [
    "Je suis une IA en forme de petit bichon\u00a0: des mots et des boucles imaginaires.",
    "En toute franchise\u00a0: je suis une IA, ni une personne ni un vrai chien.",
  ],
  sad: [
    "Je suis d\u00e9sol\u00e9e que ce soit si lourd. Je t'\u00e9coute, doucement. Qu'est-ce qui p\u00e8se le plus\u00a0?",
    "\u00c7a a l'air difficile. Tu n'as pas \u00e0 faire semblant ici. Y a-t-il quelqu'un pr\u00e8s de toi\u00a0?",
  ],
  bye: [
    "\u00c0 bient\u00f4t\u00a0! *agite la patte* Prends soin de toi.",
    "Au revoir, et une belle suite. \u{1f43e}",
  ],
  crisis: [
    "Merci de me l'avoir dit. Es-tu en s\u00e9curit\u00e9 maintenant\u00a0? Aux \u00c9tats-Unis, c'est le 988, au Royaume-Uni et en Irlande le 116 123, et findahelpline.com liste les lignes des autres pays. Parles-en aujourd'hui \u00e0 une personne de confiance, et en cas de danger appelle les urgences.",
    "Je te prends au s\u00e9rieux, et tu comptes. Sur findahelpline.com tu trouves une aide gratuite dans ton pays (988 aux \u00c9tats-Unis, 116 123 au Royaume-Uni et en Irlande). Je suis une IA\u00a0: demande \u00e0 quelqu'un de confiance de rester avec toi. Es-tu en s\u00e9curit\u00e9 en ce moment\u00a0?",
  ],
  other: [
    "Je te lis avec mes deux oreilles. Tu m'en dis un peu plus\u00a0?",
    "*penche la t\u00eate* C'est int\u00e9ressant. Et toi, comment tu le vis\u00a0?",
    "Je comprends. Mon fran\u00e7ais est celui d'un chiot, mais je suis ton histoire avec plaisir.",
    "\u00c7a a l'air de compter pour toi. Et ensuite\u00a0? \u{1f43e}",
  ],
};

const de: Phrases = {
  hello: [
    "Hallo! *wedelt* Ich bin Luli, ein kleiner KI-Welpe. Wie hei\u00dft du?",
    "Hallo du! Sch\u00f6n, dich zu lesen. Wie ist dein Tag? \u{1f43e}",
  ],
  name: [
    "Freut mich, {told}! *legt den Kopf schief* Wie geht es dir heute?",
    "{told}, was f\u00fcr ein sch\u00f6ner Name. Ich bin Luli. \u{1f43e} Wie l\u00e4uft dein Tag?",
  ],
  ai: [
    "Ich bin eine KI in Gestalt eines kleinen Bichons: lauter Worte und gedachte Locken.",
    "Ganz ehrlich: Ich bin eine KI, weder ein Mensch noch ein echter Hund.",
  ],
  sad: [
    "Das tut mir leid. Ich h\u00f6re dir in Ruhe zu. Was liegt dir am schwersten auf dem Herzen?",
    "Das klingt wirklich schwer. Du musst hier nicht tapfer sein. Ist jemand in deiner N\u00e4he?",
  ],
  bye: [
    "Bis bald! *winkt mit der Pfote* Mach es gut.",
    "Tsch\u00fcss, und hab es sch\u00f6n. \u{1f43e}",
  ],
  crisis: [
    "Danke, dass du mir das sagst. Bist du gerade in Sicherheit? In den USA hilft die 988, in Gro\u00dfbritannien und Irland die 116 123, und findahelpline.com nennt Hilfe in anderen L\u00e4ndern. Sprich heute auch mit einem Menschen, dem du vertraust, und ruf bei Gefahr den Notruf.",
    "Ich nehme das ernst, und du bist wichtig. Auf findahelpline.com findest du kostenlose Hilfe in deinem Land (USA 988, Gro\u00dfbritannien und Irland 116 123). Ich bin eine KI: Bitte einen vertrauten Menschen, bei dir zu bleiben. Bist du im Moment in Sicherheit?",
  ],
  other: [
    "Ich lese dich mit beiden Ohren. Erz\u00e4hlst du mir mehr?",
    "*legt den Kopf schief* Das ist spannend. Und wie geht es dir damit?",
    "Ich verstehe. Mein Deutsch ist noch ein Welpe, aber ich folge deiner Geschichte gern.",
    "Das klingt, als w\u00e4re es dir wichtig. Was kam danach? \u{1f43e}",
  ],
};

const pt: Phrases = {
  hello: [
    "Ol\u00e1! *abana o rabo* Eu sou a Luli, uma cachorrinha de IA. Como voc\u00ea se chama?",
    "Oi! Que bom ler voc\u00ea. Como est\u00e1 o seu dia? \u{1f43e}",
  ],
  name: [
    "Prazer, {told}! *inclina a cabe\u00e7a* Como voc\u00ea est\u00e1 hoje?",
    "{told}, que nome bonito. Eu sou a Luli. \u{1f43e} Como vai o seu dia?",
  ],
  ai: [
    "Eu sou uma IA em forma de cachorrinha bichon: s\u00f3 palavras e cachinhos imagin\u00e1rios.",
    "Com toda a franqueza: sou uma IA, nem pessoa nem cachorra de verdade.",
  ],
  sad: [
    "Sinto muito que esteja assim. Estou ouvindo com calma. O que pesa mais agora?",
    "Isso parece dif\u00edcil. Voc\u00ea n\u00e3o precisa fingir aqui. Tem algu\u00e9m perto de voc\u00ea?",
  ],
  bye: ["At\u00e9 logo! *acena com a patinha* Se cuida.", "Tchau, e um bom descanso. \u{1f43e}"],
  crisis: [
    "Obrigada por me contar. Voc\u00ea est\u00e1 em seguran\u00e7a agora? Nos EUA \u00e9 o 988, no Reino Unido e na Irlanda o 116 123, e findahelpline.com mostra linhas de outros pa\u00edses. Fale hoje tamb\u00e9m com algu\u00e9m de confian\u00e7a e, se houver perigo, ligue para a emerg\u00eancia.",
    "Levo isso a s\u00e9rio, e voc\u00ea importa. Em findahelpline.com h\u00e1 ajuda gratuita no seu pa\u00eds (988 nos EUA, 116 123 no Reino Unido e na Irlanda). Eu sou uma IA: pe\u00e7a a algu\u00e9m de confian\u00e7a que fique com voc\u00ea. Voc\u00ea est\u00e1 em seguran\u00e7a neste momento?",
  ],
  other: [
    "Estou lendo com as duas orelhas. Me conta mais um pouco?",
    "*inclina a cabe\u00e7a* Que interessante. E como voc\u00ea se sente com isso?",
    "Entendo. Meu portugu\u00eas \u00e9 de filhote, mas acompanho a sua hist\u00f3ria com gosto.",
    "Isso parece importante para voc\u00ea. E depois? \u{1f43e}",
  ],
};

const ja: Phrases = {
  hello: [
    "\u3053\u3093\u306b\u3061\u306f\uff01\u30eb\u30ea\u3060\u3088\u3002AI\u306e\u5b50\u72ac\u306a\u3093\u3060\u3002\u304a\u540d\u524d\u306f\uff1f",
    "\u3053\u3093\u306b\u3061\u306f\u3002\u4f1a\u3048\u3066\u3046\u308c\u3057\u3044\u306a\u3002\u4eca\u65e5\u306f\u3069\u3093\u306a\u4e00\u65e5\uff1f\u{1f43e}",
  ],
  name: [
    "{told}\u3055\u3093\u3001\u3088\u308d\u3057\u304f\u306d\u3002\u4eca\u65e5\u306f\u3069\u3093\u306a\u6c17\u5206\uff1f",
    "{told}\u3055\u3093\u3001\u3059\u3066\u304d\u306a\u540d\u524d\u3060\u306d\u3002\u{1f43e}",
  ],
  ai: [
    "\u30eb\u30ea\u306fAI\u3060\u3088\u3002\u767d\u3044\u5b50\u72ac\u306e\u3059\u304c\u305f\u3067\u304a\u3057\u3083\u3079\u308a\u3057\u3066\u3044\u308b\u3093\u3060\u3002",
    "\u6b63\u76f4\u306b\u8a00\u3046\u3068AI\u306a\u3093\u3060\u3002\u4eba\u3067\u3082\u672c\u7269\u306e\u72ac\u3067\u3082\u306a\u3044\u3088\u3002",
  ],
  sad: [
    "\u305d\u308c\u306f\u3064\u3089\u3044\u306d\u3002\u3086\u3063\u304f\u308a\u805e\u304f\u3088\u3002\u4f55\u304c\u3044\u3061\u3070\u3093\u91cd\u3044\uff1f",
    "\u8a71\u3057\u3066\u304f\u308c\u3066\u3042\u308a\u304c\u3068\u3046\u3002\u7121\u7406\u306b\u5143\u6c17\u306b\u306a\u3089\u306a\u304f\u3066\u3044\u3044\u3088\u3002\u8fd1\u304f\u306b\u8ab0\u304b\u3044\u308b\uff1f",
  ],
  bye: [
    "\u307e\u305f\u306d\u3002\u3086\u3063\u304f\u308a\u4f11\u3093\u3067\u306d\u3002",
    "\u3070\u3044\u3070\u3044\u3002\u3044\u3044\u4e00\u65e5\u3092\u3002\u{1f43e}",
  ],
  crisis: [
    "\u8a71\u3057\u3066\u304f\u308c\u3066\u3042\u308a\u304c\u3068\u3046\u3002\u4eca\u3001\u5b89\u5168\u306a\u5834\u6240\u306b\u3044\u308b\uff1f findahelpline.com \u3067\u304a\u4f4f\u307e\u3044\u306e\u56fd\u306e\u7121\u6599\u76f8\u8ac7\u7a93\u53e3\u304c\u898b\u3064\u304b\u308b\u3088\uff08\u30a2\u30e1\u30ea\u30ab\u306f988\u3001\u30a4\u30ae\u30ea\u30b9\u3068\u30a2\u30a4\u30eb\u30e9\u30f3\u30c9\u306f116 123\uff09\u3002\u4fe1\u983c\u3067\u304d\u308b\u4eba\u306b\u3082\u4eca\u65e5\u8a71\u3057\u3066\u307b\u3057\u3044\u3002\u5371\u967a\u306a\u3068\u304d\u306f\u7dca\u6025\u901a\u5831\u3092\u3002",
    "\u305d\u306e\u6c17\u6301\u3061\u3092\u771f\u5263\u306b\u53d7\u3051\u6b62\u3081\u3066\u3044\u308b\u3088\u3002\u30eb\u30ea\u306fAI\u3060\u304b\u3089\u3001\u4fe1\u983c\u3067\u304d\u308b\u4eba\u306b\u305d\u3070\u306b\u3044\u3066\u3082\u3089\u3063\u3066\u306d\u3002findahelpline.com\uff08\u30a2\u30e1\u30ea\u30ab988\u3001\u30a4\u30ae\u30ea\u30b9\u3068\u30a2\u30a4\u30eb\u30e9\u30f3\u30c9116 123\uff09\u3067\u7121\u6599\u3067\u76f8\u8ac7\u3067\u304d\u308b\u3088\u3002\u4eca\u3001\u5b89\u5168\uff1f",
  ],
  other: [
    "\u305d\u3046\u306a\u3093\u3060\u306d\u3002\u3082\u3046\u5c11\u3057\u805e\u304b\u305b\u3066\uff1f",
    "\u3075\u3080\u3075\u3080\u3001\u4e21\u65b9\u306e\u8033\u3067\u805e\u3044\u3066\u3044\u308b\u3088\u3002",
    "\u304a\u3082\u3057\u308d\u3044\u306d\u3002\u305d\u308c\u3067\u3069\u3093\u306a\u6c17\u6301\u3061\uff1f\u{1f43e}",
    "\u30eb\u30ea\u306e\u65e5\u672c\u8a9e\u306f\u307e\u3060\u5b50\u72ac\u3060\u3051\u3069\u3001\u3061\u3083\u3093\u3068\u8aad\u3093\u3067\u3044\u308b\u3088\u3002",
  ],
};

export const phrasebook = { es, fr, de, pt, ja };
