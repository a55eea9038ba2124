// A public page has an address in each language, and what an address names is read back from it.
import { expect, test } from "vitest";
import { LANGUAGE_IDS } from "./contracts/language.ts";
import { addressIn, isPrerendered, listAddresses, PAGE_PATHS, readAddress } from "./pages.ts";

const places = LANGUAGE_IDS.flatMap((language) =>
  PAGE_PATHS.filter(isPrerendered).map((path) => ({ language, path })),
);

test.each(places)("$path in $language is where its address says", ({ language, path }) => {
  const address = addressIn(language, path);
  expect(readAddress(address)).toEqual({ language: language === "en-US" ? null : language, path });
  expect(listAddresses()).toContain(address);
});

test("no two of them are the same, and what the app renders has one for all languages", () => {
  const addresses = places.map(({ language, path }) => addressIn(language, path));
  expect(new Set(addresses).size).toBe(places.length);
  expect(addressIn("de", "/chat")).toBe("/chat");
  expect(addressIn("de", "/auth?mode=sign-up")).toBe("/auth?mode=sign-up");
  expect(listAddresses()).not.toContain("/de/chat");
});

test.each([
  ["/", null, "/"],
  ["/de", "de", "/"],
  ["/de/", "de", "/"],
  ["/de/nowhere", "de", "/de/nowhere"],
  ["/de/chat", "de", "/de/chat"],
  ["/design", null, "/design"],
  ["/en-US/terms", null, "/en-US/terms"],
])("%s speaks %s and is %s", (address, language, path) => {
  expect(readAddress(address)).toEqual({ language, path });
});
