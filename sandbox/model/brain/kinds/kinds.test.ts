// Each kind of message is heard as what it is, in every language. All of these were learned from (training/LANGUAGE/tables.tsv): what is heard of others is measured by plain:train.
import { expect, test } from "vitest";
import type { Spoken } from "../../memory/lines.ts";
import { talk } from "../../testing.ts";
import { kind, PAGES } from "../../../testing/kinds.ts";
import { hear } from "../hear.ts";

const GRIEF = [
  "my dad is gone and the house is so quiet | we said goodbye to our old cat this morning | we had to have the dog put to sleep | it would have been her birthday today | first Christmas without my brother | the funeral was lovely, the whole family came | I finally finished sorting her things after grandma passed | our old lab crossed the bridge | today it's three years since we lost him",
  "heute haben wir uns von unserem Kater verabschiedet | Oma ist von uns gegangen | das erste Weihnachten ohne meinen Vater | sie wäre heute 80 geworden | wir mussten unsere Hündin gehen lassen | nächste Woche ist die Beisetzung | sein Körbchen ist leer",
  "hoy nos despedimos de nuestra gata | mi abuelo ya no está con nosotros | la primera Navidad sin mi madre | hoy habría cumplido 50 | tuvimos que dormir al perro | mañana es el entierro de mi tía | mi perrita cruzó el arcoíris | hace un año que se fue mi hermano",
  "mamie nous a quittés hier | on a dit au revoir à notre chien ce matin | premier Noël sans mon père | elle aurait eu 70 ans aujourd'hui | on a dû faire piquer le chat | les obsèques sont demain | ça fait un an qu'il est parti",
  "minha avó nos deixou ontem | nos despedimos da nossa cachorrinha hoje | primeiro Natal sem meu pai | hoje ela faria 60 anos | o velório foi bonito | faz dois anos que meu irmão se foi | meu gato virou estrelinha",
  "母のいない初めてのお正月 | 今日は祖父の一周忌だった | 愛犬が虹の橋を渡った | 生きていたら今日が誕生日 | 昨日、猫を見送ったよ | もういないんだなって思う",
];
kind("grief comes before everything", "grief", ...GRIEF);

test.each(
  Object.keys(PAGES).flatMap((page, at) => GRIEF[at]!.split(" | ").map((said) => [page, said])),
)("in %s nobody is congratulated on %j", (page, message) => {
  const answer = talk([message], `The user's page is in ${page}.`)[0];
  expect(answer).not.toMatch(
    /congrat|well done|lovely news|glückwunsch|freut mich|enhorabuena|qué alegría|félicit|bravo|quelle joie|parabéns|que alegria|おめでとう|うれし/i,
  );
});

kind(
  "loneliness",
  "lonely",
  "nobody wrote to me all weekend | ate alone again tonight | everyone has left",
  "keiner hat mir geschrieben | schon wieder allein gegessen | alle sind weg | keiner hat an mich gedacht",
  "nadie me ha escrito hoy | otra vez cené sola | todos se han ido",
  "personne ne m'a écrit | j'ai encore mangé toute seule | tout le monde est parti",
  "ninguém me mandou mensagem | jantei sozinha de novo | todo mundo foi embora",
  "誰からも連絡がない | また一人でご飯 | みんな帰っちゃった",
);

kind(
  "exhaustion and emptiness",
  "tired sad overwhelmed angry",
  "I just can't get up today | done with everything today | I feel so empty",
  "ich komme einfach nicht aus dem Bett | ich kann nicht mehr | ich fühl mich innerlich leer",
  "no puedo ni levantarme | harta de todo | me siento vacía por dentro",
  "je n'arrive pas à me lever | j'en peux plus | je me sens vide",
  "não consigo sair da cama | cheia de tudo hoje | me sinto vazia por dentro",
  "布団から出られない | 何もかもいや | 心がからっぽ",
);

kind(
  "humiliation",
  "shame",
  "they all laughed at me | I made a fool of myself at the party | so embarrassed right now",
  "die haben mich ausgelacht | ich hab mich total blamiert | alle haben über mich gelacht",
  "se rieron de mí en clase | hice el ridículo | pasé mucha vergüenza",
  "ils se sont moqués de moi | je me suis ridiculisée | j'ai trop honte",
  "riram de mim na reunião | paguei mico | passei vergonha na frente de todos",
  "みんなに笑われた | 人前で恥をかいた | バカにされた",
);

kind(
  "pain",
  "unwell",
  "my back is killing me | got my period | migraine since this morning",
  "mein Rücken bringt mich um | hab meine Tage bekommen | mein Kopf platzt",
  "la espalda me está matando, me duele mucho | me vino la regla | tengo migraña",
  "mon dos me lâche | j'ai mes règles | migraine depuis ce matin",
  "minhas costas estão doendo | tô naqueles dias | enxaqueca o dia todo",
  "ぎっくり腰になった | 生理中でつらい | 偏頭痛がひどい",
);

kind(
  "good news without a word of joy",
  "all-clear won family-news made-it",
  "the scan came back clear | it's a girl | we got the flat | I passed | lost 5 kilos | sold my first painting | I'm a grandma now | we're expecting",
  "der Befund ist unauffällig | mein Enkel ist auf der Welt | wir haben die Wohnung bekommen | bin befördert worden | 8 Kilo weg | mein Buch ist erschienen",
  "los resultados salieron limpios | nació mi nieta | me dieron el piso | aprobé | he perdido cinco kilos | vendí la moto",
  "les résultats sont bons | je suis tata | on a eu l'appart | elle a dit oui | j'ai perdu six kilos | mon livre est publié",
  "os exames deram tudo normal | sou avó | conseguimos a casa | passei no vestibular | perdi seis quilos | vendi meu quadro",
  "検査は異常なしだった | 孫が生まれた | マンション買ったよ、家を買った | 合格した | 本が出版された",
);

test.each<[Spoken, string]>([
  ["en", "I passed, but my best friend didn't"],
  ["de", "bestanden hab ich nicht"],
  ["es", "casi gano, pero no"],
  ["fr", "j'ai pas eu la promotion"],
  ["pt", "não fui promovida"],
  ["ja", "昇進できなかったけど"],
])("in %s no joy is shared at %j", (language, message) => {
  const joys = ["won", "family-news", "made-it", "birthday", "happy", "good"];
  expect(joys).not.toContain(hear(message, language).meaning.id);
});

kind(
  "a toast",
  "write",
  "make a toast to my sister",
  "bring einen Toast auf meine Eltern",
  "haz un brindis por mi abuela",
  "porte un toast à ma sœur",
  "faz um brinde para o meu pai",
  "乾杯の音頭をとって",
);

kind(
  "what she cannot do",
  "write errands",
  "write a short letter to my landlord for me | wake me up at six | send me a photo of you | I need an excuse for the dentist",
  "schreib einen kurzen Brief an meine Tante | weck mich um sieben | schick ein Foto von dir | erfinde eine Ausrede für mich",
  "escríbeme una carta corta | despiértame a las siete | mándame una foto tuya | invéntate una excusa",
  "écris une petite lettre pour ma tante | réveille-moi à sept heures | envoie une photo de toi | invente une excuse",
  "escreve uma cartinha | me acorda às sete | manda uma foto sua | inventa uma desculpa",
  "手紙を書いて | 六時に起こして | 写真を送って | 言い訳を考えて",
);

kind(
  "a nickname",
  "name-idea",
  "give me a nickname",
  "gib mir einen Spitznamen",
  "ponme un apodo",
  "donne-moi un surnom",
  "me dá um apelido",
  "あだ名をつけて",
);

kind(
  "a verdict",
  "opinion",
  "rate my outfit | rate my drawing",
  "bewerte mein Outfit",
  "puntúa mi dibujo",
  "note mon dessin",
  "avalia meu look",
  "このギャグを採点して",
);

kind(
  "games",
  "play",
  "play a game with me",
  "spiel was mit mir",
  "¿quieres jugar a algo?",
  "tu veux jouer avec moi ?",
  "quer brincar comigo?",
  "一緒に遊ぼう",
);

kind(
  "questions about her",
  "made-by able your-feelings your-favourite your-food",
  "who's behind you? | what are your skills? | do you experience emotions? | what's your favourite toy?",
  "wer steckt hinter dir? | was können Sie alles? | haben Sie Gefühle? | was ist dein Lieblingsspielzeug?",
  "¿quién está detrás de ti? | ¿qué sabe hacer usted? | ¿tiene usted sentimientos? | ¿cuál es tu juguete favorito?",
  "qui t'a créée ? | que savez-vous faire ? | avez-vous des sentiments ? | c'est quoi ta friandise préférée ?",
  "quem te criou? | quais são as suas habilidades? | a senhora tem sentimentos? | qual é o seu petisco favorito?",
  "誰に作られたの？ | 何ができますか？ | 感情はありますか？ | 好きなおもちゃは何？",
);

kind(
  "levels and Premium",
  "app",
  "what level are you? | how do I get more XP? | what does Premium bring me?",
  "welches Level hast du? | wie bekomme ich XP? | was bringt mir Premium?",
  "¿qué nivel tienes? | ¿cómo gano más XP? | ¿qué ofrece Premium?",
  "tu es à quel niveau ? | comment gagner des XP ? | à quoi sert Premium ?",
  "qual é o seu nível? | como ganho XP? | o que o Premium oferece?",
  "レベルはいくつ？ | XPってどうやってためるの？ | プレミアムだと何ができるの？",
);

test.each([
  ["American English", "how long do I boil an egg?"],
  ["American English", "what level am I?"],
  ["American English", "where can I buy cheap tires?"],
  ["German", "wie lange muss ich Reis kochen?"],
  ["German", "wo finde ich einen guten Staubsauger?"],
  ["Spanish", "¿dónde puedo comprar una lavadora?"],
  ["French", "où je peux acheter un vélo ?"],
  ["Portuguese", "onde eu posso comprar um fogão?"],
  ["Japanese", "卵は何分ゆでるの？"],
])("in %s %j is no question of what was told", (page, question) => {
  const answer = talk([question], `The user's page is in ${page}.`)[0];
  expect(answer).not.toMatch(
    /told|erzählt|contado|has dicho|dit|contou|falou|教えてもらって|聞いてない|聞いていない/,
  );
});

kind(
  "openers",
  "hello how-are-you your-doing evening",
  "anybody there? | anyone up? | what's up | good to see you",
  "jemand da? | was geht | wos mochst",
  "¿hay alguien ahí? | qué onda | buenas",
  "il y a quelqu'un ? | ça roule ? | tu fais quoi ?",
  "tem alguém aí? | que cê tá fazendo? | boas",
  "誰かいる？ | 何しとん？ | もしもし",
);

kind(
  "bedtime",
  "goodnight",
  "time for bed | my bed is calling",
  "ich hau mich aufs Ohr | ich mach das Licht aus",
  "ya me voy a la cama | se me cierran los ojos",
  "allez, au dodo | je vais au lit",
  "vou capotar | já vou pra cama dormir",
  "お布団に入るね | もう寝るわ",
);

const GREETINGS = "back morning evening how-are-you hello good listening";
test.each<[Spoken, string]>([
  ["en", "good morning, my train is late again"],
  ["de", "guten Morgen, ich hab heute Geburtstag"],
  ["es", "buenos días, mi gato está enfermo"],
  ["fr", "bonsoir, j'ai mal dormi cette nuit"],
  ["pt", "bom dia, hoje tenho prova de matemática"],
  ["ja", "おはよう、今日は面接があるんだ"],
])("in %s the second piece of %j is taken up", (language, message) => {
  expect(GREETINGS.split(" ")).not.toContain(hear(message, language).meaning.id);
});

test.each<[Spoken, string]>([
  ["en", "my phone died"],
  ["en", "my sister is gone to Paris"],
  ["en", "my son passed his driving test"],
  ["de", "mein Opa wird heute 80"],
  ["es", "se me murió el móvil"],
  ["fr", "je suis morte de rire"],
  ["pt", "meu pai partiu pra viagem"],
  ["ja", "天国みたいな温泉だった"],
])("in %s %j is no grief", (language, message) => {
  expect(hear(message, language).meaning.id).not.toBe("grief");
});
