// Names that others use, or that stand beside "here": the page asks about them.
import { expect, test } from "vitest";
import { type AskedLanguage, NAME_QUESTIONS } from "../../testing/chat/name-questions.ts";
import { hearName } from "./hear-name.ts";

const NOTHING = { learned: null, asked: null };
const hear = (message: string, before = "Woof!", known = "") =>
  hearName(message, { before, known, language: "en-US" });

test.each<[AskedLanguage, string]>([
  ["en", "Nora here!"],
  ["en", "hey Luli, Nora here, how are you?"],
  ["de", "Nora hier 🙂"],
  ["de", "Hallo, hier spricht Nora"],
  ["de", "Alle nennen mich Nora"],
  ["de", "auf der Arbeit nennen sie mich Nora"],
  ["de", "ich werde Nora genannt"],
  ["es", "hola, Nora por aquí"],
  ["fr", "Ici Nora !"],
  ["fr", "bonjour, Nora à l’appareil"],
  ["pt", "Nora aqui!"],
  ["ja", "みんなにノラって呼ばれてるよ"],
  ["ja", "ノラで通ってます"],
])("asked in %s, %j may tell a name beside the plain ways", (language, said) => {
  expect(hear(said, NAME_QUESTIONS[language]).asked).toBe(language === "ja" ? "ノラ" : "Nora");
});

test.each<[AskedLanguage, string]>([
  ["en", "Same here!"],
  ["en", "Nobody here"],
  ["en", "i go by bus"],
  ["en", "they call me stupid at work"],
  ["de", "Alles gut hier"],
  ["es", "todo bien por aquí"],
  ["fr", "ici tout va bien"],
  ["pt", "tudo bem aqui"],
  ["ja", "みんなに呼ばれてる"],
])("asked in %s, %j tells none either", (language, said) =>
  expect(hear(said, NAME_QUESTIONS[language])).toEqual(NOTHING),
);

test.each([
  ["they call me Nora at work", "Nora"],
  ["my friends usually call me Nora", "Nora"],
  ["i go by Alex", "Alex"],
  ["I'm known as Alex everywhere", "Alex"],
  ["hi, Nora here", "Nora"],
  ["en el trabajo me dicen Nora", "Nora"],
  ["tout le monde m’appelle Nora", "Nora"],
  ["je me fais appeler Alex", "Alex"],
  ["me chamam de Nora no trabalho", "Nora"],
  ["todo mundo me chama de Zé", "Zé"],
  ["会社ではノラって呼ばれています", "ノラ"],
])("without a question, %j may tell %j", (said, name) => {
  expect(hear(said)).toEqual({ learned: null, asked: name });
});

test.each(["Nora here!", "Alle nennen mich Versager"])("%j may be anything", (said) =>
  expect(hear(said)).toEqual(NOTHING),
);

test("of somebody whose name is known another one is asked about, too", () => {
  expect(hear("they call me Maya at work", "Woof!", "Nora").asked).toBe("Maya");
});
