// The written messages from which the stand-in learns what is meant: a file is one hand's in one language, `kind<TAB>message`.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isOfUnseenThird } from "../held-out.ts";

export type Told = { kind: string; text: string; language: string; hand: string };

const FOLDER = path.join(import.meta.dirname, "training");
/** Learned from and never measured with: words and phrases by kind; frames with a feeling or a name in them; what people told of their lives, by its subject; the tables of the tests. */
const UNMEASURED = ["phrases", "frames", "lives", "tables"];
/** Frames are many and alike, and the subject of a life is not always what a friend would answer to; what a test holds is sure. */
const WEIGHTS: Partial<Record<string, number>> = { frames: 0.5, lives: 0.5, tables: 3 };

export const weightOf = ({ hand }: Told): number => WEIGHTS[hand] ?? 1;

export const readTraining = (): Told[] =>
  fs
    .readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsv"))
    .toSorted()
    .flatMap((file) => {
      const [language = "", hand = ""] = file.replace(".tsv", "").split(path.sep);
      const rows = fs.readFileSync(path.join(FOLDER, file), "utf8").trimEnd().split("\n");
      return rows.map((row) => {
        const [kind = "", ...cells] = row.split("\t");
        return { kind, text: cells.join("\t"), language, hand };
      });
    });

export const digestOf = (told: readonly Told[]): string =>
  createHash("sha256").update(JSON.stringify(told)).digest("hex");

/** Every third message, by itself alone: more hands do not move those of others. */
export const isHeldOut = ({ hand, text }: Told): boolean =>
  !UNMEASURED.includes(hand) && isOfUnseenThird(text);
