// Browsers of a bench: open streams and note when words come.
import http from "node:http";

const agent = new http.Agent({ keepAlive: true });
const CONTENT = Buffer.from('"content"');

export type Reply = { firstMs: number; bytes: number };

/** One reply, read to its end. */
export function ask(url: string, token: string, pace: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    open(url, token, pace, (response, start) => {
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
export function hold(url: string, token: string, pace: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = open(url, token, pace, (response) => {
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
  pace: string,
  onResponse: (response: http.IncomingMessage, start: number) => void,
): http.ClientRequest {
  // The simulator reads its pace in the message.
  const body = JSON.stringify({ messages: [{ role: "user", content: `Hello Luli, say ${pace}` }] });
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = http.request(url, { method: "POST", agent, headers }, (response) => {
    if (response.statusCode === 200) onResponse(response, start);
    else request.destroy(new Error(`${url} answered ${response.statusCode}`));
  });
  request.end(body);
  return request;
}
