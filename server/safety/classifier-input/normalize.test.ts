import { expect, test } from "vitest";
import { normalize } from "./normalize.ts";

test.each([
  ["Él me PEGA", "el me pega"],
  ["ｋｉｌｌ　ｍｅ", "kill me"],
  ["su\u00adic\u200bide", "suicide"],
  ["k i l l myself", "kill myself"],
  ["k.i.l.l. myself", "kill. myself"],
  ["su1c1de", "suicide"],
  ["3 dogs at 10am, covid19", "3 dogs at 10am, covid19"],
  ["I’m sooooo done!!!!", "i'm soo done!"],
  ["Weiß ich große Straße", "weiss ich grosse strasse"],
  ["シニタイ", "しにたい"],
  ["ｼﾆﾀｲ", "しにたい"],
  ["4ね", "しね"],
  ["しにたいーーー", "しにたい"],
  ["a b", "a b"],
  ["\u{1f92f}\ufe0f\u{1f92f}", "\u{1f92f}"],
])("%s is read as %s", (message, read) => {
  expect(normalize(message)).toBe(read);
});

test("normalizing twice equals normalizing once", () => {
  for (const text of ["Él me PEGA", "k i l l m e", "シニタイーー", "x".repeat(4000)])
    expect(normalize(normalize(text))).toBe(normalize(text));
});
