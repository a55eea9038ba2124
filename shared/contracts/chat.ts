// What the chat's two sides say to each other (spec section 7, architecture: the hot path).
import * as v from "valibot";
import { isBlank } from "../blank.ts";
import { CHAT_LIMITS } from "../rules/chat-limits.ts";
import { HELP } from "../rules/help.ts";
import { type ChatMarks, REACTIONS, REPLY_MEMORIES } from "../rules/chat-marks.ts";
import { VARIANT_IDS } from "./me.ts";
import { rewards } from "./game/rewards.ts";
import { noNul, tidy } from "./text.ts";
import { FIRST_TALK } from "../rules/first-talk.ts";

const message = v.strictObject({
  role: v.picklist(["user", "assistant"]),
  content: v.pipe(v.string(), v.maxLength(CHAT_LIMITS.turnLength), noNul("A message")),
});

/** Body of `POST /functions/v1/chat`: the whole conversation, the new message last. */
export const chatRequest = v.strictObject({
  messages: v.pipe(
    v.array(message),
    v.minLength(1),
    v.maxLength(CHAT_LIMITS.messages),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const last = dataset.value.at(-1);
      if (!last) return;
      const path = (key: "role" | "content") => [
        {
          type: "array" as const,
          origin: "value" as const,
          input: dataset.value,
          key: dataset.value.length - 1,
          value: last,
        },
        { type: "object" as const, origin: "value" as const, input: last, key, value: last[key] },
      ];
      if (last.role !== "user")
        addIssue({ message: "The last message must be the user's.", path: path("role") as never });
      else if (isBlank(last.content))
        addIssue({ message: "The message is empty.", path: path("content") as never });
      else if (last.content.length > CHAT_LIMITS.messageLength)
        addIssue({
          message: `A message can have up to ${CHAT_LIMITS.messageLength} characters.`,
          path: path("content") as never,
        });
    }),
  ),
});
export type ChatRequest = v.InferOutput<typeof chatRequest>;
export type PayloadMessage = ChatRequest["messages"][number];

/** `running`: a server is answering. `failed`: may be sent again under the same id. */
export const CHAT_STATUSES = ["running", "done", "stopped", "failed"] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** What IPTC, C2PA and schema.org call content that a model has made: machine-readable in the stream, the export and the page. */
export const GENERATED = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

const marks: { [Mark in keyof ChatMarks]: v.GenericSchema<ChatMarks[Mark]> } = {
  memory: v.nullable(v.picklist(REPLY_MEMORIES)),
  reaction: v.nullable(v.picklist(REACTIONS)),
  asked_name: v.nullable(v.string()),
  follow_up_offer: v.nullable(v.string()),
  follow_up: v.nullable(v.strictObject({ words: v.string(), at: v.string() })),
  is_revised: v.boolean(),
};
/** A stored message with its reply, as `GET /api/chats` lists them. */
export const chat = v.strictObject({
  id: v.string(),
  message: v.string(),
  /** Null unless the status is done or stopped. */
  response: v.nullable(v.string()),
  status: v.picklist(CHAT_STATUSES),
  help: v.nullable(v.picklist(HELP)),
  ...marks,
  /** Who was talked with. */
  puppy: v.strictObject({ name: v.string(), variant: v.picklist(VARIANT_IDS) }),
  /** ISO 8601. */
  created_at: v.string(),
});
export type Chat = v.InferOutput<typeof chat>;

/** Newest first. `next` is the `before` of the following page, null at the beginning of the friendship. */
export const chatPage = v.strictObject({
  chats: v.array(chat),
  next: v.nullable(v.string()),
});
export type ChatPage = v.InferOutput<typeof chatPage>;

/**
 * The `luli` member of a stream chunk. `start` comes before the first piece, and once more with a card where vetted words
 * take over; `end` after the last one and before `[DONE]`;
 * both travel with an empty delta, so a client that knows only OpenAI's wire passes over them.
 */
export const luliChunk = v.union([
  v.strictObject({
    type: v.literal("start"),
    chat_id: v.string(),
    created_at: v.string(),
    help: v.nullable(v.picklist(HELP)),
    /** The mark of generated text; null for an answer that people have written. */
    digital_source_type: v.nullable(v.literal(GENERATED)),
  }),
  v.strictObject({
    type: v.literal("end"),
    chat_id: v.string(),
    status: v.picklist(["done", "stopped"]),
    /** Null for the answer to a crisis, which is not counted. */
    messages_left: v.nullable(v.number()),
    /** Null for a reply that was stored before: its rewards were given then. */
    rewards: v.nullable(rewards),
    /** The name that this message plainly told: so the person is called from now on. */
    learned_name: v.nullable(v.string()),
    /** What may be their name, or not: the page asks. */
    asked_name: v.nullable(v.string()),
    memory: v.nullable(v.picklist(REPLY_MEMORIES)),
    /** The message told something private: the page asks whether it shall be remembered. */
    asks_memory: v.optional(v.literal(true)),
    /** All that the reply is, where its pieces said more: a sentence that never came to its end is left out. */
    text: v.optional(v.string()),
  }),
  v.strictObject({
    type: v.literal("error"),
    chat_id: v.string(),
    code: v.string(),
  }),
]);
export type LuliChunk = v.InferOutput<typeof luliChunk>;

/** What a visitor without an account says to Luli beside the sign-in: `POST /api/first-talk`. */
export const firstTalkRequest = v.strictObject({
  message: v.pipe(
    noNul("A message"),
    v.transform(tidy),
    v.minLength(1, "The message is missing."),
    v.maxLength(
      FIRST_TALK.length,
      `A message can have up to ${FIRST_TALK.length} characters here.`,
    ),
  ),
});

/** How the message sounds. The page has the words that answer it, but for danger. */
export const firstTalkAnswer = v.strictObject({
  /** The vetted answer to a user in danger. */
  text: v.nullable(v.string()),
  /** The answer comes with helplines. */
  needs_help: v.boolean(),
  is_sad: v.boolean(),
});
export type FirstTalkAnswer = v.InferOutput<typeof firstTalkAnswer>;
