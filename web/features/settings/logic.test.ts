import { expect, test } from "vitest";
import { languageOf, mailHint, themeOptions, voiceHint } from "./logic.ts";
import { settingsWords } from "./words.ts";

const { email, themes, voice } = settingsWords.texts;

test("settings read as words", () => {
  expect(themeOptions(themes).map(({ name }) => name)).toEqual(["System", "Light", "Dark"]);
});

test("a language that is not offered any more is the first one", () => {
  expect(languageOf("ja")).toBe("ja");
  expect(languageOf("tlh")).toBe("en-US");
});

test("a browser without a voice is told so, but not before that is known", () => {
  expect(voiceHint(false, voice)).toContain("This browser has no voice");
  expect(voiceHint("unknown", voice)).toBe("\u00a0");
  expect(voiceHint(true, voice)).toBe("Luli reads replies aloud");
});

test("the hint says why emails do not come, until they are switched on again", () => {
  expect(mailHint(null, false, email)).toBe(email.hint);
  expect(mailHint("bounce", true, email)).toBe(email.returned);
  expect(mailHint("complaint", false, email)).toBe(email.complained);
  expect(mailHint("complaint", true, email)).toBe(email.hint);
});
