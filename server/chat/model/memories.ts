// Writes memories into the prompt.
import { MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { userDay } from "../../../shared/rules/days.ts";
import type { Remembered } from "../../memory/service.ts";
import { quote } from "./quote.ts";

type Memories = Remembered["memories"];

const MOST = 12;
/** Characters of all together. */
const LENGTH = 1_200;

/** The oldest first. */
export function tellMemories(memories: Memories, timeZone: string): string[] {
  const told = memories.slice(0, MOST).toSorted((a, b) => a.noted_at.localeCompare(b.noted_at));
  if (told.length === 0) return [];
  const room = roomOf(told);
  return [
    "What the user told you, as quotes with the day they told it, oldest first; of two that differ the later counts:",
    ...told.map(
      ({ words, noted_at }) =>
        `- ${quote(words, room)} (${userDay(Date.parse(noted_at), timeZone)})`,
    ),
  ];
}

/** How long each may be: what the short ones leave the long ones have. */
function roomOf(memories: Memories): number {
  const lengths = memories.map(({ words }) => words.length).toSorted((a, b) => a - b);
  let left = LENGTH;
  for (const [at, length] of lengths.entries()) {
    const room = Math.floor(left / (lengths.length - at));
    if (length > room) return Math.min(MEMORY_LENGTH, room);
    left -= length;
  }
  return MEMORY_LENGTH;
}
