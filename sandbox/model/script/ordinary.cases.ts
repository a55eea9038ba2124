// Ordinary messages, short and as people type them, by what each should be answered as on a page of its own language.
import type { Kind, Spoken } from "./phrasebook.ts";

export const ORDINARY: Record<Spoken, Partial<Record<Kind, string>>> = {
  en: {
    yes: "can i ask you something?",
    listen:
      "what a long day | have my first shift tomorrow | when i was small we had a goat | how lovely the garden smells | need a nap | meet at 5-6 pls | call 555-1234 please | it was 50% off | was a nice walk today | your ears look so soft in the picture",
    question:
      "what should i name my hamster | can cats eat cheese? | how do you say bread in italian | who painted the mona lisa | can dogs eat grapes | do fish sleep",
    sum: "luli can u do 14 x 23 pls | 25% off 80 | 60 minus 15% | hey 8 times 12 please | i need 120 / 8 please",
    trick:
      "sit luli | paw please | can you roll over for me | now spin | play dead! | go fetch | high five luli! | do a little spin | luli speak",
    hello: "heyy luli | hiya pup | my name is Rosa | hello little one | evening luli",
    praise:
      "you are such a good girl | i really like you | luli you are adorable | love u luli | i missed you",
    luli: "how old are you? | what breed are you | whats ur favorite snack | what are you doing right now | wyd",
    joke: "got a joke for me? | say something funny | another joke please | i need a laugh",
    dinner: "dinner idea with chicken? | recipe with lentils | what can i make with eggs and rice",
    joy: "my son took his first steps!! | just got promoted | goal!!! we won | got my license today",
    grave: "my dad died the day i got promoted",
  },
  es: {
    yes: "te puedo preguntar algo?",
    listen:
      "qué día más largo | cuando era niña teníamos una cabra | como siempre, el metro lleno | necesito un café | que rico huele el jardín",
    question:
      "qué nombre le pongo a mi hámster | los gatos pueden comer queso? | cómo se dice pan en italiano",
    sum: "luli porfa 14 x 23 | 25% de descuento en 80 | oye cuánto es 2,5 por 3",
    trick:
      "haz la croqueta | luli siéntate | dame la patita porfa | hazte el muerto | choca la pata | da una vueltecita | habla luli",
    hello: "holaa luli | buenas luli | me llamo Rosa | hola perrita",
    praise: "eres muy linda luli | qué bonita eres | te quiero mucho | me encantas",
    luli: "cuántos años tienes | de qué raza eres | qué estás haciendo | cuál es tu comida favorita?",
    joke: "cuenta un chiste | otro chiste porfa | dime algo gracioso",
    dinner: "qué ceno con pollo? | ideas para cenar con huevos",
    joy: "mi hijo dio sus primeros pasos!! | me ascendieron | gooool",
    grave: "murió mi abuelo el día que me ascendieron",
  },
  fr: {
    yes: "je peux te poser une question ?",
    listen:
      "quelle journée | quand j'étais petite on avait une chèvre | j'ai besoin d'une sieste | tu as raison | que de monde dans le métro",
    question: "comment on dit pain en italien | je l'appelle comment mon hamster ?",
    sum: "luli stp 14 x 23 | 25 % de remise sur 80 | dis combien font 2,5 fois 3",
    trick:
      "donne la papatte | Donne la patte | assis luli | fais la morte | roule-toi | va chercher la balle | tope là | parle luli",
    hello: "coucou toi | salut luli | je m'appelle Rosa | bonsoir ma belle",
    praise: "t'es trop mignonne | je t'adore luli | tu es adorable | bonne chienne | tu me manques",
    luli: "t'as quel âge | tu es de quelle race ? | tu fais quoi là ? | c'est quoi ton plat préféré",
    joke: "une blague stp | t'as une blague ? | raconte un truc drôle",
    dinner: "on mange quoi avec du poulet ? | une idée de repas avec des oeufs",
    joy: "mon fils a fait ses premiers pas !! | j'ai été promue | buuut !!",
    grave: "mon père est mort le jour où j'ai été promue",
  },
  de: {
    yes: "darf ich dich was fragen?",
    listen:
      "was für ein tag | als kind hatten wir eine ziege | wie gut der garten riecht | brauche einen kaffee | finde das gut",
    question:
      "wie nenn ich meinen hamster | dürfen katzen käse essen? | kann hunde reis essen | was heißt brot auf italienisch",
    sum: "luli bitte 14 x 23 | 25% rabatt auf 80 | sag mal was ist 2,5 mal 3",
    trick:
      "mach sitz luli | gib mir die pfote | dreh dich im kreis | stell dich tot! | hol das stöckchen | gib mir fünf | mach mal männchen | sag wau",
    hello: "huhu luli | na du | ich heiße Rosa | moin kleine",
    praise: "du bist so süß luli | ich hab dich lieb | so eine brave | du bist toll",
    luli: "wie alt bist du | was für eine rasse bist du | was machst du gerade | was ist dein lieblingsessen",
    joke: "hast du nen witz? | witz bitte | sag was lustiges",
    dinner: "was koch ich mit hähnchen? | idee fürs essen mit eiern | rezept mit kartoffeln",
    joy: "mein sohn hat seine ersten schritte gemacht!! | ich wurde befördert | tooor!",
    grave: "mein opa ist gestorben als ich befördert wurde",
  },
  pt: {
    yes: "posso te perguntar uma coisa?",
    listen:
      "que dia longo | quando eu era pequena a gente tinha uma cabra | preciso de um café | que cheiro bom no jardim | como sempre o metrô cheio",
    question:
      "que nome dou pro meu hamster | gato pode comer queijo? | como se diz pão em italiano",
    sum: "luli por favor 14 x 23 | 25% de desconto em 80 | oi quanto é 2,5 vezes 3",
    trick:
      "dá uma voltinha | senta luli | dá a pata | finge de morta | pega a bolinha | toca aqui luli | rola pra mim | late pra mim",
    hello: "oi sumida | opa luli | meu nome é Rosa | oii luli",
    praise: "você é muito fofa | que linda você | te adoro luli | adorei você | oi fofa",
    luli: "quantos anos você tem | qual a sua raça | o que vc tá fazendo | qual sua comida favorita",
    joke: "conta uma piada | tem uma piada aí? | fala algo engraçado",
    dinner: "o que faço de jantar com frango? | ideia de janta com ovo",
    joy: "meu filho deu os primeiros passos!! | fui promovida | goool",
    grave: "meu avô morreu no dia em que fui promovida",
  },
  ja: {
    yes: "聞いてもいい？",
    listen: "今日は長い一日だった | 子どものころ、ヤギがいた | コーヒーが飲みたい | 庭がいい匂い",
    question:
      "ハムスターの名前は何がいいかな | 猫はチーズを食べてもいい？ | パンはイタリア語で何ですか",
    sum: "80円の3割引はいくら | 3000円の3割引 | 14×23お願い | 80の25%引きは？",
    trick:
      "わんって言って | お手して | ごろんして | 死んだふり | くるっと回ってみて | ボール取ってきて | ハイタッチしよう | おすわりして",
    hello: "初めまして | やっほールリ | ローザと申します | 初めまして、よろしくね",
    praise: "ルリちゃんかわいい | 大好きだよルリ | いい子だね | もふもふでかわいいね",
    luli: "何歳？ | 犬種は何？ | 今何してるの？ | 好きな食べ物は何？",
    joke: "ダジャレ言って | なんか面白いこと言って | もう一つ冗談言って",
    dinner: "鶏肉で夕飯何作ろう？ | 卵でレシピ教えて",
    joy: "息子が初めて歩いた！ | 昇進した！ | ゴール！！勝った",
    grave: "昇進した日に父が亡くなった",
  },
};
