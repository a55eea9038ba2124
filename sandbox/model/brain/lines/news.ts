// News, questions and small troubles in five more languages.
import { heard } from "../table.ts";
import type { Foreign } from "./everyday.ts";

export const news = heard<Foreign>`
  # quarrel ${/(?<!\p{L})(?:gestritten|streit (?:mit|gehabt)|zoff|discutid[oa]|discut[ií]|peleé|(?:he|hemos) peleado|pelea con|disput(?:ée?s?|e)|engueulée?s?|brigu(?:ei|amos)|discussão|briga com)(?!\p{L})|けんか|喧嘩|怒られ|怒鳴られ/u}
  es Uf, las peleas duelen. ¿Qué fue lo que más te molestó? | Lo siento, eso deja mal cuerpo. ¿Quieres contarme cómo empezó?
  fr Aïe, se disputer, ça fait mal. Qu'est-ce qui t'a le plus blessé\u00a0? | Je suis désolée, ça pèse. Tu veux me dire comment ça a commencé\u00a0?
  de Oh je, Streit tut weh. Was hat dich am meisten getroffen? | Das tut mir leid. Magst du erzählen, wie es dazu kam?
  pt Ai, briga machuca. O que mais chateou você? | Sinto muito, isso pesa. Quer contar como começou?
  ja それはつらかったね。何がいちばんこたえた？ | 気持ちがざわざわするよね。どうしてそうなったの？
  # unwell ${/(?<!\p{L})(?:(?:kopf|bauch|rücken|zahn|hals)(?:weh|schmerzen)|erkältet|fieber|me duele|dolor de|resfriad[oa]|gripado|fiebre|j'ai mal|mal (?:à la|au|de) (?:tête|ventre|dos|gorge)|enrhumée?|fièvre|dor de|(?:tô|estou) (?:gripad[oa]|com febre|passando mal)|resfriado)(?!\p{L})|頭が痛|お腹が痛|頭痛|風邪|熱が/u}
  es Ay, pobre. Descansa y bebe algo; si sigue o empeora, pregunta a un médico. | Lo siento, qué fastidio. ¿Desde cuándo te pasa?
  fr Oh, courage. Repose-toi et bois un peu\u00a0; si ça dure, demande à un médecin. | Je suis désolée, c'est pénible. C'est depuis longtemps\u00a0?
  de Ach, wie unangenehm. Ruh dich aus und trink etwas; wenn es bleibt, frag einen Arzt. | Das tut mir leid, das ist wirklich lästig. Seit wann hast du das?
  pt Poxa, que chato. Descanse e beba água; se continuar, procure um médico. | Sinto muito, tomara que passe logo. Desde quando está assim?
  ja それはしんどいね。水分をとって休んで、続くならお医者さんに聞いてね。 | お大事にね。いつから調子が悪いの？
  # somebody-ill ${/(?<!\p{L})(?:(?:ist|sind|bin) (?:sehr |so )?krank|im krankenhaus|enferm[oa]|en el hospital|malade|à l'hôpital|doente|no hospital)|病気|入院|具合が悪/u}
  es Lo siento, eso preocupa mucho. ¿Sabéis ya qué le pasa? | Ay, qué preocupación. Ojalá mejore pronto; ¿cómo lo llevas tú?
  fr Je suis désolée, c'est inquiétant. Vous savez ce que c'est\u00a0? | Oh, quelle inquiétude. J'espère que ça ira vite mieux\u00a0; et toi, tu tiens le coup\u00a0?
  de Das tut mir leid, da macht man sich Sorgen. Wisst ihr schon, was es ist? | Oh je. Hoffentlich geht es bald besser; und wie hältst du dich?
  pt Sinto muito, isso preocupa. Já sabem o que é? | Poxa, que preocupação. Tomara que melhore logo; e você, como está?
  ja それは心配だね。原因はもうわかった？ | 大変だね、早くよくなりますように。あなたは大丈夫？
  # lazy ${/(?<!\p{L})(?:(?:keinen?|null) (?:bock|lust)|no me apetece|sem vontade|faul(?:enze|er tag)?|pereza|vaga|preguiça|flemme|molle)(?!\p{L})|だるい|やる気(?:が)?(?:出|な)|めんどくさ/u}
  es Hoy toca modo cojín, y está permitido. ¿Qué es lo mínimo que hay que hacer? | La pereza también es un deporte. ¿Sofá o cama?
  fr Mode coussin aujourd'hui, et c'est permis. C'est quoi le strict minimum\u00a0? | La flemme, c'est tout un art. Canapé ou lit\u00a0?
  de Heute ist Kissentag, und das ist erlaubt. Was muss mindestens sein? | Faulsein ist auch eine Kunst. Sofa oder Bett?
  pt Hoje é modo almofada, e pode. Qual é o mínimo que precisa fazer? | Preguiça também é arte. Sofá ou cama?
  ja 今日はクッションの日ってことで、いいんだよ。最低限やることは何？ | だらだらも立派な技だよ。ソファとベッド、どっち派？
  # tired ${/(?<!\p{L})(?:lange[rn]? tag|müde|erschöpft|nicht schlafen|día (?:muy )?largo|cansad[oa]|agotad[oa]|no puedo dormir|longue journée|fatiguée?|épuisée?|dormir|dia (?:muito )?longo|não consigo dormir)|長い一日|疲れ|つかれ|眠れ|ねむれ/u}
  es Suena agotador. Respira hondo conmigo, sin prisa. ¿Qué te ayudaría a descansar? | Hoy ya has hecho bastante. Luz baja, móvil lejos y una manta: ¿te suena bien?
  fr Ça a l'air épuisant. Respire doucement avec moi. Qu'est-ce qui t'aiderait à te reposer\u00a0? | Tu en as fait assez aujourd'hui. Lumière douce, téléphone loin, une couverture\u00a0: ça te dit\u00a0?
  de Das klingt anstrengend. Atme einmal tief mit mir durch. Was würde dir beim Ausruhen helfen? | Für heute hast du genug getan. Licht dämpfen, Handy weg, eine Decke: Klingt das gut?
  pt Parece cansativo. Respire fundo comigo, sem pressa. O que ajudaria você a descansar? | Por hoje já chega. Luz baixa, celular longe e um cobertor: parece bom?
  ja おつかれさま。いっしょにゆっくり深呼吸しよう。どうしたら休めそう？ | 今日はもう十分がんばったよ。明かりを落として、毛布にくるまるのはどう？
  # bored ${/(?<!\p{L})(?:langweil|me aburro|aburrid[oa]|je m'ennuie|entediad[oa]|tédio)|退屈|ひま|暇/u}
  es Juguemos: dime tres cosas azules que veas. ¡Ya! | ¿Un paseo corto de diez minutos, o te cuento un chiste?
  fr Jouons\u00a0: trouve trois choses bleues autour de toi. Partez\u00a0! | Une petite marche de dix minutes, ou je te raconte une blague\u00a0?
  de Spielen wir: Nenn mir drei blaue Dinge, die du siehst. Los! | Zehn Minuten spazieren, oder soll ich dir einen Witz erzählen?
  pt Vamos brincar: me diga três coisas azuis que você vê. Valendo! | Uma voltinha de dez minutos, ou quer que eu conte uma piada?
  ja あそぼう！まわりの青いものを三つ見つけてみて。 | 十分だけお散歩するか、冗談を聞くか、どっちがいい？
  # made-by ${/(?<!\p{L})(?:wer hat dich (?:gemacht|gebaut|erfunden|programmiert)|wo (?:wohnst|lebst|kommst) du|woher kommst du|quién te (?:ha )?(?:hizo|hecho|creó|creado|programó)|(?:de )?dónde (?:vives|eres|vienes)|qui t'a (?:fait|créée?|programmée?)|(?:où (?:tu )?habites|t'habites où|tu (?:habites|vis|viens d')\s?où|d'où (?:tu )?viens)|quem (?:te|criou|fez) \p{L}+|(?:de )?onde você (?:mora|vive|veio|é))(?!\p{L})|どこに住ん|どこから来|誰が作|誰に作/u}
  es Me pensaron unas personas y me mueve una IA; vivo en este chat. | Soy de aquí, de esta página: sin casa ni correa, una IA con rizos.
  fr Des gens m'ont imaginée et une IA me fait parler\u00a0; j'habite dans ce chat. | Je viens d'ici, de cette page\u00a0: ni maison ni laisse, une IA avec des boucles.
  de Menschen haben mich ausgedacht, und eine KI spricht; ich wohne in diesem Chat. | Ich bin von hier, von dieser Seite: kein Haus, keine Leine, eine KI mit Locken.
  pt Pessoas me imaginaram e uma IA me faz falar; moro neste chat. | Sou daqui, desta página: sem casa nem coleira, uma IA com cachinhos.
  ja 人が考えて、AIがしゃべっているよ。おうちはこのチャット。 | このページ生まれ、家も首輪もない、くるくる毛のAIだよ。
  # about-luli ${/(?<!\p{L})(?:hast du (?:geschwister|eltern|familie|freunde|hunger|angst|träume|gefühle)|schläfst du|bellst du|kannst du bellen|tienes (?:hermanos|familia|padres|amigos|hambre|sueños|miedo)|duermes|sabes ladrar|ladras|tu as (?:des )?(?:frères|parents|une famille|amis|faim|peur|rêves)|tu dors|tu (?:sais )?aboi\p{L}*|você (?:tem (?:irmãos|família|pais|amigos|fome|medo|sonhos)|dorme|sabe latir|late))(?!\p{L})|兄弟(?:は)?いる|家族いる|寝るの|眠るの|吠え(?:る|られる)|友だちいる/u}
  es Como IA no tengo eso de verdad, pero jugando a ser perrita: ¡guau! ¿Y tú? | De verdad no, soy una IA; en mi cuento, claro que sí. ¿Y tú qué me cuentas?
  fr En tant qu'IA, pas pour de vrai, mais pour jouer\u00a0: ouaf\u00a0! Et toi\u00a0? | En vrai non, je suis une IA\u00a0; dans mon histoire, bien sûr. Et toi\u00a0?
  de Als KI in Wahrheit nicht, aber im Spiel: Wuff! Und du? | In echt nicht, ich bin eine KI; in meiner Geschichte natürlich schon. Und du?
  pt Sendo uma IA, de verdade não, mas brincando: au! E você? | De verdade não, sou uma IA; na minha história, claro que sim. E você?
  ja AIだから本当はないけど、ごっこでは、わん！あなたは？ | 本当はAIだからね。お話の中ではもちろん。あなたは？
  # favourite ${/(?<!\p{L})(?:lieblings\p{L}+|color favorito|(?:tu|su) \p{L}+ favorit[oa]|couleur préférée|ta \p{L}+ préférée|ton \p{L}+ préféré|(?:sua|seu) \p{L}+ (?:favorit[oa]|preferid[oa])|cor favorita)(?!\p{L})|何色が好き|好きな(?!食べ物)/u}
  es Jugando a elegir: el azul de un charco con cielo. ¿Y lo tuyo? | Soy una IA, mis gustos son de cuento: todo lo redondo. ¿Cuál es el tuyo?
  fr Pour jouer\u00a0: le bleu d'une flaque avec du ciel dedans. Et toi\u00a0? | Je suis une IA, mes goûts sont des histoires\u00a0: tout ce qui est rond. Et toi\u00a0?
  de Im Spiel: das Blau einer Pfütze mit Himmel darin. Und bei dir? | Ich bin eine KI, meine Vorlieben sind erzählt: alles Runde. Und deine?
  pt Brincando de escolher: o azul de uma poça com céu. E você? | Sou uma IA, meus gostos são de conto: tudo que é redondo. E o seu?
  ja ごっこで選ぶなら、空がうつる水たまりの青。あなたは？ | AIだから想像だけど、まるいものが好き。あなたは？
  # whats-new ${/(?<!\p{L})(?:was gibt'?s neues|was (?:machst|treibst) du|qué (?:haces|cuentas|hay de nuevo)|qu'est-ce que tu fais|tu fais quoi|quoi de neuf|(?:o que|que) (?:você|vc|cê) (?:tá|está) fazendo|novidades?)(?!\p{L})|何してる|なにしてる/u}
  es Por aquí, leyéndote con las orejas en alto. ¿Y tú, en qué andas? | Poca novedad: soy una IA y este chat es mi mundo. ¿Qué hay de nuevo por allí?
  fr Je te lis, les oreilles bien droites. Et toi, tu fais quoi\u00a0? | Rien de neuf\u00a0: je suis une IA et ce chat est mon monde. Et chez toi\u00a0?
  de Ich lese dich, Ohren hoch. Und was machst du so? | Nichts Neues: Ich bin eine KI, und dieser Chat ist meine Welt. Und bei dir?
  pt Lendo você, de orelhas em pé. E você, o que anda fazendo? | Nada de novo: sou uma IA e este chat é o meu mundo. E por aí?
  ja 耳をぴんと立ててあなたを読んでいるよ。あなたは何してるの？ | AIだから、このチャットが世界のぜんぶ。そっちはどう？
  # play ${/(?<!\p{L})(?:lass uns (?:was )?spielen|spiel mit mir|juguemos|jugamos|quieres jugar|on joue|joue avec moi|vamos (?:brincar|jogar)|brinca comigo|veo veo)(?!\p{L})|しりとり|あそぼ|遊ぼ|ゲームしよ/u}
  es ¡Sí! Yo digo «pelota», y tú una palabra que empiece por «ta». | ¡Vale! Dime tres cosas redondas que veas.
  fr Oui\u00a0! Je dis «\u00a0balle\u00a0», à toi un mot qui commence par «\u00a0le\u00a0». | D'accord\u00a0! Trouve trois choses rondes autour de toi.
  de Ja! Ich sage „Ball“, und du ein Wort mit L am Anfang. | Gern! Nenn mir drei runde Dinge, die du siehst.
  pt Sim! Eu digo “bola”, e você uma palavra que comece com “la”. | Vamos! Diga três coisas redondas que você vê.
  ja いいよ、しりとり！「いぬ」。次は「ぬ」だよ。 | あそぼう！まわりのまるいものを三つ見つけてみて。
  # do-you-like ${/(?<!\p{L})(?:(?:magst|liebst) du|te gusta|tu aimes|você gosta)|(?:は|が)好き(?:？|\?|ですか|なの)/u}
  es Como IA no lo vivo, pero me encanta que me lo cuentes. ¿Qué te gusta a ti de eso? | De mentira, muchísimo. ¿Y a ti?
  fr En tant qu'IA je ne le vis pas, mais j'adore quand tu m'en parles. Qu'est-ce que tu aimes là-dedans\u00a0? | Pour de faux, énormément. Et toi\u00a0?
  de Als KI erlebe ich es nicht, höre dir aber sehr gern davon zu. Was magst du daran? | In Gedanken sehr! Und du?
  pt Como IA eu não vivo isso, mas adoro ouvir você falar. Do que você gosta nisso? | De faz de conta, muito! E você?
  ja AIだから体験はできないけど、話を聞くのは大好き。あなたはどこが好き？ | 想像の中では大好き！あなたは？
  # what-shall-i ${/(?<!\p{L})(?:was soll ich|qué (?:cocino|hago|como)\b|(?:je |on )(?:cuisine|mange|fais) quoi|o que (?:eu )?(?:cozinho|faço|como)\b)|何を(?:作|食べ|し)(?:ろう|よう)|どうしよう/u}
  es Algo sencillo: lo que más rápido te haga sonreír. ¿Qué tienes ya en casa? | Elige entre algo calentito y algo crujiente. ¿Cuál te apetece?
  fr Quelque chose de simple qui te fait sourire. Qu'est-ce que tu as déjà à la maison\u00a0? | Choisis entre tout chaud et bien croquant. Qu'est-ce qui te tente\u00a0?
  de Etwas Einfaches, das dich schnell lächeln lässt. Was hast du schon im Haus? | Wähl zwischen schön warm und schön knusprig. Worauf hast du Lust?
  pt Algo simples que faça você sorrir logo. O que já tem em casa? | Escolha entre quentinho e crocante. O que dá vontade?
  ja かんたんで、にっこりできるものがいいな。家に何がある？ | あったかいのと、さくさくの、どっちの気分？
  # nervous ${/(?<!\p{L})(?:nervös|aufgeregt|lampenfieber|schiss vor|zahnarzt|nervios[oa]|nervios|me da (?:miedo|pánico|cosa)|dentista|stressée?|j'ai peur|(?:le|chez le) dentiste|trac|nervos[oa]|com medo|ansios[oa] (?:pr|com))(?!\p{L})|緊張|ドキドキ|不安|歯医者|怖い/u}
  es Es normal que dé nervios. Respira conmigo, un paso cada vez. ¿Qué parte te preocupa más? | Te acompaño con la pata. ¿Qué te ayudaría a llegar con más calma?
  fr C'est normal d'avoir le trac. Respire avec moi, un pas après l'autre. Qu'est-ce qui t'inquiète le plus\u00a0? | Je te tiens la patte. Qu'est-ce qui te calmerait un peu\u00a0?
  de Dass du aufgeregt bist, ist ganz normal. Atme mit mir, ein Schritt nach dem anderen. Was macht dir am meisten Sorge? | Ich halte dir die Pfote. Was würde dich etwas ruhiger machen?
  pt É normal ficar nervoso. Respire comigo, um passo de cada vez. O que mais preocupa? | Seguro a sua mão com a patinha. O que ajudaria você a ir com mais calma?
  ja 緊張するよね。いっしょに深呼吸、ひとつずつでいいよ。何がいちばん心配？ | 肉球をそっとにぎってるよ。何があると少し楽になる？
  # baby-news ${/(?<!\p{L})(?:ersten? (?:zahn|wort|schritt\p{L}*)|schwanger|(?:kriegen|bekommen|erwarten) ein|verlobt|geheiratet|hochzeit|schlüssel für|neue wohnung|adoptiert|primera palabra|primer (?:diente|paso)|embarazad\p{L}*|vamos a tener|nos casamos|hemos adoptado|adopt(?:é|amos|ei)|piso nuevo|première? (?:dent|mot|pas)|enceinte|on (?:attend|se marie)|fiancée?s?|a(?:i|vons)? adoptée?|avec mention|son bac|grávida|vamos ter|casar|noivei|primeir[oa] (?:dente|palavra|passo)|apartamento novo)(?!\p{L})|妊娠|結婚|婚約|赤ちゃん|初めて(?:歩|しゃべ)|生まれ|飼い始め|一人暮らし/u}
  es ¡Qué noticia tan bonita! *da saltitos* ¿Cómo lo estáis viviendo? | ¡Enhorabuena, qué momento tan especial! ¿A quién se lo contaste primero?
  fr Quelle belle nouvelle\u00a0! *sautille* Vous vivez ça comment\u00a0? | Félicitations, quel joli moment\u00a0! Tu l'as dit à qui en premier\u00a0?
  de Was für eine schöne Nachricht! *hüpft* Wie fühlt sich das an? | Wie schön, das ist ein großer Moment! Wem hast du es zuerst erzählt?
  pt Que notícia linda! *dá pulinhos* Como vocês estão vivendo isso? | Parabéns, que momento especial! Para quem você contou primeiro?
  ja わあ、すてきなニュース！今どんな気持ち？ | おめでとう、大きな一歩だね！最初に誰に話した？
  # made-it ${/(?<!\p{L})(?:endlich fertig|hat (?:super )?geklappt|gelungen|stolz|mein team hat gewonnen|ha ganado|hemos ganado|me ha salido|(?:ha|he) (?:terminado|acabado)|orgullos[oa]|j'ai (?:fini|terminé)|on a (?:gagné|signé)|a gagné|fière?|terminei|consegui terminar|ficou (?:ótimo|pronto)|ganhou|orgulhos[oa])(?!\p{L})|うまく(?:でき|いっ)|勝った|完成|できた[!！よ。]?$|やった/u}
  es ¡Bravo! Eso merece una vuelta de la victoria. ¿Cómo lo celebras? | ¡Qué bien, me alegro mucho! ¿Qué parte te gustó más?
  fr Bravo\u00a0! Ça mérite un tour d'honneur. Tu fêtes ça comment\u00a0? | Super, je suis contente pour toi\u00a0! Qu'est-ce que tu as préféré\u00a0?
  de Bravo! Das ist eine Ehrenrunde wert. Wie feierst du? | Wie toll, das freut mich! Was war das Schönste daran?
  pt Boa! Isso merece uma volta olímpica. Como vai comemorar? | Que ótimo, fico feliz! Qual foi a melhor parte?
  ja すごい！しっぽでお祝いするね。どんなふうに喜んだ？ | やったね、うれしいな！いちばんよかったところは？
  # mishap ${/(?<!\p{L})(?:verspätung|abgestürzt|geklaut|abgesagt|verpasst|kaputt|verbrannt|angebrannt|vergessen\b|verloren(?! hat)|geklaut|stau|schon wieder|retras(?:o|ado)|cancelado|perdí|he perdido|se me (?:ha )?(?:quem|romp|cay|olvid)\p{L}*|roto|atasco|raté|retard|en panne|planter|planté|tout perdu|cassée?|brûlée?|oubliée?|embouteillages?|perdi|atras(?:o|ado|ada)|quebrou|travou|caiu|queimei|esqueci|trânsito|perdeu de novo|verloren|hemos perdido|on a perdu)(?!\p{L})|遅れ|遅延|割れ|寝坊|壊れ|焦げ|こわれ|なくし(?:た|ちゃ)|忘れちゃ|負け/u}
  es ¡Vaya, qué rabia! ¿Y cómo lo has arreglado? | Ay, qué mala pata. Hay días así; espero que el resto mejore.
  fr Oh non, c'est rageant\u00a0! Et tu t'en es sorti comment\u00a0? | Mince, quelle guigne. Il y a des jours comme ça\u00a0; que la suite soit plus douce.
  de Ach, wie ärgerlich! Und wie hast du dir geholfen? | Oh nein, so ein Pech. Solche Tage gibt es; hoffentlich wird der Rest freundlicher.
  pt Poxa, que raiva! E como você se virou? | Ai, que azar. Tem dia assim; tomara que o resto seja melhor.
  ja うわあ、それはついてないね。どうやって乗り切った？ | あらら、そんな日もあるよね。このあとはいい日になりますように。
  # birthday ${/(?<!\p{L})(?:geburtstag|(?:wird|werde) \d+|cumpleaños|cumple (?:\d+|años)|anniversaire|anniv|(?:fête|fêter) ses|aniversário|faz \d+ anos)(?!\p{L})|誕生日|歳になる/u}
  es ¡Feliz cumple a quien toca! ¿Cómo lo vais a celebrar? | ¡Un cumple, saco el gorrito! ¿Habrá tarta?
  fr Joyeux anniversaire à la personne fêtée\u00a0! Vous faites quoi\u00a0? | Un anniversaire, je sors le chapeau pointu\u00a0! Il y aura du gâteau\u00a0?
  de Alles Gute zum Geburtstag dorthin! Wie feiert ihr? | Geburtstag, ich hole das Hütchen! Gibt es Kuchen?
  pt Feliz aniversário para quem faz! Como vão comemorar? | Aniversário, já peguei o chapeuzinho! Vai ter bolo?
  ja お誕生日おめでとうを届けたいな！どうお祝いするの？ | 誕生日だね、ケーキはある？
  # plans ${/(?<!\p{L})(?:morgen (?:fahr|geh|flieg|besuch|treff)\p{L}*|am wochenende|mañana (?:voy|vamos|viajo|quedo)|este finde|demain (?:je|on|nous)|ce week-end|amanhã (?:vou|vamos|a gente)|fim de semana)|(?:明日|あした|週末|来週).*(?:行く|行き|会う|会い)/u}
  es ¡Qué buen plan! ¿Qué es lo que más ilusión te hace? | Suena genial, se me mueve la cola. ¿Con qué vas a empezar?
  fr Quel beau programme\u00a0! Qu'est-ce qui te réjouit le plus\u00a0? | Ça donne envie, ma queue remue. Vous commencez par quoi\u00a0?
  de Was für ein schöner Plan! Worauf freust du dich am meisten? | Das klingt toll, mein Schwanz wedelt. Was macht ihr zuerst?
  pt Que plano gostoso! Do que você mais está com vontade? | Parece ótimo, meu rabinho abana. O que vão fazer primeiro?
  ja いいなあ、楽しそう！何がいちばん楽しみ？ | わくわくするね。まず何をするの？
  # advice ${/(?<!\p{L})(?:soll ich|wie (?:krieg|bekomm|kann|mach)e? ich|was (?:mach|tu|schenk|zieh)e? ich|hilf mir|debería|no sé si|cómo (?:quito|hago|puedo)|qué (?:me pongo|regalo|hago)|ayúdame|je devrais|je sais pas si|comment (?:je fais|faire|enlever)|(?:quoi|que) (?:offrir|faire|mettre)|aide-moi|devo|não sei se|como (?:eu )?(?:faço|tiro)|o que (?:eu )?(?:visto|dou|faço)|me ajuda)(?!\p{L})|どうしたら|どうすれば|どうしよう|手伝って|ほうがいい(?:かな|？)/u}
  es No lo sé todo, pero lo pensamos a trocitos. ¿Qué has probado ya? | Ahí solo podría adivinar; dos cabezas y cuatro patas dan para algo. ¿Qué opciones tienes?
  fr Je ne sais pas tout, mais on y réfléchit par petits bouts. Tu as déjà essayé quoi\u00a0? | Là je ne ferais que deviner\u00a0; à deux têtes et quatre pattes on avance. Tu hésites entre quoi et quoi\u00a0?
  de Alles weiß ich nicht, aber wir denken in kleinen Happen. Was hast du schon versucht? | Da könnte ich nur raten; zwei Köpfe und vier Pfoten kommen weiter. Was steht zur Wahl?
  pt Não sei tudo, mas a gente pensa aos pouquinhos. O que você já tentou? | Aí eu só chutaria; duas cabeças e quatro patas ajudam. Quais são as opções?
  ja 何でも知ってるわけじゃないけど、少しずつ考えよう。もう試したことは？ | 当てずっぽうになっちゃうから、いっしょに考えよう。候補は何がある？
  # weather ${/(?<!\p{L})(?:regnet|regen|schneit|schnee|gewitter|hitze|sonne scheint|llueve|lloviendo|lluvia|nieva|calor|(?:hace|qué) (?:frío|sol)|pleut|pluie|neige|il fait (?:froid|chaud|beau|moche)|soleil|chove|chovendo|chuva|calor[ãa]o?|(?:tá|está) (?:frio|calor)|sol lindo)(?!\p{L})|雨|雪|暑い|寒い|天気|台風/u}
  es Con ese tiempo, mantita o charcos, según se mire. ¿Qué vas a hacer? | Desde aquí no veo el cielo, así que tú eres mi ventana. ¿Te gusta así?
  fr Par ce temps-là, c'est plaid ou flaques, selon l'humeur. Tu fais quoi\u00a0? | D'ici je ne vois pas le ciel, c'est toi ma fenêtre. Ça te plaît, ce temps\u00a0?
  de Bei dem Wetter heißt es Decke oder Pfützen, je nach Laune. Was machst du? | Von hier sehe ich keinen Himmel, du bist mein Fenster. Magst du es so?
  pt Com esse tempo é cobertor ou poça, depende do humor. O que vai fazer? | Daqui não vejo o céu, você é a minha janela. Gosta assim?
  ja そんな天気の日は毛布か水たまりだね。どう過ごす？ | ここから空は見えないから、あなたが窓だよ。こんな天気は好き？
  # work ${/(?<!\p{L})(?:chef(?:in)?|arbeit(?:e|en)?|büro|meeting|überstunden|kolleg\p{L}*|trabajo|trabajar|jefe|jefa|oficina|reunión|boulot|travail|bosser?|réunion|collègues?|patronne?|trabalho|trabalhar|chefe|escritório|reunião)(?!\p{L})|仕事|会社|上司|残業|会議|バイト/u}
  es El trabajo puede pesar lo suyo. ¿Qué es lo más cansado de hoy? | Tienes las patas llenas de tareas. ¿Qué te lo haría más llevadero?
  fr Le travail, ça occupe la tête. Qu'est-ce qui pèse le plus aujourd'hui\u00a0? | Des pattes bien chargées, on dirait. Qu'est-ce qui rendrait ça plus léger\u00a0?
  de Arbeit kann ganz schön schlauchen. Was zehrt heute am meisten? | Du hast alle Pfoten voll. Was würde es leichter machen?
  pt Trabalho cansa mesmo. O que pesa mais hoje? | Patinhas cheias de tarefas, hein. O que deixaria isso mais leve?
  ja お仕事おつかれさま。今日は何がいちばん大変だった？ | 肉球いっぱいの仕事だね。どうしたら少し楽になる？
  # animals ${/^(?!(?:warum|wieso|por qué|pourquoi|por que) ).*(?<!\p{L})(?:katze|kater|kätzchen|hund(?:e)?|hamster|kaninchen|gat[oa]s?|gatit[oa]s?|perr[oa]s?|conejo|chats?|chatons?|chiens?|chiots?|lapin|cachorr[oa]s?|peixes?|coelho|papagaio)(?!\p{L})|猫|ねこ|犬|うさぎ|ハムスター/u}
  es Alguien con patas, ¡ya me cae bien! ¿Qué es lo más gracioso que hace? | Dale un rasca-rasca detrás de la oreja de mi parte. ¿Cómo es?
  fr Quelqu'un avec des pattes, j'aime déjà\u00a0! Qu'est-ce qu'il fait de plus drôle\u00a0? | Une gratouille derrière l'oreille de ma part. Il est comment\u00a0?
  de Jemand mit Pfoten, schon sympathisch! Was macht er am Lustigsten? | Kraul ihn hinter dem Ohr von mir. Wie ist er so?
  pt Alguém com patinhas, já gostei! O que faz de mais engraçado? | Faça um carinho atrás da orelha por mim. Como é o jeitinho?
  ja 毛のある仲間だね、もう好き！いちばんおかしいしぐさは？ | 耳のうしろをなでてあげてね。どんな子なの？
  # cooked ${/(?<!\p{L})(?:gekocht|gebacken|kuchen|abendessen|mittagessen|cociné|cocinado|horneé|cena|comida|receta|cuisiné|gâteau|recette|dîner|cozinhei|bolo|jantar|almoço|receita)(?!\p{L})|弁当|ごはん|ご飯|料理|夕飯|晩ご飯|ケーキ/u}
  es ¡Eso ha despertado a mi nariz! ¿Qué había en el plato? | Hablar de comida es mi segundo idioma. ¿Dulce o salado?
  fr Mon nez est réveillé\u00a0! Il y avait quoi dans l'assiette\u00a0? | Parler cuisine, c'est ma deuxième langue. Sucré ou salé\u00a0?
  de Meine Nase ist wach! Was gab es genau? | Essen ist meine zweite Sprache. Süß oder herzhaft?
  pt Meu nariz acordou! O que tinha no prato? | Falar de comida é a minha segunda língua. Doce ou salgado?
  ja おいしそうな話、鼻がぴくぴく！何が入ってたの？ | 食べものの話は得意だよ。甘いのとしょっぱいの、どっち派？
  # family ${/(?<!\p{L})(?:mutter|mama|vater|papa|oma|opa|bruder|schwester|tochter|sohn|kinder?|mann|frau|freundin|madre|mamá|padre|abuel[oa]|herman[oa]|hij[oa]s?|marido|mujer|amig[oa]|mère|maman|père|mamie|papi|frère|sœur|fille|fils|mari|femme|copine|copain|mãe|pai|avó|avô|irmão|irmã|filh[oa]s?|esposa)(?!\p{L})|母|父|お母|お父|妹|弟|姉|兄|娘|息子|夫|妻|祖母|祖父|友だち|友達/u}
  es Me gusta saber de tu gente. ¿Cómo es tu relación? | Las personas son lo mejor de las historias. ¿Y cómo fue?
  fr J'aime savoir qui t'entoure. Vous vous entendez bien\u00a0? | Les gens, c'est le meilleur des histoires. Et ça s'est passé comment\u00a0?
  de Ich höre gern von deinen Leuten. Wie versteht ihr euch? | Menschen sind das Beste an Geschichten. Und wie war das?
  pt Gosto de saber da sua gente. Como vocês se dão? | Pessoas são o melhor das histórias. E como foi?
  ja あなたのまわりの人の話、好きだな。どんな人なの？ | 人の話がいちばんおもしろいよ。それでどうだった？
  # hello ${/(?<!\p{L})(?:hola|buen[oa]s|bonjour|bonsoir|salut|hallo|guten|servus|moin|hi|hey|na|hello|na du|coucou|e aí|opa|olá|oi|bom dia+|boa tarde)(?!\p{L})|こんにち|おはよ|こんばん|ただいま|やっほー|はじめまして/u}
  es ¡Hola! *mueve la cola* Soy Luli, una perrita de IA, y me alegra saludarte. ¿Cómo te llamas? | ¡Hola, hola! Qué bien leerte. ¿Cómo va tu día? 🐾
  fr Bonjour\u00a0! *remue la queue* Je suis Luli, une petite chienne IA. Comment t'appelles-tu\u00a0? | Salut\u00a0! Quel plaisir de te lire. Comment va ta journée\u00a0? 🐾
  de Hallo! *wedelt* Ich bin Luli, ein kleiner KI-Welpe. Wie heißt du? | Hallo du! Schön, dich zu lesen. Wie ist dein Tag? 🐾
  pt Olá! *abana o rabo* Eu sou a Luli, uma cachorrinha de IA. Como você se chama? | Oi! Que bom ler você. Como está o seu dia? 🐾
  ja こんにちは！AIの子犬、ルリだよ。お名前は？ | こんにちは。会えてうれしいな。今日はどんな一日？🐾
  # world ${/^(?:(?:und|y|et|e|luli|sag mal|oye|dis) ?,? ?)?¿?(?:wer|was|wo|wann|warum|wieso|weshalb|wie|welche\p{L}*|quién|qué|dónde|cuándo|por qué|cómo|cuál|cuánt\p{L}+|qui|que|quoi|où|quand|pourquoi|comment|quel\p{L}*|combien|c'est quoi|quem|o que|onde|quando|por que|como|qual|quant\p{L}+)(?!\p{L}).*\?|(?:何|なぜ|なんで|どうして|どこ|いつ|誰|いくつ).*[?？]$/u}
  es Eso no lo sé; soy una perrita sin enciclopedia y no quiero inventar. | No está en mi libro de cachorra. ¿Qué crees tú?
  fr Ça, je ne le sais pas\u00a0; je suis un chiot sans encyclopédie et je ne veux rien inventer. | Ce n'est pas dans mon livre de chiot. Tu en penses quoi\u00a0?
  de Das weiß ich nicht; ich bin ein Welpe ohne Lexikon und will nichts erfinden. | Das steht nicht in meinem Welpenbuch. Was meinst du selbst?
  pt Isso eu não sei; sou filhote sem enciclopédia e não quero inventar. | Não está no meu livro de filhote. O que você acha?
  ja それは知らないんだ。作り話はしたくないから、正直に言うね。 | 子犬の本には書いてないなあ。あなたはどう思う？
`;
