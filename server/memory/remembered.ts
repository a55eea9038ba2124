// Reads the memories that begin_message hands out for a prompt.
import * as v from "valibot";
import { diaryEntry, type DiaryEntry } from "../../shared/contracts/memory.ts";
import type { MemoryOutcome } from "./requests/carry-out.ts";

export type Remembered = {
  memories: { id: string; words: string; noted_at: string }[];
  summary: string | null;
  /** Her last entry. */
  diary: DiaryEntry | null;
};

const remembered = v.object({
  memories: v.array(v.object({ id: v.string(), words: v.string(), noted_at: v.string() })),
  summary: v.nullable(v.string()),
  diary: v.nullable(diaryEntry),
});

export const NOTHING_REMEMBERED: Remembered = { memories: [], summary: null, diary: null };

/** Null, because the person has paused it, is nothing. */
export const readRemembered = (value: unknown): Remembered =>
  value === null || value === undefined ? NOTHING_REMEMBERED : v.parse(remembered, value);

export const hasForgotten = (told: MemoryOutcome | null): boolean =>
  told?.did === "forgot" || told?.did === "forgot_everything";
