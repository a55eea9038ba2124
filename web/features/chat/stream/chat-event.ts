// Everything that can happen to a reply, as one union, and how to read it from the stream.
import type { LuliChunk, ReplyMemory } from "../../../../shared/contracts/chat.ts";
import type { Help } from "../../../../shared/rules/help.ts";
import type { Rewards } from "../../../../shared/contracts/game/rewards.ts";

export type ChatEvent =
  | { type: "start"; help: Help | null }
  | { type: "piece"; text: string }
  | {
      type: "end";
      status: "done" | "stopped";
      messagesLeft: number | null;
      /** Null when the rewards were given before, or are unknown. */
      rewards: Rewards | null;
      /** The name that the person has just told Luli. */
      learnedName: string | null;
      /** A word that may be the person's name: the page asks. */
      askedName: string | null;
      asksMemory?: boolean;
      memory: ReplyMemory | null;
      /** The final text, if the pieces held more. */
      text?: string;
    }
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

/** Folds the lines of one answer into events. Ends after `end`, `error` or `lost`. */
export async function* readEvents(
  payloads: AsyncIterable<string>,
): AsyncGenerator<ChatEvent, void> {
  let end: Extract<ChatEvent, { type: "end" }> = {
    type: "end",
    status: "done",
    messagesLeft: null,
    rewards: null,
    learnedName: null,
    askedName: null,
    memory: null,
  };
  try {
    for await (const payload of payloads) {
      if (payload.trim() === "[DONE]") {
        yield end;
        return;
      }
      const { piece, luli } = readChunk(payload);
      if (luli?.type === "start") yield { type: "start", help: luli.help };
      if (piece !== "") yield { type: "piece", text: piece };
      if (luli?.type === "end")
        end = {
          type: "end",
          status: luli.status,
          messagesLeft: luli.messages_left,
          rewards: luli.rewards,
          learnedName: luli.learned_name,
          askedName: luli.asked_name,
          memory: luli.memory,
          ...(luli.asks_memory && { asksMemory: true }),
          ...(luli.text !== undefined && { text: luli.text }),
        };
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
