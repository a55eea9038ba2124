// Two places are of two things where nothing says that they are of one: the newer hides none, and the one that is asked for stands among what may be meant.
import { expect, test } from "vitest";
import type { Spoken } from "./lines.ts";
import { recall } from "./recall.ts";

const ask = (language: Spoken, earlier: string[], text: string) =>
  recall({ text, earlier, replies: [], name: null, prompt: "", language }, () => 0);

test.each<[Spoken, string[], string, string]>([
  [
    "en",
    ["i'm a nurse at St Mary's in Bristol", "my cat is called Minka", "we moved to a flat in Bath"],
    "where do I work?",
    "i'm a nurse at St Mary's in Bristol",
  ],
  [
    "en",
    ["i'm doing maths in Durham", "my brother moved to Oslo", "we go to Crete in july"],
    "where do i study?",
    "i'm doing maths in Durham",
  ],
  [
    "en",
    ["i grew up in Cardiff", "my office is in Leeds"],
    "where am I from?",
    "i grew up in Cardiff",
  ],
  [
    "en",
    ["we bought a house in Ludlow", "i commute to Hereford"],
    "where do I live?",
    "we bought a house in Ludlow",
  ],
  [
    "en",
    ["my sister teaches in Kent", "i bake bread in Whitby"],
    "where do I work?",
    "i bake bread in Whitby",
  ],
  [
    "de",
    ["wir haben eine wohnung in Mainz", "ich pendle nach Worms"],
    "wo wohne ich?",
    "wir haben eine wohnung in Mainz",
  ],
  [
    "de",
    ["ich fahre bus in Ulm", "meine oma lebt in Bern"],
    "wo ist mein job?",
    "ich fahre bus in Ulm",
  ],
  ["es", ["nací en Huelva", "mi oficina está en Cádiz"], "¿de dónde soy?", "nací en Huelva"],
  [
    "es",
    ["doy clases en un instituto de Soria", "mi novio está en Vigo"],
    "¿dónde trabajo yo?",
    "doy clases en un instituto de Soria",
  ],
  [
    "fr",
    ["je bosse dans une librairie à Nantes", "ma soeur habite à Lille"],
    "je travaille où ?",
    "je bosse dans une librairie à Nantes",
  ],
  [
    "fr",
    ["je fais une licence à Brest", "mes parents sont à Tours"],
    "j'étudie où ?",
    "je fais une licence à Brest",
  ],
  [
    "pt",
    ["faço faculdade em Viçosa", "meus pais estão em Bagé"],
    "onde eu estudo?",
    "faço faculdade em Viçosa",
  ],
  [
    "pt",
    ["alugamos uma casa em Búzios", "pego o ônibus para Macaé"],
    "onde eu moro?",
    "alugamos uma casa em Búzios",
  ],
  [
    "pt",
    ["cresci em Ilhéus", "meu escritório fica em Salvador"],
    "de onde eu sou?",
    "cresci em Ilhéus",
  ],
  [
    "ja",
    ["神戸にマンションを買った", "毎日大阪に通ってる"],
    "私どこに住んでる？",
    "神戸にマンションを買った",
  ],
  [
    "ja",
    ["奈良の郵便局に勤めてる", "母は青森にいる"],
    "職場はどこだっけ？",
    "奈良の郵便局に勤めてる",
  ],
])("in %s, of %j she is asked %j", (language, told, question, meant) =>
  expect(ask(language, told, question)).toContain(meant),
);

test("of two days of one thing the newer counts, as before", () => {
  const told = ["the removal van comes on monday", "the removal van comes on friday after all"];
  expect(ask("en", told, "when do i move?")).not.toContain("monday");
});
