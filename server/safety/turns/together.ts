// A message and those before it, judged together: what is disclosed slowly adds up, and half a sentence has its other half.
import type { Before } from "./answers.ts";

/** So many of the person's own messages are read again, and so much of each. */
const MESSAGES = 2;
const LENGTH = 300;

/** The person's last messages and the new one as one text; null: there is nothing before. */
export function together(message: string, before: Before): string | null {
  const own = lastWords(before);
  return own.length === 0 ? null : [...own, message].join(". ");
}

export const lastWords = (before: Before): string[] =>
  before
    .filter(({ role, content }) => role === "user" && content.trim() !== "")
    .slice(-MESSAGES)
    .map(({ content }) => content.slice(-LENGTH));

/** Between the two: what was said before can neither set off nor hide a message by itself. */
export const between = (alone: number, joined: number): number =>
  1 / (1 + Math.exp(-(logit(alone) + logit(joined)) / 2));

const LEAST = 1e-4;
const logit = (probability: number) => {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, probability));
  return Math.log(kept / (1 - kept));
};
