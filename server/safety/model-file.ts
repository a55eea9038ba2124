// The classifier as lab/evaluation/safety/train.ts writes it; never edited by hand.
import path from "node:path";
import type { Language } from "../../shared/contracts/language.ts";

type Head = { labels: string[]; step: number; bias: number[] };

export type ModelFile = {
  trainedOn: { messages: number; hands: Record<Language, number>; digest: string };
  buckets: number;
  kinds: Head;
  languages: Head;
};

/** model.json, and the weights of kinds and languages packed by brotli. */
export const MODEL_FOLDER = path.join(import.meta.dirname, "model");
