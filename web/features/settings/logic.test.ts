import { expect, test } from "vitest";
import { languageName, onOff, themeName } from "./logic.ts";

test("settings read as words", () => {
  expect([onOff(true), onOff(false)]).toEqual(["On", "Off"]);
  expect(themeName("system")).toBe("As the system");
});

test("the default language reads as the spec writes it", () => {
  expect(languageName("en-US")).toBe("English (US)");
});

test("a language without a region, and a tag that is none, can still be read", () => {
  expect(languageName("de")).toBe("German");
  expect(languageName("not a tag")).toBe("not a tag");
});
