// An endpoint that a test scripts answer by answer, and a model that asks it.
import http from "node:http";
import { json as readJson } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { listen } from "../../../sandbox/listen.ts";
import { createModel, type Trouble, type Use } from "../../model/service.ts";
import type { ModelConfig } from "../../platform/config/model.ts";
import { createLog } from "../../platform/log.ts";

type RequestBody = Record<string, unknown> & { messages: { role: string; content: string }[] };
type Answer = { status: number; body: object } | { chunks: object[]; end?: string };

/** An endpoint that answers as told, and what it was asked. */
export async function startEndpoint(
  answer: (asked: RequestBody) => Answer,
  config: Partial<ModelConfig> = {},
  clock = () => new Date(),
) {
  const asked: RequestBody[] = [];
  const heads: http.IncomingHttpHeaders[] = [];
  const logged: string[] = [];
  const used: Use[] = [];
  const respond = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    if (incoming.url === "/v1/models")
      return void outgoing.end('{"data":[{"id":"luli-small"},{"id":"luli-large"}]}');
    if (incoming.method === "GET") return void outgoing.writeHead(404).end();
    const body = (await readJson(incoming)) as RequestBody;
    asked.push(body);
    heads.push(incoming.headers);
    const given = answer(body);
    if ("status" in given)
      return void outgoing
        .writeHead(given.status, { "content-type": "application/json" })
        .end(JSON.stringify(given.body));
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    for (const chunk of given.chunks) outgoing.write(`data: ${JSON.stringify(chunk)}\n\n`);
    outgoing.end(given.end ?? "data: [DONE]\n\n");
  };
  const server = http.createServer((incoming, outgoing) => void respond(incoming, outgoing));
  const baseUrl = `http://127.0.0.1:${await listen(server)}/v1`;
  const model = createModel(
    {
      config: { model: { baseUrl, apiKey: "sk-secret", name: "m", ...config } },
      log: createLog((line) => logged.push(line)),
      clock,
    },
    { onUse: (use) => used.push(use) },
  );
  onTestFinished(() => {
    model.close();
    server.close();
    server.closeAllConnections();
  });
  return { model, asked, heads, logged, used };
}

/** Answers in the order given, the last one again and again. */
export const inTurn = (answers: Answer[]) => () =>
  answers.length > 1 ? answers.shift()! : answers[0]!;
export const say = (content: string) => [{ role: "user" as const, content }];
export const words = (content: string, finish: string | null = "stop"): Answer => ({
  chunks: [
    { choices: [{ delta: { content } }] },
    { choices: [{ delta: {}, finish_reason: finish }] },
  ],
});
export const refuse = (status: number, error: object): Answer => ({ status, body: { error } });
export const TEN = { tokens: 10 };
export const troubleOf = (work: Promise<unknown>): Promise<Trouble> =>
  work.then(
    () => expect.unreachable("it went well"),
    (error: unknown) => error as Trouble,
  );
