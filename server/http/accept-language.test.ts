import { expect, test } from "vitest";
import { askedLanguage } from "./accept-language.ts";

test.each([
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en;q=0.5, ja;q=0.9", "ja"],
  ["nl, fr-CA ; q=0.7", "fr"],
  ["de;q=0, es;q=0.1", "es"],
  ["de;q=often, pt", "pt"],
  ["PT-br", "pt"],
  ["*", "en-US"],
  ["nl", "en-US"],
  ["", "en-US"],
  [undefined, "en-US"],
  [`${"x,".repeat(5000)}de`, "en-US"],
])("%j gets %s", (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});
