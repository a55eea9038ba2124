// A person with a browser: asks any server, waits as long as a page would, and records the answers.
import { callOf, type CallName } from "../../shared/api/api.ts";
import type { LuliChunk } from "../../shared/contracts/chat.ts";
import type { Answer, Call, StreamedReply, History } from "./history.ts";
import type { Random } from "./random.ts";

const PATIENCE_MS = 5_000;
/** A reply takes seconds to be said. */
const CHAT_PATIENCE_MS = 12_000;

export type Account = { id: string; email: string; session: string; token: string };
export type Person = ReturnType<typeof createPerson>;
type Ask = {
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** Subject for the history, where params or body do not say it. */
  asked?: Record<string, string>;
};

export function createPerson(
  account: Account,
  history: History,
  /** Picks a server anew for each call. */
  anyServer: (random: Random) => string,
) {
  let isSignedOut = false;
  let { token } = account;

  async function ask<N extends CallName>(
    random: Random,
    name: N,
    { params = {}, body, headers = {}, asked }: Ask = {},
  ): Promise<Call<N>> {
    const isChat = name === "POST /functions/v1/chat";
    const [method, path] = name.split(" ") as [string, string];
    const address = path.replace(/:(\w+)/g, (_, key: string) => params[key]!);
    const start = history.now();
    const answer = await fetch(`${anyServer(random)}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(isChat ? CHAT_PATIENCE_MS : PATIENCE_MS),
    })
      .then((response) => read<N>(name, response))
      .catch(() => null);
    isSignedOut ||= answer?.status === 401;
    const call: Call<N> = {
      name,
      who: account.email,
      asked: asked ?? { ...params, ...(body as Record<string, string>) },
      start,
      end: history.now(),
      answer,
    };
    history.add(call);
    return call;
  }

  return {
    ...account,
    ask,
    /** A token lasts a quarter of an hour; the page fetches another one. */
    renew: (fresh: string) => void (token = fresh),
    /** The page signs out a person whose session has ended. */
    get isSignedOut() {
      return isSignedOut;
    },
    /** The same key again is the same message. */
    say: (random: Random, key: string, message: string) =>
      ask(random, "POST /functions/v1/chat", {
        body: { messages: [{ role: "user", content: message }] },
        headers: { "idempotency-key": key },
        asked: { key, message },
      }),
  };
}

async function read<N extends CallName>(name: N, response: Response): Promise<Answer<N>> {
  const text = await response.text();
  if (!response.ok) return { status: response.status, code: codeIn(text), body: null };
  const { answer } = callOf(name);
  const body =
    name === "POST /functions/v1/chat"
      ? hear(text)
      : answer.kind === "json"
        ? (JSON.parse(text) as unknown)
        : null;
  return { status: response.status, code: null, body: body as Answer<N>["body"] };
}

function codeIn(text: string): string | null {
  try {
    return (JSON.parse(text) as { error: { code: string } }).error.code;
  } catch {
    return null;
  }
}

/** Reads the stream as a page does. */
function hear(stream: string): StreamedReply {
  let text = "";
  let end: StreamedReply["end"] = null;
  let error: string | null = null;
  for (const line of stream.split("\n")) {
    if (!line.startsWith("data: {")) continue;
    const { choices, luli } = JSON.parse(line.slice(6)) as {
      choices: [{ delta: { content?: string } }];
      luli?: LuliChunk;
    };
    if (luli?.type === "error") error = luli.code;
    text += choices[0].delta.content ?? "";
    if (luli?.type === "end") {
      end = luli;
      text = luli.text ?? text;
    }
  }
  // A reply counts only if it ends as the protocol says.
  return { text, end: stream.trimEnd().endsWith("data: [DONE]") ? end : null, error };
}
