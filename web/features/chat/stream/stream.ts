// Sends one message, streams its reply, and resumes a broken stream under the same key.
import type { PayloadMessage } from "../../../../shared/contracts/chat.ts";
import { nextEvent } from "../../../lib/browser/next-event.ts";
import { callRaw, HttpError } from "../../../lib/http.ts";
import { isHttpError, isOffline, readHttpError } from "../../../lib/http-error.ts";
import { type ChatEvent, readEvents, STOPPING } from "./chat-event.ts";
import { readSse } from "./sse.ts";

/**
 * How long to wait before each new attempt. Of a reply that the server knows all are made: one that is replaced is back within half a
 * minute. A browser that says it is offline gets longer, or until it is back.
 */
const RETRY_MS = [800, 3000, 5000, 8000, 12_000];
const UNKNOWN_RETRIES = 2;
const OFFLINE_WAIT_MS = 20_000;

export type ReplyRequest = {
  /** The Idempotency-Key, which is also the chat's id. */
  id: string;
  messages: PayloadMessage[];
  /** The chat that this one replaces. */
  replaces?: string | undefined;
  /** How many characters of the last reply's speech were heard. */
  heard?: number | undefined;
  signal: AbortSignal;
};

/** Throws HttpError when the server refuses; ends after `end`, `error` or `lost`. */
export async function* streamReply(request: ReplyRequest): AsyncGenerator<ChatEvent, void> {
  let isKnown = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const event of readEvents(readSse(await openReply(request)))) {
        if (event.type === "lost") break;
        isKnown = true;
        yield event;
        if (event.type === "end" || event.type === "error") return;
      }
    } catch (error) {
      if (!isOffline(error) && !isRestarting(error, attempt)) throw error;
      isKnown ||= isStopping(error);
    }
    request.signal.throwIfAborted();
    const wait = RETRY_MS[attempt];
    if (wait === undefined || (!isKnown && attempt >= UNKNOWN_RETRIES)) break;
    await waitForNetwork(navigator.onLine ? wait : OFFLINE_WAIT_MS, request.signal);
    yield { type: "again" };
  }
  yield { type: "lost" };
}

const isStopping = (error: unknown) => isHttpError(error) && error.code === STOPPING;

/** A server that shuts down says so; the proxy answers while it is away. The reply may still be resumed. */
const isRestarting = (error: unknown, attempt: number) =>
  isStopping(error) || (attempt > 0 && isHttpError(error) && error.code.startsWith("http_5"));

const openReply = async ({
  id,
  messages,
  replaces,
  heard,
  signal,
}: ReplyRequest): Promise<ReadableStream<Uint8Array>> => {
  const response = await callRaw("POST /functions/v1/chat", {
    headers: {
      "Idempotency-Key": id,
      ...(replaces !== undefined && { Replaces: replaces }),
      ...(heard !== undefined && { Heard: String(heard) }),
    },
    body: { messages },
    signal,
  });
  if (!response.ok) throw await readHttpError(response);
  if (!response.body)
    throw new HttpError({
      status: response.status,
      code: "no_body",
      message: "The answer was empty.",
    });
  // Chromium (156) reports a no-store response that is read in pieces as aborted at its end, unless it was cloned once. Remove this when
  // e2e/chat/chat.spec.ts passes without it.
  void response.clone().body?.cancel();
  return response.body;
};

/** The pause ends early when the network returns. */
const waitForNetwork = async (ms: number, signal: AbortSignal): Promise<void> => {
  const pause = new AbortController();
  const timer = setTimeout(() => pause.abort(), ms);
  await nextEvent(window, "online", signal, pause.signal);
  clearTimeout(timer);
  signal.throwIfAborted();
};
