// Whoever agrees gets a yes, whoever does not is taken at their word, and whoever tells that somebody else was right has their news heard. None of
// these was learned from.
import { expect, test } from "vitest";
import type { Spoken } from "../../memory/lines.ts";
import { hear } from "../hear.ts";

const heard = (language: Spoken, said: string) => hear(said, language).meaning.id;

test.each<[Spoken, string]>([
  ["en", "maybe you're right"],
  ["en", "you might be right"],
  ["en", "that's true, i guess"],
  ["en", "good point"],
  ["en", "you're probably right luli"],
  ["en", "i suppose so"],
  ["en", "that makes sense"],
  ["de", "vielleicht hast du recht"],
  ["de", "da hast du wohl recht"],
  ["de", "das stimmt schon"],
  ["de", "da ist was dran"],
  ["de", "ja, mag sein"],
  ["de", "du könntest recht haben"],
  ["de", "guter punkt"],
  ["de", "wahrscheinlich stimmt das"],
  ["de", "auch wieder wahr"],
  ["es", "puede que tengas razón"],
  ["es", "tienes toda la razón"],
  ["es", "a lo mejor llevas razón"],
  ["es", "supongo que sí"],
  ["fr", "t'as sûrement raison"],
  ["fr", "bien vu"],
  ["fr", "ça se peut"],
  ["fr", "tu n'as pas tort"],
  ["pt", "verdade, faz sentido"],
  ["pt", "bem pensado"],
  ["pt", "é, tem razão"],
  ["pt", "suponho que sim"],
  ["ja", "そうかもね"],
  ["ja", "たしかにそうだね"],
  ["ja", "そう言われるとそうかも"],
  ["ja", "一理あるね"],
])("in %s, %j agrees", (language, said) => expect(heard(language, said)).toBe("yes"));

test.each<[Spoken, string]>([
  ["en", "you're wrong"],
  ["en", "that's not true"],
  ["de", "da liegst du falsch"],
  ["de", "das stimmt nicht"],
  ["es", "no tienes razón"],
  ["es", "no es verdad"],
  ["fr", "c'est pas vrai"],
  ["pt", "você está errada"],
  ["pt", "não é verdade"],
  ["ja", "それは違うよ"],
])("in %s, %j does not", (language, said) =>
  expect(["insult", "no"]).toContain(heard(language, said)),
);

test.each<[Spoken, string]>([
  ["en", "my sister was right about him, we broke up"],
  ["de", "meine mutter hatte recht, er hat mich betrogen"],
  ["es", "mi madre tenía razón, me ha dejado"],
  ["fr", "ma mère avait raison, il m'a quittée"],
  ["pt", "minha mãe tinha razão, ele me traiu"],
  ["ja", "母の言う通りだった、ふられた"],
])("in %s, %j is sad news", (language, said) =>
  expect(["heartbreak", "grief"]).toContain(heard(language, said)),
);
