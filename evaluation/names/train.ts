// `npm run names:train`: counts the common words of each language anew, for server/chat/understanding/common-words.ts.
import fs from "node:fs";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { fileOfWords } from "../../server/chat/understanding/common-words.ts";
import { commonWords } from "./words.ts";

for (const language of LANGUAGE_IDS) {
  const words = commonWords(language);
  if (words.length > 0) fs.writeFileSync(fileOfWords(language), `${words.join("\n")}\n`);
}
