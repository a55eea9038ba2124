// A model for tests that speaks when it is told to, so that a test decides what happens before.
import http from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "../../../sandbox/listen.ts";
import { until } from "./chat.ts";

export const GATED_REPLY = "I waited for you!";

export type GatedModel = {
  url: string;
  asked(): number;
  /** Resolves when the model is asked once more, or this often. */
  nextAsked(times?: number): Promise<void>;
  /** The messages of the last request. */
  prompt(): { role: string; content: string }[];
  /** Begins to answer, and goes on when it speaks. */
  say(words: string): void;
  speak(): void;
  stop(): Promise<void>;
};

export async function startGatedModel(): Promise<GatedModel> {
  let asked = 0;
  let waiting: http.ServerResponse[] = [];
  let prompt: ReturnType<GatedModel["prompt"]> = [];
  const server = http.createServer((incoming, outgoing) => void hear(incoming, outgoing));
  async function hear(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    ({ messages: prompt } = (await json(incoming)) as { messages: typeof prompt });
    asked += 1;
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    outgoing.flushHeaders();
    waiting.push(outgoing);
  }
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    nextAsked(times = 1) {
      const end = asked + times;
      return until(() => asked >= end);
    },
    prompt: () => prompt,
    say(words) {
      for (const outgoing of waiting) outgoing.write(chunkOf(words));
    },
    speak() {
      for (const outgoing of waiting) outgoing.end(`${chunkOf(GATED_REPLY)}data: [DONE]\n\n`);
      waiting = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const chunkOf = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
