// The judge's stand-in: a chat model that answers with one word. A test says which word, and when.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { close, listen, LOOPBACK } from "../listen.ts";
import { chunk, data, DONE, openStream, sendJson, startCompletion } from "../model/wire.ts";

export async function startSafetySandbox() {
  const asked: string[] = [];
  let word = "none";
  let held: Promise<void> = Promise.resolve();

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(incoming)) as Body;
    asked.push(body.messages.at(-1)?.content ?? "");
    await held;
    if (word === "broken") return sendJson(response, 500, { error: { message: "It broke." } });
    openStream(response);
    const answering = startCompletion("guard");
    response.end(
      `${data(chunk(answering, { content: word }))}${data(chunk(answering, {}, "stop"))}${DONE}`,
    );
  }

  const port = await listen(server);
  return {
    /** Base URL. */
    url: `http://${LOOPBACK}:${port}/v1`,
    /** Requests in order. */
    asked,
    /** Sets the answer: a kind of need, "none", or "broken". */
    say: (said: string) => void (word = said),
    /** Blocks all answers until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    stop: () => close(server),
  };
}

type Body = { messages: { content: string }[] };
