// Every language hears the written cases as what they are (heard.cases.ts).
import { describe, expect, test } from "vitest";
import { CASES, type ExpectedKind } from "./heard.cases.ts";
import { hear, languageOf } from "./hear.ts";
import { readSum } from "./arithmetic.ts";
import { parts, LOCALES } from "./phrasebook.ts";

/** An ordinary message may be heard in several ways. */
const ALLOWED: Partial<Record<ExpectedKind, readonly string[]>> = {
  ordinary: ["listen", "question"],
  memory: ["recall"],
};

describe.each(LOCALES)("%s", (language) => {
  const cases = Object.entries(CASES[language]).flatMap(([expected, row]) =>
    parts(row).map((text) => [expected as ExpectedKind, text] as const),
  );

  test("there are at least 20 cases", () => expect(cases.length).toBeGreaterThanOrEqual(20));

  test.each(cases)("%s: %j", (expected, text) => {
    const heard = readSum(text, language) === null ? hear(text, language) : "sum";
    expect(ALLOWED[expected] ?? [expected]).toContain(heard);
  });

  test.each(cases)("the language of %s %j is recognised", (_expected, text) => {
    expect(languageOf(text, language)).toBe(language);
  });
});
