// What is said every day is answered to the point, in each language.
import { expect, test } from "vitest";
import { talk } from "../testing.ts";

test.each([
  ["German", "was kannst du?", /Witze|merke/],
  ["German", "was soll ich heute kochen?", /warm|Haus/],
  ["Spanish", "¡he aprobado el examen!", /Enhorabuena|Bravo/],
  ["French", "tu peux te souvenir de choses ?", /souvenir|retiens/],
  ["Portuguese", "minha gata está doente", /preocupa/],
  ["Japanese", "眠れない", /眠れない夜|寝不足/],
  ["German", "guten morgen, ich hab total schlecht geträumt", /leid|Ohne Schlaf/],
  ["Spanish", "cántame algo", /La, la|marca el compás/],
  ["French", "je t'adore", /gentil|Merci/],
  ["Portuguese", "tô com saudade da minha avó", /[Ss]audade/],
  ["Japanese", "カフェで本を読んでる", /夢中|お話/],
  ["American English", "my landlord is raising the rent again", /luck|gets to you/],
  ["American English", "should i text him back?", /^(?!.*told me)/],
  ["American English", "can you remember things?", /remember|note|keep/],
])("in %s %j, and in another way when it is said again", (page, message, about) => {
  const said = talk([message, message], `The user's page is in ${page}.`);
  for (const answer of said) expect(answer).toMatch(about);
  expect(said[0]).not.toBe(said[1]);
});

test.each([
  ["American English", "hi i'm nora"],
  ["German", "hey, bin nora"],
  ["Spanish", "hola soy nora"],
  ["French", "salut, moi c'est nora"],
  ["Portuguese", "oi sou a nora"],
  ["Japanese", "ノラだよ"],
])(
  "in %s, who is asked by the page whether that is their name is not asked for it",
  (page, message) => {
    const [said] = talk([message], `The user's page is in ${page}. the page asks whether it is`);
    expect(said).not.toMatch(/name|heißt|nennen|llamas|t'appelles|chama|名前/i);
  },
);
