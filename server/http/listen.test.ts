// How connections are kept, and how they end when the server does.
import http from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import { listen } from "./listen.ts";

async function startListening() {
  const lifecycle = { isStopping: false };
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const app = new Hono()
    .get("/", (c) => c.text("hello"))
    .get("/slow", async (c) => {
      asked.resolve();
      await mayAnswer.promise;
      return c.text("done");
    });
  const config = { ...readConfig({}), port: 0 } as WiredConfig;
  const { port, close } = await listen(
    { app, serveFile: () => false },
    config,
    lifecycle,
    createLog(() => {}),
  );
  const agent = new http.Agent({ keepAlive: true });
  const get = (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingHttpHeaders>();
    http
      .get({ port, path, agent }, (answer) => {
        answer.resume().once("end", () => resolve(answer.headers));
      })
      .once("error", reject);
    return promise;
  };
  return { lifecycle, asked: asked.promise, answer: mayAnswer.resolve, get, close };
}

test("connections are kept longer than balancers keep them, and no longer once the server stops", async () => {
  const { lifecycle, get, close } = await startListening();
  const seconds = Number(/timeout=(\d+)/.exec(String((await get("/"))["keep-alive"]))![1]);
  expect(seconds).toBeGreaterThan(600);
  lifecycle.isStopping = true;
  expect((await get("/")).connection).toBe("close");
  await close();
});

test("an answer under way is given before the last connection closes", async () => {
  const { lifecycle, asked, answer, get, close } = await startListening();
  await get("/");
  lifecycle.isStopping = true;
  const slow = get("/slow");
  await asked;
  const closed = close();
  answer();
  expect((await slow)["content-length"]).toBe("4");
  await closed;
  await expect(get("/")).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});
