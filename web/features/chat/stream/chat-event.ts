// Everything that can happen to a reply, as one union, and how to read it from the stream.
import type { LuliChunk } from "../../../../shared/contracts/chat.ts";
import type { Help } from "../../../../shared/rules/help.ts";

export type EndEvent = Omit<Extract<LuliChunk, { type: "end" }>, "chat_id">;

export type ChatEvent =
  | { type: "start"; help: Help | null }
  | { type: "piece"; text: string }
  | EndEvent
  /** The model failed after the start. */
  | { type: "error"; code: string }
  /** The stream broke off; it is resumed and its text starts anew. */
  | { type: "again" }
  /** The stream broke off and could not be resumed. */
  | { type: "lost" };

/** The error code of a server that is shutting down: another one resumes the reply. */
export const STOPPING = "server_stopping";

type Chunk = { piece: string; luli: LuliChunk | null };

/** Ignores lines that are no JSON or not ours. */
export const readChunk = (payload: string): Chunk => {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return { piece: "", luli: null };
  }
  const content = member(member(member(member(value, "choices"), "0"), "delta"), "content");
  return {
    piece: typeof content === "string" ? content : "",
    luli: readLuli(member(value, "luli")),
  };
};

const member = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const readLuli = (value: unknown): LuliChunk | null => {
  const type = member(value, "type");
  return type === "start" || type === "end" || type === "error" ? (value as LuliChunk) : null;
};

/** Ends a plain OpenAI stream, which tells nothing more. */
const PLAIN_END: EndEvent = {
  type: "end",
  status: "done",
  messages_left: null,
  rewards: null,
  learned_name: null,
  asked_name: null,
  memory: null,
};

/** Folds the lines of one answer into events. Ends after `end`, `error` or `lost`. */
export async function* readEvents(
  payloads: AsyncIterable<string>,
): AsyncGenerator<ChatEvent, void> {
  let end = PLAIN_END;
  try {
    for await (const payload of payloads) {
      if (payload.trim() === "[DONE]") {
        yield end;
        return;
      }
      const { piece, luli } = readChunk(payload);
      if (luli?.type === "start") yield { type: "start", help: luli.help };
      if (piece !== "") yield { type: "piece", text: piece };
      if (luli?.type === "end") end = luli;
      if (luli?.type === "error") {
        yield luli.code === STOPPING ? { type: "lost" } : { type: "error", code: luli.code };
        return;
      }
    }
  } catch {
    // An aborted read has no listener left; every other break is a lost connection.
  }
  yield { type: "lost" };
}
