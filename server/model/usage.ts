// The tokens of a completion, as the endpoint counts them or guessed by the length of the words.
import { bytesOf, type PromptMessage } from "./context.ts";

export type Usage = { tokensIn: number; tokensOut: number; isGuessed: boolean };
/** `who`: the person it was for; null: nobody's. */
export type Use = Usage & { who: string | null };

/** Roughly, in most languages. */
const BYTES_A_TOKEN = 4;

/** Null: it says nothing of the kind. */
export function readUsage(said: unknown): Usage | null {
  if (typeof said !== "object" || said === null) return null;
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = said as Record<string, unknown>;
  return isCount(tokensIn) && isCount(tokensOut) ? { tokensIn, tokensOut, isGuessed: false } : null;
}

/** llama.cpp tells it so, unasked; what it had read before is counted apart. */
export function readTimings(said: unknown): Usage | null {
  if (typeof said !== "object" || said === null) return null;
  const {
    cache_n: known,
    prompt_n: read,
    predicted_n: tokensOut,
  } = said as Record<string, unknown>;
  return isCount(known) && isCount(read) && isCount(tokensOut)
    ? { tokensIn: known + read, tokensOut, isGuessed: false }
    : null;
}

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** Thoughts that are not told are not in it. */
export function guessUsage(messages: readonly PromptMessage[], bytesOut: number): Usage {
  return {
    tokensIn: Math.ceil(bytesOf(messages) / BYTES_A_TOKEN),
    tokensOut: Math.ceil(bytesOut / BYTES_A_TOKEN),
    isGuessed: true,
  };
}
