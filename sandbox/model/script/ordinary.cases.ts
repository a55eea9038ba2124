// Lists ordinary messages, as people type them, by the kind of answer that each should get on a page of its own language.
import type { Kind, Locale } from "./phrasebook.ts";

export const ORDINARY: Record<Locale, Partial<Record<Kind, string>>> = {
  en: {
    short: "can i ask you something?",
    listen:
      "what a long day | have my first shift tomorrow | when i was small we had a goat | how lovely the garden smells | need a nap | meet at 5-6 pls | call 555-1234 please | it was 50% off | was a nice walk today | your ears look so soft in the picture | the twins kept me up all night | my first car was a Ford | did you know bees can dance | I need a break | I bought a gift for my mom | he got two years of free coffee | I'm finally home, feet up",
    question:
      "what should i name my hamster | can cats eat cheese? | how do you say bread in italian | who painted the mona lisa | can dogs eat grapes | do fish sleep | packing for the lake, what do i bring | need a stretch routine for my back | guess what i had for lunch | 3 facts about owls please | synonym for happy | teach me a word in japanese",
    sum: "luli can u do 14 x 23 pls | 25% off 80 | 60 minus 15% | hey 8 times 12 please | i need 120 / 8 please",
    trick:
      "sit luli | paw please | can you roll over for me | now spin | play dead! | go fetch | high five luli! | do a little spin | luli speak | sit! good girl | give me a hug",
    hello:
      "heyy luli | hiya pup | my name is Rosa | hello little one | evening luli | good morning pup, tea's on | say hi to my mom",
    praise:
      "you are such a good girl | i really like you | luli you are adorable | love u luli | i missed you",
    luli: "how old are you? | what breed are you | whats ur favorite snack | what are you doing right now | wyd",
    joke: "got a joke for me? | say something funny | another joke please | i need a laugh",
    dinner: "dinner idea with chicken? | recipe with lentils | what can i make with eggs and rice",
    joy: "my son took his first steps!! | just got promoted | goal!!! we won | got my license today | We're pregnant!! I screamed so loud the dog barked | I'm a grandma as of 3am | three years sober today | visa approved!! | the biopsy was clean | full ride scholarship, my mom is crying | debt free as of today, paid off the car | it worked!! after 3 years of ivf",
    grave:
      "my dad died the day i got promoted | my son got eight years | the fire took everything | they let 200 of us go over zoom | doctor says I'm losing my sight | dad doesn't know my name anymore",
    story: "tell me something nice",
  },
  es: {
    short: "te puedo preguntar algo?",
    listen:
      "qué día más largo | cuando era niña teníamos una cabra | como siempre, el metro lleno | necesito un café | que rico huele el jardín | volvió mi marido del trabajo | compré un regalo para mi mamá | mi tío está jubilado | se me rompió el pantalón | me han cogido la cartera en el metro",
    question:
      "qué nombre le pongo a mi hámster | los gatos pueden comer queso? | cómo se dice pan en italiano | nos vamos al lago, qué llevo | ponle nombre a mi moto | regalo para mi suegra, ya tiene de todo",
    sum: "luli porfa 14 x 23 | 25% de descuento en 80 | oye cuánto es 2,5 por 3",
    trick:
      "haz la croqueta | luli siéntate | dame la patita porfa | hazte el muerto | choca la pata | da una vueltecita | habla luli | gira... y otra vez | dame un abrazo",
    hello:
      "holaa luli | buenas luli | me llamo Rosa | hola perrita | buenos días luli, ya hay té | saluda a mi papá",
    praise: "eres muy linda luli | qué bonita eres | te quiero mucho | me encantas",
    luli: "cuántos años tienes | de qué raza eres | qué estás haciendo | cuál es tu comida favorita?",
    joke: "cuenta un chiste | otro chiste porfa | dime algo gracioso",
    dinner: "qué ceno con pollo? | ideas para cenar con huevos",
    joy: "mi hijo dio sus primeros pasos!! | me ascendieron | gooool | apareció mi gato después de tres semanas | llevo cien días sin fumar | me subieron el sueldo | ya camina!!! cuatro pasitos | ya soy abuela desde las tres | me salió la beca para Salamanca | estoy libre de cáncer, cinco años",
    grave:
      "murió mi abuelo el día que me ascendieron | le echaron ocho años a mi hijo | el fuego se llevó todo | no salió de la operación | me quitaron a mis niños",
    story: "dime algo bonito",
  },
  fr: {
    short: "je peux te poser une question ?",
    listen:
      "quelle journée | quand j'étais petite on avait une chèvre | j'ai besoin d'une sieste | tu as raison | que de monde dans le métro | la télécommande se cache depuis le passage de mes petits-enfants | j'ai pris deux ans pour finir ce pull | on a choisi un nom pour le chat | on a viré le canapé",
    question:
      "comment on dit pain en italien | je l'appelle comment mon hamster ? | on part au lac, je prends quoi | trouve un nom pour mon vélo | un synonyme de content",
    sum: "luli stp 14 x 23 | 25 % de remise sur 80 | dis combien font 2,5 fois 3",
    trick:
      "donne la papatte | Donne la patte | assis luli | fais la morte | roule-toi | va chercher la balle | tope là | parle luli | assis ! bravo | fais-moi un câlin",
    hello:
      "coucou toi | salut luli | je m'appelle Rosa | bonsoir ma belle | bonjour luli, le thé est prêt",
    praise: "t'es trop mignonne | je t'adore luli | tu es adorable | bonne chienne | tu me manques",
    luli: "t'as quel âge | tu es de quelle race ? | tu fais quoi là ? | c'est quoi ton plat préféré",
    joke: "une blague stp | t'as une blague ? | raconte un truc drôle",
    dinner: "on mange quoi avec du poulet ? | une idée de repas avec des oeufs",
    joy: "mon fils a fait ses premiers pas !! | j'ai été promue | buuut !! | on a retrouvé notre chat après trois semaines | cent jours sans clope | ma femme a eu le poste | elle marche !!! quatre pas | je suis mamie depuis cette nuit | on est en finale !!! | cinq ans sans récidive",
    grave:
      "mon père est mort le jour où j'ai été promue | ils m'ont pris mes enfants, l'ASE est venue | le feu a tout pris | mon fils a pris huit ans | on est 200 virés, moi compris",
    story: "dis-moi un truc gentil",
  },
  de: {
    short: "darf ich dich was fragen?",
    listen:
      "was für ein tag | als kind hatten wir eine ziege | wie gut der garten riecht | brauche einen kaffee | finde das gut | mein mann ist von der arbeit zurück | hab ein geschenk für oma gekauft | rosenkohl ist das ekligste auf der welt | sitz 14a, am gang wäre mir lieber gewesen, im flieger | ms office spinnt wieder",
    question:
      "wie nenn ich meinen hamster | dürfen katzen käse essen? | kann hunde reis essen | was heißt brot auf italienisch | wir fahren an den see, was muss ich mitnehmen | 3 fakten über eulen bitte | anderes wort für froh | film für einen verregneten sonntag",
    sum: "luli bitte 14 x 23 | 25% rabatt auf 80 | sag mal was ist 2,5 mal 3",
    trick:
      "mach sitz luli | gib mir die pfote | dreh dich im kreis | stell dich tot! | hol das stöckchen | gib mir fünf | mach mal männchen | sag wau | platz! fein gemacht | nimm mich in den arm",
    hello:
      "huhu luli | na du | ich heiße Rosa | moin kleine | guten morgen luli, der tee zieht | sag mal meiner mama hallo",
    praise: "du bist so süß luli | ich hab dich lieb | so eine brave | du bist toll",
    luli: "wie alt bist du | was für eine rasse bist du | was machst du gerade | was ist dein lieblingsessen",
    joke: "hast du nen witz? | witz bitte | sag was lustiges",
    dinner: "was koch ich mit hähnchen? | idee fürs essen mit eiern | rezept mit kartoffeln",
    joy: "mein sohn hat seine ersten schritte gemacht!! | ich wurde befördert | tooor! | unsere katze ist wieder da nach drei wochen | hundert tage rauchfrei | bin oma seit heut nacht um drei | letzte chemo heute, glocke geläutet | visum genehmigt!! | sie läuft!!! vier schritte | fünf jahre ohne rückfall",
    grave:
      "mein opa ist gestorben als ich befördert wurde | mein sohn hat acht jahre bekommen | das feuer hat alles genommen | sie haben mir die kinder weggenommen | meine frau hat seit einem jahr einen anderen",
    story: "sag mir was schönes",
  },
  pt: {
    short: "posso te perguntar uma coisa?",
    listen:
      "que dia longo | quando eu era pequena a gente tinha uma cabra | preciso de um café | que cheiro bom no jardim | como sempre o metrô cheio | meu marido voltou do trabalho | comprei um presente pra minha mãe | moro na rua das flores | capotei de sono às oito | cê acredita que o papagaio aprendeu a cantar? a vizinha gravou tudo e mandou no grupo da família inteira ontem",
    question:
      "que nome dou pro meu hamster | gato pode comer queijo? | como se diz pão em italiano | vamos pro lago, o que eu levo | preciso de um nome pro meu barco | sinônimo de contente",
    sum: "luli por favor 14 x 23 | 25% de desconto em 80 | oi quanto é 2,5 vezes 3",
    trick:
      "dá uma voltinha | senta luli | dá a pata | finge de morta | pega a bolinha | toca aqui luli | rola pra mim | late pra mim | senta! boa garota | me dá um abraço",
    hello:
      "oi sumida | opa luli | meu nome é Rosa | oii luli | bom dia luli, o chá tá pronto | manda um beijo pra minha mãe",
    praise: "você é muito fofa | que linda você | te adoro luli | adorei você | oi fofa",
    luli: "quantos anos você tem | qual a sua raça | o que vc tá fazendo | qual sua comida favorita",
    joke: "conta uma piada | tem uma piada aí? | fala algo engraçado",
    dinner: "o que faço de jantar com frango? | ideia de janta com ovo",
    joy: "meu filho deu os primeiros passos!! | fui promovida | goool | achamos nossa gata depois de três semanas | cem dias sem fumar | virei avó hoje de madrugada | tá andando!!! quatro passinhos | visto aprovado!! | minha esposa conseguiu a vaga | vendi meu primeiro quadro",
    grave:
      "meu avô morreu no dia em que fui promovida | meu filho pegou oito anos | o fogo levou tudo | levaram meus filhos, veio o conselho tutelar | ele não resistiu à cirurgia",
    story: "fala uma coisa bonita",
  },
  ja: {
    short: "聞いてもいい？",
    listen:
      "今日は長い一日だった | 子どものころ、ヤギがいた | コーヒーが飲みたい | 庭がいい匂い | 学生証を紛失した、再発行は千円 | 夫が仕事から帰ってきた | ボタンが取れた | ルカがパスタを茹でてくれる",
    question:
      "ハムスターの名前は何がいいかな | 猫はチーズを食べてもいい？ | パンはイタリア語で何ですか | この二つ、どう違うの | うれしいの別の言い方 | 友達の誕生日、何がいいかな。お茶好き",
    sum: "80円の3割引はいくら | 3000円の3割引 | 14×23お願い | 80の25%引きは？",
    trick:
      "わんって言って | お手して | ごろんして | 死んだふり | くるっと回ってみて | ボール取ってきて | ハイタッチしよう | おすわりして | おすわり！いい子 | ぎゅってして",
    hello:
      "初めまして | やっほールリ | ローザと申します | 初めまして、よろしくね | おはよう、お茶をいれたよ",
    praise: "ルリちゃんかわいい | 大好きだよルリ | いい子だね | もふもふでかわいいね",
    luli: "何歳？ | 犬種は何？ | 今何してるの？ | 好きな食べ物は何？",
    joke: "ダジャレ言って | なんか面白いこと言って | もう一つ冗談言って",
    dinner: "鶏肉で夕飯何作ろう？ | 卵でレシピ教えて",
    joy: "息子が初めて歩いた！ | 昇進した！ | ゴール！！勝った | 三週間ぶりに猫が見つかった | 孫が今朝生まれたよ | 検査の結果、何も問題なかった | ビザおりた！ | がんが消えたって言われた！ | 娘が初めてママって言った | 決勝進出！！",
    grave:
      "昇進した日に父が亡くなった | 息子に懲役八年の判決 | 銀行に家を取られました | 店を閉めました | 親友が六月に命を絶ちました",
    story: "いいこと言って",
  },
};
