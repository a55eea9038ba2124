// In English: what is serious, and tricks. Everything else is heard in every language (hear.ts).
import type { Context } from "./context.ts";
import { CRISIS, safety } from "./lines/safety.ts";
import { tricks } from "./lines/tricks.ts";
import type { Topic } from "./topic.ts";

/** Lower case, straight quotes, without the name that was just told. */
function normalise(message: string, told: string | null = null): string {
  const plain = message.toLowerCase().replaceAll("\u2019", "'").replace(/\s+/g, " ").trim();
  return told ? plain.replace(told.toLowerCase(), "") : plain;
}

export const isCrisis = (message: string) => CRISIS.test(normalise(message));

export function findTopic({ text, told }: Pick<Context, "text" | "told">): Topic | undefined {
  const plain = normalise(text, told);
  const first = (topics: Topic[]) => topics.find(({ when }) => when.test(plain));
  return first(safety) ?? (isCommand(plain) ? first(tricks) : undefined);
}

export const isTrick = (topic: Topic | undefined) => topic !== undefined && tricks.includes(topic);

/** "Dance!" is for Luli, "I love to dance" is a story. */
function isCommand(text: string): boolean {
  const isShort = text.split(" ").length <= 8;
  return (
    isShort &&
    (!/\b(?:i|i'm|i've|my|we|he|she|they)\b/.test(text) || /\b(?:you|tricks?|for me)\b/.test(text))
  );
}
