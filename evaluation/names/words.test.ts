import fs from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { fileOfWords } from "../../server/chat/understanding/common-words.ts";
import { commonWords } from "./words.ts";

test.each(LANGUAGE_IDS)(
  "the common words of %s were counted in what is written here",
  (language) => {
    const counted = fs.readFileSync(fileOfWords(language), "utf8").trimEnd().split("\n");
    expect(counted.length).toBeGreaterThan(3_000);
    expect(commonWords(language), "npm run names:train").toEqual(counted);
  },
);
