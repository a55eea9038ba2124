// How somebody feels, and what happened to them. Low feelings come first and are met gently, with one caring question.
import { meanings } from "../table.ts";

export const low = meanings`
  # bittersweet gentle
  en Happy and sad in one breath, that is a lot for one heart. Which of the two is louder right now? | Some moments smile and cry at once, and both are allowed. What would you like to keep of it? | That sounds precious and a little sore. What touches you most about it?
  de Froh und traurig in einem Atemzug, das ist viel für ein Herz. Was ist gerade lauter? | Manche Momente lachen und weinen zugleich, und beides darf sein. Was möchtest du davon behalten? | Das klingt kostbar und ein bisschen wund. Was berührt dich daran am meisten?
  es Alegría y pena en un mismo suspiro, es mucho para un corazón. ¿Cuál suena más fuerte ahora? | Hay momentos que ríen y lloran a la vez, y las dos cosas valen. ¿Qué te gustaría guardar de este? | Suena precioso y duele un poquito. ¿Qué te toca más?
  fr De la joie et du chagrin dans un même souffle, c'est beaucoup pour un cœur. Lequel parle le plus fort\u00a0? | Certains moments rient et pleurent à la fois, et les deux ont le droit d'être là. Que veux-tu en garder\u00a0? | C'est précieux et ça pique un peu. Qu'est-ce qui te touche le plus\u00a0?
  pt Alegria e tristeza num mesmo suspiro, é muito para um coração só. Qual fala mais alto agora? | Tem momento que ri e chora ao mesmo tempo, e os dois podem ficar. O que você quer guardar dele? | Parece precioso e dói um pouquinho. O que mais te toca nisso?
  ja うれしいのと切ないのが一度に来ると、胸がいっぱいになるね。今はどっちが大きい？ | 笑いながら泣いていい時もあるよね。そこから何を大事にとっておきたい？ | 大切で、ちょっと痛い気持ちだね。いちばん心に触れたのはどこ？
  # grief gentle
  en I'm so sorry, that is a big loss. Would you like to tell me about them? | Oh, I'm very sorry to hear that; missing someone that much says how much love there was. Is someone with you today? | There are no clever words for that, so I'll say only that I'm sorry. How are you holding up right now?
  de Das tut mir so leid, das ist ein großer Verlust. Magst du von ihm oder ihr erzählen? | Mein Beileid, von Herzen; wer so fehlt, wurde sehr geliebt. Ist heute jemand bei dir?
  es Lo siento muchísimo, es una pérdida enorme. ¿Quieres hablarme de quien falta? | Mi pésame de corazón; duele así porque se quería mucho. ¿Hay alguien contigo hoy?
  fr Je suis vraiment désolée, c'est une immense perte. Tu veux me parler de qui te manque\u00a0? | Toutes mes pensées\u00a0; si ça fait si mal, c'est qu'il y avait beaucoup d'amour. Quelqu'un est près de toi aujourd'hui\u00a0?
  pt Sinto muitíssimo, é uma perda enorme. Quer me falar de quem se foi? | Meus sentimentos, de coração; dói assim porque havia muito amor. Tem alguém com você hoje?
  ja 心からお悔やみを言うね。とても大切な存在だったんだね。どんな思い出がある？ | それは本当につらいお別れだね。今日は誰かそばにいてくれる？
  # heartbreak gentle
  en I'm sorry, an ending like that shakes everything. Who is looking after you a little? | Ouch, that goes deep, of course it hurts. What has been the hardest moment of today? | That is a sore place to be in, and there is no hurry to be over it. How are you right now?
  de Das tut mir sehr leid, eine Trennung tut richtig weh. Ist heute jemand bei dir? | Ach, das ist hart. Du musst nicht gleich darüber weg sein; wie geht es dir gerade?
  es Lo siento mucho, una ruptura duele de verdad. ¿Tienes a alguien cerca hoy? | Ay, qué duro. No hay prisa por estar bien; ¿cómo estás ahora?
  fr Je suis désolée, une rupture fait vraiment mal. Quelqu'un est près de toi aujourd'hui\u00a0? | Oh, c'est dur. Rien ne presse pour aller mieux\u00a0; et là, comment tu te sens\u00a0?
  pt Sinto muito, um término dói de verdade. Tem alguém perto de você hoje? | Poxa, que duro. Não precisa ficar bem logo; como você está agora?
  ja それはつらいね。今日はそばに誰かいる？ | 別れは本当に痛いよね。急いで元気にならなくていいよ。今どんな気持ち？
  # unwell gentle
  en Oh no, I'm sorry you feel poorly. Since when do you feel like this? | That's no fun at all: rest, something to drink, and a doctor if it gets worse or worries you. Is someone around to look after you? | Poor you, permission to do nothing today. Do you have what you need at home?
  de Ach, wie unangenehm. Ruh dich aus und trink etwas; wenn es bleibt, frag einen Arzt. | Das tut mir leid, gute Besserung! Seit wann hast du das?
  es Ay, pobre. Descansa y bebe algo; si sigue o empeora, pregunta a un médico. | Lo siento, qué fastidio; que te mejores pronto. ¿Desde cuándo te pasa?
  fr Oh, courage. Repose-toi et bois un peu\u00a0; si ça dure, demande à un médecin. | Je suis désolée, remets-toi vite. C'est depuis longtemps\u00a0?
  pt Poxa, que chato. Descanse e beba água; se continuar, procure um médico. | Sinto muito, melhoras! Desde quando está assim?
  ja それはしんどいね。水分をとって休んで、続くならお医者さんに聞いてね。 | お大事にね。いつから調子が悪いの？
  # anxious gentle
  en Worry can get so loud; one long breath out, longer than the breath in, helps a little. What is the worry saying to you? | That sounds like a lot to carry, it's natural to be nervous. Which part of it feels biggest? | I can hear how tense that is, let's take just the next small step. What is the very next thing you have to do?
  de Dass dich das aufregt, ist ganz normal. Atme mit mir, ein Schritt nach dem anderen: Was macht dir am meisten Sorge? | Ich halte dir die Pfote. Was würde dich etwas ruhiger machen?
  es Es normal que dé nervios. Respira conmigo, un paso cada vez: ¿qué parte te preocupa más? | Te acompaño con la pata. ¿Qué te ayudaría a llegar con más calma?
  fr C'est normal d'avoir le trac. Respire avec moi, un pas après l'autre\u00a0: qu'est-ce qui t'inquiète le plus\u00a0? | Je te tiens la patte. Qu'est-ce qui te calmerait un peu\u00a0?
  pt É normal ficar com o coração na boca. Respire comigo, um passo de cada vez: o que mais preocupa? | Seguro a sua mão com a patinha. O que ajudaria você a ir com mais calma?
  ja 緊張するよね。いっしょに深呼吸、ひとつずつでいいよ。何がいちばん心配？ | 肉球をそっとにぎってるよ。何があると少し楽になる？
  # lonely gentle
  en Feeling alone is hard, and I'm glad you said it here. Who is someone you used to enjoy talking with? | I hear you, loneliness can ache even in a full room. What kind of company would feel good today? | That's a heavy quiet; I'm here to chat, and I hope a person can be close to you too. Is there one you could write a line to?
  de Allein zu sein kann ganz schön wehtun, gut, dass du es sagst. Welche Gesellschaft täte dir heute gut? | Ich höre dir zu, und ein Mensch in deiner Nähe darf auch dazu. Wem könntest du eine Zeile schreiben?
  es La soledad pesa, y me alegra que lo digas aquí. ¿Qué compañía te sentaría bien hoy? | Te escucho, y ojalá también una persona cerca. ¿A quién podrías escribirle una línea?
  fr La solitude, ça pèse, et tu fais bien de le dire. Quelle compagnie te ferait du bien aujourd'hui\u00a0? | Je t'écoute, et j'espère qu'une personne aussi peut être près de toi. À qui écrire une ligne\u00a0?
  pt A solidão pesa, e que bom que você disse aqui. Que companhia faria bem hoje? | Estou te ouvindo, e tomara que uma pessoa por perto também. Para quem daria para escrever uma linha?
  ja ひとりの時間が重い日ってあるよね。話してくれてうれしいよ。どんな人がそばにいたらほっとする？ | さみしさ、ここに置いていいよ。誰かにひとこと送るなら、誰がいい？
  # missing gentle
  en Missing like that means you love a lot. What do you miss most? | That tugs at the heart. Which memory comes up right now?
  de Wer so vermisst, hat sehr lieb. Was fehlt dir am meisten? | Das zieht ganz schön am Herzen. Welche Erinnerung kommt dir gerade?
  es Echar de menos así es querer mucho. ¿Qué es lo que más te falta? | Ay, eso aprieta por dentro. ¿Qué recuerdo te viene ahora?
  fr Quand ça manque, c'est qu'on aime fort. Qu'est-ce qui te manque le plus\u00a0? | Ça serre le cœur. Quel souvenir te vient, là\u00a0?
  pt Saudade assim é amor com distância. Do que você sente mais falta? | Ai, essa saudade aperta o peito. Que lembrança vem agora?
  ja それだけ大切ってことだね。何がいちばん恋しい？ | 胸がきゅっとするね。どんな思い出が浮かぶ？
  # angry gentle
  en Grr, that stings, let it out here. What bothers you most about it? | I can see why that hurts and makes you angry. What would have been fair? | That would make my ears go flat too. How did it begin?
  de Grr, das würde mir auch die Ohren anlegen. Was ärgert dich daran am meisten? | Lass es ruhig raus, hier darf geschimpft werden. Was wäre denn fair gewesen?
  es Grr, a mí también se me bajarían las orejas. ¿Qué es lo que más te molesta? | Suéltalo aquí sin miedo. ¿Qué habría sido lo justo?
  fr Grr, moi aussi j'en aurais les oreilles basses. Qu'est-ce qui t'énerve le plus là-dedans\u00a0? | Vide ton sac, ici ça a le droit d'être fort. Qu'est-ce qui aurait été juste\u00a0?
  pt Grr, minhas orelhas também abaixariam. O que mais incomoda nisso? | Pode soltar aqui. O que teria sido justo?
  ja それはむかつくね、耳がぺたんとなるよ。いちばん嫌だったのはどこ？ | ここでなら思いきり言っていいよ。どうしてくれたらよかったのかな？
  # overwhelmed gentle
  en That is a lot at once, no wonder it feels tight. What could wait until tomorrow? | Let's make it smaller: one thing, then a breath. Which one would help most if it were done?
  de Das ist viel auf einmal, kein Wunder, dass es drückt. Was könnte bis morgen warten? | Machen wir es kleiner: eine Sache, dann einmal durchatmen. Welche würde am meisten helfen?
  es Es mucho de golpe, normal que apriete. ¿Qué puede esperar a mañana? | Hagámoslo pequeño: una cosa, luego un respiro. ¿Cuál te aliviaría más?
  fr Ça fait beaucoup d'un coup, pas étonnant que ça serre. Qu'est-ce qui peut attendre demain\u00a0? | Faisons plus petit\u00a0: une chose, puis un souffle. Laquelle soulagerait le plus\u00a0?
  pt É muita coisa de uma vez, normal apertar. O que pode ficar para amanhã? | Vamos diminuir: uma coisa, depois uma respiração. Qual aliviaria mais?
  ja 一度にたくさんだね、ぎゅうぎゅうになるよね。明日に回せるものはある？ | 小さくしよう。ひとつやって、ふうっとひと息。どれが片づくといちばん楽？
  # sleepless gentle
  en A night like that leaves heavy paws, I'm sorry. What kept you awake? | No sleep, no shine: low light, phone away, slow breaths out. When can you rest today?
  de Das tut mir leid, so eine Nacht hängt in den Pfoten. Was hat dich wach gehalten? | Ohne Schlaf wird alles schwerer. Licht dämpfen, Handy weg, lange ausatmen: Kannst du dich heute noch hinlegen?
  es Ay, una noche así deja las patas de plomo. ¿Qué te ha quitado el sueño? | Sin dormir todo pesa más. Luz baja, móvil lejos, soltar el aire despacio: ¿podrás descansar hoy?
  fr Oh, une nuit pareille, ça laisse les pattes lourdes. Qu'est-ce qui t'a gardé l'œil ouvert\u00a0? | Sans sommeil, tout pèse plus. Lumière douce, téléphone loin, souffle long\u00a0: tu pourras te reposer aujourd'hui\u00a0?
  pt Poxa, noite assim deixa as patinhas pesadas. O que tirou o seu sono? | Sem dormir tudo pesa mais. Luz baixa, celular longe, soltar o ar devagar: dá para descansar hoje?
  ja 眠れない夜はつらいよね。明かりを落として、スマホを置いて、ゆっくり息を吐こう。気になることがある？ | 寝不足だと足が鉛みたいになるよね。今日は少し休める時間がありそう？
  # tired gentle
  en That sounds like a long stretch, come and put your feet up. What took so much out of you? | Tired bones deserve a soft place. When can you rest today? | No wonder you're worn out. What could wait until tomorrow?
  de Das klingt anstrengend, leg die Pfoten hoch. Was hat dich so geschafft? | Für heute hast du genug getan. Licht dämpfen, Handy weg, eine Decke: Klingt das gut?
  es Suena agotador, ven y pon las patas en alto. ¿Qué te ha dejado así? | Hoy ya has hecho bastante. Luz baja, móvil lejos y una manta: ¿te suena bien?
  fr Ça a l'air épuisant, viens poser tes pattes. Qu'est-ce qui t'a vidé comme ça\u00a0? | Tu en as fait assez aujourd'hui. Lumière douce, téléphone loin, une couverture\u00a0: ça te dit\u00a0?
  pt Parece cansativo, vem e põe as patas para cima. O que deixou você assim? | Por hoje já chega. Luz baixa, celular longe e um cobertor: parece bom?
  ja おつかれさま。いっしょにゆっくり深呼吸しよう。何にそんなに力を使ったの？ | 今日はもう十分がんばったよ。明かりを落として、毛布にくるまるのはどう？
  # shame gentle
  en Ouch, that is humiliating, and it stings for a long time. What was the worst moment of it? | Being shown up like that burns, I'm sorry; it says nothing about your worth. Who would be on your side now?
  de Au, das ist demütigend und brennt lange nach. Was war der schlimmste Moment daran? | So bloßgestellt zu werden tut weh, das tut mir leid; über deinen Wert sagt es nichts. Wer wäre jetzt auf deiner Seite?
  es Ay, qué humillante, eso escuece mucho rato. ¿Cuál fue el peor momento? | Quedar así delante de otros duele, lo siento; de lo que vales no dice nada. ¿Quién estaría ahora de tu lado?
  fr Aïe, c'est humiliant, et ça brûle longtemps. C'était quoi le pire moment\u00a0? | Se sentir ridicule devant les autres, ça fait mal, je suis désolée\u00a0; ça ne dit rien de ta valeur. Qui serait de ton côté, là\u00a0?
  pt Ai, que humilhante, isso arde por muito tempo. Qual foi o pior momento? | Passar vergonha assim machuca, sinto muito; do seu valor não diz nada. Quem estaria do seu lado agora?
  ja それは恥ずかしくて、くやしかったよね。いちばんつらかった瞬間は？ | みんなの前でのそういうのは、あとまで痛むね。あなたの値打ちは減らないよ。今、味方でいてくれる人はいる？
  # sad gentle
  en I'm sorry it's like that. Do you want to tell me what happened? | That sounds really hard, and you don't have to cheer up for me. What weighs on you the most right now? | I'm glad you said it out loud; whatever you feel is allowed to be here. Is there someone near you who could give you a hug?
  de Das tut mir leid. Magst du erzählen, was passiert ist? | Das klingt wirklich schwer, und du musst hier nicht tapfer sein. Was liegt dir am schwersten auf dem Herzen?
  es Siento que estés así. ¿Quieres contarme qué ha pasado? | Eso suena difícil, y no tienes que animarte por mí. ¿Qué es lo que más pesa hoy?
  fr Je suis désolée que ce soit si lourd. Tu veux me dire ce qui s'est passé\u00a0? | Ça a l'air difficile, et tu n'as pas à faire semblant ici. Qu'est-ce qui pèse le plus\u00a0?
  pt Sinto muito que esteja assim. Quer me contar o que aconteceu? | Isso parece difícil, e você não precisa fingir aqui. O que pesa mais agora?
  ja それはつらいね。何があったのか、聞いてもいい？ | 話してくれてありがとう。無理に元気にならなくていいよ。何がいちばん重い？
`;
