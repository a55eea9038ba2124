// What the newest page of the diary says, in one sentence: the first that is short enough to stand beside a greeting.
import type { DiaryEntry } from "../../../shared/contracts/memory.ts";

const LONGEST = 120;

export function lastPage(entries: readonly DiaryEntry[] | undefined): string | undefined {
  const [sentence] = /^[^.!?。！？]*[.!?。！？]?/u.exec(entries?.[0]?.words ?? "") ?? [];
  return sentence && sentence.length <= LONGEST ? sentence.trim() : undefined;
}
