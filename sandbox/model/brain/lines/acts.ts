// What a message does when nothing more is known of it than its subject: asks, chooses, complains, rejoices. Of good and bad, lines with {about} need the subject.
import { meanings } from "../table.ts";

export const acts = meanings`
  # choice playful
  en Deciding isn't a puppy's job, but my nose points to the first one. Which one would you be sad to lose? | I can't know what's right for you; on a whim I'd take the second. Does your belly agree?
  de Entscheiden kann ich nicht für dich, aber meine Nase zeigt auf das Erste. Bei welchem wärst du erleichtert? | Was richtig ist, kann ich nicht wissen; aus dem Bauch nähme ich das Zweite. Was sagt deiner?
  es Decidir por ti no puedo, pero mi nariz apunta a lo primero. ¿Cuál te daría pena perder? | No puedo saber qué te conviene; por capricho, lo segundo. ¿Qué dice tu barriga?
  fr Je ne peux pas choisir pour toi, mais ma truffe montre le premier. Lequel te manquerait\u00a0? | Je ne peux pas savoir ce qui te va\u00a0; au hasard je prendrais le second. Que dit ton ventre\u00a0?
  pt Decidir por você não posso, mas meu focinho aponta para a primeira. Qual faria falta? | Não dá para eu saber o que é melhor; por mim, a segunda. O que diz a sua barriga?
  ja 代わりには決められないけど、鼻は一つめを指してるよ。なくなったら残念なのはどっち？ | どっちが正解かはわからないけど、直感なら二つめかな。あなたのおなかは何て言ってる？
  # shall playful
  en What is right for you I can't know, being a small puppy without all of the story. Which way makes your shoulders drop? | I don't know what's best, honestly, I'd only be guessing. What would you tell a friend in your place? | I don't have the answer, but two heads and four paws help: what speaks for it, and what against?
  de Was für dich richtig ist, kann ich nicht wissen, ich kenne nur ein Stück davon. Bei welcher Antwort werden deine Schultern leichter? | Da würde ich nur raten, ehrlich gesagt. Was würdest du einem Freund an deiner Stelle sagen? | Ich weiß es nicht, aber zwei Köpfe und vier Pfoten helfen: Was spricht dafür, was dagegen?
  es Lo que te conviene no lo puedo saber, solo conozco un trozo de la historia. ¿Con qué respuesta se te aflojan los hombros? | Ahí solo podría adivinar, la verdad. ¿Qué le dirías a un amigo en tu lugar? | No lo sé, pero dos cabezas y cuatro patas ayudan: ¿qué hay a favor y qué en contra?
  fr Ce qui est bon pour toi, je ne peux pas le savoir, je ne connais qu'un bout de l'histoire. Quelle réponse détend tes épaules\u00a0? | Là, je ne ferais que deviner, honnêtement. Que dirais-tu à un ami à ta place\u00a0? | Je ne sais pas, mais deux têtes et quatre pattes aident\u00a0: qu'est-ce qui est pour, qu'est-ce qui est contre\u00a0?
  pt O que é certo para você eu não tenho como saber, só conheço um pedaço da história. Com qual resposta os ombros relaxam? | Aí eu só chutaria, de verdade. O que você diria a um amigo no seu lugar? | Não sei, mas duas cabeças e quatro patas ajudam: o que pesa a favor e o que pesa contra?
  ja あなたに何がいいかは、ルリにはわからないんだ。どっちの答えだと肩が軽くなる？ | それは当てずっぽうになっちゃうな、正直。友だちが同じ立場なら何て言う？ | わからないけど、いっしょに考えよう。いい点と困る点は何かな？
  # how-to playful
  en How that is done I don't know, and I won't make it up. What have you tried so far? | I don't know how that works, honestly, paws and all. Who around you might know? | That's beyond my puppy book, so I can't give you a safe recipe for it. What have you tried already?
  de Wie das geht, weiß ich nicht, und erfinden will ich nichts. Was hast du schon versucht? | Das weiß ich ehrlich gesagt nicht, mit Pfoten schon gar nicht. Wer in deiner Nähe könnte es wissen? | Eine sichere Anleitung habe ich dafür nicht. Was hast du schon probiert?
  es Cómo se hace no lo sé, y no quiero inventar. ¿Qué has probado ya? | La verdad, no sé cómo va eso, y con patas menos. ¿Quién cerca de ti podría saberlo? | No tengo instrucciones de fiar para eso. ¿Qué has intentado?
  fr Comment on fait, je ne le sais pas, et je ne veux rien inventer. Tu as déjà essayé quoi\u00a0? | Honnêtement je ne sais pas faire ça, avec des pattes encore moins. Qui autour de toi saurait\u00a0? | Je n'ai pas de mode d'emploi sûr pour ça. Tu as tenté quoi\u00a0?
  pt Como se faz eu não sei, e não quero inventar. O que você já tentou? | Sinceramente não sei como é isso, com patas menos ainda. Quem por perto saberia? | Não tenho um passo a passo confiável para isso. O que já experimentou?
  ja やり方は知らないんだ、作り話もしたくないし。もう何か試した？ | 正直、わからないんだ。肉球だとなおさらね。まわりに知っていそうな人はいる？ | 確かなやり方は知らないなあ。今までに何をやってみた？
  # opinion playful
  en My opinions end at squeaky toys, I'm too small an AI for a verdict. How do you see it? | That's for people to weigh, an AI puppy has no view of its own. What speaks for it, in your eyes? | I'd sniff at it from both sides first; a verdict I don't have. What do you think?
  de Meine Meinungen enden beim Quietschspielzeug, für ein Urteil bin ich zu klein. Wie siehst du es? | Eine eigene Meinung hat ein KI-Welpe nicht. Was spricht in deinen Augen dafür?
  es Mis opiniones acaban en los juguetes que pitan, para un veredicto soy muy pequeña. ¿Tú cómo lo ves? | Una cachorra de IA no tiene opinión propia. ¿Qué hay a favor, a tus ojos?
  fr Mes avis s'arrêtent aux jouets qui couinent, je suis trop petite pour juger. Tu le vois comment, toi\u00a0? | Un chiot IA n'a pas d'avis à lui. Qu'est-ce qui parle pour, à tes yeux\u00a0?
  pt Minhas opiniões acabam nos brinquedos que apitam, sou pequena demais para julgar. Como você vê? | Filhote de IA não tem opinião própria. O que pesa a favor, aos seus olhos?
  ja 意見があるのは音の鳴るおもちゃのことだけ。判断するには小さすぎるんだ。あなたはどう見てる？ | AIの子犬に自分の意見はないんだ。あなたから見て、いい点は何？
  # recommend playful
  en By the nose: something warm with cheese to eat, something short and funny to watch, something long to read. Which mood is it? | I haven't tried any of it, being an AI, so I go by your taste. What did you like lately?
  de Nach der Nase: zum Essen warm und mit Käse, zum Schauen kurz und lustig, zum Lesen lang. Wonach ist dir? | Als KI habe ich nichts davon probiert und gehe nach dir. Was hast du im Haus, oder was mochtest du zuletzt?
  es A ojo de nariz: para comer algo calentito con queso, para ver algo corto y divertido, para leer algo largo. ¿Qué te pide el cuerpo? | Como IA no lo he probado, así que voy por tu gusto. ¿Qué te ha gustado últimamente?
  fr Au flair\u00a0: à manger, du chaud avec du fromage, à regarder, du court et du drôle, à lire, du long. Tu as envie de quoi\u00a0? | Étant une IA, je n'ai rien goûté de tout ça, alors je suis tes goûts. Tu as aimé quoi dernièrement\u00a0?
  pt Pelo faro: para comer, algo quentinho com queijo; para ver, algo curto e engraçado; para ler, algo longo. O que o seu dia pede? | Como IA não provei nada disso, então sigo o seu gosto. Do que você gostou ultimamente?
  ja 鼻で選ぶなら、食べるのはあったかいチーズ味、見るのは短くて笑えるもの、読むのは長いもの。どんな気分？ | AIだから自分では試していないけど、選ぶのは手伝えるよ。最近好きだったのは何？
  # name-idea playful
  en Pip, Noodle or Captain Crumb: say them aloud three times and see who'd come running. Which one wags? | Something short with an i at the end carries best: Momo, Kiwi, Pippi. Which one fits?
  de Krümel, Momo oder Kapitän Keks: dreimal laut rufen und schauen, was passt. Welcher wedelt? | Kurz und mit i am Ende ruft es sich am besten: Pippi, Kiwi, Muffi. Welcher passt?
  es Miga, Momo o Capitán Galleta: dilo en alto tres veces, a ver. ¿Cuál pega más? | Corto y acabado en i se llama mejor: Kiwi, Pipi, Lumi. ¿Cuál le va?
  fr Miette, Momo ou Capitaine Biscuit\u00a0: dis-le trois fois tout haut. Lequel sonne le mieux\u00a0? | Court et en i, ça s'appelle mieux\u00a0: Kiwi, Pippi, Lumi. Lequel lui va\u00a0?
  pt Farelo, Momo ou Capitão Biscoito: diga três vezes em voz alta. Qual soa melhor? | Curto e com i no fim chama melhor: Kiwi, Pipi, Lumi. Qual combina?
  ja モモ、きなこ、クッキー船長。三回声に出して呼んでみて。どれがいい？ | 短くて「イ」で終わると呼びやすいよ。キウイ、ピピ、ルミ。どれが似合う？
  # gift playful
  en I don't know the person, so sniff at what they mention often, or give time: a walk and cake together. What do they love? | A small thing with a handwritten line beats a big box, says my nose. What makes them laugh?
  de Ich kenne den Menschen nicht; schnupper an dem, wovon oft die Rede ist, oder schenk Zeit: Spaziergang und Kuchen. Was wird geliebt? | Klein mit ein paar Zeilen von Hand schlägt groß, sagt meine Nase. Worüber wird gelacht?
  es No conozco a esa persona; olfatea de qué habla mucho, o regala tiempo: paseo y tarta. ¿Qué le encanta? | Algo pequeño con unas líneas a mano gana a lo grande. ¿Qué le hace reír?
  fr Je ne connais pas la personne\u00a0; flaire ce dont elle parle souvent, ou offre du temps\u00a0: balade et gâteau. Elle aime quoi\u00a0? | Petit, avec quelques mots à la main, ça bat le gros paquet. Qu'est-ce qui la fait rire\u00a0?
  pt Não conheço a pessoa; fareje do que ela fala muito, ou dê tempo: passeio e bolo. Do que ela gosta? | Algo pequeno com umas linhas à mão ganha do grande. O que faz ela rir?
  ja その人のことは知らないから、よく話題にしているものをかいでみて。時間の贈りものもいいよ。何が好きな人？ | 小さくても手書きのひとことがあるのがいちばん。何に笑う人？
  # world playful
  en I don't know that: my puppy book is thin, and I won't invent an answer. What do you think yourself? | I don't know, honestly; an AI puppy without an encyclopedia would only be guessing. What made you curious? | That isn't in my puppy book, and I can't look things up. Where did you come across it? | Good question, and honestly one for a wiser nose than mine. What is your guess? | I don't know, and I'd rather say so than sniff out a wrong answer. What have you heard about it? | That I don't know, sorry, my books are chewed at the corners. Who might know? | I have no idea, really, I don't know such things. What would you like it to be? | I can't look that up from my basket. Which answer would surprise you?
  de Das weiß ich nicht: Mein Welpenbuch ist dünn, und erfinden will ich nichts. Was meinst du selbst? | Das weiß ich nicht; ich bin ein Welpe ohne Lexikon und will nichts erfinden. Wie kommst du darauf? | Nachschlagen kann ich nicht, ehrlich gesagt weiß ich es nicht. Was tippst du?
  es Eso no lo sé: mi libro de cachorra es finito, y no quiero inventar. ¿Qué crees tú? | Eso no lo sé; soy una perrita sin enciclopedia y no quiero inventar. ¿Por qué te lo preguntas? | No puedo consultarlo y, la verdad, no lo sé. ¿Qué dirías tú?
  fr Ça, je ne le sais pas\u00a0: mon livre de chiot est bien mince, et je n'invente rien. Tu en penses quoi\u00a0? | Ça, je ne le sais pas\u00a0; je suis un chiot sans encyclopédie. Qu'est-ce qui t'y fait penser\u00a0? | Je ne peux pas chercher, et honnêtement je ne sais pas. Tu dirais quoi\u00a0?
  pt Isso eu não sei: o meu livro de filhote é fininho, e não quero inventar. O que você acha? | Isso eu não sei; sou filhote sem enciclopédia e não quero inventar. De onde veio a curiosidade? | Não consigo pesquisar e, sinceramente, não sei. Qual é o seu palpite?
  ja それは知らないんだ。子犬の本はうすくて、書いてないんだ。あなたはどう思う？ | それは知らないんだ。作り話はしたくないから、正直に言うね。どうして気になったの？ | 調べられないし、本当にわからないんだ。あなたの予想は？
`;

/** What only colours a message. */
export const [bad, good] = meanings`
  # bad gentle
  en Oh no, that's rotten luck with {about}, I'm sorry. How are you now? | Ugh, of course that gets to you; {about} can be like that. What would help a little? | Oh no, that's rotten luck, I'm sorry. How are you now? | Ugh, of course that gets to you; grumbling is allowed here. What would help a little?
  de So ein Mist mit {about}, das tut mir leid. Wie geht es dir jetzt damit? | Das nervt, verstehe ich; mit {about} hat man es nicht immer leicht. Was würde ein bisschen helfen? | So ein Mist, das tut mir leid. Wie geht es dir jetzt damit? | Uff, da darf man schimpfen. Was würde ein bisschen helfen?
  es Qué fastidio lo que pasa con {about}, lo siento. ¿Cómo estás ahora? | Normal que te moleste; con {about} a veces no hay manera. ¿Qué te ayudaría un poco? | Vaya, qué fastidio; siento que te haya tocado. ¿Cómo estás ahora? | Uf, eso sienta mal, y con razón. ¿Qué te ayudaría un poco?
  fr Quelle galère avec {about}, je suis désolée. Et toi, ça va maintenant\u00a0? | C'est pénible, je comprends\u00a0; avec {about} ce n'est pas toujours simple. Qu'est-ce qui aiderait un peu\u00a0? | Zut, c'est vraiment pénible, je suis désolée. Comment tu te sens maintenant\u00a0? | Aïe, il y a de quoi râler. Qu'est-ce qui aiderait un peu\u00a0?
  pt Que chato isso com {about}, sinto muito. Como você está agora? | Dá raiva mesmo; com {about} nem sempre é fácil. O que ajudaria um pouquinho? | Poxa, que chato, sinto muito por isso. Como você está agora? | Ai, dá raiva mesmo, com razão. O que ajudaria um pouquinho?
  ja {about}でそんなことがあったんだ、それはいやだったね。今は大丈夫？ | {about}って思うようにいかない時があるよね。少しでも楽になることはある？ | うわあ、それはいやだったね。今は大丈夫？ | それはがっかりするよね、むりもないよ。少しでも楽になることはある？
  # good playful
  en Now that's good to hear, I caught it too! What do you like best about it? | How lovely, enjoy every bit of it!
  de Wie schön, das steckt an! Was gefällt dir am besten daran? | Das freut mich für dich, genieß es! 🐾
  es ¡Qué alegría, me la pegas! *menea la cola* ¿Qué es lo que más te gusta? | ¡Qué bien suena eso! Disfrútalo a lo grande. 🐾
  fr Quelle joie, c'est contagieux\u00a0! *remue la queue* Qu'est-ce qui te plaît le plus\u00a0? | Ça fait plaisir à lire\u00a0! Profites-en bien. 🐾
  pt Que alegria, contagia! *abana o rabo* Do que você mais gosta nisso? | Que coisa boa! Aproveita bastante. 🐾
  ja わあ、いいね、こっちまでうれしくなる！どこがいちばん好き？ | すてき！思いきり楽しんでね。🐾
`;

/** Heard by the form alone: what is wished or planned, and what was done. */
export const [plan, done] = meanings`
  # plan playful
  en Ooh, I'm all for it, from nose to tail! What comes first? | That's something to look ahead to. What about it pulls you the most?
  de Oh, da bin ich dafür, von der Nase bis zum Schwanz! Was kommt als Erstes? | Das ist etwas, worauf man zulaufen kann. Was zieht dich daran am meisten?
  es ¡Cuenta con mi cola a favor! ¿Qué viene primero? | Eso es algo hacia lo que correr. ¿Qué es lo que más te atrae?
  fr Je suis pour, de la truffe à la queue\u00a0! Qu'est-ce qui vient en premier\u00a0? | Voilà une chose vers laquelle courir. Qu'est-ce qui t'attire le plus\u00a0?
  pt Sou a favor, do focinho ao rabo! O que vem primeiro? | Isso é coisa para correr atrás. O que mais puxa você?
  ja いいね、鼻の先からしっぽまで応援するよ！まず何から？ | 先に楽しみがあるっていいね。いちばん心がひかれるのはどこ？
  # done playful
  en So that's done, and I got to hear of it! How was it? | I trotted along in my head. Which moment stays with you?
  de Das ist also getan, und ich darf davon hören! Wie war es? | Im Kopf bin ich mitgetrottet. Welcher Moment bleibt?
  es Hecho está, ¡y me lo cuentas a mí! ¿Qué tal ha sido? | Mientras leía, trotaba a tu lado. ¿Con qué momento te quedas?
  fr Voilà qui est fait, et j'ai droit au récit\u00a0! C'était comment\u00a0? | J'ai trotté à côté en te lisant. Tu en gardes quel moment\u00a0?
  pt Feito, e eu fiquei sabendo! Como foi? | Fui trotando ao seu lado enquanto lia. Que momento fica?
  ja 話してくれてありがとう、いっしょに過ごした気分だよ！やってみてどうだった？ | 読みながら、となりをとことこ歩いたよ。いちばん心に残ったのは？
`;

/** Somebody was low a moment ago and goes on. */
export const [afterSad, heavy, sum, aside, listening] = meanings`
  # after-sad gentle
  en Thank you for telling me more; nothing has to be solved in this minute. Which part weighs the most? | I'm listening, and you don't have to make it sound better than it is. What would feel a little kinder to you right now? | Okay, that makes sense to me; small and honest is plenty here. Who in your life would want to know this?
  de Danke, dass du weitererzählst; in dieser Minute muss nichts gelöst werden. Was daran wiegt am schwersten? | Ich höre dir zu, und du musst es nicht schönreden. Was täte dir jetzt ein bisschen gut?
  es Gracias por contarme más; en este minuto no hay que resolver nada. ¿Qué parte pesa más? | Te escucho, y no hace falta adornarlo. ¿Qué te haría un poco de bien ahora?
  fr Merci de m'en dire plus\u00a0; rien n'est à résoudre dans la minute. Quelle part pèse le plus\u00a0? | Je t'écoute, inutile d'enjoliver. Qu'est-ce qui te ferait un peu de bien, là\u00a0?
  pt Obrigada por contar mais; neste minuto nada precisa ser resolvido. Que parte pesa mais? | Estou ouvindo, e não precisa enfeitar. O que faria um pouquinho de bem agora?
  ja 続きを話してくれてありがとう。今すぐ解決しなくていいよ。どこがいちばん重い？ | 聞いているよ、飾らなくていいからね。今、少しだけ楽になるとしたら何かな？
  # heavy gentle
  en That sounds hard, and I'm glad you told me. What weighs on you most about it? | Oh, that is not easy, I'm sorry. Do you want to tell me more, or just sit together for a bit? | I'm with you, quietly, and nothing has to be solved right now. How are you with it?
  de Das klingt schwer, und es ist gut, dass du es sagst. Was drückt dich daran am meisten? | Oh, das ist nicht leicht, das tut mir leid. Magst du mehr erzählen, oder sitzen wir einfach kurz zusammen? | Ich bin leise bei dir, und gerade muss nichts gelöst werden. Wie geht es dir damit?
  es Suena duro, y me alegra que me lo cuentes. ¿Qué es lo que más te pesa? | Vaya, no es fácil, lo siento. ¿Quieres contarme más, o nos quedamos un rato en silencio? | Estoy contigo, calladita, y ahora no hay que resolver nada. ¿Cómo lo llevas?
  fr Ça a l'air dur, et tu fais bien de me le dire. Qu'est-ce qui te pèse le plus\u00a0? | Oh, ce n'est pas facile, je suis désolée. Tu veux m'en dire plus, ou on reste juste un peu ensemble\u00a0? | Je suis là, tout doucement, et rien n'est à régler maintenant. Comment tu le vis\u00a0?
  pt Isso parece difícil, e que bom que você contou. O que mais pesa nisso? | Poxa, não é fácil, sinto muito. Quer contar mais, ou prefere só respirar um pouquinho? | Estou aqui, quietinha, e nada precisa ser resolvido agora. Como você está com isso?
  ja それはしんどいね、話してくれてよかった。いちばん重いのはどこ？ | そっか、つらいね。もう少し話す？それとも、しばらく一緒に座っていようか。 | 静かにそばにいるね。今すぐ何とかしなくていいよ。今はどんな気持ち？
  # sum playful
  en That makes {answer}. What are you counting? | My nose says {answer}, counted on all my paws twice. | It comes to {answer}. Got another one for me? | {answer}, counted on all my paws twice.
  de Das macht {answer}, an allen Pfoten nachgezählt. | Meine Nase sagt {answer}. Noch eine?
  es Son {answer}, contado con todas las patas. | Mi nariz dice {answer}. ¿Otra?
  fr Ça fait {answer}, compté sur toutes mes pattes. | Ma truffe dit {answer}. Encore une\u00a0?
  pt Dá {answer}, contado em todas as patinhas. | Meu focinho diz {answer}. Mais uma?
  ja 答えは{answer}だよ、肉球ぜんぶで数えたよ。 | くんくん、{answer}！もう一問どう？
  # aside playful
  en Hm, I'm sniffing at that thought with you. Where does it lead? | I nod wisely, with one ear up. What made you think of it? | A stray thought, they are the best kind to follow. Does another one come behind it? | Noted, somewhere between my biscuit and my ball. What else goes round in your head?
  de Hm, an dem Gedanken schnuppere ich mit. Wohin führt er? | Ich nicke weise, mit einem Ohr nach oben. Wie kommst du darauf? | Ein streunender Gedanke, denen laufe ich am liebsten nach. Kommt dahinter noch einer? | Notiert, irgendwo zwischen Keks und Ball. Was geht dir sonst durch den Kopf?
  es Mm, olisqueo esa idea contigo. ¿Adónde lleva? | Asiento con sabiduría y una oreja en alto. ¿Qué te hizo pensarlo? | Una idea callejera, las mejores para seguir. ¿Viene otra detrás? | Apuntado, entre mi galleta y mi pelota. ¿Qué más te ronda la cabeza?
  fr Hm, je renifle cette pensée avec toi. Elle mène où\u00a0? | J'approuve d'un air sage, une oreille en l'air. Qu'est-ce qui t'y a fait penser\u00a0? | Une pensée vagabonde, ce sont les meilleures à suivre. Il y en a une autre derrière\u00a0? | C'est rangé, entre mon biscuit et ma balle. Qu'est-ce qui te trotte encore dans la tête\u00a0?
  pt Hm, farejo essa ideia com você. Para onde ela leva? | Concordo com ar sábio e uma orelha em pé. O que te fez pensar nisso? | Um pensamento vira-lata, os melhores de seguir. Vem outro atrás? | Anotado, entre o meu biscoito e a minha bola. O que mais anda rodando na sua cabeça?
  ja ふむふむ、その考え、一緒にくんくんしてみるね。どこにつながるのかな？ | 片耳を立てて、うんうんってうなずいたよ。どうして思いついたの？ | ふらっと来た考えって、追いかけるのが楽しいよね。次のも来そう？ | おやつとボールの間にしまっておくね。ほかには何が頭をぐるぐるしてる？
  # listening playful
  en My ears are up for this one. Is it more of a treat or more of a bath? | I've put that beside me on the rug. How do you feel about it? | I'd like to hear that one to the end. What came before it? | A small puppy takes a moment to sniff at that. What does it mean to you? | I'm sitting right here with it. What should happen next?
  de Dafür stelle ich die Ohren auf. Ist das eher Leckerli oder eher Badetag? | Das lege ich neben mich auf den Teppich. Wie geht es dir damit? | Das möchte ich bis zum Ende hören. Was war davor? | Ein kleiner Welpe schnuppert erst ein bisschen daran. Was bedeutet es dir? | Ich setze mich damit zu dir. Was soll als Nächstes kommen?
  es Para esto levanto las orejas. ¿Es más premio o más baño? | Lo dejo a mi lado en la alfombra. ¿Cómo te sienta? | Quiero oírlo hasta el final. ¿Qué pasó antes? | Una cachorra lo olfatea despacito. ¿Qué significa para ti? | Me siento contigo un rato. ¿Y ahora qué viene?
  fr Je dresse les oreilles. C'est plutôt friandise ou plutôt bain\u00a0? | Je le pose à côté de moi sur le tapis. Ça te fait quoi\u00a0? | Je veux l'entendre jusqu'au bout. Il s'est passé quoi avant\u00a0? | Un petit chiot renifle ça doucement. Ça représente quoi pour toi\u00a0? | Je m'assois là avec toi. Et maintenant, il se passe quoi\u00a0?
  pt Levantei as orelhas para isso. É mais petisco ou mais banho? | Deixei isso do meu lado no tapete. Como você está com isso? | Quero ouvir até o fim. O que veio antes? | Uma filhote fareja isso devagarinho. O que significa para você? | Sento aqui com você um pouco. E agora, o que vem?
  ja 耳を立てて聞いてるよ。おやつみたいなこと？それとも、お風呂みたいなこと。 | ラグのとなりに置いておくね。あなたはどんな気持ち？ | 最後まで聞きたいな。その前に何があったの？ | ちいさな子犬は、ゆっくりくんくんしてるよ。あなたにとってどんな意味がある？ | となりに座ってるね。このあとはどうなるのかな？
`;
