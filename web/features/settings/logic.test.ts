import { expect, test } from "vitest";
import { languageOf, THEME_NAMES, voiceHint } from "./logic.ts";

test("settings read as words", () => {
  expect(THEME_NAMES.map(({ name }) => name)).toEqual(["System", "Light", "Dark"]);
});

test("a language that is not offered any more is the first one", () => {
  expect(languageOf("ja")).toBe("ja");
  expect(languageOf("tlh")).toBe("en-US");
});

test("a browser without a voice is told so, but not before that is known", () => {
  expect(voiceHint(false)).toContain("This browser has no voice.");
  expect(voiceHint("unknown")).toBe(voiceHint(true));
});
