// Events as they leave for the subscriber: OpenAI's chunks, with a `luli` member where we have something to say ourselves.
import { GENERATED, type LuliChunk } from "../../../shared/contracts/chat.ts";
import { type Help, isVetted } from "../../../shared/rules/help.ts";

export const DONE = "data: [DONE]\n\n";
/** Nobody in between keeps it, holds words back, or compresses it and so holds them back, too. */
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

/** Before the first piece. */
export const startFrame = (chatId: string, createdAt: Date, help: Help | null): string =>
  luliFrame({
    type: "start",
    chat_id: chatId,
    created_at: createdAt.toISOString(),
    help,
    digital_source_type: isVetted(help) ? null : GENERATED,
  });
