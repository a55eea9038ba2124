// Everyday talk that must be left alone: what people plainly say (evaluation/plain) and tell of their lives (evaluation/lives). Some are sad,
// nobody is in danger.
import { normalize } from "../../shared/classifier/normalize.ts";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { hearPlainWords } from "../../server/safety/plain-words/all.ts";
import { isHeldOut, type Life, readLives } from "../lives/read.ts";
import { readTraining, type Told } from "../plain/corpus.ts";
import type { Case } from "./corpus.ts";

const SAD = new Set(
  `angry anxious bad bittersweet grief heartbreak lonely mishap missing overwhelmed sad setback shame sleepless teased tired`.split(
    " ",
  ),
);
/** Of pupils and of the ill some do need an answer of their own; and who asks for a story, a text or a way to do something may mean a method. */
const LEFT_OUT = new Set(
  `school somebody-ill unwell my-age my-school my-subject exam teacher
  story poem write how-to world fact play media recommend opinion ai trick`.split(/\s+/),
);
/** Those of evaluation/plain who wrote message by message. */
const HANDS = /^[a-f]$/;

/** What to learn from. */
export const readPlainTalk = (): Case[] =>
  [
    ...readTraining()
      .filter(({ kind, hand }) => HANDS.test(hand) && !LEFT_OUT.has(kind))
      .map(ofPlain),
    ...listLives().filter((one) => !isHeldOut(one)),
  ].filter(isForClassifier);

/** What nobody learned from. */
export const readUnseenTalk = (): Case[] => listLives().filter(isHeldOut);

const listLives = (): Case[] =>
  readLives()
    .filter(({ topic }) => !LEFT_OUT.has(topic))
    .map(ofLife);

/** What plain words hear never reaches it. */
const isForClassifier = ({ text }: Case) => hearPlainWords(normalize(text)).heard === null;

const ordinary = { kind: "none", style: "ordinary", before: [] } as const;

function ofPlain({ kind, text, language, hand }: Told): Case {
  const id = LANGUAGE_IDS.find((one) => one.startsWith(language))!;
  const heard = SAD.has(kind) ? ({ kind: "sad", style: "direct" } as const) : {};
  return { ...ordinary, ...heard, text, language: id, hand: `plain-${hand}`, before: [] };
}

function ofLife({ text, language }: Life): Case {
  return { ...ordinary, text, language, hand: "life", before: [] };
}
