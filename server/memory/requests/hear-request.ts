// Hears an order to note or to forget, in each of Luli's languages.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { cut } from "../../../shared/cut.ts";
import { sentencesOf } from "../../../shared/rules/sentences.ts";
import { type Forgetting, hearForget } from "./hear-forget.ts";
import { hearCorrection, movesTime } from "./hear-correction.ts";
import { hearRemember } from "./hear-remember.ts";
import { MEMORY_WORDS } from "./words.ts";

/** `words` as the person said them. */
export type MemoryRequest = { ask: "remember"; words: string } | { ask: "forget_all" } | Forgetting;

/** A longer message is no order. */
const MAX_LENGTH = 600;

const FORGETS_ALL = MEMORY_WORDS.flatMap(({ lead, forgetAll }) =>
  forgetAll.map(
    (phrase) => new RegExp(`^(?:(?:${lead})[\\s,!.:、。！]+)*${phrase}[\\s.!。！💙🐶]*$`, "iu"),
  ),
);

/** The first request of a message; null: it makes none. */
export function hearRequest(message: string): MemoryRequest | null {
  const whole = message
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  const said = cut(whole, MAX_LENGTH);
  const sentences = sentencesOf(said);
  const isAll = (part: string) => FORGETS_ALL.some((pattern) => pattern.test(part));
  if ([said, ...sentences].some(isAll)) return { ask: "forget_all" };
  const forgetIn = (parts: string[]) =>
    firstOf(parts, (part) => unlessMoved(hearForget(part), said));
  // "Don't forget" is an order to remember.
  const noting = hearRemember(said);
  if (!noting) return forgetIn(sentences);
  // An order to forget wins over one to remember: a kept secret is worse than a missing note.
  const before = forgetIn(sentencesOf(noting.before));
  if (before?.isPlain) return before;
  const within = forgetIn([noting.words]);
  if (within?.isPlain && within.words !== "") return within;
  return { ask: "remember", words: cut(noting.words, MEMORY_LENGTH) };
}

/** With a name the order forgets: "he's German" may be a reason, and a kept secret is worse than a name told twice. */
function unlessMoved(heard: Forgetting | null, said: string): Forgetting | null {
  if (!heard || heard.words === "") return heard;
  const correction = hearCorrection(said);
  return correction && movesTime(heard.words, correction) ? null : heard;
}

function firstOf<Heard>(parts: string[], hear: (part: string) => Heard | null): Heard | null {
  for (const part of parts) {
    const heard = hear(part);
    if (heard) return heard;
  }
  return null;
}
