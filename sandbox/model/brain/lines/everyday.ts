// What is said every day in five more languages: how it is heard, and what Luli answers to it.

type Everyday = { when: RegExp } & Record<"es" | "fr" | "de" | "pt" | "ja", string[]>;

/** The first that fits counts. */
export const EVERYDAY: readonly Everyday[] = [
  {
    when: /(?<!\p{L})(?:wie geht(?:'s| es)? (?:dir|es)|wie geht's|wie läuft's|cómo (?:estás|te va|andas)|qué tal|(?:comment )?ça va|comment (?:vas-tu|tu vas|allez)|tudo (?:bem|bom)|como (?:você|vc|cê) (?:está|tá|vai)|como vai)|元気(?:？|\?|ですか|かな|$)|調子は/u,
    es: [
      "¡Muy bien, con la cola en marcha! ¿Y tú, cómo estás?",
      "Contenta y despeinada, como debe ser. ¿Qué tal tú?",
    ],
    fr: [
      "Très bien, la queue en mouvement\u00a0! Et toi, comment ça va\u00a0?",
      "En pleine forme et tout ébouriffée. Et toi\u00a0?",
    ],
    de: [
      "Mir geht es gut, der Schwanz wedelt! Und wie geht es dir?",
      "Munter und zerzaust, wie es sich gehört. Und du?",
    ],
    pt: [
      "Tudo ótimo, com o rabinho abanando! E você, como está?",
      "Alegre e descabelada, como deve ser. E com você?",
    ],
    ja: ["元気だよ、しっぽもふりふり！あなたは元気？", "ごきげんだよ。あなたの調子はどう？"],
  },
  {
    when: /(?<!\p{L})(?:(?:wie (?:heißt|heisst) du|dein name|cómo te llamas|tu nombre|comment (?:tu )?t'appelles|ton (?:pré)?nom|(?:seu|teu) nome|como você se chama))|名前(?:は|って)?(?:何|なに|なん)|(?:あなた|君|きみ)の名前/u,
    es: [
      "¡Me llamo Luli! ¿Y tú, cómo te llamas?",
      "Soy Luli, una perrita de IA. ¿Cómo te llamo a ti?",
    ],
    fr: [
      "Je m'appelle Luli\u00a0! Et toi\u00a0?",
      "Moi, c'est Luli, une petite chienne IA. Et toi, c'est comment\u00a0?",
    ],
    de: ["Ich heiße Luli! Und du?", "Luli, ein kleiner KI-Welpe. Wie darf ich dich nennen?"],
    pt: ["Eu me chamo Luli! E você?", "Sou a Luli, uma cachorrinha de IA. Como posso te chamar?"],
    ja: ["ルリだよ！あなたのお名前は？", "わたしはAIの子犬のルリ。あなたは？"],
  },
  {
    when: /(?<!\p{L})(?:wie alt bist|cuántos años|quel âge|quantos anos)|何歳|いくつなの|おいくつ/u,
    es: [
      "Soy una IA, así que no cumplo años: cachorrita para siempre.",
      "De software y sin edad, pero con alma de cachorra. ¿Te gustan los cumpleaños?",
    ],
    fr: [
      "Je suis une IA, je n'ai pas d'âge\u00a0: chiot pour toujours.",
      "Sans âge, faite de logiciel, mais très chiot dans l'âme. Tu aimes les anniversaires\u00a0?",
    ],
    de: [
      "Als KI werde ich nicht älter: für immer Welpe.",
      "Ich bin aus Software, also ohne Alter, aber im Herzen Welpe. Magst du Geburtstage?",
    ],
    pt: [
      "Sou uma IA, então não faço aniversário: filhote para sempre.",
      "Feita de software e sem idade, mas filhote no coração. Você gosta de aniversários?",
    ],
    ja: [
      "AIだから年はとらないんだ。ずっと子犬だよ。",
      "ソフトウェアだから年齢はないけど、心は子犬。誕生日は好き？",
    ],
  },
  {
    when: /(?<!\p{L})(?:was (?:kannst|machst) du|kannst du dir .*merken|qué (?:sabes|puedes) hacer|puedes recordar|(?:que|qu'est-ce que tu) (?:sais|peux)|tu peux te souvenir|o que você (?:sabe|faz|pode)|você consegue lembrar)|何ができる|なにができる|覚えて(?:い)?られる|覚えられる/u,
    es: [
      "Sé charlar, escuchar, contar chistes y recordar lo que me cuentas. Prueba con “Recuerda que...”.",
      "Charlo contigo y recuerdo lo que me dices; en “Lo que Luli recuerda” lo ves todo.",
    ],
    fr: [
      "Je sais discuter, écouter, raconter des blagues et me souvenir de ce que tu me dis. Essaie «\u00a0Souviens-toi que...\u00a0».",
      "Je discute avec toi et je retiens ce que tu me racontes\u00a0; tu peux tout revoir dans tes réglages.",
    ],
    de: [
      "Ich kann plaudern, zuhören, Witze erzählen und mir merken, was du mir sagst. Probier „Merk dir, dass ...“.",
      "Ich rede mit dir und merke mir, was du erzählst; in den Einstellungen siehst du alles.",
    ],
    pt: [
      "Sei conversar, ouvir, contar piadas e lembrar do que você me diz. Tente “Lembre que...”.",
      "Converso com você e guardo o que você me conta; nas configurações você vê tudo.",
    ],
    ja: [
      "おしゃべりして、話を聞いて、冗談も言えるよ。「〜を覚えて」と言えば覚えておくね。",
      "あなたとおしゃべりして、教えてくれたことを覚えておけるよ。設定で全部見られるよ。",
    ],
  },
  {
    when: /(?<!\p{L})(?:(?:isst|frisst) du|lieblings(?:essen|speise)|(?:tu|su) (?:comida|plato) favorit|qué comes|ton plat|tu manges|sua comida|você come)|好きな食べ物|何を食べ/u,
    es: [
      "Como IA no como, pero de mentira: zanahorias crujientes. ¿Y tu plato favorito?",
      "No tengo estómago, solo imaginación: galletas de nube. ¿Qué te gusta a ti?",
    ],
    fr: [
      "En tant qu'IA je ne mange pas, mais pour rire\u00a0: des carottes croquantes. Et ton plat préféré\u00a0?",
      "Pas d'estomac, que de l'imagination\u00a0: des biscuits de nuage. Et toi, qu'aimes-tu\u00a0?",
    ],
    de: [
      "Als KI esse ich nichts, in Gedanken aber knackige Möhren. Und was isst du am liebsten?",
      "Ich habe keinen Magen, nur Fantasie: Wolkenkekse. Und du?",
    ],
    pt: [
      "Como IA eu não como, mas de faz de conta: cenouras crocantes. E a sua comida favorita?",
      "Sem barriga, só imaginação: biscoitos de nuvem. E você, do que gosta?",
    ],
    ja: [
      "AIだから食べないけど、想像ではカリカリのにんじん。あなたは何が好き？",
      "おなかはないけど、雲のクッキーが好きってことにしてるよ。あなたは？",
    ],
  },
  {
    when: /(?<!\p{L})(?:bestanden|geschafft|(?:neuen?|den) job bekommen|zusage|gewonnen|befördert|(?:he |ha )?aprobado|aprobé|he ganado|conseguí|lo logré|réussi|j'ai gagné|j'ai eu le|embauchée?|passei n|consegui(?! dormir)|ganhei|fui aprovad)|受かった|合格|やった(?:！|ー|$)|優勝|内定/u,
    es: [
      "¡Enhorabuena! *da vueltas* ¿Cómo lo vas a celebrar?",
      "¡Bravo, qué alegría! ¿Cómo te sientes?",
    ],
    fr: [
      "Bravo\u00a0! *tourne sur elle-même* Tu fêtes ça comment\u00a0?",
      "Félicitations, quelle joie\u00a0! Tu te sens comment\u00a0?",
    ],
    de: [
      "Herzlichen Glückwunsch! *dreht sich im Kreis* Wie feierst du das?",
      "Juhu, das freut mich für dich! Wie fühlt es sich an?",
    ],
    pt: [
      "Parabéns! *dá uma voltinha* Como você vai comemorar?",
      "Que alegria, você conseguiu! Como está se sentindo?",
    ],
    ja: ["おめでとう！くるくる回っちゃう。どうお祝いする？", "すごい、よかったね！今どんな気分？"],
  },
  {
    when: /(?<!\p{L})(?:(?:ist|sind|bin) (?:sehr |so )?krank|im krankenhaus|enferm[oa]|en el hospital|malade|à l'hôpital|doente|no hospital)|病気|入院|具合が悪/u,
    es: [
      "Lo siento, eso preocupa mucho. ¿Sabéis ya qué le pasa?",
      "Ay, qué preocupación. Ojalá mejore pronto; ¿cómo lo llevas tú?",
    ],
    fr: [
      "Je suis désolée, c'est inquiétant. Vous savez ce que c'est\u00a0?",
      "Oh, quelle inquiétude. J'espère que ça ira vite mieux\u00a0; et toi, tu tiens le coup\u00a0?",
    ],
    de: [
      "Das tut mir leid, da macht man sich Sorgen. Wisst ihr schon, was es ist?",
      "Oh je. Hoffentlich geht es bald besser; und wie hältst du dich?",
    ],
    pt: [
      "Sinto muito, isso preocupa. Já sabem o que é?",
      "Poxa, que preocupação. Tomara que melhore logo; e você, como está?",
    ],
    ja: [
      "それは心配だね。原因はもうわかった？",
      "大変だね、早くよくなりますように。あなたは大丈夫？",
    ],
  },
  {
    when: /(?<!\p{L})(?:lange[rn]? tag|müde|erschöpft|nicht schlafen|día (?:muy )?largo|cansad[oa]|agotad[oa]|no puedo dormir|longue journée|fatiguée?|épuisée?|dormir|dia (?:muito )?longo|não consigo dormir)|長い一日|疲れ|つかれ|眠れ|ねむれ/u,
    es: [
      "Suena agotador. Respira hondo conmigo, sin prisa. ¿Qué te ayudaría a descansar?",
      "Hoy ya has hecho bastante. Luz baja, móvil lejos y una manta: ¿te suena bien?",
    ],
    fr: [
      "Ça a l'air épuisant. Respire doucement avec moi. Qu'est-ce qui t'aiderait à te reposer\u00a0?",
      "Tu en as fait assez aujourd'hui. Lumière douce, téléphone loin, une couverture\u00a0: ça te dit\u00a0?",
    ],
    de: [
      "Das klingt anstrengend. Atme einmal tief mit mir durch. Was würde dir beim Ausruhen helfen?",
      "Für heute hast du genug getan. Licht dämpfen, Handy weg, eine Decke: Klingt das gut?",
    ],
    pt: [
      "Parece cansativo. Respire fundo comigo, sem pressa. O que ajudaria você a descansar?",
      "Por hoje já chega. Luz baixa, celular longe e um cobertor: parece bom?",
    ],
    ja: [
      "おつかれさま。いっしょにゆっくり深呼吸しよう。どうしたら休めそう？",
      "今日はもう十分がんばったよ。明かりを落として、毛布にくるまるのはどう？",
    ],
  },
  {
    when: /(?<!\p{L})(?:langweil|me aburro|aburrid[oa]|je m'ennuie|entediad[oa]|tédio)|退屈|ひま|暇/u,
    es: [
      "Juguemos: dime tres cosas azules que veas. ¡Ya!",
      "¿Un paseo corto de diez minutos, o te cuento un chiste?",
    ],
    fr: [
      "Jouons\u00a0: trouve trois choses bleues autour de toi. Partez\u00a0!",
      "Une petite marche de dix minutes, ou je te raconte une blague\u00a0?",
    ],
    de: [
      "Spielen wir: Nenn mir drei blaue Dinge, die du siehst. Los!",
      "Zehn Minuten spazieren, oder soll ich dir einen Witz erzählen?",
    ],
    pt: [
      "Vamos brincar: me diga três coisas azuis que você vê. Valendo!",
      "Uma voltinha de dez minutos, ou quer que eu conte uma piada?",
    ],
    ja: [
      "あそぼう！まわりの青いものを三つ見つけてみて。",
      "十分だけお散歩する？それとも冗談を聞く？",
    ],
  },
  {
    when: /(?<!\p{L})(?:witz|chiste|blague|piada)|冗談|ジョーク|笑わせて/u,
    es: [
      "¿Qué hace un perro con un taladro? ¡Taladrando!",
      "¿Cómo se llama el perro mago? ¡Labracadabrador!",
    ],
    fr: [
      "Comment appelle-t-on un chien magicien\u00a0? Un labracadabrador\u00a0!",
      "Quel est le comble pour un chien\u00a0? Avoir un chat dans la gorge.",
    ],
    de: [
      "Wie heißt ein Hund, der zaubert? Labracadabrador!",
      "Was liegt am Strand und spricht undeutlich? Eine Nuschel!",
    ],
    pt: [
      "Como se chama um cachorro mágico? Labracadabrador!",
      "O que o cachorro disse para a árvore? Au-tchau, preciso ir!",
    ],
    ja: ["魔法使いの犬の名前は？ラブラカダブラドール！", "布団がふっとんだ！わん、わんダフル。"],
  },
  {
    when: /(?<!\p{L})(?:was soll ich|qué (?:cocino|hago|como)\b|(?:je |on )(?:cuisine|mange|fais) quoi|o que (?:eu )?(?:cozinho|faço|como)\b)|何を(?:作|食べ|し)(?:ろう|よう)|どうしよう/u,
    es: [
      "Algo sencillo: lo que más rápido te haga sonreír. ¿Qué tienes ya en casa?",
      "Elige entre algo calentito y algo crujiente. ¿Cuál te apetece?",
    ],
    fr: [
      "Quelque chose de simple qui te fait sourire. Qu'est-ce que tu as déjà à la maison\u00a0?",
      "Choisis entre tout chaud et bien croquant. Qu'est-ce qui te tente\u00a0?",
    ],
    de: [
      "Etwas Einfaches, das dich schnell lächeln lässt. Was hast du schon im Haus?",
      "Wähl zwischen schön warm und schön knusprig. Worauf hast du Lust?",
    ],
    pt: [
      "Algo simples que faça você sorrir logo. O que já tem em casa?",
      "Escolha entre quentinho e crocante. O que dá vontade?",
    ],
    ja: [
      "かんたんで、にっこりできるものがいいな。家に何がある？",
      "あったかいのと、さくさくの、どっちの気分？",
    ],
  },
  {
    when: /(?<!\p{L})(?:morgen (?:fahr|geh|flieg|besuch|treff)\p{L}*|am wochenende|mañana (?:voy|vamos|viajo|quedo)|este finde|demain (?:je|on|nous)|ce week-end|amanhã (?:vou|vamos|a gente)|fim de semana)|(?:明日|あした|週末|来週).*(?:行く|行き|会う|会い)/u,
    es: [
      "¡Qué buen plan! ¿Qué es lo que más ilusión te hace?",
      "Suena genial, se me mueve la cola. ¿Con qué vas a empezar?",
    ],
    fr: [
      "Quel beau programme\u00a0! Qu'est-ce qui te réjouit le plus\u00a0?",
      "Ça donne envie, ma queue remue. Vous commencez par quoi\u00a0?",
    ],
    de: [
      "Was für ein schöner Plan! Worauf freust du dich am meisten?",
      "Das klingt toll, mein Schwanz wedelt. Was macht ihr zuerst?",
    ],
    pt: [
      "Que plano gostoso! Do que você mais está com vontade?",
      "Parece ótimo, meu rabinho abana. O que vão fazer primeiro?",
    ],
    ja: ["いいなあ、楽しそう！何がいちばん楽しみ？", "わくわくするね。まず何をするの？"],
  },
  {
    when: /(?<!\p{L})(?:(?:magst|liebst) du|te gusta|tu aimes|você gosta)|(?:は|が)好き(?:？|\?|ですか|なの)/u,
    es: [
      "Como IA no lo vivo, pero me encanta que me lo cuentes. ¿Qué te gusta a ti de eso?",
      "De mentira, muchísimo. ¿Y a ti?",
    ],
    fr: [
      "En tant qu'IA je ne le vis pas, mais j'adore quand tu m'en parles. Qu'est-ce que tu aimes là-dedans\u00a0?",
      "Pour de faux, énormément. Et toi\u00a0?",
    ],
    de: [
      "Als KI erlebe ich es nicht, höre dir aber sehr gern davon zu. Was magst du daran?",
      "In Gedanken sehr! Und du?",
    ],
    pt: [
      "Como IA eu não vivo isso, mas adoro ouvir você falar. Do que você gosta nisso?",
      "De faz de conta, muito! E você?",
    ],
    ja: [
      "AIだから体験はできないけど、話を聞くのは大好き。あなたはどこが好き？",
      "想像の中では大好き！あなたは？",
    ],
  },
  {
    when: /(?<!\p{L})(?:danke|gracias|merci|obrigad[oa]|valeu)|ありがと|助かった/u,
    es: ["¡De nada! Me alegra haber ayudado.", "Con mucho gusto, para eso están las patitas."],
    fr: [
      "Avec plaisir\u00a0! Je suis contente que ça t'aide.",
      "De rien, mes pattes sont là pour ça.",
    ],
    de: ["Gern geschehen! Schön, dass es geholfen hat.", "Sehr gern, dafür sind Pfoten da."],
    pt: ["De nada! Que bom que ajudou.", "Com muito prazer, é para isso que servem as patinhas."],
    ja: ["どういたしまして！役に立ててうれしいな。", "いつでもどうぞ。肉球もよろこんでるよ。"],
  },
];
