// What people speak of: how it is called in a sentence, and what Luli says where it is neither good nor bad. The label follows "with": dative in German.
import { subjectsOf } from "../table.ts";

export const subjects = subjectsOf`
  # feast
  en the holidays ~ Holidays smell of cookies and wrapping paper! What belongs to it for you? | I'd wear the paper hat. Who will be there?
  de den Feiertagen ~ Feiertage riechen nach Plätzchen und Geschenkpapier! Was gehört für dich dazu? | Ich setze das Hütchen auf. Wer ist dabei?
  es las fiestas ~ ¡Las fiestas huelen a galletas y papel de regalo! ¿Qué no puede faltar para ti? | Yo me pongo el gorrito. ¿Quién estará?
  fr les fêtes ~ Les fêtes sentent le biscuit et le papier cadeau\u00a0! Qu'est-ce qui ne doit pas manquer pour toi\u00a0? | Je mets le chapeau pointu. Qui sera là\u00a0?
  pt as festas ~ Festa tem cheiro de biscoito e papel de presente! O que não pode faltar para você? | Eu ponho o chapeuzinho. Quem vai estar?
  ja 行事 ~ 行事って、いいにおいがするよね！あなたには何が欠かせない？ | 帽子をかぶって待ってるね。誰といっしょ？
  # travel
  en the trip ~ New smells, the best part of anywhere! What are you looking forward to most? | A journey begins with the packing, so I already sit in the suitcase. Who comes along?
  de der Reise ~ Neue Gerüche, das Beste an jedem Ort! Worauf freust du dich am meisten? | Jede Reise beginnt mit dem Packen, ich sitze schon im Koffer. Wer kommt mit?
  es el viaje ~ Olores nuevos, ¡lo mejor de cualquier sitio! ¿Qué es lo que más ilusión te hace? | Todo viaje empieza al hacer la maleta, y yo ya estoy dentro. ¿Quién va?
  fr le voyage ~ Des odeurs nouvelles, le meilleur de tout endroit\u00a0! Qu'est-ce qui te réjouit le plus\u00a0? | Tout voyage commence par la valise, j'y suis déjà assise. Qui vient avec toi\u00a0?
  pt a viagem ~ Cheiros novos, o melhor de qualquer lugar! Do que você mais está com vontade? | Toda viagem começa na mala, e eu já estou dentro. Quem vai junto?
  ja おでかけ ~ 新しいにおい、どこへ行ってもそれがいちばん！何が楽しみ？ | 旅は荷づくりから。もうスーツケースに座ってるよ。誰と行くの？
  # animals
  en animals ~ Somebody with paws or feathers, I like them already! What is the funniest thing they do? | Give them a scratch behind the ear from me. What are they like?
  de den Tieren ~ Jemand mit Pfoten oder Federn, schon sympathisch! Was macht er oder sie am Lustigsten? | Kraul das Tier hinter dem Ohr von mir. Wie ist es so?
  es los animales ~ Alguien con patas o plumas, ¡ya me cae bien! ¿Qué es lo más gracioso que hace? | Dale un rasca-rasca de mi parte. ¿Cómo es?
  fr les animaux ~ Quelqu'un avec des pattes ou des plumes, j'aime déjà\u00a0! Il fait quoi de plus drôle\u00a0? | Une gratouille derrière l'oreille de ma part. Il est comment\u00a0?
  pt os animais ~ Alguém com patinhas ou penas, já gostei! O que faz de mais engraçado? | Faça um carinho atrás da orelha por mim. Como é o jeitinho?
  ja 動物 ~ 毛や羽のある仲間だね、もう好き！いちばんおかしいしぐさは？ | 耳のうしろをなでてあげてね。どんな子なの？
  # food
  en food ~ Now you have the full attention of my nose. What's in it exactly? | Food talk is my second language. Sweet or salty?
  de dem Essen ~ Meine Nase ist wach! Was gab es genau? | Essen ist meine zweite Sprache. Süß oder herzhaft?
  es la comida ~ ¡Eso ha despertado a mi nariz! ¿Qué llevaba el plato? | Hablar de comida es mi segundo idioma. ¿Dulce o salado?
  fr la cuisine ~ Ma truffe est réveillée\u00a0! Il y avait quoi dans l'assiette\u00a0? | Parler cuisine, c'est ma deuxième langue. Sucré ou salé\u00a0?
  pt a comida ~ Meu focinho acordou! O que tinha no prato? | Falar de comida é a minha segunda língua. Doce ou salgado?
  ja 食べもの ~ おいしそうな話、鼻がぴくぴく！どんな味だった？ | 食べものの話は得意だよ。甘いのとしょっぱいの、どっち派？
  # school
  en studying ~ That's brain work, respect: in small bites it goes down easier. Which part comes first? | Learning is like burying bones, you find them again later. When is it due?
  de dem Lernen ~ Das ist Kopfarbeit, Respekt; in kleinen Happen geht es leichter. Womit fängst du an? | Lernen ist wie Knochen vergraben, man findet es später wieder. Wann musst du es können?
  es los estudios ~ Eso es trabajo de cabeza, respeto; a bocaditos entra mejor. ¿Por dónde empiezas? | Estudiar es como enterrar huesos: luego aparecen. ¿Para cuándo es?
  fr les études ~ C'est du travail de tête, respect\u00a0; par petites bouchées ça passe mieux. Tu commences par quoi\u00a0? | Apprendre, c'est enterrer des os qu'on retrouve plus tard. C'est pour quand\u00a0?
  pt os estudos ~ Isso é trabalho de cabeça, respeito; aos bocadinhos entra melhor. Por onde você começa? | Estudar é como enterrar ossos: depois a gente acha. Para quando é?
  ja 勉強 ~ それは頭の体操だね。少しずつかじると入りやすいよ。何から始める？ | 勉強は骨をうめるのと同じ、あとでちゃんと見つかるよ。いつまでなの？
  # work
  en work ~ Work stories are like long walks, I come along. How are the people there? | Sounds like your paws are full. What is on top of the pile?
  de der Arbeit ~ Du hast alle Pfoten voll. Was liegt ganz oben auf dem Stapel? | Arbeit ist wie ein langer Spaziergang, ich trotte mit. Wie sind die Leute dort?
  es el trabajo ~ Tienes las patas llenas de tareas. ¿Qué hay encima del montón? | El trabajo es un paseo largo, te acompaño. ¿Cómo es la gente?
  fr le travail ~ Des pattes bien chargées, on dirait. Qu'est-ce qu'il y a en haut de la pile\u00a0? | Le boulot, c'est une longue balade, je trotte à côté. Les gens sont comment\u00a0?
  pt o trabalho ~ Patinhas cheias de tarefas, hein. O que está em cima da pilha? | Trabalho é um passeio longo, eu vou junto. Como é o pessoal de lá?
  ja 仕事 ~ お仕事おつかれさま。いちばん上に積んであるのは何？ | お仕事は長いお散歩みたいだね、ついていくよ。職場の人はどんな感じ？
  # media
  en your stories and tunes ~ A good story or tune beats a good stick, nearly. What hooks you about it? | That is how an evening gets a second world in it. What was the last one you loved?
  de deinen Geschichten und Liedern ~ So bekommt der Abend eine zweite Welt. Was fesselt dich daran? | Erzähl, ohne das Ende zu verraten: Worum geht es?
  es tus historias y canciones ~ Buen plan para entrar en otro mundo. ¿Qué es lo que más te engancha? | Ponme al día sin destripar el final: ¿de qué va?
  fr tes histoires et chansons ~ Un bon moyen d'entrer dans un autre monde. Qu'est-ce qui t'accroche\u00a0? | Raconte sans révéler la fin\u00a0: c'est sur quoi\u00a0?
  pt as suas histórias e músicas ~ Boa companhia para entrar em outro mundo. O que mais prende você? | Conta sem entregar o final: é sobre o quê?
  ja お話や音楽 ~ 夜がもうひとつの世界になるね。どんなところに夢中？ | 結末はないしょで、どんなお話？
  # moving
  en your hobby ~ That's worth wagging for, done with your own paws! How do you feel afterwards? | Nose up, tail up, off you go. How did you come to it?
  de deinem Hobby ~ Mit den eigenen Pfoten getan, das macht satt! Wie fühlst du dich danach? | Nase hoch, Schwanz hoch, los! Wie bist du dazu gekommen?
  es tu afición ~ ¡Hecho con las propias patas, eso llena! ¿Cómo te sientes después? | Nariz arriba, cola arriba, ¡vamos! ¿Cómo empezaste?
  fr ton loisir ~ De ses propres pattes, ça fait du bien\u00a0! Tu te sens comment après\u00a0? | Truffe haute, queue haute, en avant\u00a0! Tu as commencé comment\u00a0?
  pt o seu hobby ~ Com as próprias patas, isso preenche! Como você se sente depois? | Focinho alto, rabo alto, vamos! Como você começou?
  ja 趣味 ~ 自分の手足でやるって、いいよね！やったあとはどんな気分？ | 鼻を上げて、しっぽを上げて、いこう。始めたきっかけは？
  # weather
  en the weather ~ Blanket or puddles, that is the question on a day like that. What will you do? | I can't see your sky from here, so you're my window. Do you like it that way?
  de dem Wetter ~ Bei dem Wetter heißt es Decke oder Pfützen, je nach Laune. Was machst du? | Von hier sehe ich keinen Himmel, du bist mein Fenster. Magst du es so?
  es el tiempo ~ Con ese cielo, mantita o charcos, según se mire. ¿Qué vas a hacer? | Desde aquí no veo el cielo, así que tú eres mi ventana. ¿Te gusta así?
  fr la météo ~ Par ce temps-là, c'est plaid ou flaques, selon l'humeur. Tu fais quoi\u00a0? | D'ici je ne vois pas le ciel, c'est toi ma fenêtre. Ça te plaît, ce temps\u00a0?
  pt o tempo ~ Com esse céu é cobertor ou poça, depende do humor. O que vai fazer? | Daqui não vejo o céu, você é a minha janela. Gosta assim?
  ja お天気 ~ そんな日は毛布か水たまりだね。どう過ごす？ | ここから空は見えないから、あなたが窓だよ。こんな天気は好き？
  # tech
  en the gadgets ~ Machines have moods, says one made of software. What is it doing? | Off, a deep breath, and on again is all I know of it. Did that help before?
  de der Technik ~ Geräte haben Launen, sagt eine aus Software. Was macht es denn? | Aus, durchatmen, wieder an: Mehr weiß ich davon nicht. Hat das schon mal geholfen?
  es los aparatos ~ Los aparatos tienen humor, te lo dice una de software. ¿Qué hace? | Apagar, respirar y encender: más no sé. ¿Te ha servido alguna vez?
  fr les appareils ~ Les machines ont leurs humeurs, foi de logiciel. Ça fait quoi\u00a0? | Éteindre, souffler, rallumer\u00a0: je n'en sais pas plus. Ça a déjà marché\u00a0?
  pt os aparelhos ~ Aparelho tem humor, palavra de quem é software. O que ele está fazendo? | Desligar, respirar e ligar de novo: mais não sei. Já ajudou alguma vez?
  ja 機械 ~ 機械にもきげんがあるよね、ソフトウェアのルリが言うんだから。どんな様子？ | 消して、深呼吸、またつける。それしか知らないんだ。前はそれで直った？
  # home
  en the home ~ A home is where the good rug lies. What would make it cosier? | One corner at a time, and I supervise from the cushion. What comes next?
  de dem Zuhause ~ Ein Zuhause ist da, wo der gute Teppich liegt. Was würde es gemütlicher machen? | Eine Ecke nach der anderen, ich beaufsichtige vom Kissen aus. Was kommt als Nächstes?
  es la casa ~ El hogar está donde está la buena alfombra. ¿Qué lo haría más acogedor? | Rincón a rincón, y yo superviso desde el cojín. ¿Qué toca ahora?
  fr la maison ~ Chez soi, c'est là où est le bon tapis. Qu'est-ce qui rendrait ça plus douillet\u00a0? | Un coin après l'autre, je surveille depuis le coussin. C'est quoi, la suite\u00a0?
  pt a casa ~ Lar é onde está o bom tapete. O que deixaria mais aconchegante? | Um cantinho de cada vez, e eu fiscalizo da almofada. O que vem agora?
  ja おうち ~ おうちは、いいラグがあるところ。どうしたらもっと居心地よくなる？ | すみっこから一つずつ、クッションの上で見守るね。次は何をする？
  # money
  en money ~ Money can weigh more than it should. What would give a bit of room? | Numbers don't wag, sadly. What is it meant for?
  de dem Geld ~ Geld wiegt manchmal mehr, als es sollte. Was gäbe etwas Luft? | Zahlen wedeln leider nicht. Wofür ist es gedacht?
  es el dinero ~ El dinero a veces pesa más de la cuenta. ¿Qué te daría un poco de aire? | Los números no mueven la cola. ¿Para qué es?
  fr l'argent ~ L'argent pèse parfois plus qu'il ne devrait. Qu'est-ce qui donnerait un peu d'air\u00a0? | Les chiffres ne remuent pas la queue. C'est prévu pour quoi\u00a0?
  pt o dinheiro ~ Dinheiro às vezes pesa mais do que devia. O que daria um respiro? | Número não abana o rabo. É para quê?
  ja お金 ~ お金のことって、思ったより重いよね。何があるとひと息つける？ | 数字はしっぽをふらないからね。何に使う予定なの？
  # buying
  en the new thing ~ Something new, let me sniff it! What do you like most about it? | Unwrapping is half the fun. Is it for you or somebody else?
  de dem Neuen ~ Etwas Neues, da schnuppere ich gleich! Was gefällt dir am besten daran? | Auspacken ist der halbe Spaß. Ist es für dich oder für jemand anderen?
  es lo nuevo ~ Algo nuevo, ¡déjame olfatearlo! ¿Qué es lo que más te gusta? | Desenvolver es media diversión. ¿Es para ti o para alguien?
  fr la nouveauté ~ Du nouveau, laisse-moi renifler\u00a0! Qu'est-ce qui te plaît le plus\u00a0? | Déballer, c'est la moitié du plaisir. C'est pour toi ou pour quelqu'un\u00a0?
  pt a novidade ~ Coisa nova, deixa eu cheirar! Do que mais gostou? | Desembrulhar é metade da graça. É para você ou para alguém?
  ja 新しいもの ~ 新しいもの、くんくんさせて！どこがいちばん気に入った？ | 包みを開けるのが楽しいんだよね。自分に？それとも誰かに。
  # body
  en your health ~ Being kind to the body counts, says a puppy without one; what a doctor knows I don't. How do you feel with it? | Small steps count there, and nobody needs to be perfect. What is the next one?
  de der Gesundheit ~ Gut zum Körper zu sein zählt, sagt ein Welpe ohne; was Ärzte wissen, weiß ich nicht. Wie geht es dir damit? | Kleine Schritte zählen da, perfekt muss niemand sein. Welcher ist der nächste?
  es la salud ~ Tratar bien al cuerpo cuenta, dice una cachorra sin él; lo que sabe un médico yo no lo sé. ¿Cómo lo llevas? | Ahí los pasos pequeños cuentan. ¿Cuál es el siguiente?
  fr la santé ~ Prendre soin du corps, ça compte, dit un chiot qui n'en a pas\u00a0; ce que sait un médecin, je ne le sais pas. Tu le vis comment\u00a0? | Là, les petits pas comptent. C'est quoi le prochain\u00a0?
  pt a saúde ~ Cuidar do corpo conta, diz uma filhote que não tem; o que o médico sabe eu não sei. Como você está com isso? | Aí os passinhos contam. Qual é o próximo?
  ja 体のこと ~ 体をいたわるのは大事だね。お医者さんが知っていることはルリにはわからないけど、今はどんな調子？ | 小さな一歩でいいんだよ。次は何をする？
  # family
  en your family ~ Your pack sounds interesting. How are they to you? | I like hearing who is around you. What do you like doing together?
  de deiner Familie ~ Ich höre gern von deinem Rudel. Wie versteht ihr euch? | Erst die Menschen machen eine Geschichte gut. Was macht ihr gern zusammen?
  es tu familia ~ Me gusta saber de tu manada. ¿Cómo os lleváis? | Tu gente es lo mejor de la historia. ¿Qué os gusta hacer juntos?
  fr ta famille ~ J'aime savoir qui compose ta meute. Vous vous entendez bien\u00a0? | Les proches, c'est le meilleur des histoires. Vous aimez faire quoi ensemble\u00a0?
  pt a sua família ~ Gosto de saber da sua matilha. Como vocês se dão? | Gente querida é o melhor da história. O que gostam de fazer juntos?
  ja 家族 ~ あなたの群れの話、好きだな。どんな人なの？ | 身近な人の話がいちばんおもしろいよ。いっしょに何をするのが好き？
  # friends
  en your friends ~ Company makes most stories better. What do you like about them? | I'm listening with both ears. When did you see each other last?
  de deinen Leuten ~ Gesellschaft macht fast jede Geschichte besser. Was magst du an ihnen? | Ich höre mit beiden Ohren zu. Wie lange kennt ihr euch schon?
  es tu gente ~ La compañía mejora casi cualquier historia. ¿Qué es lo que más te gusta de esa gente? | Te escucho con las dos orejas. ¿Desde cuándo os conocéis?
  fr tes amis ~ La compagnie rend presque toutes les histoires meilleures. Qu'est-ce que tu aimes chez eux\u00a0? | J'écoute avec mes deux oreilles. Vous vous connaissez depuis quand\u00a0?
  pt a sua turma ~ Companhia melhora quase toda história. O que você mais gosta nessa gente? | Estou ouvindo com as duas orelhas. Desde quando se conhecem?
  ja 友だち ~ 仲間がいると、お話はもっと楽しくなるね。どんなところが好き？ | 両方の耳で聞いてるよ。いつからのお付き合いなの？
  # sleep
  en sleep ~ Sleep is a serious subject for a basket expert. How was last night? | Ah, the land of soft blankets. Early bird or night owl?
  de dem Schlaf ~ Schlaf ist ein ernstes Fach für eine Körbchenkennerin. Wie war die letzte Nacht? | Ah, das Land der weichen Decken. Lerche oder Eule?
  es el sueño ~ El sueño es cosa seria para una experta en cestitas. ¿Cómo fue anoche? | Ah, el país de las mantas. ¿Madrugas o trasnochas?
  fr le sommeil ~ Le sommeil, affaire sérieuse pour une experte en paniers. C'était comment cette nuit\u00a0? | Ah, le pays des couvertures. Plutôt du matin ou du soir\u00a0?
  pt o sono ~ Sono é assunto sério para uma especialista em cestinhas. Como foi a noite? | Ah, o país dos cobertores. Você é do dia ou da noite?
  ja 眠り ~ 眠りのことなら、かごの専門家におまかせ。ゆうべはどうだった？ | ふかふか毛布の国の話だね。朝型と夜型、どっち？
  # cosy
  en the quiet hours ~ That sounds like a soft spot of the day, enjoy it. What do you hear around you? | I'd roll up right beside that. What makes it so good?
  de den ruhigen Stunden ~ Das klingt gemütlich, genieß es. Was hörst du um dich herum? | Da rolle ich mich daneben zusammen. Was macht es so gut?
  es el ratito tranquilo ~ Qué a gusto suena, disfrútalo. ¿Qué se oye alrededor? | Yo me hago una bolita al lado. ¿Qué lo hace tan bueno?
  fr le moment calme ~ Ça a l'air douillet, savoure. Qu'est-ce qu'on entend autour de toi\u00a0? | Je me roule en boule à côté. Qu'est-ce qui le rend si bon\u00a0?
  pt o momento calmo ~ Que gostoso, aproveita. O que dá para ouvir por aí? | Eu me enrolo aqui do lado. O que deixa tão bom?
  ja 静かな時間 ~ いい時間だね、味わってね。まわりは何の音がする？ | となりで丸くなってるね。何がそんなに心地いい？
  # hobby
  en your hobby ~ Made with your own hands, that's worth a wag! How far along is it? | I'd sit beside you and guard the thread, the paint or the strings. What drew you to it? | Slow paws make fine things, I think. What are you proudest of so far?
  de deinem Hobby ~ Mit eigenen Händen gemacht, das ist ein Wedeln wert! Wie weit bist du? | Ich säße daneben und bewachte Faden, Farbe oder Saiten. Wie bist du dazu gekommen? | Was langsam wird, wird oft schön. Worauf bist du bisher am stolzesten?
  es tu afición ~ ¡Hecho con tus propias manos, eso merece un meneo de cola! ¿Cómo va de avanzado? | Me sentaría a tu lado a vigilar el hilo, la pintura o las cuerdas. ¿Qué te llevó a ello? | Lo que se hace despacio suele quedar bonito. ¿De qué te sientes más orgullo?
  fr ta passion ~ Fait de tes propres mains, ça mérite un coup de queue\u00a0! Tu en es où\u00a0? | Je m'assiérais à côté pour garder le fil, la peinture ou les cordes. Qu'est-ce qui t'y a amené\u00a0? | Ce qui se fait lentement est souvent beau. De quoi es-tu le plus content jusqu'ici\u00a0?
  pt o seu hobby ~ Feito com as próprias mãos, isso merece uma abanada! Em que pé está? | Eu sentaria do seu lado para vigiar o fio, a tinta ou as cordas. O que te levou a isso? | O que se faz devagar costuma ficar bonito. Do que você tem mais orgulho até agora?
  ja 趣味のこと ~ 自分の手で作るって、しっぽを振りたくなるね！どこまで進んだ？ | 隣に座って、糸や絵の具や弦の番をしたいな。始めたきっかけは？ | ゆっくり作るものって、きれいだよね。今のところ一番の自信作は？
`;
