// What Luli remembers of a person, as the person sees and changes it: `/api/memories`.
import * as v from "valibot";
import { uuid } from "./id.ts";
import { noNul, oneLine, SEARCH_LENGTH } from "./text.ts";

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

export const memory = v.strictObject({
  id: v.string(),
  /** As the person said it, or wrote it anew. */
  words: v.string(),
  kind: v.picklist(MEMORY_KINDS),
  is_pinned: v.boolean(),
  /** ISO 8601. */
  noted_at: v.string(),
  /** The message that told it; null once the words were edited. */
  source: v.nullable(v.string()),
});
export type Memory = v.InferOutput<typeof memory>;

/** Pinned ones first, then newest first. `next` is the `before` of the following page. */
export const memoryPage = v.strictObject({
  memories: v.array(memory),
  total: v.number(),
  next: v.nullable(v.string()),
});
export type MemoryPage = v.InferOutput<typeof memoryPage>;

const text = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `Up to ${most} characters.`), noNul("It"));

/** `GET /api/memories?search=&before=` */
export const memoriesQuery = v.strictObject({
  search: v.optional(text(SEARCH_LENGTH)),
  before: v.optional(uuid),
});

export const changeMemoryRequest = v.strictObject({
  words: v.optional(
    v.pipe(
      text(MEMORY_LENGTH),
      v.transform((said) => oneLine(said)),
      v.minLength(1, "Please write something."),
    ),
  ),
  is_pinned: v.optional(v.boolean()),
});
export type MemoryChange = v.InferOutput<typeof changeMemoryRequest>;

/** A day that was spent together, as Luli wrote of it. */
export const diaryEntry = v.strictObject({ day: v.string(), words: v.string() });
export type DiaryEntry = v.InferOutput<typeof diaryEntry>;

/** Newest first. */
export const diary = v.strictObject({ entries: v.array(diaryEntry) });
export type Diary = v.InferOutput<typeof diary>;

/** What a reply spoke of, or else what its message told. */
export const usedMemories = v.strictObject({
  memories: v.array(
    v.strictObject({
      id: v.string(),
      words: v.string(),
    }),
  ),
});
export type UsedMemories = v.InferOutput<typeof usedMemories>;

/** A dated thing about which Luli will ask how it went. */
export const followUp = v.strictObject({
  /** The message that told it. */
  chat_id: v.string(),
  words: v.string(),
  /** ISO 8601. A day without a known hour stands as its beginning in the person's zone. */
  happens_at: v.string(),
  has_hour: v.boolean(),
});
export type FollowUp = v.InferOutput<typeof followUp>;

/** The soonest first. */
export const followUps = v.strictObject({ follow_ups: v.array(followUp) });
