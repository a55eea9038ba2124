// The stand-in's hearing as evaluation/plain/train.ts writes it; never edited by hand.
import path from "node:path";

/** Weights only where a feature and a label met, all at least 0. In <name>.bin: of each bucket that has any, see unpack.ts. */
export type Head = {
  labels: string[];
  /** What one step of a weight's byte is worth, and of a bucket's own byte. */
  step: number;
  massStep: number;
  /** What each label loses for each unit of mass. */
  loss: number[];
} & Calibration;

/** How far the sums speak for themselves: divided by mass ** flatness, times sharpness; and how much likelier each label is than they say. */
export type Calibration = { sharpness: number; flatness: number; offsets: number[] };

/** `heldOut`: by head and language, the percentage that was right of messages that it had not learned from. */
export type HearingFile = {
  trainedOn: { messages: number; digest: string };
  heldOut: Record<string, Record<string, number>>;
  heads: Record<string, Head>;
};

/** model.json, and the weights of each head packed by brotli. */
export const HEARING_FOLDER = path.join(import.meta.dirname, "model");
