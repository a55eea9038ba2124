// Follows a reply that another server makes, word by word: asks that server for it as its subscriber would, and passes its bytes on.
import http from "node:http";
import { REQUEST_ID_HEADER } from "../../http/request/request-id.ts";
import { currentTask } from "../../platform/task.ts";
import type { Subscriber } from "./subscriber.ts";

/** Marks a request that one server passes to another, so that it is passed on once. */
export const PASSED_ON = "x-luli-passed-on";
/** The other server shows at least every ten seconds that it lives. */
const SILENCE_MS = 30_000;

type Passed = {
  address: string;
  authorization: string;
  chatId: string;
  body: object;
  /** Limits the time until the connection stands. */
  connectMs: number;
};

/** Whether the subscriber was served; if not, nothing was written to it. "nobody": the address is dead. */
export async function relay(
  passed: Passed,
  subscriber: Subscriber,
): Promise<"passed" | "refused" | "nobody"> {
  const response = await open(passed, subscriber);
  if (response === "nobody") return response;
  if (response?.statusCode !== 200) {
    response?.resume();
    return "refused";
  }
  // A connection that breaks now breaks the subscriber's: it asks again under the same key.
  await subscriber.pass(response);
  return "passed";
}

/** Null: it cannot be reached, or the subscriber has gone. */
async function open(
  { address, authorization, chatId, body, connectMs }: Passed,
  subscriber: Subscriber,
): Promise<http.IncomingMessage | "nobody" | null> {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof open>>>();
  const { requestId } = currentTask() ?? {};
  const json = Buffer.from(JSON.stringify(body));
  const request = http.request(`${address}/functions/v1/chat`, {
    method: "POST",
    // A kept connection may be closed just as it is taken up, and tells of no connecting.
    agent: false,
    timeout: SILENCE_MS,
    headers: {
      authorization,
      "idempotency-key": chatId,
      "content-type": "application/json",
      "content-length": json.length,
      [PASSED_ON]: "1",
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    },
  });
  const late = setTimeout(() => request.destroy(), connectMs);
  request.once("socket", (socket) => socket.once("connect", () => clearTimeout(late)));
  request.once("response", resolve);
  request.once("timeout", () => request.destroy());
  request.on("error", (error: NodeJS.ErrnoException) =>
    resolve(error.code === "ECONNREFUSED" ? "nobody" : null),
  );
  request.once("close", () => {
    clearTimeout(late);
    resolve(null);
  });
  void subscriber.closed.then(() => request.destroy());
  request.end(json);
  return promise;
}
