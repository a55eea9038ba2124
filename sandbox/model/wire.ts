// Writes OpenAI's wire: chunks, completions, errors and the event stream's framing.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";

type Delta = { role?: "assistant"; content?: string };
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

export type ApiError = { message: string; type: string; code?: string };

export function sendError(
  response: ServerResponse,
  status: number,
  error: ApiError,
  headers?: Record<string, string>,
): void {
  sendJson(response, status, { error: { param: null, code: null, ...error } }, headers);
}

/** Writes and resolves when the client has taken it; rejects once the signal fires. */
export async function write(
  response: ServerResponse,
  piece: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  if (!response.write(piece)) await once(response, "drain", { signal });
}
