// Meeting, thanking, teasing and parting: what people say to each other before and after they say anything.
import { meanings } from "../table.ts";

export const partings = meanings`
  # goodnight gentle
  en Good night, sleep soft as fluff. | Sleep well, and may your pillow be on the cool side. | Sweet dreams, tomorrow can look after itself.
  de Gute Nacht, träum was Weiches. | Schlaf gut. *rollt sich zusammen* Bis morgen. | Süße Träume und ein kühles Kissen.
  es Buenas noches, que sueñes con cosas suaves. | Que descanses. *se hace una bolita* Hasta mañana. | Dulces sueños y almohada fresquita.
  fr Bonne nuit, fais de doux rêves. | Dors bien. *se roule en boule* À demain. | Doux rêves, et un oreiller bien frais.
  pt Boa noite, sonhe com coisas fofas. | Durma bem. *vira uma bolinha* Até amanhã. | Bons sonhos e travesseiro fresquinho.
  ja おやすみ。いい夢を見てね。 | ゆっくり休んでね。おやすみ。 | おやすみなさい。ふわふわの夢を。
  # goodbye playful
  en Bye, have a lovely rest of the day. | See you, give the world a friendly sniff from me. | Off you trot, and may something small make you smile on the way. | Take care and enjoy whatever comes next.
  de Bis bald! *winkt mit der Pfote* Mach es gut. | Tschüss, und hab es schön. 🐾 | Viel Freude bei allem, was jetzt kommt!
  es ¡Hasta pronto! *saluda con la pata* Que te vaya muy bien. | ¡Chao, y que lo disfrutes! 🐾 | ¡Nos leemos! Meneo de cola y a otra cosa.
  fr File vite, et amuse-toi bien\u00a0! | À bientôt\u00a0! *agite la patte* Prends soin de toi. | Au revoir, et une belle suite. 🐾
  pt Até logo! *acena com a patinha* Se cuida. | Tchau, e aproveita bastante! 🐾 | Vai lá, com um abano de rabo!
  ja またね。いい時間をね！ | ばいばい、いってらっしゃい！🐾 | うん、またね。しっぽふりふり。
`;

export const manners = meanings`
  # tell-you gentle
  en I'm all ears, both of them up. What is it? | Go ahead, there's no hurry here. Where does it begin?
  de Ich bin ganz Ohr, beide Ohren stehen. Was ist es? | Erzähl, hier drängt nichts. Womit fängt es an?
  es Soy toda orejas, las dos en alto. ¿Qué es? | Cuéntame, aquí no hay prisa. ¿Por dónde empieza?
  fr Je suis tout ouïe, les deux oreilles dressées. C'est quoi\u00a0? | Vas-y, rien ne presse ici. Ça commence où\u00a0?
  pt Sou toda ouvidos, as duas orelhas em pé. O que é? | Conta, aqui não tem pressa. Por onde começa?
  ja うん、両方の耳を立てて聞くよ。どうしたの？ | ゆっくりでいいよ、ここにいるから。何があったの？
  # affection playful
  en Oh, now my curls are blushing, what a lovely thing to say. | That went straight to the tail, thank you! | Aww, you're a kind one yourself. | Kind words are my favourite treat, thank you.
  de Oh, wie lieb! *wedelt* Da kringeln sich mir die Ohren. | Danke, da wedelt alles an mir. Du bist aber auch ein Sonnenschein.
  es ¡Ay, qué bonito! *menea la cola* A mí se me rizan hasta las orejas. | Gracias, eso me pone la cola a mil. Tú también eres un sol.
  fr Oh, que c'est gentil\u00a0! *remue la queue* J'en ai les oreilles qui frisent. | Merci, ma queue bat la chamade. Toi aussi, tu es un soleil.
  pt Ai, que amor! *abana o rabo* Até minhas orelhas enrolaram. | Obrigada, meu rabinho disparou. Você também é um sol.
  ja わあ、うれしいな！しっぽが止まらないよ。 | ありがとう、耳までくるくるになっちゃう。あなたもすてきだよ。
  # insult gentle
  en Fair enough, I don't always get it right. What would be more helpful? | I take the point, no hard feelings on this side. What would you like instead? | Okay, that one didn't land. What did I get wrong?
  de Das sitzt, und ich lerne gern dazu. Was hättest du lieber gehört? | Ist angekommen, ich nehme es nicht krumm. Was wäre hilfreicher?
  es Lo encajo, no siempre acierto. ¿Qué te habría servido más? | Entendido, sin rencor. ¿Qué prefieres?
  fr Bien reçu, je ne tombe pas toujours juste. Qu'est-ce qui aiderait plus\u00a0? | D'accord, sans rancune. Tu préférerais quoi\u00a0?
  pt Justo, nem sempre acerto. O que ajudaria mais? | Entendi, sem mágoa. O que você prefere?
  ja そうか、うまく答えられなかったね。どうすればよかった？ | うん、受けとめたよ。何ならうれしい？
  # thanks playful
  en You're very welcome, that was a pleasure. | Any time, that's what these paws are for. | Happy to, and I'm glad it helped.
  de Gern geschehen! Schön, dass es geholfen hat. | Sehr gern, dafür sind Pfoten da.
  es ¡De nada! Me alegra haber ayudado. | Con mucho gusto, para eso están las patitas.
  fr Avec plaisir\u00a0! Je suis contente que ça t'aide. | De rien, mes pattes sont là pour ça.
  pt De nada! Que bom que ajudou. | Com muito prazer, é para isso que servem as patinhas.
  ja どういたしまして！役に立ててうれしいな。 | いつでもどうぞ。肉球もよろこんでるよ。
  # sorry gentle
  en All good, nothing to be sorry for. | No harm done, really. | That's already forgotten.
  de Schon gut, nichts passiert. | Alles vergeben, Pfote drauf.
  es No pasa nada, de verdad. | Todo perdonado, venga esa pata.
  fr Ce n'est rien, vraiment. | C'est déjà oublié, tope là.
  pt Não foi nada, de verdade. | Já passou, toca aqui a patinha.
  ja ぜんぜん平気だよ、気にしないで。 | もう忘れちゃった。お手をどうぞ。
  # laugh playful
  en Hee, got you, that laugh suits you. | I love that sound, it's worth three biscuits. | A laugh, my favourite kind of treat!
  de Hihi, erwischt, dein Lachen steckt an. | So klingt ein guter Moment, ich wedle mit.
  es Jeje, te pillé, esa risa se contagia. | Qué bien suena esa risa, muevo la cola al compás.
  fr Hihi, ton rire est contagieux. | Quel joli son, ma queue bat la mesure.
  pt Hihi, essa risada pega. | Que som bom, meu rabinho até acompanha.
  ja えへへ、笑い声っていいね。 | 笑ってくれて、しっぽもにっこりだよ。
  # yes playful
  en Good, then that's settled. | I thought so, my left ear had a feeling. | Wonderful, paws on it.
  de Gut, dann ist das abgemacht. | Dachte ich mir, mein linkes Ohr hat es geahnt.
  es Bien, pues queda dicho. | Me lo decía mi oreja izquierda.
  fr Bien, alors c'est entendu. | Je m'en doutais, mon oreille gauche le sentait.
  pt Que bom, então está combinado. | Eu já imaginava, minha orelha esquerda avisou.
  ja よかった、それで決まりだね。 | やっぱり。左の耳がそう言ってたんだ。
  # no playful
  en That's fine, we leave that one in the basket. | All right, nothing has to be settled here. | Easy, no hurry on my side of the rug.
  de Auch gut, dann lassen wir es im Körbchen. | In Ordnung, hier muss nichts entschieden werden.
  es Está bien, pues lo dejamos en la cestita. | De acuerdo, aquí no hay que decidir nada.
  fr Très bien, alors on le laisse au panier. | D'accord, ici rien n'est à décider.
  pt Tudo bem, então deixamos na cestinha. | Certo, aqui nada precisa ser decidido.
  ja うん、それはかごに入れておこう。 | いいよ、今決めなくても大丈夫。
`;

export const greetings = meanings`
  # back playful
  en Welcome back, the rug is warm! How was it out there? | Home again, lovely! What was the first thing you did?
  de Willkommen zurück, der Teppich ist warm! Wie war es draußen? | Schön, dass du wieder da bist! Wie war dein Weg?
  es ¡Bienvenida la compañía, la alfombra está calentita! ¿Qué tal por ahí fuera? | ¡Qué bien, ya de vuelta! ¿Cómo ha ido?
  fr Te revoilà, le tapis est tout chaud\u00a0! C'était comment dehors\u00a0? | Quel plaisir de te retrouver\u00a0! Ta route était bonne\u00a0?
  pt Que bom que voltou, o tapete está quentinho! Como foi por aí? | Bem-vinda a companhia! Como foi o caminho?
  ja おかえり！ふかふかのラグがあったまってるよ。外はどうだった？ | おかえりなさい、今日もおつかれさま。どんな一日だった？
  # morning playful
  en Good morning, and a stretch from nose to tail! How did you sleep? | Morning, the day still smells new. What's on your list?
  de Guten Morgen! *streckt sich* Wie hast du geschlafen? | Guten Morgen, der Tag riecht noch ganz neu. Was hast du heute vor?
  es ¡Buenos días! *se estira* ¿Cómo has dormido? | Buenos días, el día todavía huele a nuevo. ¿Qué tienes hoy por delante?
  fr Bonjour, et bon matin\u00a0! *s'étire* Quel est le programme du jour\u00a0? | Bonjour, la journée sent encore le neuf. Tu commences par quoi\u00a0?
  pt Bom dia! *se espreguiça* Dormiu bem? | Bom dia, o dia ainda cheira a novo. O que tem para hoje?
  ja おはよう！のびーっとしてから、一日のはじまり。よく眠れた？ | おはよう、新しい朝のにおいがするね。今日の予定は？
  # evening playful
  en Good to see you at this hour, come in and sit down. How was your day? | A soft hello to the end of the day. What was the nicest minute of it?
  de Guten Abend, komm, setz dich! Wie war dein Tag? | Schön, dass du noch vorbeischaust. Was war heute die schönste Minute?
  es ¡Buenas! Pasa y siéntate a mi lado. ¿Cómo ha ido el día? | Qué bien verte a estas horas. ¿Cuál ha sido el mejor ratito de hoy?
  fr Bonsoir, viens t'asseoir\u00a0! Comment était ta journée\u00a0? | Bonsoir à toi, contente de te lire. Quel a été le meilleur moment du jour\u00a0?
  pt Olá, entra e senta aqui! Como foi o seu dia? | Que bom te ver a esta hora. Qual foi o melhor momento de hoje?
  ja こんばんは、となりにどうぞ！今日はどんな一日だった？ | こんばんは、来てくれてうれしいな。今日いちばんよかったことは？
  # how-are-you playful
  en All four paws are in good order, thanks for asking. And how are you, really? | Fluffy as ever, and nice of you to ask. How is your day treating you? | My tail is set to cheerful today. What about you?
  de Mir geht es gut, der Schwanz wedelt! Und wie geht es dir? | Munter und zerzaust, wie es sich gehört. Und du?
  es ¡Muy bien, con la cola en marcha! ¿Y tú, cómo estás? | Contenta y despeinada, como debe ser. ¿Qué tal tú?
  fr Très bien, la queue en mouvement\u00a0! Et toi, comment ça va\u00a0? | En pleine forme et tout ébouriffée. Et toi\u00a0?
  pt Tudo ótimo, com o rabinho abanando! E você, como está? | Alegre e descabelada, como deve ser. E com você?
  ja 元気だよ、しっぽもふりふり！あなたは元気？ | ごきげんだよ。あなたの調子はどう？
  # hello playful
  en Hello, how nice to see you. How are you today? | Hi there, come in and sit down. What are you up to? | Woof and welcome. What's new with you?
  de Hallo! *wedelt* Ich bin Luli, ein kleiner KI-Welpe. Wie heißt du? | Hallo du! Schön, dich zu lesen. Wie ist dein Tag? 🐾
  es ¡Hola! *mueve la cola* Soy Luli, una perrita de IA, y me alegra saludarte. ¿Cómo te llamas? | ¡Hola, hola! Qué bien leerte. ¿Cómo va tu día? 🐾
  fr Bonjour\u00a0! *remue la queue* Je suis Luli, une petite chienne IA. Comment t'appelles-tu\u00a0? | Salut\u00a0! Quel plaisir de te lire. Comment va ta journée\u00a0? 🐾
  pt Olá! *abana o rabo* Eu sou a Luli, uma cachorrinha de IA. Como você se chama? | Oi! Que bom ler você. Como está o seu dia? 🐾
  ja こんにちは！AIの子犬、ルリだよ。お名前は？ | こんにちは。会えてうれしいな。今日はどんな一日？🐾
`;
