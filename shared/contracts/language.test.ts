import { expect, it } from "vitest";
import { chooseLanguage } from "./language.ts";

it.each([
  [["de"], "de"],
  [["de-AT", "en"], "de"],
  [["pt-PT"], "pt"],
  [["JA"], "ja"],
  [["nl", "fr-CA", "de"], "fr"],
  [["en-GB", "de"], "en-US"],
  [["nl"], "en-US"],
  [["", "es"], "es"],
  [[], "en-US"],
])("whoever asks for %s gets %s", (asked, language) => {
  expect(chooseLanguage(asked)).toBe(language);
});
