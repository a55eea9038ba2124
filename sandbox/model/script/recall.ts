// Finds what the user told, by the words that a question shares with it.
import { sentencesOf } from "../../../shared/rules/sentences.ts";
import { hear, isAsking, languageOf } from "./hear.ts";
import { parts, plain, type Locale } from "./phrasebook.ts";
import { PHRASEBOOKS } from "./phrasebooks.ts";

const LONGEST = 200;

/** Each group names one thing in every language, so that what was told in one is found in another. */
const ALIKE =
  `mom mum mother mama mutter madre maman mere mae 母 お母|dad father papa vater padre pere pai 父|sister schwester hermana soeur irma 妹 姉
  |brother bruder hermano frere irmao 兄 弟|son sohn hijo fils filho 息子|daughter tochter hija fille filha 娘|wife frau esposa mujer femme mulher 妻
  |husband mann marido mari 夫|dog hund perro perra chien cachorro cao 犬|cat katze gato gata chat 猫|name called heiss llama appelle chama 名前
  |job work arbeit beruf arbeite trabajo trabaja travail travaille metier trabalho emprego 仕事 働|live lives wohne wohnt leb vivo habite moro mora vive 住
  |birthday geburtstag cumple anniversaire aniversario 誕生日|exam test prufung klausur examen exame prova 試験|friend freund freundin amigo amiga ami amie 友`
    .replace(/\s*\n\s*/g, "")
    .split("|")
    .map((group) => group.split(" "));

const COMMON = new Set(
  Object.values(PHRASEBOOKS).flatMap(({ common }) => parts(common).map(plain)),
);

export function termsOf(text: string): string[] {
  const words = plain(text).match(/[a-z0-9]{2,}/g) ?? [];
  const japanese = text.match(/[\u4e00-\u9fff々]{1,4}|[\u30a1-\u30fa]{2}[\u30a1-\u30ff]*/g) ?? [];
  return [...new Set([...words, ...japanese])].filter((word) => !COMMON.has(word));
}

/** Forms of one word begin alike. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) > 4 && one.slice(0, 5) === other.slice(0, 5)) ||
  ALIKE.some((group) => group.includes(one) && group.includes(other));

export const countShared = (question: readonly string[], told: string): number => {
  const terms = termsOf(told);
  return question.filter((term) => terms.some((one) => isSame(term, one))).length;
};

/** Returns the sentences that may be quoted: they tell something, and neither ask nor order. */
function sayable(words: string, page: Locale): string[] {
  const language = languageOf(words, page);
  if (hear(words, language) === "orders") return [];
  return sentencesOf(words)
    .filter((one) => !isAsking(one, language) && hear(one, language) !== "recall")
    .map((one) => one.replace(/["“”„«»「」]/g, "'").replace(/\s+/g, " "))
    .filter((one) => one.length <= LONGEST);
}

/** Matches a question about one's own things, times, places or people, and none for advice. */
const ASKS_OWN =
  /^(?=.*(?<![a-z])(?:i|me|my|we|our|mi|mis|me|yo|mon|ma|mes|j|je|ich|mir|mein[a-z]*|meu|minha|eu)(?![a-z]))(?!.*(?<![a-z])(?:should|can|could|would|soll|sollte|kann|debo|puedo|dois|peux|devo|posso)(?![a-z])).*(?<![a-z])(?:what|when|where|who|which|how (?:much|many|old)|was|wann|wo|wer|welche[a-z]*|wie viel|que|cuando|donde|quien|cual|cuanto|quoi|quand|ou|qui|quel[a-z]*|combien|quando|onde|quem|qual|quanto)(?![a-z])/;

export const asksOwn = (question: string): boolean => ASKS_OWN.test(plain(question));

/** Returns the newest of those that share most with the question, and at least half of its words. */
export function findTold(question: string, told: readonly string[], page: Locale): string | null {
  const wanted = termsOf(question);
  const found = told
    .flatMap((words) => sayable(words, page))
    .map((words) => ({ words, shared: countShared(wanted, words) }));
  const most = Math.max(0, ...found.map(({ shared }) => shared));
  if (most === 0 || most * 2 < wanted.length) return null;
  return found.findLast(({ shared }) => shared === most)!.words.replace(/[.。]$/, "");
}
