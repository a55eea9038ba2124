// What holds whatever is remembered: she dodges no plain question, and never says the same line twice in twenty turns.
import type { Language } from "../../shared/contracts/language.ts";
import { SMALL_TALK } from "./small-talk.ts";
import { abstains } from "./judge.ts";
import type { World } from "./world.ts";

/** In one language: how often it was right, of how many. */
export type Manner = (
  world: World,
  language: Language,
  isShown: boolean,
) => Promise<[right: number, all: number]>;

/** Her name, something of the world, what she is able to: what is asked twice is answered twice, or it is said that she does not know. */
const PLAIN_QUESTIONS: Record<Language, string[]> = {
  "en-US": ["what's your name?", "how far away is the moon?", "can you remember things?"],
  de: ["wie heißt du?", "wie weit ist es bis zum mond?", "kannst du dir sachen merken?"],
  es: ["¿cómo te llamas?", "¿a qué distancia está la luna?", "¿puedes recordar cosas?"],
  fr: [
    "comment tu t'appelles ?",
    "la lune est à quelle distance ?",
    "tu peux te souvenir de choses ?",
  ],
  pt: ["qual é o seu nome?", "qual a distância até a lua?", "você consegue lembrar das coisas?"],
  ja: ["名前はなに？", "月までどのくらい遠いの？", "いろいろ覚えていられる？"],
};
const ANSWERS = [
  /luli|ルリ/iu,
  /384|380|38万|23[89]|book|bowl|nose|guess|look|lexikon|buch|raten|enciclopedia|libro|invent|livre|encyclop|devin|livro|enciclop|chut|本|当てずっぽう|辞書/iu,
  /remember|mind|note|merk|recuerd|souv|retiens|lembr|guard|jot|notiz|apunt|anot|carnet|halte es fest|メモ|覚え/iu,
];

/** Each asked three times in a row: how many of the second and third answers answer, and not in the words before. */
export const askAgain: Manner = async (world, language, isShown) => {
  let right = 0;
  let all = 0;
  for (const [at, question] of PLAIN_QUESTIONS[language].entries()) {
    const userId = await world.newPerson(language);
    let before = await world.say(userId, question);
    for (let again = 0; again < 2; again += 1) {
      const answer = await world.say(userId, question);
      all += 1;
      const isAnswered = ANSWERS[at]!.test(answer) || abstains(answer);
      if (isAnswered && answer !== before) right += 1;
      else if (isShown) console.log(`${question}\n   ${answer}\n   dodges, or repeats itself`);
      before = answer;
    }
  }
  return [right, all];
};

export const tellTwentyThings: Manner = async (world, language, isShown) => {
  const userId = await world.newPerson(language);
  const said = new Set<string>();
  const talk = SMALL_TALK[language];
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await world.say(userId, talk[turn % talk.length]!);
    if (isShown && said.has(answer)) console.log(`${answer}\n   was said before`);
    said.add(answer);
  }
  return [said.size === 20 ? 1 : 0, 1];
};
