// The end of the conversation, kept on this device for offline reading. Signing out deletes it.
import { keep } from "../../../lib/browser/kept.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import type { Turn } from "./conversation.ts";

const TURNS = 30;

export type LastConversation = { puppyName: string; turns: Turn[] };

/** Keeps the answered turns. */
export function keepConversation({ puppyName, turns }: LastConversation): void {
  const answered = turns.filter(({ status }) => status === "done" || status === "stopped");
  const kept: LastConversation = { puppyName, turns: answered.slice(-TURNS) };
  keepJson("conversation", kept);
}

/** An older version kept turns without their stored chat. */
export const readConversation = (): LastConversation | null => {
  const kept = readKeptJson("conversation") as LastConversation | null;
  return (
    kept && { ...kept, turns: kept.turns.map((turn) => ({ ...turn, stored: turn.stored ?? {} })) }
  );
};

export const forgetConversation = (): void => void keep("conversation", null);
