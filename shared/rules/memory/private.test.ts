// Private topics are noted on request only; similar sentences are not private.
import { expect, test } from "vitest";
import { isPrivate } from "./private.ts";

test.each([
  "I work night shifts at the hospital",
  "i got the job at the vet clinic",
  "Ich arbeite als Pfleger im Krankenhaus",
  "Mein Dienst in der Klinik beginnt um sechs",
  "Trabajo de enfermera en el turno de noche, en el hospital La Fe.",
  "mi hermana es enfermera",
  "Trabalho no hospital das clínicas",
  "Je travaille à la clinique des Lilas",
  "夜は病院で働いてます",
])("%s: a trade", (words) => {
  expect(isPrivate(words)).toBe(false);
});

test.each([
  "I was in hospital for a week",
  "i don't work, i'm in the hospital",
  "Ich arbeite gerade nicht, ich liege im Krankenhaus",
  "Trabajo de enfermera y tengo diabetes",
  "estoy enferma",
  "Meu trabalho parou: fui parar no hospital",
  "no trabajo, estoy en el hospital",
  "Je suis allergique aux noix",
  "病院に行ってきた",
  "mammogram thursday at 10:40",
  "Freitag ist die Darmspiegelung",
  "el lunes me hacen la colonoscopia",
  "irm jeudi 7h15",
  "明日は胃カメラです",
])("%s: health", (words) => {
  expect(isPrivate(words)).toBe(true);
});
