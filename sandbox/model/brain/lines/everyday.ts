// What is said every day in five more languages: how it is heard, and what Luli answers to it.
import { heard, sayings } from "../table.ts";

export type Foreign = "es" | "fr" | "de" | "pt" | "ja";

const BYE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:adiós|adios|hasta (?:luego|mañana|pronto)|cha[ou]|nos vemos|buenas noches|me voy|te dejo|tengo que (?:dejarte|irme|colgar)|luego hablamos|me salgo|cuídate|a dormir)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:au revoir|à (?:bientôt|demain|plus|tout)|a\+|bonne (?:nuit|soirée|journée)|je (?:te laisse|file|pars|vous laisse|dois y aller|rentre|coupe)|ciao|dodo|allez salut)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:tschüss?i?|bis (?:bald|morgen|dann|denne|später)|gute nacht|ich (?:bin (?:weg|raus)|muss (?:los|weg|gehen)|geh(?:e)? (?:jetzt|schlafen|ins bett)|mach schluss)|bin (?:raus|weg)|leb wohl|mach's gut|muss (?:los|weg|in die)|ciao|feierabend)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:tchau|xau|até (?:logo|amanhã|mais|o mês)|boa noite|vou (?:indo|nessa|dormir|embora)|tô indo|tenho que (?:ir|sair)|fui(?! \p{L})|preciso ir|cuida-te|se cuida)(?!\p{L})`,
    "さようなら|さよなら|またね|また(?:明日|今度|あとで)|おやすみ|ばいばい|バイバイ|じゃあね|じゃ(?:あ)?$|落ちますね?|行って(?:きます|くる)|寝るね|もう(?:行|寝)|お世話になりました",
  ].join("|"),
  "u",
);

/** Whatever else is said. */
export const always = sayings<Foreign, "crisis" | "name">`
  # crisis
  es Gracias por decírmelo. ¿Estás a salvo ahora mismo? En EE. UU. puedes llamar o escribir al 988, en el Reino Unido e Irlanda al 116 123, y en findahelpline.com hay líneas de otros países. Habla hoy también con alguien de confianza, y si hay peligro, llama a emergencias. | Te tomo en serio, y lo que sientes importa. En findahelpline.com encuentras ayuda gratuita en tu país (988 en EE. UU., 116 123 en el Reino Unido e Irlanda). Soy una IA: busca a una persona de confianza que se quede contigo. ¿Estás a salvo en este momento?
  fr Merci de me l'avoir dit. Es-tu en sécurité maintenant\u00a0? Aux États-Unis, c'est le 988, au Royaume-Uni et en Irlande le 116 123, et findahelpline.com liste les lignes des autres pays. Parles-en aujourd'hui à une personne de confiance, et en cas de danger appelle les urgences. | Je te prends au sérieux, et tu comptes. Sur findahelpline.com tu trouves une aide gratuite dans ton pays (988 aux États-Unis, 116 123 au Royaume-Uni et en Irlande). Je suis une IA\u00a0: demande à quelqu'un de confiance de rester avec toi. Es-tu en sécurité en ce moment\u00a0?
  de Danke, dass du mir das sagst. Bist du gerade in Sicherheit? In den USA hilft die 988, in Großbritannien und Irland die 116 123, und findahelpline.com nennt Hilfe in anderen Ländern. Sprich heute auch mit einem Menschen, dem du vertraust, und ruf bei Gefahr den Notruf. | Ich nehme das ernst, und du bist wichtig. Auf findahelpline.com findest du kostenlose Hilfe in deinem Land (USA 988, Großbritannien und Irland 116 123). Ich bin eine KI: Bitte einen vertrauten Menschen, bei dir zu bleiben. Bist du im Moment in Sicherheit?
  pt Obrigada por me contar. Você está em segurança agora? Nos EUA é o 988, no Reino Unido e na Irlanda o 116 123, e findahelpline.com mostra linhas de outros países. Fale hoje também com alguém de confiança e, se houver perigo, ligue para a emergência. | Levo isso a sério, e você importa. Em findahelpline.com há ajuda gratuita no seu país (988 nos EUA, 116 123 no Reino Unido e na Irlanda). Eu sou uma IA: peça a alguém de confiança que fique com você. Você está em segurança neste momento?
  ja 話してくれてありがとう。今、安全な場所にいる？ findahelpline.com でお住まいの国の無料相談窓口が見つかるよ（アメリカは988、イギリスとアイルランドは116 123）。信頼できる人にも今日話してほしい。危険なときは緊急通報を。 | その気持ちを真剣に受け止めているよ。ルリはAIだから、信頼できる人にそばにいてもらってね。findahelpline.com（アメリカ988、イギリスとアイルランド116 123）で無料で相談できるよ。今、安全？
  # name
  es ¡Encantada, {told}! *ladea la cabeza* ¿Cómo estás hoy? | {told}, qué nombre tan bonito. Soy Luli. 🐾 ¿Qué tal tu día?
  fr Enchantée, {told}\u00a0! *penche la tête* Comment vas-tu aujourd'hui\u00a0? | {told}, quel joli prénom. Moi, c'est Luli. 🐾 Comment se passe ta journée\u00a0?
  de Freut mich, {told}! *legt den Kopf schief* Wie geht es dir heute? | {told}, was für ein schöner Name. Ich bin Luli. 🐾 Wie läuft dein Tag?
  pt Prazer, {told}! *inclina a cabeça* Como você está hoje? | {told}, que nome bonito. Eu sou a Luli. 🐾 Como vai o seu dia?
  ja {told}さん、よろしくね。今日はどんな気分？ | {told}さん、すてきな名前だね。🐾
`;

/** The first that fits counts, and those of news.ts come behind. */
export const everyday = heard<Foreign>`
  # ai ${/(?<!\p{L})(?:robots?|roboter|bots?|robô|ia|ki|humano|humana|humain|humaine|mensch(?:en)?|eres real|persona (?:real|de verdad)|inteligencia artificial|una máquina|perr[oa] de verdad|vraie personne|intelligence artificielle|une machine|vrai chien|echte (?:person|frau)|echter (?:mensch|hund)|künstliche intelligenz|eine maschine|pessoa (?:real|de verdade)|inteligência artificial|uma máquina|cachorr[oa] de verdade|é real|vraie?|bist du echt|quién eres|qui es[- ]tu|tu es qui|wer bist du|quem é você)(?!\p{L})|人間|ロボット|AI|機械|人工知能|本物|だれ|誰/u}
  es Soy una IA con forma de perrita bichón: pura conversación y rizos imaginarios. | Con sinceridad: soy una IA, no una persona ni una perra de verdad.
  fr Je suis une IA en forme de petit bichon\u00a0: des mots et des boucles imaginaires. | En toute franchise\u00a0: je suis une IA, ni une personne ni un vrai chien.
  de Ich bin eine KI in Gestalt eines kleinen Bichons: lauter Worte und gedachte Locken. | Ganz ehrlich: Ich bin eine KI, weder ein Mensch noch ein echter Hund.
  pt Eu sou uma IA em forma de cachorrinha bichon: só palavras e cachinhos imaginários. | Com toda a franqueza: sou uma IA, nem pessoa nem cachorra de verdade.
  ja ルリはAIだよ。白い子犬のすがたでおしゃべりしているんだ。 | 正直に言うとAIなんだ。人でも本物の犬でもないよ。
  # sad ${/trist|traurig|einsam|(?<!\p{L})(?:(?:estoy|estou|me siento|me sinto) (?:muy |muito )?(?:mal|sol[oa])|sozinh[oa]|seule?|allein|lloro|llorando|llorar|pleure|pleurer|weine|weinen|geweint|choro|chorando|ansios[oa]|angst|angoiss\p{L}*)(?!\p{L})|悲し|寂し|さみし|つら|泣/u}
  es Siento que estés así. Aquí te escucho con calma. ¿Qué es lo que más pesa hoy? | Eso suena difícil. No tienes que animarte por mí. ¿Hay alguien cerca que pueda darte un abrazo?
  fr Je suis désolée que ce soit si lourd. Je t'écoute, doucement. Qu'est-ce qui pèse le plus\u00a0? | Ça a l'air difficile. Tu n'as pas à faire semblant ici. Y a-t-il quelqu'un près de toi\u00a0?
  de Das tut mir leid. Ich höre dir in Ruhe zu. Was liegt dir am schwersten auf dem Herzen? | Das klingt wirklich schwer. Du musst hier nicht tapfer sein. Ist jemand in deiner Nähe?
  pt Sinto muito que esteja assim. Estou ouvindo com calma. O que pesa mais agora? | Isso parece difícil. Você não precisa fingir aqui. Tem alguém perto de você?
  ja それはつらいね。ゆっくり聞くよ。何がいちばん重い？ | 話してくれてありがとう。無理に元気にならなくていいよ。近くに誰かいる？
  # goodnight ${/(?<!\p{L})(?:gute nacht|schlaf (?:gut|schön)|(?:geh|leg mich)e? (?:schlafen|ins bett|hin|jetzt schlafen)|ab ins bett|buenas noches|me voy a (?:la cama|dormir)|que descanses|a dormir|bonne nuit|(?:vais|va|file) (?:dormir|me coucher|au lit)|dodo|boa noite,? luli|(?:vou|bora) (?:dormir|deitar)|dorme bem)(?!\p{L})|おやすみ|寝るね|もう寝/u}
  es Buenas noches, que sueñes con cosas suaves. | Que descanses. *se hace una bolita* Hasta mañana. | Dulces sueños y almohada fresquita.
  fr Bonne nuit, fais de doux rêves. | Dors bien. *se roule en boule* À demain. | Doux rêves, et un oreiller bien frais.
  de Gute Nacht, träum was Weiches. | Schlaf gut. *rollt sich zusammen* Bis morgen. | Süße Träume und ein kühles Kissen.
  pt Boa noite, sonhe com coisas fofas. | Durma bem. *vira uma bolinha* Até amanhã. | Bons sonhos e travesseiro fresquinho.
  ja おやすみ。いい夢を見てね。 | ゆっくり休んでね。おやすみ。 | おやすみなさい。ふわふわの夢を。
  # bye ${BYE}
  es ¡Hasta pronto! *saluda con la pata* Que te vaya muy bien. | ¡Chao, y que lo disfrutes! 🐾 | ¡Nos leemos! Meneo de cola y a otra cosa.
  fr File vite, et amuse-toi bien\u00a0! | À bientôt\u00a0! *agite la patte* Prends soin de toi. | Au revoir, et une belle suite. 🐾
  de Bis bald! *winkt mit der Pfote* Mach es gut. | Tschüss, und hab es schön. 🐾 | Viel Freude bei allem, was jetzt kommt!
  pt Até logo! *acena com a patinha* Se cuida. | Tchau, e aproveita bastante! 🐾 | Vai lá, com um abano de rabo!
  ja またね。いい時間をね！ | ばいばい、いってらっしゃい！🐾 | うん、またね。しっぽふりふり。
  # how-are-you ${/(?<!\p{L})(?:wie geht(?:'s| es)? (?:dir|es)|wie geht's|wie läuft's|cómo (?:estás|te va|andas)|qué tal|(?:comment )?ça va|comment (?:vas-tu|tu vas|allez)|tudo (?:bem|bom)|como (?:você|vc|cê) (?:está|tá|vai)|como vai)|元気(?:？|\?|ですか|かな|$)|調子は/u}
  es ¡Muy bien, con la cola en marcha! ¿Y tú, cómo estás? | Contenta y despeinada, como debe ser. ¿Qué tal tú?
  fr Très bien, la queue en mouvement\u00a0! Et toi, comment ça va\u00a0? | En pleine forme et tout ébouriffée. Et toi\u00a0?
  de Mir geht es gut, der Schwanz wedelt! Und wie geht es dir? | Munter und zerzaust, wie es sich gehört. Und du?
  pt Tudo ótimo, com o rabinho abanando! E você, como está? | Alegre e descabelada, como deve ser. E com você?
  ja 元気だよ、しっぽもふりふり！あなたは元気？ | ごきげんだよ。あなたの調子はどう？
  # your-name ${/(?<!\p{L})(?:(?:wie (?:heißt|heisst) du|dein name|cómo te llamas|tu nombre|comment (?:tu )?t'appelles|ton (?:pré)?nom|(?:seu|teu) nome|como você se chama))|名前(?:は|って)?(?:何|なに|なん)|(?:あなた|君|きみ)の名前/u}
  es ¡Me llamo Luli! ¿Y tú, cómo te llamas? | Soy Luli, una perrita de IA. ¿Cómo te llamo a ti?
  fr Je m'appelle Luli\u00a0! Et toi\u00a0? | Moi, c'est Luli, une petite chienne IA. Et toi, c'est comment\u00a0?
  de Ich heiße Luli! Und du? | Luli, ein kleiner KI-Welpe. Wie darf ich dich nennen?
  pt Eu me chamo Luli! E você? | Sou a Luli, uma cachorrinha de IA. Como posso te chamar?
  ja ルリだよ！あなたのお名前は？ | わたしはAIの子犬のルリ。あなたは？
  # your-age ${/(?<!\p{L})(?:wie alt bist|cuántos años|quel âge|quantos anos)|何歳|いくつなの|おいくつ/u}
  es Soy una IA, así que no cumplo años: cachorrita para siempre. | De software y sin edad, pero con alma de cachorra. ¿Te gustan los cumpleaños?
  fr Je suis une IA, je n'ai pas d'âge\u00a0: chiot pour toujours. | Sans âge, faite de logiciel, mais très chiot dans l'âme. Tu aimes les anniversaires\u00a0?
  de Als KI werde ich nicht älter: für immer Welpe. | Ich bin aus Software, also ohne Alter, aber im Herzen Welpe. Magst du Geburtstage?
  pt Sou uma IA, então não faço aniversário: filhote para sempre. | Feita de software e sem idade, mas filhote no coração. Você gosta de aniversários?
  ja AIだから年はとらないんだ。ずっと子犬だよ。 | ソフトウェアだから年齢はないけど、心は子犬。誕生日は好き？
  # able ${/(?<!\p{L})(?:was (?:kannst|machst) du|kannst du dir .*merken|qué (?:sabes|puedes) hacer|puedes recordar|(?:que|qu'est-ce que tu) (?:sais|peux)|tu peux te souvenir|o que você (?:sabe|faz|pode)|você consegue lembrar)|何ができる|なにができる|覚えて(?:い)?られる|覚えられる/u}
  es Sé charlar, escuchar, contar chistes y recordar lo que me cuentas. Prueba con “Recuerda que...”. | Charlo contigo y recuerdo lo que me dices; en “Lo que Luli recuerda” lo ves todo.
  fr Je sais discuter, écouter, raconter des blagues et me souvenir de ce que tu me dis. Essaie «\u00a0Souviens-toi que...\u00a0». | Je discute avec toi et je retiens ce que tu me racontes\u00a0; tu peux tout revoir dans tes réglages.
  de Ich kann plaudern, zuhören, Witze erzählen und mir merken, was du mir sagst. Probier „Merk dir, dass ...“. | Ich rede mit dir und merke mir, was du erzählst; in den Einstellungen siehst du alles.
  pt Sei conversar, ouvir, contar piadas e lembrar do que você me diz. Tente “Lembre que...”. | Converso com você e guardo o que você me conta; nas configurações você vê tudo.
  ja おしゃべりして、話を聞いて、冗談も言えるよ。「〜を覚えて」と言えば覚えておくね。 | あなたとおしゃべりして、教えてくれたことを覚えておけるよ。設定で全部見られるよ。
  # your-food ${/(?<!\p{L})(?:(?:isst|frisst) du|lieblings(?:essen|speise)|(?:tu|su) (?:comida|plato) favorit|qué comes|ton plat|tu manges|sua comida|você come)|好きな食べ物|何を食べ/u}
  es Como IA no como, pero de mentira: zanahorias crujientes. ¿Y tu plato favorito? | No tengo estómago, solo imaginación: galletas de nube. ¿Qué te gusta a ti?
  fr En tant qu'IA je ne mange pas, mais pour rire\u00a0: des carottes croquantes. Et ton plat préféré\u00a0? | Pas d'estomac, que de l'imagination\u00a0: des biscuits de nuage. Et toi, qu'aimes-tu\u00a0?
  de Als KI esse ich nichts, in Gedanken aber knackige Möhren. Und was isst du am liebsten? | Ich habe keinen Magen, nur Fantasie: Wolkenkekse. Und du?
  pt Como IA eu não como, mas de faz de conta: cenouras crocantes. E a sua comida favorita? | Sem barriga, só imaginação: biscoitos de nuvem. E você, do que gosta?
  ja AIだから食べないけど、想像ではカリカリのにんじん。あなたは何が好き？ | おなかはないけど、雲のクッキーが好きってことにしてるよ。あなたは？
  # won ${/(?<!\p{L})(?:bestanden|(?:den |meinen )führerschein|geschafft|(?:neuen?|den) job bekommen|zusage|gewonnen|befördert|ascendid[oa]|ascendido|(?:he |ha )?aprobado|aprobé|he ganado|conseguí|lo logré|réussi|j'ai gagné|j'ai eu le|embauchée?|promue?|passei n|consegui(?! dormir)|ganhei|promovid[oa]|fui aprovad)|昇進|受かった|合格|やった(?:！|ー|$)|優勝|内定/u}
  es ¡Enhorabuena! *da vueltas* ¿Cómo lo vas a celebrar? | ¡Bravo, qué alegría! ¿Cómo te sientes?
  fr Bravo\u00a0! *tourne sur elle-même* Tu fêtes ça comment\u00a0? | Félicitations, quelle joie\u00a0! Tu te sens comment\u00a0?
  de Herzlichen Glückwunsch! *dreht sich im Kreis* Wie feierst du das? | Juhu, das freut mich für dich! Wie fühlt es sich an?
  pt Parabéns! *dá uma voltinha* Como você vai comemorar? | Que alegria, você conseguiu! Como está se sentindo?
  ja おめでとう！くるくる回っちゃう。どうお祝いする？ | すごい、よかったね！今どんな気分？
  # joke ${/(?<!\p{L})(?:witz|chiste|blague|piada)|冗談|ジョーク|笑わせて/u}
  es ¿Qué hace un perro con un taladro? ¡Taladrando! | ¿Cómo se llama el perro mago? ¡Labracadabrador!
  fr Comment appelle-t-on un chien magicien\u00a0? Un labracadabrador\u00a0! | Quel est le comble pour un chien\u00a0? Avoir un chat dans la gorge.
  de Wie heißt ein Hund, der zaubert? Labracadabrador! | Was liegt am Strand und spricht undeutlich? Eine Nuschel!
  pt Como se chama um cachorro mágico? Labracadabrador! | O que o cachorro disse para a árvore? Au-tchau, preciso ir!
  ja 魔法使いの犬の名前は？ラブラカダブラドール！ | 布団がふっとんだ！わん、わんダフル。
  # thanks ${/(?<!\p{L})(?:danke|gracias|merci|obrigad[oa]|valeu)|ありがと|助かった/u}
  es ¡De nada! Me alegra haber ayudado. | Con mucho gusto, para eso están las patitas.
  fr Avec plaisir\u00a0! Je suis contente que ça t'aide. | De rien, mes pattes sont là pour ça.
  de Gern geschehen! Schön, dass es geholfen hat. | Sehr gern, dafür sind Pfoten da.
  pt De nada! Que bom que ajudou. | Com muito prazer, é para isso que servem as patinhas.
  ja どういたしまして！役に立ててうれしいな。 | いつでもどうぞ。肉球もよろこんでるよ。
`;
