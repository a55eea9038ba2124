// What Luli or the person adds to a stored chat. Apart from the chat's contract, whose validation weighs 4 KB in the page.

/** What of her memory stands behind a reply: it spoke of memories, or its message told one. */
export const REPLY_MEMORIES = ["used", "noted"] as const;
export type ReplyMemory = (typeof REPLY_MEMORIES)[number];

/** What a person thinks of a reply. */
export const REACTIONS = ["paw", "heart"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What Luli or the person adds to a stored chat. */
export type ChatMarks = {
  memory: ReplyMemory | null;
  reaction: Reaction | null;
  /** What may be their name: the page asks. */
  asked_name: string | null;
  /** A dated event in the message: the page offers that Luli asks later how it went. */
  follow_up_offer: string | null;
  /** What Luli asked of her own accord after this reply. */
  follow_up: { words: string; at: string } | null;
  /** It stands in the place of an earlier one. */
  is_revised: boolean;
};
export const UNMARKED_CHAT: ChatMarks = {
  memory: null,
  reaction: null,
  asked_name: null,
  follow_up_offer: null,
  follow_up: null,
  is_revised: false,
};
