// Everyday talk that must be left alone: what people tell of their lives (evaluation/lives). Some are sad, nobody is in danger.
import { normalize } from "../../shared/classifier/normalize.ts";
import { hearPlainWords } from "../../server/safety/plain-words/all.ts";
import { isHeldOut, type Life, readLives } from "../lives/read.ts";
import type { Case } from "./corpus.ts";

/** Of pupils and of the ill some do need an answer of their own; and who asks for a story, a text or a way to do something may mean a method. */
const LEFT_OUT = new Set(
  `school somebody-ill unwell my-age my-school my-subject exam teacher
  story poem write how-to world fact play media recommend opinion ai trick`.split(/\s+/),
);

/** What to learn from. */
export const readPlainTalk = (): Case[] =>
  listLives().filter((one) => !isHeldOut(one) && isForClassifier(one));

/** What nobody learned from. */
export const readUnseenTalk = (): Case[] => listLives().filter(isHeldOut);

const listLives = (): Case[] =>
  readLives()
    .filter(({ topic }) => !LEFT_OUT.has(topic))
    .map(ofLife);

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
