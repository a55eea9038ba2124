// The connection to the model: addresses, headers, kept connections, proxy.
import http from "node:http";
import https from "node:https";
import { urlToHttpOptions } from "node:url";
import * as v from "valibot";
import { isOnOwnNetwork, type ModelConfig } from "../../platform/config/model.ts";
import { tellable } from "../tellable.ts";
import { readRefusal, toTrouble } from "../trouble.ts";
import { describeRedirect, readRedirect } from "./redirect.ts";
import { LOADED_PATH, readContext } from "./ollama.ts";

export type Endpoint = {
  completions: URL;
  /** A request for a streamed completion; its body is yet to be sent. `to`: where the endpoint sent us. */
  ask(length: number, traceparent?: string, to?: URL): http.ClientRequest;
  /** Lists the names of the models. Rejects with Trouble if the endpoint refuses. */
  listModels(signal: AbortSignal): Promise<string[]>;
  /** The size of the model's context in tokens, if a server on the same network tells it. */
  getContext(signal: AbortSignal): Promise<number | null>;
  close(): void;
};

export function createEndpoint(model: ModelConfig): Endpoint {
  const completions = addressOf(model.baseUrl, "/chat/completions");
  const kept = { keepAlive: true, keepAliveMsecs: 15_000, proxyEnv: model.proxyEnv };
  const agents = { "http:": new http.Agent(kept), "https:": new https.Agent(kept) };
  const request = ({ protocol }: URL, options: https.RequestOptions) =>
    protocol === "https:"
      ? https.request({ ...options, agent: agents[protocol] })
      : http.request({ ...options, agent: agents["http:"] });
  const who = {
    ...(model.apiKey !== null && { authorization: `Bearer ${model.apiKey}` }),
    ...model.extraHeaders,
  };
  const headers = {
    "content-type": "application/json",
    accept: "text/event-stream",
    "accept-encoding": "identity",
    ...who,
  };
  async function get(address: URL, signal: AbortSignal, canFollow = true): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    request(address, { ...urlToHttpOptions(address), headers: who, signal })
      .on("response", resolve)
      .on("error", reject)
      .end();
    const response = await promise;
    const body = await readBody(response);
    const { statusCode: status = 0 } = response;
    if (status === 200) return body;
    const redirect = readRedirect(response, address);
    if (redirect?.isFollowed && canFollow) return get(redirect.to, signal, false);
    const moved = redirect ? describeRedirect(redirect.to, address) : undefined;
    throw toTrouble({ status, error: readRefusal(body), moved }, (words) =>
      tellable(words || `status ${status}`, model, []),
    );
  }

  return {
    completions,
    ask: (length, traceparent, to = completions) =>
      request(to, {
        ...urlToHttpOptions(to),
        method: "POST",
        headers: { ...headers, "content-length": length, ...(traceparent && { traceparent }) },
      }),
    listModels: async (signal) =>
      readModels(await get(addressOf(model.baseUrl, "/models"), signal)),
    async getContext(signal) {
      if (!isOnOwnNetwork(completions.hostname)) return null;
      return readContext(await get(new URL(LOADED_PATH, completions), signal), model.name);
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
}

/** Azure's classic addresses end with a query (`?api-version=`), which every call takes along. */
function addressOf(baseUrl: string, path: string): URL {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/(?:\/chat\/completions)?\/?$/, "") + path;
  return url;
}

const list = v.object({ data: v.array(v.object({ id: v.string() })) });

function readModels(body: string): string[] {
  const { success, output } = v.safeParse(list, JSON.parse(body));
  return success ? output.data.map(({ id }) => id) : [];
}

const BODY_LIMIT = 1024 * 1024;

export async function readBody(response: http.IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > BODY_LIMIT) break;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
