// Checks the spans that an OpenTelemetry receiver gets for a request and all that it leads to.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../http/listen.ts";
import { createStripe } from "../../subscription/stripe.ts";
import { say, startEndpoint, TEN, words } from "../../testing/chat/scripted-endpoint.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { readConfig } from "../config.ts";
import { VERSION } from "../config/version.ts";
import type { WiredConfig } from "../context.ts";
import { createPool } from "../database/database.ts";
import { startJobs } from "../jobs.ts";
import { createLog } from "../log.ts";
import { startTracing } from "./tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
const MAIL = { to: "ada@luli.test", subject: "A secret", text: "A secret" };
const log = createLog(() => {});

const cleanups: (() => unknown)[] = [];
let received: Buffer[];
let url: string;
beforeEach(async () => {
  received = [];
  // The same server plays Stripe's API.
  const answer = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    const body = await buffer(incoming);
    if (incoming.url === "/v1/traces") received.push(body);
    outgoing.setHeader("content-type", "application/json").end("{}");
  };
  const receiver = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  cleanups.push(
    () => receiver.close(),
    () => receiver.closeAllConnections(),
  );
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function startWork(tracing: Record<string, string>) {
  const { tracing: config } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...tracing });
  const stopTracing = await startTracing(config!, log);
  cleanups.push(stopTracing);
  const database = await createTestDatabase();
  const pool = createPool(database.url);
  cleanups.push(
    () => database.drop(),
    () => pool.end(),
  );
  const done = Promise.withResolvers<void>();
  const jobs = await startJobs(
    database.url,
    { send: async () => done.resolve(), close: () => {} },
    log,
  );
  cleanups.push(() => jobs.stop());
  const { model, heads } = await startEndpoint(() => words("Woof, a secret"));
  const stripe = createStripe({ secretKey: "sk_test_1", apiBase: url } as never);
  const app = new Hono().get("/work/:secret", async (c) => {
    await Promise.all([
      pool.query({ name: "begin_message", text: "select 1" }),
      pool.query("select id from users where name = $1", ["a secret"]),
      pool.query("update chats set help = null where false"),
    ]);
    await pool.query("select 'a secret'::uuid").catch(() => {});
    await model.complete(say("a secret"), TEN);
    await stripe.customers.retrieve("cus_secret1234");
    await jobs.sendMail(MAIL);
    await done.promise;
    return c.text("A secret");
  });
  const { port, close } = await listen(
    { app, serveFile: () => false },
    { ...readConfig({}), port: 0, trustedProxies: 1 } as WiredConfig,
    { isStopping: false },
    log,
  );
  cleanups.push(close);
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  const answer = await fetch(`http://127.0.0.1:${port}/work/secret`, { headers });
  expect(answer.headers.get("x-request-id")).toBe(TRACE);
  await answer.text();
  await close();
  await jobs.stop();
  await stopTracing();
  return { sent: Buffer.concat(received), heads };
}

const NAMES = [
  "GET",
  "begin_message",
  "statement",
  "select users",
  "chat m",
  "GET /v1/customers/:id",
  "job mail",
  "send mail",
];

test("a request's spans join its caller's trace, without message contents", async () => {
  const { sent, heads } = await startWork({
    OPENAI_TRACEPARENT: "true",
    OTEL_SERVICE_NAME: "my-luli",
  });
  for (const name of [...NAMES, "my-luli", VERSION]) expect(sent.includes(name), name).toBe(true);
  // The request and its six steps; the job has a trace of its own, which names this one.
  expect(sent.toString("hex").split(TRACE)).toHaveLength(1 + 7 + 1);
  expect(sent.includes(Buffer.from(CALLER, "hex"))).toBe(true);
  expect(sent.toString()).not.toMatch(/secret|ada@|woof|update/i);
  expect(heads[0]!.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
});

test("the model gets a trace header only if configured, and unsampled spans are not exported", async () => {
  const { sent, heads } = await startWork({ OTEL_TRACES_SAMPLER: "always_off" });
  expect(heads[0]!.traceparent).toBe(undefined);
  expect(sent).toHaveLength(0);
});
