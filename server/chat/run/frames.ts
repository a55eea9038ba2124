// Events as they leave for the reader: OpenAI's chunks, with a `luli` member where we have something to say ourselves.
import { GENERATED, type LuliChunk } from "../../../shared/contracts/chat.ts";
import { type Help, isVetted } from "../../../shared/rules/help.ts";

export const DONE = Buffer.from("data: [DONE]\n\n");
/** Nobody in between keeps it, holds words back, or compresses it and so holds them back, too. */
export const STREAM_HEAD = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export const PING = Buffer.from(": ping\n\n");

const event = (payload: object) => Buffer.from(`data: ${JSON.stringify(payload)}\n\n`);

export const luliFrame = (luli: LuliChunk) => event({ choices: [{ index: 0, delta: {} }], luli });
export const contentFrame = (content: string) =>
  event({ choices: [{ index: 0, delta: { content } }] });

/** Before the first piece. */
export const startFrame = (chatId: string, createdAt: Date, help: Help | null): Buffer =>
  luliFrame({
    type: "start",
    chat_id: chatId,
    created_at: createdAt.toISOString(),
    help,
    digital_source_type: isVetted(help) ? null : GENERATED,
  });
