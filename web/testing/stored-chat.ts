// Builds a message and its reply as the server stores them, and as the page holds them.
import type { Chat } from "../../shared/contracts/chat.ts";
import { UNMARKED_CHAT } from "../../shared/rules/chat-marks.ts";
import { type Turn, turnOf } from "../features/chat/conversation/conversation.ts";

export const storedChat = (id: string, change: Partial<Chat> = {}): Chat => ({
  id,
  message: `message ${id}`,
  response: `reply ${id}`,
  status: "done",
  help: null,
  ...UNMARKED_CHAT,
  puppy: { name: "Luli", variant: "original" },
  created_at: "2026-11-20T08:00:00.000Z",
  ...change,
});

export const storedTurn = (id: string, change: Partial<Turn> = {}): Turn => ({
  ...turnOf(storedChat(id)),
  ...change,
});
