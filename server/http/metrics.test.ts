// Prometheus gets metrics; other callers are refused.
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startQuietJobs } from "../testing/real-jobs.ts";
import { createDatabase } from "../platform/database/database.ts";
import { meters, startMetrics } from "../platform/metrics/metrics.ts";
import { createLog } from "../platform/log.ts";
import { databaseFixture } from "../testing/test-database.ts";
import { mount } from "../testing/mount.ts";
import { listenForScrapes, metricsRoutes } from "./metrics.ts";

const { pool, url } = await databaseFixture();
const TOKEN = "a-token-for-prometheus";
const log = createLog(() => {});

async function counting() {
  const listReferrals = async () =>
    ["2026-11-21", "2026-11-22"].map((day) => ({ day, kind: "self_harm", count: 2 }));
  const clock = () => new Date("2026-11-22T23:00:00Z");
  onTestFinished(await startMetrics({ pool, listReferrals, clock }));
}

function ask(token: string | null, shown: string): Promise<Response> | Response {
  const context = { database: createDatabase(pool), clock: () => new Date(), log };
  const config = { host: "127.0.0.1", metrics: { port: null, token } };
  const headers = { authorization: `Bearer ${shown}` };
  return mount(context, (route) => metricsRoutes(route, config)).request("/metrics", { headers });
}

test("metrics are readable with the token, and not without it", async () => {
  await counting();
  expect((await ask(TOKEN, "another-token-of-mine")).status).toBe(401);
  expect((await ask(null, "")).status).toBe(404);
  const answer = await ask(TOKEN, TOKEN);
  expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(await answer.text()).toContain("luli_database_connections");
});

test("queues, help of the day before and lines of the log are among them", async () => {
  const jobs = await startQuietJobs(url);
  // Stops the worker, which would take the mail before it is counted.
  await jobs.stop();
  await pool.query(
    `insert into jobs.job (id, name, data, state, start_after, policy)
     select gen_random_uuid(), name, '{}', 'created', now() - interval '90 s', policy
     from jobs.queue where name in ('mail', 'mail-given-up')`,
  );
  await pool.query("insert into backups values ('2026-11-21T03:17:00Z'), ('2026-11-20T03:17:00Z')");
  await counting();
  log.warn("asked");
  const text = await (await ask(TOKEN, TOKEN)).text();
  expect(text).toMatch(/^luli_database_up 1$/m);
  expect(text).toMatch(/^luli_jobs_waiting\{queue="mail"\} 1$/m);
  expect(text).toMatch(/^luli_jobs_oldest_seconds\{queue="mail"\} 9\d(?:\.\d+)?$/m);
  expect(text).toMatch(/^luli_mails_given_up 1$/m);
  expect(text).toMatch(/^luli_safety_referrals_yesterday\{kind="self_harm"\} 2$/m);
  expect(text).toMatch(/^luli_last_backup_timestamp_seconds 1795231020$/m);
  expect(text).toMatch(/^luli_log_lines_total\{level="warn"\} 1$/m);
});

test("names, help and types are as promtool demands", async () => {
  await counting();
  const text = await (await ask(TOKEN, TOKEN)).text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  for (const [, name, type] of types) {
    expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(name).not.toMatch(
      /_(?:ms|millis\w*|minutes|hours|days|kilobytes|megabytes|percent|count|sum|bucket|gauge|counter)$/,
    );
    expect(name!.endsWith("_total"), name).toBe(type === "counter");
    expect(text, name).toMatch(new RegExp(`^# HELP ${name} \\S`, "m"));
  }
  expect(types.length).toBeGreaterThan(30);
});

test("a counter of what has not happened yet is 0, so that the first time is a rise", async () => {
  await startQuietJobs(url).then((jobs) => jobs.stop());
  await pool.query("delete from jobs.job");
  await counting();
  const text = await (await ask(TOKEN, TOKEN)).text();
  for (const series of [
    'log_lines_total{level="error"}',
    'pushes_total{outcome="no_browser"}',
    'jobs_waiting{queue="mail"}',
    'jobs_oldest_seconds{queue="mail"}',
    'safety_referrals_yesterday{kind="abuse"}',
  ])
    expect(text).toContain(`\nluli_${series} 0\n`);
});

test("metrics on a port of their own need no token", async () => {
  await counting();
  const config = { host: "127.0.0.1", metrics: { port: 0, token: null } };
  const { port, close } = (await listenForScrapes(config))!;
  onTestFinished(close);
  const address = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${address}/metrics`)).text()).toContain("process_cpu_seconds_total");
  expect((await fetch(`${address}/`)).status).toBe(404);
});

const OBSERVE = path.resolve(import.meta.dirname, "../../docs/observe");
const readObserved = (file: string) => fs.readFileSync(path.join(OBSERVE, file), "utf8");
const namesIn = (file: string) => {
  const named = readObserved(file).match(/\b(?:luli|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return [...new Set(named.map((name) => name.replace(/_(?:bucket|count|sum)$/, "")))].toSorted();
};

test("dashboard, alarms and their page name only numbers that there are, and the dashboard all of ours", async () => {
  await counting();
  const text = await (await ask(TOKEN, TOKEN)).text();
  const served = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!);
  for (const file of ["grafana.json", "alarms.yml", "../observe.md"])
    expect(
      namesIn(file).filter((name) => !served.includes(name)),
      file,
    ).toEqual([]);
  const ours = (names: string[]) => names.filter((name) => name.startsWith("luli_")).toSorted();
  expect(ours(namesIn("grafana.json"))).toEqual(ours(served));
});

test("each query of dashboard and alarms finds series with its labels", async () => {
  await counting();
  const { requests, openStreams, firstWords, modelFirstWords, modelAnswers, jobs } = meters()!;
  requests.observe({ call: "web", status: 500 }, 1);
  openStreams.set({ call: "web" }, 1);
  firstWords.observe(1);
  modelFirstWords.observe({ purpose: "reply" }, 1);
  modelAnswers.observe({ purpose: "reply", outcome: "down" }, 1);
  jobs.observe({ queue: "mail", outcome: "done" }, 1);
  const text = await (await ask(TOKEN, TOKEN)).text();
  const series = [...text.matchAll(/^(\w+).*/gm)].map(([line, of]) => [`${line} instance="`, of!]);
  const { panels } = JSON.parse(readObserved("grafana.json")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...readObserved("alarms.yml").split("- alert:").slice(1),
  ];
  for (const query of queries) {
    const grouped = /by \(([^)]*)\)/.exec(query)?.[1]?.split(", ") ?? [];
    for (const [found, name, braces = ""] of query.matchAll(
      /\b((?:luli|nodejs|process)_\w+)(?:\{([^}]*)\})?/g,
    )) {
      const matchers = [...braces.matchAll(/(\w+)(!~|=~|!=|=)"([^"]*)"/g)];
      const fits = ([line, of]: readonly string[]) =>
        of === name &&
        grouped.every((label) => line!.includes(`${label}="`)) &&
        matchers.every(([, label, how, value]) => {
          const isIt = new RegExp(`\\b${label}="(?:${value})"`).test(line!);
          return line!.includes(`${label}="`) && isIt !== how!.startsWith("!");
        });
      expect(series.some(fits), `${found} by ${grouped.join()}`).toBe(true);
    }
  }
  expect(queries.length).toBeGreaterThan(30);
});

test("the page says of each alarm what to do, and of no other", () => {
  const rules = [...readObserved("alarms.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const rows = [...readObserved("../observe.md").matchAll(/^\| `(Luli\w+)`/gm)].map(
    ([, name]) => name,
  );
  expect(rules.length).toBeGreaterThan(5);
  expect(rows).toEqual(rules);
});
