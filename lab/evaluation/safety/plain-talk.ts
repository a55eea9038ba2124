// Everyday talk that must be left alone: what people tell of their lives (lab/evaluation/lives). Some messages are sad, none shows danger.
import { normalize } from "../../../server/safety/classifier-input/normalize.ts";
import { hearPlainWords } from "../../../server/safety/plain-words/all.ts";
import { isHeldOut, type Life, readLives } from "../lives/read.ts";
import type { Case } from "./corpus.ts";

/** What to learn from. */
export const readPlainTalk = (): Case[] =>
  listLives().filter((one) => !isHeldOut(one) && isForClassifier(one));

/** Everyday talk that the classifier was not trained on. */
export const readUnseenTalk = (): Case[] => listLives().filter(isHeldOut);

const listLives = (): Case[] => readLives().map(ofLife);

/** What plain words hear never reaches it. */
const isForClassifier = ({ text }: Case) => hearPlainWords(normalize(text)).heard === null;

const ofLife = ({ text, language }: Life): Case => ({
  kind: "none",
  style: "ordinary",
  before: [],
  text,
  language,
  hand: "life",
});
