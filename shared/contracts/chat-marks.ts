// What Luli or the person adds to a stored chat. Apart from the chat's contract, so that the page loads the defaults without its validation.
import * as v from "valibot";

/** What of her memory stands behind a reply: it spoke of memories, or its message told one. */
export const REPLY_MEMORIES = ["used", "noted"] as const;
export type ReplyMemory = (typeof REPLY_MEMORIES)[number];

/** What a person thinks of a reply. */
export const REACTIONS = ["paw", "heart"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What Luli or the person adds to a stored chat. */
export const marks = v.strictObject({
  memory: v.nullable(v.picklist(REPLY_MEMORIES)),
  reaction: v.nullable(v.picklist(REACTIONS)),
  /** What may be their name: the page asks. */
  asked_name: v.nullable(v.string()),
  /** It stands in the place of an earlier one. */
  is_revised: v.boolean(),
});
export const UNMARKED_CHAT: v.InferOutput<typeof marks> = {
  memory: null,
  reaction: null,
  asked_name: null,
  is_revised: false,
};
