// Browsers of a bench: open streams and note when words come.
import http from "node:http";

const agent = new http.Agent({ keepAlive: true });
const CONTENT = Buffer.from('"content"');

export type Reply = { firstMs: number; bytes: number };

/** One reply, read to its end. */
export function ask(url: string, token: string, model: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    open(url, token, model, (response, start) => {
      let firstMs = 0;
      let bytes = 0;
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (firstMs === 0 && piece.includes(CONTENT)) firstMs = performance.now() - start;
      });
      response.once("end", () => resolve({ firstMs, bytes }));
      response.once("error", reject);
    }).once("error", reject);
  });
}

/** A stream that is open and has begun to speak; the returned function hangs up. */
export function hold(url: string, token: string, model: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = open(url, token, model, (response) => {
      response.on("data", (piece: Buffer) => {
        if (piece.includes(CONTENT)) resolve(() => request.destroy());
      });
      response.on("error", () => {});
    });
    request.on("error", reject);
  });
}

function open(
  url: string,
  token: string,
  model: string,
  onResponse: (response: http.IncomingMessage, start: number) => void,
): http.ClientRequest {
  // Only the simulator and the bare pipe look at the model here; the others know theirs.
  const isModelTold = url.endsWith("/completions");
  const messages = [{ role: "user", content: "Hello Luli, how was your day?" }];
  const body = JSON.stringify(isModelTold ? { model, messages } : { messages });
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = http.request(url, { method: "POST", agent, headers }, (response) => {
    if (response.statusCode === 200) onResponse(response, start);
    else request.destroy(new Error(`${url} answered ${response.statusCode}`));
  });
  request.end(body);
  return request;
}
