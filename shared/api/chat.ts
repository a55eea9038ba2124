// The chat.
import * as v from "valibot";
import { moment, noNul, SEARCH_LENGTH } from "../contracts/text.ts";
import { ageRequest } from "../contracts/account/age.ts";
import { chatPage, chatRequest, chat, CHAT_STATUSES } from "../contracts/chat.ts";
import { REACTIONS } from "../rules/chat-marks.ts";
import { uuid } from "../contracts/id.ts";
import { CHAT_LIMITS } from "../rules/chat-limits.ts";
import { type Calls, empty, json, raw } from "./call.ts";

const one = {
  who: "user",
  params: { id: uuid },
  refuses: { not_found: 404 },
  limit: { name: "chat-tools", window: 60, max: 120 },
} as const;

export const chatCalls = {
  "POST /functions/v1/chat": {
    about:
      "Says something; the reply is streamed as server-sent events: `data: ` lines of OpenAI's chunks " +
      "(`choices[0].delta.content`), some with a `luli` member beside, the last one `data: [DONE]`. The " +
      "same Idempotency-Key again is the same message, whose reply is told again.",
    who: "user",
    headers: {
      "Idempotency-Key": "Names this message; a UUID is the chat's id.",
      Replaces: "Names one's last message, in whose place this one stands: said or answered anew.",
      Heard:
        "How many characters of the last reply's speech (shared/rules/speech.ts) were heard. Without it, all of it counts as said.",
    },
    body: chatRequest,
    maxBytes: CHAT_LIMITS.bodyBytes,
    refuses: {
      quota_exceeded: 402,
      idempotency_key_reused: 409,
      not_replaceable: 409,
      rate_limited: 429,
      reply_not_stored: 500,
      model_failed: 502,
      model_busy: 503,
      model_unavailable: 503,
      server_stopping: 503,
    },
    answer: raw("text/event-stream"),
  },
  "POST /functions/v1/chat/:id/stop": {
    about: "Stops an own reply that is under way; what was said is kept.",
    who: "user",
    params: { id: uuid },
    refuses: { not_found: 404 },
    answer: json(
      v.strictObject({
        status: v.picklist(CHAT_STATUSES),
        response: v.nullable(v.string()),
      }),
    ),
  },
  "POST /api/age": {
    about:
      "Says whether one is under 18, where a card asked. For a minor the chat rests, and the subscription ends.",
    who: "user",
    body: ageRequest,
    answer: json(ageRequest),
  },
  "GET /api/chats": {
    about: "Messages with their replies, newest first.",
    who: "user",
    query: v.strictObject({
      before: v.optional(uuid),
      /** Instead: the first ones from this moment on. */
      since: v.optional(moment),
      limit: v.optional(
        v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/, "Must be a whole number from 1 to 100.")),
        "30",
      ),
    }),
    answer: json(chatPage),
  },
  "GET /api/chats/news": {
    about:
      "Server-sent events while one looks at the chat: the id of each chat that was taken or is over, on whichever device it was said, and `marks` where an offer was added.",
    who: "user",
    limit: { name: "chat-news", window: 60, max: 60 },
    answer: raw("text/event-stream"),
  },
  "GET /api/chats/found": {
    about:
      "One's messages with these words, or with words that begin so, in message or reply; the newest thirty.",
    who: "user",
    query: v.strictObject({
      words: v.pipe(
        v.string(),
        v.maxLength(SEARCH_LENGTH, `Up to ${SEARCH_LENGTH} characters.`),
        noNul("It"),
      ),
    }),
    limit: { name: "chat-search", window: 60, max: 240 },
    answer: json(v.strictObject({ chats: v.array(chat) })),
  },
  "PUT /api/chats/:id/reaction": {
    ...one,
    about: "What one thinks of a reply: one reaction, or none.",
    body: v.strictObject({ reaction: v.nullable(v.picklist(REACTIONS)) }),
    answer: empty,
  },
  "DELETE /api/chats/:id/asked-name": {
    ...one,
    about: "Says no to the name that a message may have told: it is not asked for again.",
    answer: empty,
  },
  "GET /api/chats/:id/earlier": {
    ...one,
    about: "What stood in a message's place before it was said or answered anew.",
    answer: json(
      v.strictObject({
        chats: v.array(
          v.strictObject({ id: v.string(), message: v.string(), response: v.nullable(v.string()) }),
        ),
      }),
    ),
  },
} as const satisfies Calls;
