// Events as they leave for the subscriber: OpenAI's chunks, with a `luli` member where we have something to say ourselves.
import { type ChatStatus, GENERATED, type LuliChunk } from "../../../shared/contracts/chat.ts";
import { type Help, isVetted } from "../../../shared/rules/help.ts";

export const DONE = "data: [DONE]\n\n";
/** These headers keep proxies from caching, buffering or compressing the stream. */
export const STREAM_HEAD = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export const PING = ": ping\n\n";

export const luliFrame = (luli: LuliChunk) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {} }], luli })}\n\n`;
export const contentFrame = (content: string) =>
  `data: {"choices":[{"index":0,"delta":{"content":${JSON.stringify(content)}}}]}\n\n`;

/** The start event comes before the first piece. */
export const startFrame = (chatId: string, createdAt: Date, help: Help | null): string =>
  luliFrame({
    type: "start",
    chat_id: chatId,
    created_at: createdAt.toISOString(),
    help,
    digital_source_type: isVetted(help) ? null : GENERATED,
  });

/** The members of the end event that the store decides. */
export type ReplyEnd = Pick<
  Extract<LuliChunk, { type: "end" }>,
  "rewards" | "learned_name" | "asked_name" | "memory" | "asks_memory"
>;
export const NOTHING_NEW: ReplyEnd = {
  rewards: null,
  learned_name: null,
  asked_name: null,
  memory: null,
};

export type WholeReply = {
  createdAt: Date;
  help: Help | null;
  pieces: readonly string[];
  status: Exclude<ChatStatus, "running" | "failed">;
  messagesLeft: number | null;
};

/** The frames of a reply that needs no generation. */
export const framesOf = (
  chatId: string,
  { createdAt, help, pieces, status, messagesLeft }: WholeReply,
): string[] => [
  startFrame(chatId, createdAt, help),
  ...pieces.map(contentFrame),
  luliFrame({ type: "end", chat_id: chatId, status, messages_left: messagesLeft, ...NOTHING_NEW }),
  DONE,
];
