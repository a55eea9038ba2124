import { expect, test } from "vitest";
import { languageOf, themeOptions, voiceHint } from "./logic.ts";
import { settingsWords } from "./words.ts";

const { themes, voice } = settingsWords.texts;

test("settings read as words", () => {
  expect(themeOptions(themes).map(({ name }) => name)).toEqual(["System", "Light", "Dark"]);
});

test("a language that is not offered any more is the first one", () => {
  expect(languageOf("ja")).toBe("ja");
  expect(languageOf("tlh")).toBe("en-US");
});

test("a browser without a voice is told so, but not before that is known", () => {
  expect(voiceHint(false, voice)).toContain("This browser has no voice.");
  expect(voiceHint("unknown", voice)).toBe(voiceHint(true, voice));
});
