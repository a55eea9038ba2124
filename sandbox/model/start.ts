// Starts the model's stand-in: an OpenAI-compatible endpoint that answers with Luli's script or a test's scenario.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { listen, LOOPBACK } from "../listen.ts";
import { answerReading } from "./script/reading.ts";
import { reply } from "./script/reply.ts";
import { type Pace, pauseBefore, tokens } from "./pace.ts";
import { type CompletionRequest, readRequest } from "./request.ts";
import { SCENARIOS } from "./scenarios.ts";
import { countStats, lastWords, type Stats } from "./stats.ts";
import { chunk, data, DONE, openStream, sendError, startCompletion, write } from "./wire.ts";

const LULI_MODEL = "luli-1";

export type ModelSandbox = {
  /** Is the base URL for an OpenAI client, e.g. `http://127.0.0.1:4100/v1`. */
  url: string;
  /** Returns the counts of one model, or of all of them. */
  stats: (model?: string) => Stats;
  stop: () => Promise<void>;
};

export async function startModelSandbox({
  pace = "human",
}: { pace?: Pace } = {}): Promise<ModelSandbox> {
  const stopping = new AbortController();
  const counts = countStats();

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url !== "/v1/chat/completions") return void response.writeHead(404).end();
    const request = await readRequest(incoming);
    const name = scenarioOf(request);
    const scenario = name === null ? undefined : SCENARIOS[name];
    if (!scenario && request.model !== LULI_MODEL)
      return sendError(response, 404, {
        message: `The model \`${request.model}\` does not exist.`,
        type: "invalid_request_error",
        code: "model_not_found",
      });
    const { signal, attempt } = counts.open(request, response, stopping.signal, name);
    if (scenario) await scenario({ request, response, signal, attempt });
    else await speak(request, response, signal, pace);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://${LOOPBACK}:${port}/v1`,
    stats: counts.read,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        stopping.abort();
        server.closeAllConnections();
      }),
  };
}

/** A test of a server picks the scenario with the model, a person or a journey with a message that starts with `scenario:<name>`. */
function scenarioOf(request: CompletionRequest): string | null {
  for (const text of [request.model, lastWords(request).trim()]) {
    const name = /^scenario:([\w-]+)(?:\s|$)/.exec(text)?.[1];
    if (name && Object.hasOwn(SCENARIOS, name)) return name;
  }
  return null;
}

async function speak(
  { model, messages }: CompletionRequest,
  response: ServerResponse,
  signal: AbortSignal,
  pace: Pace,
): Promise<void> {
  const completion = startCompletion(model);
  openStream(response);
  const first = data(chunk(completion, { role: "assistant", content: "" }));
  for (const [place, content] of tokens(answerReading(messages) ?? reply(messages)).entries()) {
    const ms = pauseBefore(place, pace);
    if (ms > 0) await delay(ms, undefined, { signal });
    const piece = data(chunk(completion, { content }));
    await write(response, place === 0 ? first + piece : piece, signal);
  }
  await write(response, data(chunk(completion, {}, "stop")), signal);
  response.end(DONE);
}
