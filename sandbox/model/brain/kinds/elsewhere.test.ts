// Where no note shares a word with a question of the world, or of Luli and me, none is offered; of one's own things they still are.
import { expect, test } from "vitest";
import { memoryLines, type Spoken } from "../../memory/lines.ts";
import { holds } from "../choice.ts";
import { reply } from "../reply.ts";

const TOLD: Record<Spoken, [page: string, ...told: string[]]> = {
  en: ["English", "my sister is called Anna and she lives in Leeds", "my cat is called Minka"],
  de: ["German", "meine schwester heißt anna und wohnt in graz", "meine katze heißt minka"],
  es: ["Spanish", "mi hermana se llama ana y vive en sevilla", "mi gata se llama minka"],
  fr: ["French", "ma soeur s'appelle anna et habite à lille", "mon chat s'appelle minka"],
  pt: ["Portuguese", "minha irmã se chama ana e mora em recife", "minha gata se chama minka"],
  ja: ["Japanese", "妹はアンナっていって大阪に住んでる", "猫の名前はミンカだよ"],
};

function offers(language: Spoken, question: string, isBehindForgetting: boolean): boolean {
  const { maybe, untold, forgot } = memoryLines(language);
  const [page, ...told] = TOLD[language];
  const said = [
    ...told.map((one) => [one, "Woof!"]),
    ...(isBehindForgetting ? [["forget that", forgot[0]!]] : []),
  ];
  const answer = reply([
    { role: "system", content: `The user's page is in ${page}.` },
    ...said.flatMap(([mine = "", hers = ""]) => [
      { role: "user" as const, content: mine },
      { role: "assistant" as const, content: hers },
    ]),
    { role: "user", content: question },
  ]);
  return [...maybe, ...untold].some((line) => holds(answer, line));
}

test.each<[Spoken, string]>([
  ["en", "do you love me?"],
  ["en", "what's the tallest mountain?"],
  ["en", "can you hear me?"],
  ["en", "will you stay with me tonight?"],
  ["en", "what does the word serendipity mean?"],
  ["en", "why do people yawn?"],
  ["en", "can we play a game?"],
  ["de", "hast du mich lieb?"],
  ["de", "was ist der größte ozean?"],
  ["de", "findest du mich langweilig?"],
  ["de", "welche sprache spricht man in brasilien?"],
  ["es", "quién inventó el teléfono?"],
  ["es", "me quieres?"],
  ["es", "podemos jugar a algo?"],
  ["es", "te parezco aburrida?"],
  ["fr", "qui a inventé le téléphone ?"],
  ["fr", "je peux te raconter un truc ?"],
  ["fr", "c'est quoi le plus grand océan ?"],
  ["fr", "on joue à quelque chose ?"],
  ["pt", "quem inventou o telefone?"],
  ["pt", "você gosta de mim?"],
  ["pt", "posso te contar uma coisa?"],
  ["pt", "qual é o maior oceano?"],
  ["pt", "vamos brincar de alguma coisa?"],
  ["ja", "私のこと好き？"],
  ["ja", "ちょっと聞いてくれる？"],
  ["ja", "何かして遊ぼうか？"],
])("in %s, %j", (language, question) => {
  expect(offers(language, question, false)).toBe(false);
  expect(offers(language, question, true)).toBe(false);
});

test.each<[Spoken, string]>([
  ["en", "what's my favourite colour?"],
  ["en", "when is my dentist appointment?"],
  ["de", "was ist meine lieblingsfarbe?"],
  ["es", "¿cuándo tengo dentista?"],
  ["fr", "c'est quand mon rendez-vous ?"],
  ["pt", "qual é a minha cor preferida?"],
  ["ja", "歯医者いつだっけ？"],
])("in %s, but of %j", (language, question) => {
  expect(offers(language, question, false)).toBe(true);
  expect(offers(language, question, true)).toBe(true);
});
