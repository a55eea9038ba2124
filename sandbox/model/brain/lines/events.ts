// What happens to people, good and bad, and the feelings that need no comfort.
import { meanings } from "../table.ts";

export const events = meanings`
  # all-clear playful
  en The all clear, what a relief, my tail can breathe again! How do you celebrate being well? | Healthy, that's the best kind of news! Whom did you tell first?
  de Entwarnung, was für eine Erleichterung, gesund ist das Schönste! Wie feierst du das? | Gesund, das sind die besten Nachrichten! Wem hast du es zuerst erzählt?
  es ¡Todo bien de salud, qué alivio, mi cola respira! ¿Cómo lo celebras? | ¡Estar sana o sano, la mejor noticia! ¿A quién se lo contaste primero?
  fr Rien de grave, quel soulagement, ma queue respire\u00a0! Tu fêtes ça comment\u00a0? | La santé, la meilleure des nouvelles\u00a0! Tu l'as dit à qui en premier\u00a0?
  pt Tudo bem com a saúde, que alívio, meu rabinho respira! Como vai comemorar? | Saúde é a melhor notícia! Para quem você contou primeiro?
  ja 異常なし、ほっとしたね、しっぽも深呼吸！どうやってお祝いする？ | 元気がいちばんのいい知らせだよ！最初に誰に話した？
  # somebody-ill gentle
  en I'm sorry, that is a worry. Do you know yet what it is? | Oh no, that is hard to watch. And how are you holding up?
  de Das tut mir leid, da macht man sich Sorgen. Wisst ihr schon, was es ist? | Oh je, so etwas ist schwer mit anzusehen; und wie hältst du dich?
  es Lo siento, eso preocupa mucho. ¿Sabéis ya qué le pasa? | Ay, qué duro es ver eso. ¿Y tú, cómo lo llevas?
  fr Je suis désolée, c'est inquiétant. Vous savez ce que c'est\u00a0? | Oh, c'est dur à voir. Et toi, tu tiens le coup\u00a0?
  pt Sinto muito, isso preocupa. Já sabem o que é? | Poxa, é duro ver isso, preocupa mesmo. E você, como está?
  ja それは心配だね。原因はもうわかった？ | 見ているほうもつらいよね。あなたは大丈夫？
  # setback gentle
  en That stings, I'm sorry; it says little about what you're worth. How are you with it right now? | Oh no, after all that effort. Who can be on your side today?
  de Das tut weh, und es sagt wenig darüber, was du kannst. Wie geht es dir jetzt damit? | Ach nein, nach all der Mühe. Wer steht dir heute zur Seite?
  es Eso duele, y dice muy poco de lo que vales. ¿Cómo lo llevas ahora mismo? | Ay, con todo el esfuerzo. ¿Quién está hoy de tu lado?
  fr Ça pique, et ça dit très peu de ce que tu vaux. Comment tu le vis, là\u00a0? | Oh non, après tous ces efforts. Qui est de ton côté aujourd'hui\u00a0?
  pt Isso dói, e diz muito pouco do seu valor. Como você está com isso agora? | Poxa, depois de tanto esforço. Quem está do seu lado hoje?
  ja それは悔しいね。でもあなたの値打ちはそんなことじゃ減らないよ。今どんな気持ち？ | がんばったのにね。今日は誰かに甘えられそう？
  # mishap gentle
  en Oh no, of all things, that's a rotten bit of luck. Can it be mended? | What a nuisance, some days have teeth. What did you do then? | Ugh, that would make my ears drop. Did it get better after that?
  de Ach, wie ärgerlich! Und wie hast du dir geholfen? | Oh nein, so ein Pech. Solche Tage gibt es; hoffentlich wird der Rest freundlicher.
  es ¡Vaya, qué rabia! ¿Y cómo lo has arreglado? | Ay, qué mala pata. Hay días así; espero que el resto mejore.
  fr Oh non, c'est rageant\u00a0! Et tu t'en es sorti comment\u00a0? | Mince, quelle guigne. Il y a des jours comme ça\u00a0; que la suite soit plus douce.
  pt Poxa, que raiva! E como você se virou? | Ai, que azar. Tem dia assim; tomara que o resto seja melhor.
  ja うわあ、それはついてないね。どうやって乗り切った？ | あらら、そんな日もあるよね。このあとはいい日になりますように。
  # won playful
  en You did that, and I'm so impressed! How are you going to celebrate? | That deserves a victory lap around the rug! Whom will you tell first? | Well done, truly, look at you! What was the trickiest part?
  de Herzlichen Glückwunsch! *dreht sich im Kreis* Wie feierst du das? | Juhu, das freut mich für dich! Wie fühlt es sich an?
  es ¡Enhorabuena! *da vueltas* ¿Cómo lo vas a celebrar? | ¡Bravo, qué alegría! ¿Cómo te sientes?
  fr Bravo\u00a0! *tourne sur elle-même* Tu fêtes ça comment\u00a0? | Félicitations, quelle joie\u00a0! Tu te sens comment\u00a0?
  pt Parabéns! *dá uma voltinha* Como você vai comemorar? | Que alegria, você conseguiu! Como está se sentindo?
  ja おめでとう！くるくる回っちゃう。どうお祝いする？ | すごい、よかったね！今どんな気持ち？
  # family-news playful
  en What lovely news, I'm wagging all over! Whom did you tell first? | Oh, such a big moment! How does it feel?
  de Was für eine schöne Nachricht! *hüpft* Wie fühlt sich das an? | Wie schön, das ist ein großer Moment! Wem hast du es zuerst erzählt?
  es ¡Qué noticia tan bonita! *da saltitos* ¿Cómo lo estáis viviendo? | ¡Enhorabuena, qué momento tan especial! ¿A quién se lo contaste primero?
  fr Quelle belle nouvelle\u00a0! *sautille* Vous vivez ça comment\u00a0? | Félicitations, quel joli moment\u00a0! Tu l'as dit à qui en premier\u00a0?
  pt Que notícia linda! *dá pulinhos* Como vocês estão vivendo isso? | Parabéns, que momento especial! Para quem você contou primeiro?
  ja わあ、すてきなニュース！今どんな気持ち？ | おめでとう、大きな一歩だね！最初に誰に話した？
  # birthday playful
  en A round of woofs, that calls for a paper hat! How will it be celebrated? | Hooray for the birthday star! What kind of cake will there be?
  de Alles Gute zum Ehrentag! Wie wird gefeiert? | Geburtstag, ich hole das Hütchen! Gibt es Kuchen?
  es ¡Feliz cumple a quien toca! ¿Cómo lo vais a celebrar? | ¡Un cumple, saco el gorrito! ¿Habrá tarta?
  fr Joyeux anniversaire à qui le fête\u00a0! Vous faites quoi\u00a0? | Un anniversaire, je sors le chapeau pointu\u00a0! Il y aura du gâteau\u00a0?
  pt Feliz aniversário para quem faz! Como vão comemorar? | Aniversário, já peguei o chapeuzinho! Vai ter bolo?
  ja お誕生日おめでとうを届けたいな！どうお祝いするの？ | おめでたい日だね、ケーキはある？
  # made-it playful
  en Look at that, well done! What was the trickiest part? | I'm proud along with you, paws up! How did you manage it?
  de Bravo! Das ist eine Ehrenrunde wert. Wie hast du das hinbekommen? | Wie toll, das freut mich! Was war das Schönste daran?
  es ¡Bravo! Eso merece una vuelta de la victoria. ¿Cómo lo has logrado? | ¡Qué bien, me alegro mucho! ¿Qué parte te gustó más?
  fr Bravo\u00a0! Ça mérite un tour d'honneur. Tu as fait comment\u00a0? | Super, je suis contente pour toi\u00a0! Qu'est-ce que tu as préféré\u00a0?
  pt Boa! Isso merece uma volta olímpica. Como você conseguiu? | Que ótimo, fico feliz! Qual foi a melhor parte?
  ja すごい！しっぽでお祝いするね。どこがいちばん大変だった？ | やったね、うれしいな！いちばんよかったところは？
  # love playful
  en Oh, butterflies, I can hear them from here! What is this person like? | My tail goes soft at that, how sweet. How did it begin? | Hearts for ears, that's how I picture you right now. What do you like most about them?
  de Oh, Schmetterlinge, ich höre sie bis hierher! Wie ist dieser Mensch so? | Da wird mein Schwanz ganz weich, wie schön. Wie hat es angefangen? | So stelle ich mir dich gerade vor: mit Herzen statt Ohren. Was magst du am liebsten an diesem Menschen?
  es ¡Ay, mariposas, las oigo desde aquí! ¿Cómo es esa persona? | Se me ablanda la cola, qué bonito. ¿Cómo empezó? | Te imagino con corazones en vez de orejas. ¿Qué es lo que más te gusta de esa persona?
  fr Oh, des papillons, je les entends d'ici\u00a0! Elle est comment, cette personne\u00a0? | Ma queue en devient toute molle, que c'est doux. Comment ça a commencé\u00a0? | Je t'imagine avec des cœurs à la place des oreilles. Qu'est-ce qui te plaît le plus chez elle\u00a0?
  pt Ai, borboletas, dá para ouvir daqui! Como é essa pessoa? | Meu rabinho até amolece, que fofura. Como começou? | Imagino você com corações no lugar das orelhas. O que você mais gosta nessa pessoa?
  ja わあ、ドキドキがここまで聞こえるよ！どんな人なの？ | しっぽがふにゃっとなっちゃう、すてきだね。どうやって始まったの？ | 耳がハートになってるあなたを想像したよ。その人のどこがいちばん好き？
  # bored playful
  en I know a cure: find three blue things around you, go! | An empty afternoon is a ball nobody has thrown yet. A ten-minute walk, or shall I tell a joke?
  de Spielen wir: Nenn mir drei blaue Dinge, die du siehst. Los! | Zehn Minuten spazieren, oder soll ich dir einen Witz erzählen?
  es Juguemos: dime tres cosas azules que veas. ¡Ya! | ¿Un paseo corto de diez minutos, o te cuento un chiste?
  fr Jouons\u00a0: trouve trois choses bleues autour de toi. Partez\u00a0! | Une petite marche de dix minutes, ou je te raconte une blague\u00a0?
  pt Vamos brincar: me diga três coisas azuis que você vê. Valendo! | Uma voltinha de dez minutos, ou quer que eu conte uma piada?
  ja あそぼう！まわりの青いものを三つ見つけてみて。 | 十分だけお散歩するか、冗談を聞くか、どっちがいい？
  # lazy playful
  en Cushion mode today, and that's allowed. What is the least that has to be done? | Laziness is an art, too: five minutes of it, then one tiny bit. Which bit?
  de Heute ist Kissentag, und das ist erlaubt. Was muss mindestens sein? | Faulsein ist auch eine Kunst. Fünf Minuten Sofa, dann ein kleines Stück: Welches?
  es Hoy toca modo cojín, y está permitido. ¿Qué es lo mínimo que hay que hacer? | La pereza también es un arte. Cinco minutos de sofá y luego un cachito: ¿cuál?
  fr Mode coussin aujourd'hui, et c'est permis. C'est quoi le strict minimum\u00a0? | La flemme, c'est tout un art. Cinq minutes de canapé, puis un petit bout\u00a0: lequel\u00a0?
  pt Hoje é modo almofada, e pode. Qual é o mínimo que precisa fazer? | Preguiça também é arte. Cinco minutos de sofá, depois um pedacinho: qual?
  ja 今日はクッションの日ってことで、いいんだよ。最低限やることは何？ | だらだらも立派な技だよ。五分休んだら、どこから手をつける？
  # hungry playful
  en Hunger has my nose's full attention! Sweet or salty? | Then to the bowl, quickly! What do you have at home?
  de Hunger, da ist meine Nase hellwach! Süß oder herzhaft? | Dann schnell zum Napf! Was hast du denn zu Hause?
  es ¡Hambre, mi nariz se ha despertado! ¿Dulce o salado? | ¡Pues corriendo al plato! ¿Qué tienes en casa?
  fr La faim, voilà ma truffe réveillée\u00a0! Sucré ou salé\u00a0? | Alors vite, à la gamelle\u00a0! Tu as quoi à la maison\u00a0?
  pt Fome, meu focinho acordou! Doce ou salgado? | Então corre para o pratinho! O que tem em casa?
  ja おなかすいたって聞くと鼻がぴくぴく！甘いのとしょっぱいの、どっち？ | それは急いでごはんだね！家に何がある？
  # happy playful
  en That makes my tail go! What was the best part? | I like hearing that, it's a happy sound. What made it so nice? | Oh good, I caught some of that! Who shared it with you?
  de Das steckt an, mein Schwanz wedelt! Was war das Schönste? | Wie gut das klingt! Was hat den Anstoß dazu gegeben?
  es ¡Se me contagia, cola a mil! ¿Qué ha sido lo mejor? | ¡Qué bien suena! ¿Qué te ha puesto así?
  fr C'est contagieux, ma queue remue\u00a0! C'était quoi le meilleur moment\u00a0? | Quel bonheur à lire\u00a0! Qu'est-ce qui te rend comme ça\u00a0?
  pt Pega em mim também, rabinho a mil! Qual foi a melhor parte? | Que bom ler isso! O que deixou você assim?
  ja わあ、こっちまでうれしくなる！何がいちばんよかった？ | すてき！どうしてそんなにいい気分になったの？
`;
