// A table for each kind of message that the scripted Luli hears, in every language.
import { describe, expect, test } from "vitest";
import { hear } from "../model/brain/hear.ts";
import type { Spoken } from "../model/memory/lines.ts";

export const PAGES: Record<string, Spoken> = {
  "American English": "en",
  German: "de",
  Spanish: "es",
  French: "fr",
  Portuguese: "pt",
  Japanese: "ja",
};
const LANGUAGES = Object.values(PAGES);

/** In the order of the pages; several in one language are parted by ` | `. */
export const kind = (name: string, ids: string, ...rows: string[]) =>
  describe(`as ${name}`, () => {
    const cases = rows.flatMap((row, at) =>
      row.split(" | ").map((message) => [LANGUAGES[at]!, message] as const),
    );
    test.each(cases)("in %s %j", (language, message) => {
      expect(ids.split(" ")).toContain(hear(message, language).meaning.id);
    });
  });
