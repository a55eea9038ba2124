import http from "node:http";
import net from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startQuietJobs } from "../testing/real-jobs.ts";
import { listen } from "../../sandbox/listen.ts";
import { startMailSandbox } from "../../sandbox/mail/start.ts";
import { ollama } from "../../sandbox/model/families/ollama.ts";
import { play } from "../../sandbox/model/families/play.ts";
import { startModelSandbox } from "../../sandbox/model/start.ts";
import { startStripeSandbox } from "../../sandbox/stripe/start.ts";
import { DAY_MS, HOUR_MS } from "../../shared/rules/days.ts";
import type { HealthCheck, HealthPart } from "../../shared/contracts/admin/admin.ts";
import { authFixture } from "../testing/auth-server.ts";
import { createModel } from "../model/service.ts";
import { noteModel } from "./model-change.ts";
import { createHealth, type HealthContext } from "./health.ts";

const server = await authFixture();
const cleanups: (() => unknown)[] = [];
beforeAll(async () => {
  // Makes the queue's table.
  await (await startQuietJobs(server.context.config.databaseUrl)).stop();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function check(part: HealthPart, changes: Partial<HealthContext["config"]> = {}) {
  const context = { ...server.context, config: { ...server.context.config, ...changes } };
  const { checks } = await createHealth(context, createModel(context))();
  return checks.find((one) => one.part === part)!;
}
const well = (part: HealthPart, isStandIn = false): HealthCheck => ({
  part,
  state: "ok",
  is_stand_in: isStandIn,
  took_ms: expect.any(Number) as number,
  note: null,
});

/** Accepts connections and says nothing. */
async function silence(): Promise<string> {
  const silent = net.createServer();
  cleanups.push(() => silent.close());
  return `127.0.0.1:${await listen(silent)}`;
}

async function answering(status: number): Promise<string> {
  const refusing = http.createServer((_, response) => response.writeHead(status).end("{}"));
  cleanups.push(() => refusing.close());
  return `http://127.0.0.1:${await listen(refusing)}/v1`;
}

test("a service that answers is well, and a stand-in is named", async () => {
  const [mail, model, stripe] = await Promise.all([
    startMailSandbox(),
    startModelSandbox(),
    startStripeSandbox({ file: null, webhookUrl: null }),
  ]);
  cleanups.push(mail.stop, model.stop, stripe.stop);
  const wired = {
    smtpUrl: mail.smtpUrl,
    model: { baseUrl: model.url, apiKey: "sandbox", name: "luli-1" },
    stripe: stripe.config,
    sandbox: ["mail" as const, "stripe" as const],
  };
  expect(await check("database", wired)).toEqual(well("database"));
  expect(await check("model", wired)).toEqual(well("model"));
  expect(await check("mail", wired)).toEqual(well("mail", true));
  expect(await check("payments", wired)).toEqual(well("payments", true));
});

test("a service that is not configured is off", async () => {
  expect(await check("payments", { stripe: null })).toEqual({
    part: "payments",
    state: "off",
    is_stand_in: false,
    took_ms: null,
    note: "Not set up.",
  });
});

test("a missing service is reported without its address or its password", async () => {
  const failing = { state: "failing", note: "It cannot be reached (ECONNREFUSED)." };
  const place = await silence();
  await cleanups.pop()!();
  const smtpUrl = `smtp://luli:hunter2@${place}`;
  const model = { baseUrl: `http://${place}/v1`, apiKey: "sk-hunter2", name: "x" };
  expect(await check("model", { model })).toMatchObject(failing);
  const mail = await check("mail", { smtpUrl });
  expect(mail.state).toBe("failing");
  expect(mail.note).not.toMatch(/hunter2|127\.0/);
});

test("a silent service is given up on in time", async () => {
  const place = await silence();
  const begun = Date.now();
  const [model, mail] = await Promise.all([
    check("model", { model: { baseUrl: `http://${place}`, apiKey: "x", name: "x" } }),
    check("mail", { smtpUrl: `smtp://${place}` }),
  ]);
  expect(Date.now() - begun).toBeLessThan(8_000);
  expect(model).toMatchObject({ state: "failing", note: "No answer within 3 seconds." });
  expect(mail.state).toBe("failing");
});

test("a model that is well says what would make it better", async () => {
  const played = await play(ollama);
  cleanups.push(() => void played.stop());
  const model = { baseUrl: played.baseUrl, apiKey: null, name: ollama.model };
  const found = await check("model", { model });
  expect(found).toMatchObject({ state: "ok" });
  expect(found.note).toContain("OLLAMA_CONTEXT_LENGTH=16384");
});

test("a model's trouble is reported from a real answer of it", async () => {
  const model = async (status: number) => ({
    model: { baseUrl: await answering(status), apiKey: "x", name: "x" },
  });
  expect(await check("model", await model(401))).toMatchObject({ note: "It refuses our key." });
  expect(await check("model", await model(402))).toMatchObject({
    note: "Our account there is used up.",
  });
  expect(await check("model", await model(503))).toMatchObject({
    note: "It answers with status 503.",
  });
  expect(await check("model", await model(404))).toMatchObject({ note: "It has no model x." });
});

test("mails that wait too long are a failure, though the mail server is well", async () => {
  const mail = await startMailSandbox();
  cleanups.push(mail.stop);
  const insert = (state: string, age: string, queue = "mail") =>
    server.query(
      `insert into jobs.job (id, name, data, state, created_on, policy)
       select gen_random_uuid(), name, '{}', $1::jobs.job_state, now() - $2::interval, policy from jobs.queue where name = $3`,
      [state, age, queue],
    );
  await insert("retry", "2 minutes");
  expect(await check("mail", { smtpUrl: mail.smtpUrl })).toEqual(well("mail"));
  await insert("failed", "1 day");
  await insert("created", "1 day", "mail-given-up");
  expect(await check("mail", { smtpUrl: mail.smtpUrl })).toMatchObject({
    state: "ok",
    note: "1 mail could not be sent for days.",
  });
  await insert("created", "20 minutes");
  expect(await check("mail", { smtpUrl: mail.smtpUrl })).toMatchObject({
    state: "failing",
    note: "2 mails in the queue, the oldest for 20 minutes.",
  });
});

test("many glances ask once, and again after some seconds", async () => {
  let asked = 0;
  let now = Date.now();
  const pool = new Proxy(server.context.pool, {
    get: (target, name) => {
      if (name === "query") asked += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const readHealth = createHealth(
    { ...server.context, pool, clock: () => new Date(now) },
    createModel(server.context),
  );
  await Promise.all([readHealth(), readHealth(), readHealth()]);
  expect(asked).toBe(1);
  now += 11_000;
  await readHealth();
  expect(asked).toBe(2);
});

test("Health names the model that a new one replaced, for two weeks", async () => {
  const sandbox = await startModelSandbox();
  cleanups.push(sandbox.stop);
  let now = Date.parse("2026-11-28T10:00:00Z");
  server.setClock(() => now);
  cleanups.push(() => server.setClock(Date.now));
  const startWith = async (name: string) => {
    const model = { baseUrl: sandbox.url, apiKey: "sandbox", name };
    const config = { ...server.context.config, model, sandbox: [] };
    noteModel({ ...server.context, config });
    await server.securityLog.write();
    return (await check("model", config)).note;
  };
  await startWith("small-1");
  now += HOUR_MS;
  await startWith("luli-1");
  const told = "Model changed from small-1 to luli-1 on 2026-11-28: run npm run persona.";
  expect(await startWith("luli-1")).toBe(told);
  now += 13 * DAY_MS;
  expect(await startWith("luli-1")).toBe(told);
  now += 2 * DAY_MS;
  expect(await startWith("luli-1")).toBeNull();
});
