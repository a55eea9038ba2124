// What is said every day is answered to the point, in each language.
import { expect, test } from "vitest";
import { talk } from "../testing.ts";

test.each([
  ["German", "was kannst du?", /Witze|merke/],
  ["German", "was soll ich heute kochen?", /warm|Haus/],
  ["Spanish", "¡he aprobado el examen!", /Enhorabuena|Bravo/],
  ["French", "tu peux te souvenir de choses ?", /souvenir|retiens/],
  ["Portuguese", "minha gata está doente", /preocupa/],
  ["Japanese", "眠れない", /休め|毛布/],
  ["American English", "can you remember things?", /remember|note|keep/],
])("in %s %j, and in another way when it is said again", (page, message, about) => {
  const said = talk([message, message], `The user's page is in ${page}.`);
  for (const answer of said) expect(answer).toMatch(about);
  expect(said[0]).not.toBe(said[1]);
});
