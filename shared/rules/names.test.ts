import { expect, test } from "vitest";
import { nameProblem, puppyNameProblem, tidyName } from "./names.ts";

test("spaces around a name and doubled ones inside are no part of it", () => {
  expect(tidyName("  Maya   Rose ")).toBe("Maya Rose");
});

test("a person may have no name, a puppy may not", () => {
  expect(nameProblem("  ")).toBeNull();
  expect(puppyNameProblem("  ")).toBe("A puppy needs a name.");
});

test("length is counted in characters, whatever they weigh", () => {
  expect(nameProblem("🐾".repeat(80))).toBeNull();
  expect(nameProblem("🐾".repeat(81))).toBe("Please use up to 80 characters.");
  expect(puppyNameProblem("ü".repeat(30))).toBeNull();
  expect(puppyNameProblem("ü".repeat(31))).toBe("Please use up to 30 characters.");
});

test.for([
  "\u200b",
  "\u2060\ufe0f",
  "\u3164".repeat(9),
  "a\nb",
  "a\0b",
  "a\u2028b",
  "abc\u202etxt",
])("%j has characters nobody sees", (name) => {
  const refusal = "Please leave out line breaks and invisible characters.";
  expect([nameProblem(name), puppyNameProblem(name)]).toEqual([refusal, refusal]);
});

test("names of every script are names", () => {
  for (const name of ["O’Brien-Núñez", "美咲", "محمد", "Ṣọlá", "Zoë 🐶"])
    expect([nameProblem(name), puppyNameProblem(name)]).toEqual([null, null]);
});
