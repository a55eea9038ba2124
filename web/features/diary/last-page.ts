// Picks the first sentence of the diary's newest page that is short enough for a greeting.
import type { DiaryEntry } from "../../../shared/contracts/memory.ts";

const LONGEST = 120;

export function lastPage(entries: readonly DiaryEntry[] | undefined): string | undefined {
  const [sentence] = /^[^.!?。！？]*[.!?。！？]?/u.exec(entries?.[0]?.words ?? "") ?? [];
  return sentence && sentence.length <= LONGEST ? sentence.trim() : undefined;
}
