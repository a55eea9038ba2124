// A caller from 127.0.0.2 counts as another machine.
import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { type Gate, openGate } from "./gate.ts";
import { listen } from "./listen.ts";

const KEY = "a key; of the stand-ins";
const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function open(): Promise<Gate> {
  const server = http.createServer((incoming, outgoing) => {
    incoming.resume().on("end", () => outgoing.end(`${incoming.method} ${incoming.url}`));
  });
  const gate = await openGate({
    host: "127.0.0.1",
    hostname: "127.0.0.1",
    cookie: "key",
    isKey: (given) => given === KEY,
  });
  gate.leadTo(await listen(server));
  closing.push(gate.close, () => server.close());
  return gate;
}

const ask = (url: string, from: string, cookie = "") =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const request = http.request(url, { method: "POST", localAddress: from, headers: { cookie } });
    request.once("response", (answer) => {
      let text = "";
      answer.on("data", (part) => (text += String(part)));
      answer.once("end", () => resolve([answer.statusCode, text]));
    });
    request.once("error", reject);
    request.end("card=4242");
  });

test("this machine is let in, another one with the key alone", async () => {
  const { url } = await open();
  expect(await ask(`${url}/pay?a=1`, "127.0.0.1")).toEqual([200, "POST /pay?a=1"]);
  expect(await ask(`${url}/pay`, "127.0.0.2")).toEqual([404, ""]);
  expect(await ask(`${url}/pay`, "127.0.0.2", "key=guessed")).toEqual([404, ""]);
  expect(await ask(`${url}/pay`, "127.0.0.2", "key=%")).toEqual([404, ""]);
  const cookies = `theme=dark; key=${encodeURIComponent(KEY)}; other=1`;
  expect(await ask(`${url}/pay`, "127.0.0.2", cookies)).toEqual([200, "POST /pay"]);
});

test("a stand-in that is gone is no hanging page", async () => {
  const { url } = await open();
  await closing.pop()!();
  await expect(ask(url, "127.0.0.1")).rejects.toThrow("socket hang up");
});
