// Spans by OpenTelemetry's SDK, sent by OTLP over HTTP. Names, counts and outcomes; never a text, an address or an error's own words.
import {
  type Attributes,
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { VERSION } from "../config/version.ts";
import type { Log } from "../log.ts";
import { currentTask } from "../task.ts";
import { within } from "../within.ts";
import type { OpenSpan, SpanOptions, TracingConfig } from "./span.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER };
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/;
const TRACE_ID = /^(?!0{32})[\da-f]{32}$/;
/** Longest wait for the last export when a server stops. */
const LAST_MS = 3_000;

export type Spans = ReturnType<typeof startSpans>;

export function startSpans(config: TracingConfig, log: Log) {
  diag.setLogger(
    {
      error: (message) => log.warn("traces not sent", { reason: message.slice(0, 300) }),
      warn() {},
      info() {},
      debug() {},
      verbose() {},
    },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const random = new RandomIdGenerator();
  const provider = new TracerProvider({
    sampler: toSampler(config),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(
        resourceFromAttributes({ "service.name": config.serviceName, "service.version": VERSION }),
      ),
    // A trace is found by the id that its request has in the log.
    idGenerator: {
      generateTraceId() {
        const { requestId } = currentTask() ?? {};
        return requestId && TRACE_ID.test(requestId) ? requestId : random.generateTraceId();
      },
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer("luli");
  return {
    isModelTold: config.isModelTold,
    open({ name, kind, attributes, traceparent }: SpanOptions): OpenSpan {
      const told = readTraceparent(traceparent);
      const options = { kind: KINDS[kind], attributes, links: [] };
      if (kind !== "job") return wrap(tracer.startSpan(name, options, contextOf(told)));
      const links = told ? [{ context: told }] : [];
      return wrap(tracer.startSpan(name, { ...options, links, root: true }));
    },
    async close(): Promise<void> {
      await within(LAST_MS, provider.shutdown());
      diag.disable();
    },
  };
}

function wrap(span: Span): OpenSpan {
  return {
    span,
    name: (name: string) => void span.updateName(name),
    note: (attributes: Attributes) => void span.setAttributes(attributes),
    event: (name: string) => void span.addEvent(name),
    end(error?: unknown): void {
      if (error !== undefined && error !== null) {
        const { name, code } = error as { name?: string; code?: string | number };
        span.setAttribute("error.type", String(code ?? name ?? "error"));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
    traceparent(): string {
      const { traceId, spanId, traceFlags } = span.spanContext();
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
    },
  };
}

/** Returns the context of the given parent, or of the current task. */
function contextOf(told: SpanContext | null): Context {
  if (told) return trace.setSpanContext(ROOT_CONTEXT, told);
  const parent = currentTask()?.span?.span;
  return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function readTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? "") ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

function toSampler({ sampler, ratio }: TracingConfig): Sampler {
  const [, parent, kind] = /^(parentbased_)?(.*)$/.exec(sampler)!;
  const root =
    kind === "traceidratio"
      ? new TraceIdRatioBasedSampler(ratio)
      : kind === "always_off"
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return parent ? new ParentBasedSampler({ root }) : root;
}
