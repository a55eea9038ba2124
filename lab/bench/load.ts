// Browsers of a bench: open streams and note when words come.
import http from "node:http";

const agent = new http.Agent({ keepAlive: true });
/** The simulator's words; an event may hold several of them. */
const WORD = Buffer.from(" w");

export type Reply = { firstMs: number; bytes: number };

/** Reads one reply to its end. */
export function ask(url: string, token: string, pace: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    open(url, token, pace, (response, start) => {
      let firstMs = 0;
      let bytes = 0;
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (firstMs === 0 && piece.includes(WORD)) firstMs = performance.now() - start;
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
        if (piece.includes(WORD)) resolve(() => request.destroy());
      });
      response.on("error", () => {});
    });
    request.on("error", reject);
  });
}

/** Returns the arrival time of each word of a reply with this key; `onFirst` runs at the first of them. */
export function follow(
  url: string,
  token: string,
  pace: string,
  { key, onFirst }: { key: string; onFirst?: () => void },
): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let rest = Buffer.alloc(0);
    const onResponse = (response: http.IncomingMessage) => {
      response.on("data", (piece: Buffer) => {
        rest = Buffer.concat([rest, piece]);
        for (let at = rest.indexOf(WORD); at !== -1; at = rest.indexOf(WORD)) {
          if (times.push(performance.now()) === 1) onFirst?.();
          rest = rest.subarray(at + WORD.length);
        }
      });
      response.once("end", () => resolve(times)).once("error", reject);
    };
    open(url, token, pace, onResponse, { "idempotency-key": key }).once("error", reject);
  });
}

function open(
  url: string,
  token: string,
  pace: string,
  onResponse: (response: http.IncomingMessage, start: number) => void,
  more: http.OutgoingHttpHeaders = {},
): http.ClientRequest {
  // The simulator reads its pace in the message.
  const body = JSON.stringify({ messages: [{ role: "user", content: `Hello Luli, say ${pace}` }] });
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...more };
  const request = http.request(url, { method: "POST", agent, headers }, (response) => {
    if (response.statusCode === 200) onResponse(response, start);
    else request.destroy(new Error(`${url} answered ${response.statusCode}`));
  });
  request.end(body);
  return request;
}
