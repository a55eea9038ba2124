// What Luli remembers of a person, as the person sees and changes it: `/api/memories`.
import * as v from "valibot";
import { uuid } from "./id.ts";

export const MEMORY_KINDS = [
  "name",
  "person",
  "pet",
  "like",
  "dislike",
  "date",
  "goal",
  "work",
  "place",
  /** Health, sexuality, religion: only what the person asked Luli to remember. */
  "private",
  "other",
] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

export const MEMORY_LENGTH = 300;

export type Memory = {
  id: string;
  /** As the person said it, or wrote it anew. */
  words: string;
  kind: MemoryKind;
  is_pinned: boolean;
  /** ISO 8601. */
  noted_at: string;
  /** The message that told it; null once the words were edited. */
  source: string | null;
};

/** Pinned ones first, then newest first. `next` is the `before` of the following page. */
export type MemoryPage = { memories: Memory[]; total: number; next: string | null };

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((said) => !said.includes("\0"), "It cannot contain the NUL character."),
    v.transform((said) => said.toWellFormed()),
  );

/** `GET /api/memories?search=&before=` */
export const memoriesQuery = v.strictObject({
  search: v.optional(text(100)),
  before: v.optional(uuid),
});

export const changeMemoryRequest = v.strictObject({
  words: v.optional(
    v.pipe(
      text(MEMORY_LENGTH),
      v.transform((said) => said.replace(/[\p{C}\p{Z}]+/gu, " ").trim()),
      v.minLength(1, "Please write something."),
    ),
  ),
  is_pinned: v.optional(v.boolean()),
});
export type MemoryChange = v.InferOutput<typeof changeMemoryRequest>;

/** What a reply spoke of. */
export type UsedMemories = { memories: { id: string; words: string }[] };
