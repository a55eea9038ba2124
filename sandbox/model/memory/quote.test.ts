import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";
import { answerIn } from "./quote.ts";
import { termsOf } from "./terms.ts";

test.each([
  ["which city is Marcus in", "Danny's out in Reno. Marcus is stationed in Norfolk", "Reno"],
  [
    "où déménage la Sophie de la chorale ?",
    "Sophie de la chorale part vivre à Nantes. Sophie ma voisine a eu des jumeaux",
    "jumeaux",
  ],
  [
    "was macht der Stefan vom Kegeln",
    "der Stefan ausm Haus ist Klempner. und Stefan vom Kegeln züchtet Tauben",
    "Klempner",
  ],
  ["mon train en semaine, c'est quand ?", "le 7h12 c'est le samedi, en semaine c'est 7h48", "7h12"],
])("%s: what is of the other is left out", (question, told, other) => {
  const answer = answerIn(told, termsOf(question), kindOf(question));
  expect(told).toContain(answer);
  expect(answer).not.toContain(other);
});

test.each([
  ["what book was I supposed to read for book club", "It's Piranesi. not the book's fault"],
  ["wann hab ich das Gespräch?", "ich hab am 12. Dezember um 9.30 Uhr ein Gespräch bei Bosch"],
  ["wie heißt der Arzt meiner Mutter?", "der Arzt meiner Mutter heißt Dr. Krause"],
  ["靴のサイズは？", "靴のサイズ23.5、メモメモ"],
])("%s: a number, a title and what hardly shares a word stay whole", (question, told) => {
  expect(answerIn(told, termsOf(question), kindOf(question))).toBe(told);
});
