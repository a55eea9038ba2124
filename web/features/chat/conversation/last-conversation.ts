// The end of the conversation, kept on this device, to be read where there is no network. Forgotten when the person leaves.
import { keep } from "../../../lib/browser/kept.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import type { Turn } from "./conversation.ts";

const TURNS = 30;

export type LastConversation = { puppyName: string; turns: Turn[] };

/** Keeps what has been answered. */
export function keepConversation({ puppyName, turns }: LastConversation): void {
  const answered = turns.filter(({ status }) => status === "done" || status === "stopped");
  const kept: LastConversation = { puppyName, turns: answered.slice(-TURNS) };
  keepJson("conversation", kept);
}

export const readConversation = () => readKeptJson("conversation") as LastConversation | null;

export const forgetConversation = (): void => void keep("conversation", null);
