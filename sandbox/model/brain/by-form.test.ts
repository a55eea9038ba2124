// Kinds without a word of their own for it. All of these were learned from (training/LANGUAGE/tables.tsv), as those of kinds/kinds.test.ts.
import { expect, test } from "vitest";
import { kind } from "../../testing/kinds.ts";
import type { Spoken } from "../memory/lines.ts";
import { isLow } from "./hear.ts";

kind(
  "her own tastes and days",
  "taste your-favourite your-sleep your-feelings your-food",
  "do you like thunder? | have you ever seen snow | what's your favorite color | you ever been scared of the vacuum?",
  "magst du Schnee | warst du schon mal am Meer? | welche Lieblingsfarbe hast du? | wo schläfst du nachts?",
  "¿te gusta la lluvia? | ¿has visto la nieve? | ¿cuál es tu color favorito? | ¿dónde duermes?",
  "tu aimes la pluie ? | tu as déjà vu la mer ? | c'est quoi ta couleur préférée ? | tu dors où ?",
  "você gosta de chuva? | já viu o mar? | qual a sua cor favorita? | onde você dorme?",
  "雨は好き？ | 海に行ったことある？ | 好きな色は何？ | どこで寝てるの？",
);

kind(
  "what is only said of her",
  "teased affection your-sleep your-body",
  "bet you chew shoes all day | you look like a cotton ball",
  "du siehst aus wie ein Wattebausch | du schnarchst bestimmt",
  "a que muerdes zapatos | pareces una nube con patas, tú",
  "avoue que tu mords les chaussures | tu ressembles à un nuage",
  "você parece uma nuvem | aposto que você baba",
  "ルリって綿あめみたい | 君はぬいぐるみみたいだね",
);

kind(
  "a wish or a plan by its form alone",
  "plan travel",
  "I'm thinking of learning the cello | gonna repaint the shed",
  "ich will Schwedisch lernen | hab vor, den Keller auszubauen",
  "quiero aprender a tejer cestas | estoy pensando en cambiarme de barrio",
  "je pense me mettre au violoncelle | j'ai décidé d'apprendre le suédois",
  "quero aprender sueco | tô pensando em plantar ervas",
  "スウェーデン語を習おうと思ってる | 来年は盆栽を始めるつもり",
);

kind(
  "a choice of two without a question",
  "choice",
  "blue tie or green tie, quick",
  "Nudeln oder Reis, ich kann mich nicht entscheiden | Bus oder Rad",
  "falda o pantalón, dime ya",
  "chignon ou tresse, vite",
  "ônibus ou metrô, decide aí",
  "青と緑どっちにしよ",
);

kind(
  "an errand or a wish that she cannot meet",
  "request errands write",
  "remind me to call the dentist | hype me up with a rap battle | can you look at photos",
  "erinner mich heute Abend an die Blumen | buchstabier mal Rhabarber | kannst du auch Musik abspielen",
  "recuérdame regar las plantas | imita a un gallo",
  "rappelle-moi d'acheter du lait | imite un coq",
  "me lembra de tirar o lixo | imita um galo",
  "7時になったら教えて | 猫のまねしてみて",
);

kind(
  "somebody who wants to tell something",
  "tell-you",
  "guess what | can I tell you a secret",
  "rate mal | kann ich dir was erzählen",
  "adivina | te quiero contar una cosa",
  "devine quoi | je peux te raconter un truc",
  "adivinha | posso te contar uma coisa",
  "ちょっと聞いて | 話したいことがあるんだ",
);

kind(
  "low without a word for it",
  "sad lonely tired overwhelmed",
  "haven't left the house since thursday | everything tastes like cardboard, no appetite | i just want to disappear",
  "alles grau heute | hab seit Tagen mit keinem geredet | ich funktioniere nur noch | ich will einfach nur verschwinden",
  "no he salido de la cama | todo me da igual | tengo un nudo en la garganta | solo quiero desaparecer un rato",
  "à quoi bon | j'ai une boule dans la gorge | j'ai parlé à personne cette semaine | je veux juste disparaître",
  "tô no automático | não falei com ninguém hoje | nada mais tem graça | só quero sumir um pouco",
  "なんかモヤモヤする | お風呂に入るのもおっくう | 今日は誰とも話してない | いなくなりたい",
);

test.each<[Spoken, string]>([
  ["en", "staring at the lake, so pretty"],
  ["en", "my son left his things everywhere again lol"],
  ["de", "endlich so still hier, herrlich"],
  ["de", "alle kommen zu uns und ich koche"],
  ["es", "todo el día en pijama, qué lujo"],
  ["fr", "on mange dans ma voiture face à la mer"],
  ["pt", "que silêncio bom por aqui"],
  ["ja", "泣くほどおいしいカレー"],
])(
  "in %s %j is no low word: what is bright outweighs what only sounds low",
  (language, message) => {
    expect(isLow(message, language)).toBe(false);
  },
);
