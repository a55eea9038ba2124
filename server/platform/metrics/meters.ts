// Every number that Prometheus is told. None is about a person: no id, no address, no text is a label.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { VERSION } from "../config/version.ts";
import { watchDatabase, type Watched } from "./watch-database.ts";

/** Sampling interval of the event loop's lag, which contains it. The usual 10 ms cost an idle server 0.6 % of a processor. */
const LOOP_MS = 50;
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const SLOW = [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60, 120];
/**
 * `failed` is tried again. `gone`: the browser gave the subscription up. `no_browser`: the person's settings ask for what no browser takes.
 */
const PUSH_OUTCOMES = ["taken", "refused", "gone", "failed", "no_browser"] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

export function createMeters(watched: Watched) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_MS });
  // These are gauges by the names of counters, which Prometheus's own checker refuses.
  for (const name of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`nodejs_active_${name}_total`);
  const watch = watchDatabase(watched, registry);
  new Gauge({
    name: "luli_build_info",
    help: "1, by the release that runs.",
    labelNames: ["version"],
    registers,
  }).set({ version: VERSION }, 1);
  const logged = new Counter({
    name: "luli_log_lines_total",
    help: "Lines of the log.",
    labelNames: ["level"],
    registers,
  });
  const pushes = new Counter({
    name: "luli_pushes_total",
    help: "Push messages that were due, by what became of them.",
    labelNames: ["outcome"],
    registers,
  });
  // A series that began with 1 would hide its first rise from Prometheus.
  for (const level of ["warn", "error"]) logged.inc({ level }, 0);
  for (const outcome of PUSH_OUTCOMES) pushes.inc({ outcome }, 0);
  return {
    logged,
    pushes,
    requests: new Histogram({
      name: "luli_http_request_duration_seconds",
      help: "Requests from their head to the end of their answer, by the call's name; 499: who asked left before.",
      labelNames: ["call", "status"],
      buckets: QUICK,
      registers,
    }),
    openStreams: new Gauge({
      name: "luli_open_streams",
      help: "Event streams that are being read.",
      labelNames: ["call"],
      registers,
    }),
    firstWords: new Histogram({
      name: "luli_chat_first_word_seconds",
      help: "From a chat request to the first word of its reply on the way back.",
      buckets: SLOW,
      registers,
    }),
    modelFirstWords: new Histogram({
      name: "luli_model_first_word_seconds",
      help: "From a question to the model to the first word of its answer.",
      labelNames: ["purpose"],
      buckets: SLOW,
      registers,
    }),
    modelAnswers: new Histogram({
      name: "luli_model_answer_duration_seconds",
      help: "Answers of the model, by what for and how they ended: as it said, by the kind of trouble, or given up.",
      labelNames: ["purpose", "outcome"],
      buckets: SLOW,
      registers,
    }),
    jobs: new Histogram({
      name: "luli_job_duration_seconds",
      help: "Tries of background jobs; those of the queue mail are mails.",
      labelNames: ["queue", "outcome"],
      buckets: QUICK,
      registers,
    }),
    contentType: registry.contentType,
    async scrape(): Promise<string> {
      await watch();
      return registry.metrics();
    },
    close: () => registry.clear(),
  };
}
