// What people tell of their lives and ask for later: 12 messages of each in 99 topics and six languages, `topic<TAB>t
// or a<TAB>message`. One hand wrote each language (2026-11-24) and had not seen the code; nobody is in danger there.
// Every third, by a hash, is never learned from.
import fs from "node:fs";
import path from "node:path";
import { isOfUnseenThird } from "../held-out.ts";
import { LANGUAGE_IDS, type Language } from "../../../shared/contracts/language.ts";

export type Life = { topic: string; isAsked: boolean; text: string; language: Language };

export const readLives = (): Life[] => LANGUAGE_IDS.flatMap((language) => read(language));

function read(language: Language): Life[] {
  const file = path.join(import.meta.dirname, `${language.slice(0, 2)}.tsv`);
  const rows = fs.readFileSync(file, "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [topic = "", side = "", text = ""] = row.split("\t");
    return { topic, isAsked: side === "a", text, language };
  });
}

export const isHeldOut = ({ text }: Pick<Life, "text">): boolean => isOfUnseenThird(text);
