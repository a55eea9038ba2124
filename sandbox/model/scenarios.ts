// Plays upstream faults by name: a test picks one with the request's `model` field, `scenario:<name>`.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as turn, setTimeout as delay } from "node:timers/promises";
import type { CompletionRequest } from "./request.ts";
import { lastWords } from "./stats.ts";
import {
  chunk,
  data,
  DONE,
  type FinishReason,
  openStream,
  sendError,
  startCompletion,
  write,
} from "./wire.ts";

/** Every scenario that answers streams this reply in these pieces. Accents, emoji and kana cross byte borders. */
const SCENARIO_PIECES = [
  "Woof! ",
  "Caf\u00e9 ",
  "time ",
  "\u{1f436} ",
  "and ",
  "\u3053\u3093\u306b\u3061\u306f",
  ".\n",
  "Data: done.",
];
export const SCENARIO_REPLY = SCENARIO_PIECES.join("");
/** `dies` and `partial-line` deliver this whole before they break. */
export const HALF_REPLY = SCENARIO_PIECES.slice(0, 4).join("");
const HUGE_LENGTH = 1024 * 1024;
const SLOW_MS = 3000;

export type ScenarioCall = {
  request: CompletionRequest;
  response: ServerResponse;
  /** Fires when the client goes away or the stand-in stops. */
  signal: AbortSignal;
  /** Counts how often this scenario was asked with this last message, this call included. */
  attempt: number;
};
export type Scenario = (call: ScenarioCall) => Promise<void> | void;

export const SCENARIOS: Record<string, Scenario> = {
  plain: (call) => stream(call, good(call)),
  slow: async (call) => {
    openStream(call.response);
    await delay(SLOW_MS, undefined, { signal: call.signal });
    await send(call, good(call));
    call.response.end();
  },
  /** Sends thoughts among the words, cut within the tags, as a server does that cannot separate them. */
  thinks: (call) =>
    stream(
      call,
      good(call, ["<thi", "nk>Say", " hello.</th", "ink>\n\n", ...SCENARIO_PIECES, "<think>So"]),
    ),
  "thinks-only": (call) => stream(call, good(call, ["<think>", "and never", " comes to an end"])),
  /** Runs out of tokens in the middle of a sentence. */
  length: (call) => stream(call, good(call, ["Woof! ", "I like walks.", " And then we"], "length")),
  /** The provider's filter steps in, before a word or after some. */
  filtered: (call) => stream(call, good(call, [], "content_filter")),
  "filtered-late": (call) => stream(call, good(call, ["Well, I"], "content_filter")),
  "no-done": (call) => stream(call, good(call).slice(0, -1)),
  malformed: (call) =>
    stream(call, good(call).toSpliced(4, 0, 'data: {"choices":[{"delta":{"content":\n\n')),
  "429": ({ response }) => {
    const message = "Rate limit reached. Try again in 7s.";
    const error = { message, type: "requests", code: "rate_limit_exceeded" };
    sendError(response, 429, error, { "retry-after": "7" });
  },
  "401": ({ response }) =>
    sendError(response, 401, {
      message: "Incorrect API key provided.",
      type: "invalid_request_error",
      code: "invalid_api_key",
    }),
  "402": ({ response }) =>
    sendError(response, 402, {
      message: "You exceeded your current quota.",
      type: "insufficient_quota",
      code: "insufficient_quota",
    }),
  "500": ({ response }) => sendError(response, 500, SERVER_ERROR),
  nothing: (call) => stream(call, []),
  blank: (call) => stream(call, good(call, ["  ", "\n"])),
  hang: async ({ response, signal }) => {
    openStream(response);
    await once(signal, "abort");
  },
  silent: async ({ signal }) => void (await once(signal, "abort")),
  dies: async (call) => {
    openStream(call.response);
    await send(call, half(call));
    call.response.destroy();
  },
  "partial-line": (call) => stream(call, [...half(call), good(call)[5]?.slice(0, 30) ?? ""]),
  long: async (call) => {
    openStream(call.response);
    const { piece } = pieces(call);
    for (let n = 1; ; n += 1) {
      await write(call.response, piece(`woof ${n}${n % 50 === 0 ? "\n\n" : " "}`), call.signal);
      await delay(5, undefined, { signal: call.signal });
    }
  },
  /** Raises the alarm for abuse, with its mark cut in three; also when something was said already, and when a message asks for it. */
  alarm: (call) => stream(call, good(call, ["\n[[HE", "LP:ab", "use]]", " I am so sorry."])),
  "late-alarm": (call) =>
    stream(call, good(call, ["Oh no", ", that ", "[HELP: abuse", "] is bad."])),
  echo: (call) => stream(call, good(call, lastWords(call.request).match(/\s*\S{1,4}/gu) ?? [])),
  huge: (call) => stream(call, good(call, ["w".repeat(HUGE_LENGTH)])),
  flaky: (call) =>
    call.attempt === 1 ? sendError(call.response, 500, SERVER_ERROR) : stream(call, good(call)),
};

const SERVER_ERROR = {
  message: "The server had an error while processing your request.",
  type: "server_error",
};

function pieces(call: ScenarioCall) {
  const completion = startCompletion(call.request.model);
  return { completion, piece: (content: string) => data(chunk(completion, { content })) };
}

/** Streams without a fault: role, contents, finish, [DONE]. */
function good(
  call: ScenarioCall,
  contents = SCENARIO_PIECES,
  finish: FinishReason = "stop",
): string[] {
  const { completion, piece } = pieces(call);
  const first = data(chunk(completion, { role: "assistant", content: "" }));
  return [first, ...contents.map(piece), data(chunk(completion, {}, finish)), DONE];
}

const half = (call: ScenarioCall) => good(call).slice(0, 5);

async function stream(call: ScenarioCall, writes: string[]): Promise<void> {
  openStream(call.response);
  await send(call, writes);
  call.response.end();
}

/** A turn of the event loop between writes keeps each one a chunk of its own on the wire. */
async function send({ response, signal }: ScenarioCall, writes: string[]): Promise<void> {
  for (const piece of writes) {
    await write(response, piece, signal);
    await turn();
  }
}
