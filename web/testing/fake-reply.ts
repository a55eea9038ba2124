// Writes a reply's stream line by line, as the server would.
import type { ReplyMemory } from "../../shared/contracts/chat.ts";
import type { Help } from "../../shared/rules/help.ts";
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import type { FakeCall } from "./fake-server.ts";

export type FakeReply = {
  answer: (call: FakeCall) => Response;
  start: (options?: { help?: Help | null }) => void;
  say: (text: string) => void;
  raw: (text: string) => void;
  /** The last chunk and `[DONE]`. */
  end: (
    status?: "done" | "stopped",
    messagesLeft?: number,
    rewards?: Rewards,
    more?: { asked_name?: string; memory?: ReplyMemory; asks_memory?: true },
  ) => void;
  error: (code?: string) => void;
  /** The connection is gone: `[DONE]` never comes. */
  cut: () => void;
};

const encoder = new TextEncoder();

export const makeReply = (chatId = "c"): FakeReply => {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: () => {
      isOpen = false;
    },
  });
  const raw = (text: string) => {
    if (isOpen) controller.enqueue(encoder.encode(text));
  };
  const close = () => {
    if (isOpen) controller.close();
    isOpen = false;
  };
  const luli = (value: object) =>
    raw(
      `data: ${JSON.stringify({ choices: [{ delta: {} }], luli: { chat_id: chatId, ...value } })}\n\n`,
    );
  return {
    answer: ({ signal }) => {
      signal?.addEventListener("abort", () => {
        if (isOpen) controller.error(signal.reason);
        isOpen = false;
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    start: ({ help = null } = {}) =>
      luli({ type: "start", created_at: "2026-11-21T08:00:00Z", help }),
    say: (text) => raw(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`),
    raw,
    end: (status = "done", messagesLeft = 19, rewards, more) => {
      luli({
        type: "end",
        status,
        messages_left: messagesLeft,
        rewards: rewards ?? null,
        learned_name: null,
        asked_name: null,
        memory: null,
        ...more,
      });
      raw("data: [DONE]\n\n");
      close();
    },
    error: (code = "model_failed") => {
      luli({ type: "error", code });
      close();
    },
    cut: close,
  };
};

/** A reply in a single piece. */
export const wholeReply = (text: string, help: Help | null = null): FakeReply => {
  const reply = makeReply();
  reply.start({ help });
  reply.say(text);
  reply.end();
  return reply;
};
