// How connections are kept, and how they end when the server does.
import http from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import { errorResponse } from "./errors.ts";
import { listen } from "./listen.ts";

async function startListening({ trustedProxies = 0 } = {}) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), "debug");
  const lifecycle = { isStopping: false };
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const app = new Hono()
    .get("/", (c) => {
      log.warn("asked");
      return c.text("hello");
    })
    .get("/healthz", (c) => c.text("ok"))
    .get("/reset-password/:token", () => {
      throw new Error("no database");
    })
    .get("/slow", async (c) => {
      asked.resolve();
      await mayAnswer.promise;
      return c.text("done");
    })
    .onError((error, c) => errorResponse(error, c, log));
  const config = { ...readConfig({}), port: 0, trustedProxies } as WiredConfig;
  const { port, close } = await listen({ app, serveFile: () => false }, config, lifecycle, log);
  const agent = new http.Agent({ keepAlive: true });
  const get = (path: string, headers = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingHttpHeaders>();
    http
      .get({ port, path, agent, headers }, (answer) => {
        answer.resume().once("end", () => resolve(answer.headers));
      })
      .once("error", reject);
    return promise;
  };
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { logged, port, lifecycle, asked: asked.promise, answer: mayAnswer.resolve, get, close };
}

test("a request has one name in its answer and in each of its lines", async () => {
  const { get, logged, close } = await startListening({ trustedProxies: 1 });
  const answer = await get("/?who=ada", { "x-request-id": "f3a8Zz90" });
  expect(answer["x-request-id"]).toBe("f3a8Zz90");
  const made = (await get("/token/ada@luli.test"))["x-request-id"];
  await get("/healthz");
  await close();
  expect(logged()).toMatchObject([
    { level: "warn", event: "asked", request_id: "f3a8Zz90" },
    { level: "info", event: "request", request_id: "f3a8Zz90", path: "/", status: 200 },
    { level: "info", event: "request", request_id: made, path: "/token/:id", status: 404 },
    { level: "debug", event: "request", path: "/healthz" },
  ]);
});

test("a failed request is logged without the token in its path", async () => {
  const { get, logged, close } = await startListening();
  await get("/reset-password/a-token-of-ada-1815");
  await close();
  expect(logged()).toMatchObject([
    { level: "error", event: "request failed", error: { message: "no database" } },
    { event: "request", path: "/reset-password/:id", status: 500 },
  ]);
  expect(JSON.stringify(logged())).not.toContain("1815");
});

test("a caller who leaves before the answer is logged as gone", async () => {
  const { logged, port, asked, answer, close } = await startListening();
  const leaving = http.get({ port, path: "/slow" }).once("error", () => {});
  await asked;
  leaving.destroy();
  await expect.poll(logged).toMatchObject([{ path: "/slow", status: 499, ended: "left" }]);
  answer();
  await close();
});

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
