// Messages are answered as what they are, in the language of the page (heard.cases.ts).
import { describe, expect, test } from "vitest";
import { CASES } from "./heard.cases.ts";
import { parts, LOCALES, type Locale } from "./phrasebook.ts";
import { answer, languageNow } from "./reply.ts";
import { pageIn } from "../testing.ts";
import { readContext } from "./context.ts";

const ALLOWED: Record<string, readonly string[]> = {
  ordinary: ["listen", "question"],
  memory: ["untold"],
};
const ask = (page: Locale, text: string) => [
  { role: "system" as const, content: pageIn(page) },
  { role: "user" as const, content: text },
];
const languageFor = (page: Locale, text: string) => languageNow(readContext(ask(page, text)));

describe.each(LOCALES)("on a page in %s", (page) => {
  const cases = Object.entries(CASES[page]).flatMap(([kind, row]) =>
    parts(row).map((text) => [kind, text] as const),
  );

  test.each(cases)("%s: %j", (expected, text) => {
    const { kind } = answer(ask(page, text));
    expect(ALLOWED[expected] ?? [expected]).toContain(kind);
  });

  test("every message is answered in the language of the page", () => {
    const texts = cases.map(([, text]) => text);
    expect(texts.filter((text) => languageFor(page, text) !== page)).toEqual([]);
  });

  test("a short message of another language does not leave the page's", () => {
    const short = ["ok lol", "te amo", "na ja", "ciao bella", "merci", "no se"];
    expect(short.filter((text) => languageFor(page, text) !== page)).toEqual([]);
  });
});

test.each([
  ["en", "ich war gestern mit meiner schwester im kino", "de"],
  ["de", "j'ai mangé une pizza avec ma sœur hier soir", "fr"],
  ["fr", "ayer fui al cine con mi hermana y estuvo muy bien", "es"],
  ["pt", "i went to the cinema with my sister and it was great", "en"],
  ["en", "今日は雨だった", "ja"],
  ["en", "what does ありがとう mean in english?", "en"],
] as const)("on a page in %s, %j is taken for %s", (page, text, language) => {
  expect(languageFor(page, text)).toBe(language);
});

test.each([
  ["en", "mein hund ist gestorben"],
  ["fr", "my dog died"],
  ["de", "murió mi abuelo"],
])("on a page in %s, the short %j is met as grave in the page's language", (page, text) => {
  expect(languageFor(page as Locale, text)).toBe(page);
  expect(answer(ask(page as Locale, text)).kind).toBe("grave");
});

test.each([
  ["en", "25% off 80", "60"],
  ["en", "1,200 x 2.5 please", "3000"],
  ["de", "10 geteilt durch 4", "2,5"],
  ["fr", "25 % de remise sur 90", "67,5"],
  ["es", "cuánto es 2,5 por 3", "7,5"],
  ["pt", "10% de desconto em 55", "49,5"],
  ["ja", "3000円の3割引", "2100"],
  ["en", "60 minus 15%", "51"],
] as const)("on a page in %s, %j makes %s", (page, text, sum) => {
  expect(answer(ask(page, text)).text).toMatch(new RegExp(`(?<![\\d.,])${sum}(?![\\d]|[.,]\\d)`));
});

test.each([
  ["en", "dinner idea with chicken?", /chicken/i],
  ["en", "what can i make with eggs and rice", /egg|rice/i],
  ["de", "was koch ich mit hähnchen?", /hähnchen/i],
  ["es", "qué ceno con pollo?", /pollo/i],
  ["fr", "on mange quoi avec du poulet ?", /poulet/i],
  ["pt", "o que faço de jantar com frango?", /frango/i],
  ["ja", "鶏肉で夕飯何作ろう？", /鶏肉/],
  ["en", "dinner idea for me and my sister?", /^(?!.*sister)/i],
] as const)("on a page in %s, the idea for %j names what is there", (page, text, food) => {
  expect(answer(ask(page, text)).text).toMatch(food);
});
