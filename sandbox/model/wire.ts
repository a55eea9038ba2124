// Writes OpenAI's wire: chunks, completions, errors and the event stream's framing.
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

export type Delta = { role?: "assistant"; content?: string };
export type FinishReason = "stop" | "length" | "content_filter" | null;

/** Identifies one answer; every chunk repeats the id and the time. */
export type Completion = { id: string; created: number; model: string };

export function startCompletion(model: string): Completion {
  return {
    id: `chatcmpl-${randomUUID().replaceAll("-", "")}`,
    created: Math.floor(Date.now() / 1000),
    model,
  };
}

export function chunk(completion: Completion, delta: Delta, finish: FinishReason = null) {
  return {
    id: completion.id,
    object: "chat.completion.chunk",
    created: completion.created,
    model: completion.model,
    system_fingerprint: null,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  };
}

export function usage(promptTokens: number, completionTokens: number) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

export function data(payload: object): string {
  return `data: ${JSON.stringify(payload)}\n\n`;
}

export const DONE = "data: [DONE]\n\n";

export function openStream(response: ServerResponse): void {
  response.socket?.setNoDelay(true);
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.flushHeaders();
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

export type ApiError = {
  status: number;
  message: string;
  type: string;
  param?: string;
  code?: string;
};

export function sendError(
  response: ServerResponse,
  error: ApiError,
  headers: Record<string, string> = {},
): void {
  const { status, message, type, param = null, code = null } = error;
  sendJson(response, status, { error: { message, type, param, code } }, headers);
}

/** Writes and resolves when the client has taken it; rejects once the signal fires. */
export async function write(
  response: ServerResponse,
  piece: string | Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  if (response.write(piece)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (finish: () => void) => () => {
      response.off("drain", onDrain);
      signal.removeEventListener("abort", onAbort);
      finish();
    };
    const onDrain = settle(resolve);
    const onAbort = settle(() => reject(signal.reason as Error));
    response.once("drain", onDrain);
    signal.addEventListener("abort", onAbort, { once: true });
  });
}
