// Holds the OpenTelemetry tracer. Without OTEL_EXPORTER_OTLP_ENDPOINT the library is not loaded.
import type { Log } from "../log.ts";
import type { OpenSpan, SpanOptions, TracingConfig } from "./span.ts";
import type { Spans } from "./spans.ts";

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
export async function inSpan<T>(given: SpanOptions, work: () => Promise<T>): Promise<T> {
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
