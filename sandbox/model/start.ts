// Starts the model's stand-in: an OpenAI-compatible endpoint that answers with Luli's script or a test's scenario.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { listen, LOOPBACK } from "../listen.ts";
import { answerReading } from "./script/reading.ts";
import { reply } from "./script/reply.ts";
import { type Pace, pauseBefore, tokens } from "./pace.ts";
import { authorize, type CompletionRequest, readRequest } from "./request.ts";
import { SCENARIOS } from "./scenarios.ts";
import { countStats, lastWords, type Stats } from "./stats.ts";
import {
  chunk,
  data,
  DONE,
  openStream,
  sendError,
  sendJson,
  startCompletion,
  usage,
  write,
} from "./wire.ts";

const LULI_MODEL = "luli-1";

export type ModelSandbox = {
  /** Is the base URL for an OpenAI client, e.g. `http://127.0.0.1:4100/v1`. */
  url: string;
  /** Returns the counts of one model, or of all of them. */
  stats: (model?: string) => Stats;
  stop: () => Promise<void>;
};

export async function startModelSandbox(
  options: { port?: number; pace?: Pace } = {},
): Promise<ModelSandbox> {
  const stopping = new AbortController();
  const counts = countStats();
  const pace = options.pace ?? "human";

  async function complete(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = await readRequest(incoming);
    if ("error" in parsed) return sendError(response, parsed.error);
    const { request } = parsed;
    const name = scenarioOf(request);
    const scenario = name === null ? undefined : SCENARIOS[name];
    if (!scenario && request.model !== LULI_MODEL)
      return sendError(response, unknownModel(request.model));
    const { signal, attempt } = counts.open(request, response, stopping.signal, name);
    if (scenario) await scenario({ request, response, signal, attempt });
    else await answer(request, response, signal, pace);
  }

  const server = createServer((incoming, response) => {
    route(incoming, response, complete).catch(() => response.destroy());
  });
  const port = await listen(server, options.port);
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

type Handler = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;

async function route(
  incoming: IncomingMessage,
  response: ServerResponse,
  complete: Handler,
): Promise<void> {
  const path = (incoming.url ?? "").split("?")[0];
  const refusal = authorize(incoming);
  if (refusal) return sendError(response, refusal);
  if (incoming.method === "POST" && path === "/v1/chat/completions")
    return complete(incoming, response);
  if (incoming.method === "GET" && path === "/v1/models")
    return sendJson(response, 200, modelList());
  return sendError(response, {
    status: 404,
    message: `Unknown request URL: ${incoming.method} ${path}.`,
    type: "invalid_request_error",
    code: "unknown_url",
  });
}

async function answer(
  request: CompletionRequest,
  response: ServerResponse,
  signal: AbortSignal,
  pace: Pace,
): Promise<void> {
  const text = answerReading(request.messages) ?? reply(request.messages);
  const pieces = tokens(text);
  const completion = startCompletion(request.model);
  const spent = usage(
    request.messages.reduce((sum, message) => sum + tokens(message.content).length, 0),
    pieces.length,
  );
  if (!request.stream) {
    await pause(pauseBefore(0, pace), signal);
    const choice = {
      index: 0,
      message: { role: "assistant", content: text, refusal: null },
      logprobs: null,
      finish_reason: "stop",
    };
    return sendJson(response, 200, {
      ...completion,
      object: "chat.completion",
      choices: [choice],
      usage: spent,
    });
  }
  openStream(response);
  for (const [place, piece] of pieces.entries()) {
    await pause(pauseBefore(place, pace), signal);
    if (place === 0)
      await write(response, data(chunk(completion, { role: "assistant", content: "" })), signal);
    await write(response, data(chunk(completion, { content: piece })), signal);
  }
  await write(response, data(chunk(completion, {}, "stop")), signal);
  if (request.stream_options?.include_usage)
    await write(response, data({ ...chunk(completion, {}), choices: [], usage: spent }), signal);
  response.end(DONE);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await delay(ms, undefined, { signal });
}

function modelList() {
  const ids = [LULI_MODEL, ...Object.keys(SCENARIOS).map((name) => `scenario:${name}`)];
  return {
    object: "list",
    data: ids.map((id) => ({ id, object: "model", created: 0, owned_by: "luli" })),
  };
}

function unknownModel(model: string) {
  return {
    status: 404,
    message: `The model \`${model}\` does not exist.`,
    type: "invalid_request_error",
    param: "model",
    code: "model_not_found",
  };
}
