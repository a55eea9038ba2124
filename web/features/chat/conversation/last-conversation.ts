// The end of the conversation, kept on this device, to be read where there is no network. Forgotten when the person leaves.
import type { Turn } from "./conversation.ts";

const KEY = "luli-conversation";
const TURNS = 30;

export type LastConversation = { puppyName: string; turns: Turn[] };

/** Keeps what has been answered. */
export function keepConversation({ puppyName, turns }: LastConversation): void {
  const answered = turns.filter(({ status }) => status === "done" || status === "stopped");
  const kept: LastConversation = { puppyName, turns: answered.slice(-TURNS) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is closed or full: there is nothing to read offline.
  }
}

export function readConversation(): LastConversation | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as LastConversation);
  } catch {
    return null;
  }
}

export function forgetConversation(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is closed: nothing was kept.
  }
}
