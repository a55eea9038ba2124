import fs from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { fileOfWords } from "../../server/chat/understanding/common-words.ts";
import { commonWords } from "./words.ts";

test.each(LANGUAGE_IDS)(
  "the common words of %s hold what is counted in the messages that are still here",
  (language) => {
    const counted = fs.readFileSync(fileOfWords(language), "utf8").trimEnd().split("\n");
    expect(counted.length).toBeGreaterThan(3_000);
    // They were counted in messages besides that are no longer here, and there some of these were names more often ("Leo").
    const known = new Set(counted);
    const words = commonWords(language);
    const unknown = words.filter((word) => !known.has(word));
    expect(unknown.length / words.length, unknown.join(" ")).toBeLessThan(0.02);
  },
);
