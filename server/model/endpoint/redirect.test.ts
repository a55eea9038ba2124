// A redirect of the endpoint is followed within the same server, and reported.
import http from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../../../sandbox/listen.ts";
import { say, startEndpoint, TEN, troubleOf, words } from "../../testing/chat/scripted-endpoint.ts";

describe("a redirect", () => {
  const lands = { "content-type": "text/event-stream" };
  /** An endpoint whose first address answers so, and what it is asked beyond it. */
  async function moved(status: number, location: (host: string) => string) {
    const seen: string[] = [];
    const server = http.createServer((incoming, outgoing) => {
      incoming.resume();
      if (incoming.method === "GET") return outgoing.writeHead(404).end();
      const { url, headers } = incoming;
      seen.push(`${headers.host!.split(":")[0]} ${url} ${headers.authorization}`);
      if (url !== "/new/chat/completions")
        return outgoing.writeHead(status, { location: location(headers.host!) }).end();
      outgoing.writeHead(200, lands).end(`data: ${WOOF}\n\ndata: [DONE]\n\n`);
    });
    const port = await listen(server);
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const { model, logged } = await startEndpoint(() => words("never"), { baseUrl });
    onTestFinished(() => server.close().closeAllConnections());
    return { model, logged, seen, port };
  }
  const WOOF = JSON.stringify({
    choices: [{ delta: { content: "Woof!" }, finish_reason: "stop" }],
  });

  test.each([307, 308])("with %i to the same host is followed, and told", async (status) => {
    const { model, logged, seen, port } = await moved(status, () => "/new/chat/completions");
    expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!" });
    expect(seen).toEqual([
      "127.0.0.1 /v1/chat/completions Bearer sk-secret",
      "127.0.0.1 /new/chat/completions Bearer sk-secret",
    ]);
    const advice = `It redirects: set OPENAI_BASE_URL to http://127.0.0.1:${port}/new.`;
    expect(model.advice()).toBe(advice);
    await model.complete(say("hi"), TEN);
    expect(logged.filter((line) => line.includes(advice))).toHaveLength(1);
  });

  test.each([
    ["another host", 307, (host: string) => `http://${host.replace("127.0.0.1", "localhost")}/new`],
    ["another port", 308, () => "http://127.0.0.1:1/new"],
    ["an address without encryption", 302, (host: string) => `http://${host}/new`],
    ["the same address again", 307, () => "/v1/chat/completions"],
  ])("to %s does not get the key, and the log says where it leads", async (_, status, to) => {
    const { model, logged, seen } = await moved(status, (host) => {
      const address = to(host);
      return address.startsWith("http") ? `${address}/chat/completions?code=s3` : address;
    });
    const { kind, message } = await troubleOf(model.complete(say("hi"), TEN));
    expect(kind).toBe("moved");
    expect(message).toMatch(/^It redirects: set OPENAI_BASE_URL to http:\/\/[^?]+\/(?:new|v1)\.$/);
    expect(new Set(seen)).toEqual(new Set(["127.0.0.1 /v1/chat/completions Bearer sk-secret"]));
    expect(model.condition().problem).toBe(message);
    expect(logged.join()).toContain(message);
  });
});
