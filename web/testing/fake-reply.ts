// Writes a reply's stream line by line, as the server would.
import type { EndEvent } from "../features/chat/stream/chat-event.ts";
import type { Help } from "../../shared/rules/help.ts";
import type { FakeCall } from "./fake-server.ts";

export type FakeReply = {
  answer: (call: FakeCall) => Response;
  start: (options?: { help?: Help | null }) => void;
  say: (text: string) => void;
  raw: (text: string) => void;
  /** The last chunk and `[DONE]`. */
  end: (more?: Partial<EndEvent>) => void;
  error: (code?: string) => void;
  /** The connection is gone: `[DONE]` never comes. */
  cut: () => void;
};

export const END: EndEvent = {
  type: "end",
  status: "done",
  messages_left: 19,
  rewards: null,
  learned_name: null,
  asked_name: null,
  memory: null,
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
    end: (more) => {
      luli({ ...END, ...more });
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

/** Reads a stream to its end. */
export const collect = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
};
