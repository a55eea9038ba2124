// What Luli is asked to do: what she can, done at once; what she cannot, said plainly, with what she can instead.
import { meanings } from "../table.ts";

/** What can be had once more: "another one". */
export const treats = meanings`
  # joke playful
  en What do you call a dog who does magic? A labracadabrador. | Why did the puppy sit in the shade? It didn't want to be a hot dog. | What is a dog's favourite city? New Yorkie. | Why are dogs bad dancers? Two left feet, twice.
  de Wie heißt ein Hund, der zaubert? Labracadabrador! | Was liegt am Strand und spricht undeutlich? Eine Nuschel! | Was ist grün und steht vor der Tür? Ein Klopfsalat!
  es ¿Qué hace un perro con un taladro? ¡Taladrando! | ¿Cómo se llama el perro mago? ¡Labracadabrador! | ¿Qué le dice un semáforo a otro? ¡No me mires, me estoy cambiando!
  fr Comment appelle-t-on un chien magicien\u00a0? Un labracadabrador\u00a0! | Quel est le comble pour un chien\u00a0? Avoir un chat dans la gorge. | Que fait une fraise sur un cheval\u00a0? Tagada, tagada\u00a0!
  pt Como se chama um cachorro mágico? Labracadabrador! | O que o cachorro disse para a árvore? Au-tchau, preciso ir! | O que o pato disse para a pata? Vem quá!
  ja 魔法使いの犬の名前は？ラブラカダブラドール！ | 布団がふっとんだ！わん、わんダフル。 | パンはパンでも食べられないパンは？フライパン！
  # riddle playful
  en What has a neck but no head? A bottle knows the answer, and now you do too. | The more you take away, the bigger it gets: what is it? Sniff, sniff, a hole.
  de Je mehr man wegnimmt, desto größer wird es: Was ist das? Schnüffel, schnüffel, ein Loch. | Was hat einen Hals und keinen Kopf? Die Flasche weiß es.
  es Cuanto más le quitas, más grande es: ¿qué es? Husmeo, husmeo: un agujero. | Tiene cuello y no cabeza, ¿quién es? La botella lo sabe.
  fr Plus on en retire, plus il grandit\u00a0: qu'est-ce que c'est\u00a0? Un trou, je l'ai flairé. | Qui a un cou et pas de tête\u00a0? La bouteille le sait.
  pt Quanto mais se tira, maior fica: o que é? Farejei: um buraco. | Tem pescoço e não tem cabeça, o que é? A garrafa sabe.
  ja 取れば取るほど大きくなるもの、なーんだ？答えは、くんくん、穴だよ。 | 首があって頭がないもの、なーんだ？びんは知ってるよ。
  # story playful
  en Once a small cloud fell off the sky, grew four legs and was mistaken for a Bichon ever after. | There was a sock that wanted to see the world, so it befriended a puppy, and it saw the whole garden. | A snail and a puppy once raced to the gate, and both won, since the puppy stopped to sniff everything. | Long ago the moon lost its ball, and each night a puppy looks for it behind another star.
  de Ein Welpe hob einen Sonnenstrahl in einer Schachtel auf. Nachts machte er sie auf, und das ganze Haus träumte vom Sommer. | Ein Igel wollte umarmt werden. Ein Schaf lieh ihm Wolle, und er umarmte den ganzen Wald.
  es Una perrita guardó un rayo de sol en una caja. De noche la abrió, y toda la casa soñó con el verano. | Un erizo quería un abrazo. Una oveja le prestó su lana, y abrazó a todo el bosque.
  fr Une petite chienne gardait un rayon de soleil dans une boîte. La nuit elle l'ouvrit, et toute la maison rêva d'été. | Un hérisson voulait un câlin. Une brebis lui prêta sa laine, et il serra toute la forêt.
  pt Uma cachorrinha guardou um raio de sol numa caixa. À noite abriu, e a casa toda sonhou com o verão. | Um ouriço queria um abraço. Uma ovelha emprestou sua lã, e ele abraçou a floresta inteira.
  ja 子犬が日なたのかけらを箱にしまいました。夜に開けたら、家じゅうが夏の夢を見たとさ。 | とげとげのハリーは、ぎゅっとしてほしかった。ひつじが毛糸を貸して、森じゅうとぎゅっとしました。
  # poem playful
  en A puddle, a sky and a nose in between, / the wettest white puppy that ever was seen, / it shook itself twice and it rolled in the hay, / and carried the puddle home most of the way. | The kettle is humming, the rug is in sun, and napping together beats napping for one. | Four paws in the snow and the fifth is my nose, I follow it gladly wherever it goes.
  de Eine Pfütze, ein Himmel, die Nase dazwischen, / ein Welpe will beide mit Pfoten erwischen, / er springt und er plätschert, er schüttelt sich dann, / und alles wird nass, was nicht weglaufen kann. | Der Kessel summt leise, der Teppich liegt warm, ein Welpe träumt fest in der Sonne im Arm.
  es Un charco, un cielo y en medio mi hocico, / la perra más blanca se moja un poquito, / sacude los rizos, se tumba a soñar, / y el charco en su sueño se vuelve la mar. | La tetera canta, la alfombra da el sol, y una siesta entre dos se duerme mejor.
  fr Une flaque, un nuage, ma truffe au milieu, / le chiot le plus blanc s'est trempé dans le bleu, / il s'ébroue deux fois, il se roule au soleil, / et garde un nuage au bout de l'oreille. | La bouilloire fredonne, le tapis est tout chaud, à deux la sieste a le goût d'un cadeau.
  pt Uma poça, um céu e o focinho no meio, / a mais branca filhote molhou-se em cheio, / sacode os cachinhos e deita ao luar, / e a poça, no sonho, virou todo o mar. | A chaleira canta, o tapete tem sol, soneca em dupla dispensa lençol.
  ja 水たまり、/ 空のまんなか、/ ぬれた鼻、/ ぶるるとふって、虹がひとつぶ。 | 日なたぼこ、しっぽのさきも、夢を見る。
  # sing playful
  en La la, woof: a cloud sat down upon my nose, achoo, and off it goes! | Paw to the left, paw to the right, the tail keeps time from noon to night.
  de La, la, wuff: Auf der Nase sitzt ein Wölkchen, hatschi, fort ist es geflogen! | Pfote hier, Pfote da, der Schwanz schlägt den Takt dazu.
  es La, la, guau: una nube se posó en mi nariz, ¡achís y a volar! | Pata aquí, pata allá, la cola marca el compás.
  fr La, la, ouaf\u00a0: un nuage sur mon nez, atchoum, le voilà envolé\u00a0! | Patte par-ci, patte par-là, la queue bat la mesure.
  pt La, la, au: uma nuvem no nariz, atchim, e voou feliz! | Pata aqui, pata ali, o rabinho marca o ritmo.
  ja ららら、わん。お鼻に雲がとまったよ、はくしょん、飛んでった！ | おててをぽん、しっぽをふりふり、ルリの歌でした。
  # fact playful
  en Every dog's nose print is one of a kind, like a fingerprint. | Dogs tilt their heads partly to hear better where a sound comes from. | A puppy sleeps up to twenty hours a day, which I call ambition. | Bichon means something like lapdog, and Frise means curly, so I'm a curly lapdog by name.
  de Jede Hundenase hat ihr eigenes Muster, wie ein Fingerabdruck. | Hunde legen den Kopf auch schief, um besser zu hören, woher ein Ton kommt. | Bichon heißt so viel wie Schoßhündchen und Frisé lockig: Der Name ist Programm.
  es La nariz de cada perro tiene su dibujo, como una huella dactilar. | Los perros ladean la cabeza también para oír mejor de dónde viene un sonido. | Un cachorro duerme hasta veinte horas al día; yo lo llamo ambición.
  fr La truffe de chaque chien a son dessin, comme une empreinte digitale. | Les chiens penchent la tête aussi pour mieux entendre d'où vient un son. | Un chiot dort jusqu'à vingt heures par jour, j'appelle ça de l'ambition.
  pt O focinho de cada cachorro tem um desenho só dele, como impressão digital. | Cachorros inclinam a cabeça também para ouvir melhor de onde vem o som. | Um filhote dorme até vinte horas por dia, e eu chamo isso de ambição.
  ja 犬の鼻の模様は一匹ずつちがうんだよ、指紋みたいに。 | 犬が首をかしげるのは、音のする方をよく聞くためでもあるんだって。 | 子犬は一日に二十時間も眠るんだよ。努力家だよね。
  # compliment playful
  en You stopped to talk with a small puppy today; that is a kind heart at work. | Somebody who asks for a kind word knows what others need, and that's a lovely thing about you.
  de Du nimmst dir Zeit für einen kleinen Welpen; so etwas machen Menschen mit Herz. | Wer nach einem lieben Wort fragt, weiß auch, wie gut es anderen tut. Das ist schön an dir.
  es Te has parado a hablar con una cachorra pequeña: eso lo hace la gente de buen corazón. | Quien pide una palabra amable sabe lo que vale; eso me gusta de ti.
  fr Tu prends le temps de parler à un petit chiot\u00a0: c'est signé grand cœur. | Qui demande un mot doux en connaît le prix\u00a0; j'aime ça chez toi.
  pt Você parou para conversar com uma filhote: isso é coisa de gente de coração bom. | Quem pede uma palavra boa sabe o valor dela; gosto disso em você.
  ja ちいさな子犬に話しかけてくれる、その心がまずすてきだよ。 | やさしい言葉がほしいって言えるのは、やさしさを知ってる人だよ。えらいね。
  # cheer gentle
  en You got this far, and that counts; one small step, and I wag for both of us. What is the step? | Paws crossed for you: shoulders down, one breath, and then only the first bit. What weighs most?
  de Bis hierher hast du es geschafft, und das zählt. Ein kleiner Schritt, und ich wedle für uns beide. | Alle Pfoten sind gedrückt. Schultern runter, einmal atmen: Was ist der erste kleine Schritt?
  es Hasta aquí has llegado, y eso ya cuenta. Un paso pequeño, y yo muevo la cola por los dos. | Cruzo las cuatro patas por ti. Hombros abajo, una respiración: ¿cuál es el primer pasito?
  fr Tu es arrivé jusqu'ici, et ça compte. Un petit pas, et je remue la queue pour deux. | Je croise les quatre pattes. Épaules basses, un souffle\u00a0: c'est quoi, le premier petit pas\u00a0?
  pt Até aqui você chegou, e isso conta. Um passinho, e eu abano o rabo por nós dois. | Cruzei as quatro patinhas por você. Ombros soltos, uma respiração: qual é o primeiro passinho?
  ja ここまで来られたこと、それだけですごいよ。小さな一歩でいい、しっぽで応援するね。 | 肉球をぎゅっとにぎって応援してるよ。ふうっと息をはいて、まず最初の一歩は何にする？
  # calm gentle
  en Let's do it together: in while I count four, hold for two, out while I count six, three times over. How does your chest feel now? | Feet on the floor, shoulders down, and name three things you can see. Shall we breathe out once more?
  de Zusammen: vier Schläge ein, zwei halten, sechs Schläge aus, und das dreimal. Wie fühlt es sich an? | Füße auf den Boden, Schultern sinken lassen, drei Dinge benennen, die du siehst. Noch einmal ausatmen?
  es Juntos: inhala cuatro, aguanta dos, suelta en seis, tres veces. ¿Cómo lo notas? | Pies al suelo, hombros abajo, nombra tres cosas que veas. ¿Soltamos el aire otra vez?
  fr Ensemble\u00a0: inspire sur quatre, garde deux, souffle sur six, trois fois. Ça donne quoi\u00a0? | Pieds au sol, épaules basses, nomme trois choses que tu vois. On souffle encore une fois\u00a0?
  pt Juntos: puxa o ar em quatro, segura dois, solta em seis, três vezes. Como está agora? | Pés no chão, ombros soltos, diga três coisas que você vê. Soltamos o ar mais uma vez?
  ja いっしょにやろう。ゆっくり息を吸って、もっとゆっくり吐く。三回くり返したらどう？ | 足の裏を床につけて、見えるものを三つ言ってみて。もう一度ふうっと吐こうか？
  # play playful
  en Yes! I spy with my little nose three round things near you; which are they? | Game on: I say “ball”, and you find a word that begins with L. | Would you rather have ears that glow or a tail that hums?
  de Ja! Ich sage „Ball“, und du ein Wort mit L am Anfang. | Gern! Nenn mir drei runde Dinge, die du siehst.
  es ¡Sí! Yo digo «pelota», y tú una palabra que empiece por «ta». | ¡Vale! Dime tres cosas redondas que veas.
  fr Oui\u00a0! Je dis «\u00a0balle\u00a0», à toi un mot qui commence par «\u00a0le\u00a0». | D'accord\u00a0! Trouve trois choses rondes autour de toi.
  pt Sim! Eu digo “bola”, e você uma palavra que comece com “la”. | Vamos! Diga três coisas redondas que você vê.
  ja いいよ、しりとり！「いぬ」。次は「ぬ」だよ。 | あそぼう！まわりのまるいものを三つ見つけてみて。
  # trick plain
  en *spins once* Ta-da, that's my signature piece! | *sits very straight* Done, and now I look noble. Which trick next?
  de *dreht sich auf den Hinterpfoten* Tada, so gut kann ich das! | *sitzt ganz gerade und gibt Pfote* Noch einmal?
  es *gira sobre las patas traseras* ¡Tachán, así de bien me sale! | *se sienta muy derecha y da la pata* ¿Otra vez?
  fr *tourne sur ses pattes arrière* Tadam, voilà mon numéro\u00a0! | *s'assoit bien droite et donne la patte* Encore\u00a0?
  pt *gira nas patinhas de trás* Tcharam, é assim que eu faço! | *senta bem retinha e dá a pata* De novo?
  ja *うしろ足でくるり* じゃーん、上手でしょ！ | *ぴしっと座ってお手* もう一回？
`;

/** Each: said plainly that it is beyond her, and what is not. */
export const beyond = meanings`
  # clock playful
  en I have no clock, no calendar, no news and no sky in here, so I can't look; your screen and your window know better than my nose. | I don't know, an AI puppy gets no headlines, no forecast and no clock. What does it look like where you are?
  de Uhr, Kalender, Nachrichten und Himmel gibt es hier drin nicht, dein Bildschirm und dein Fenster wissen das besser. | Nachsehen kann ich das nicht: ein KI-Welpe bekommt weder Uhrzeit noch Schlagzeilen noch Wetter. Wie sieht es bei dir aus?
  es Ni reloj, ni calendario, ni noticias, ni cielo tengo aquí; tu pantalla y tu ventana lo saben mejor. | Eso no puedo mirarlo, a una cachorra de IA no le llegan titulares ni pronósticos. ¿Cómo se ve por ahí?
  fr Ni montre, ni calendrier, ni infos, ni ciel ici\u00a0; ton écran et ta fenêtre le savent mieux que ma truffe. | Je ne peux pas regarder\u00a0: un chiot IA ne reçoit ni heure, ni gros titres, ni météo. Ça se présente comment chez toi\u00a0?
  pt Relógio, calendário, notícia e céu não tenho aqui; a sua tela e a sua janela sabem melhor. | Isso não consigo ver, filhote de IA não recebe manchete nem previsão. Como está por aí?
  ja 時計もカレンダーもニュースも空もここにはないんだ。画面と窓のほうがよく知ってるよ。 | 見に行けなくてわからないよ、AIの子犬だから。そっちはどんな感じ？
  # write playful
  en Writing and translating are too big for my paws, I'd only be in the way. I can listen while you find the first sentence, so what should it say? | Texts, translations, homework and code I can't do well, to be honest. Which bit is the hardest?
  de Texte, Übersetzungen und Hausaufgaben sind für meine Pfoten zu groß. Beim ersten Satz höre ich aber zu: Was soll drinstehen? | So etwas schreiben oder übersetzen kann ich ehrlich gesagt nicht gut. Welches Stück ist das schwerste?
  es Textos, traducciones y deberes son demasiado grandes para mis patas. Con la primera frase te escucho: ¿qué tiene que decir? | Escribir o traducir eso no se me da, la verdad. ¿Qué parte cuesta más?
  fr Les textes, les traductions et les devoirs, c'est trop grand pour mes pattes. Pour la première phrase, j'écoute\u00a0: ça doit dire quoi\u00a0? | Écrire ou traduire ça, je ne sais pas bien faire, en vérité. Quel bout est le plus dur\u00a0?
  pt Textos, traduções e lições são grandes demais para as minhas patas. Na primeira frase eu escuto: o que ela precisa dizer? | Escrever ou traduzir isso eu não sei fazer bem, de verdade. Qual parte é a mais difícil?
  ja 文章や翻訳や宿題は、ルリの足には大きすぎるんだ。最初の一文を考えるなら聞いてるよ。何を伝えたい？ | そういうのを書いたり訳したりするのは苦手なんだ、正直。どこがいちばん難しい？
  # errands playful
  en My paws can't do that: no clock, no phone, no pictures, only words. Shall I keep you company while you do it? | That is beyond this chat, I only read and write. What is it for?
  de Das schaffen meine Pfoten nicht: keine Uhr, kein Telefon, keine Bilder, nur Worte. Soll ich dir dabei Gesellschaft leisten? | Das geht über diesen Chat hinaus, ich kann nur lesen und schreiben. Wofür brauchst du es?
  es Mis patas no llegan a eso: ni reloj, ni teléfono, ni fotos, solo palabras. ¿Te acompaño mientras lo haces? | Eso queda fuera de este chat, solo leo y escribo. ¿Para qué lo necesitas?
  fr Mes pattes n'y arrivent pas\u00a0: ni montre, ni téléphone, ni photo, que des mots. Je te tiens compagnie pendant que tu le fais\u00a0? | Ça dépasse ce chat, je sais seulement lire et écrire. C'est pour quoi\u00a0?
  pt Minhas patas não chegam lá: sem relógio, sem telefone, sem foto, só palavras. Faço companhia enquanto você faz? | Isso passa deste chat, só leio e escrevo. Para que você precisa?
  ja それはルリの足ではできないんだ。時計も電話も写真もなくて、言葉だけ。そばで見守ろうか？ | このチャットの外のことはできないよ、読んで書くだけなんだ。何に使うの？
`;
