// Holds the OpenTelemetry tracer. Without OTEL_EXPORTER_OTLP_ENDPOINT the library is not loaded.
import type { Log } from "../log.ts";
import type { OpenSpan, Spans, SpanGiven } from "./spans.ts";

export type { OpenSpan } from "./spans.ts";

export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export type TracingConfig = {
  endpoint: string;
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  /** Sampling ratio of the ratio-based samplers. */
  ratio: number;
  /** Whether the model's endpoint is told which trace asks. */
  isModelTold: boolean;
};

let running: Spans | null = null;

export const spans = (): Spans | null => running;

/** Returns how to stop, which sends what is left. */
export async function startTracing(config: TracingConfig, log: Log): Promise<() => Promise<void>> {
  const { startSpans } = await import("./spans.ts");
  const started = startSpans(config, log);
  running = started;
  return () => {
    running = null;
    return started.close();
  };
}

/** Runs work inside a span of the current task. */
export async function inSpan<T>(given: SpanGiven, work: () => Promise<T>): Promise<T> {
  const span = running?.open(given);
  if (!span) return work();
  return endWith(span, work());
}

export async function endWith<T>(span: OpenSpan, work: Promise<T>): Promise<T> {
  try {
    const result = await work;
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
