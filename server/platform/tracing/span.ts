// Types of tracing: its configuration, and a span before and after its start.
import type { Attributes, Span } from "@opentelemetry/api";

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

export type SpanOptions = {
  name: string;
  kind: "server" | "client" | "job";
  attributes?: Attributes;
  /** W3C's header of the parent span: the caller's, or for a job the one that queued it. */
  traceparent?: string | undefined;
};

export type OpenSpan = {
  span: Span;
  name(name: string): void;
  note(attributes: Attributes): void;
  event(name: string): void;
  /** Only an error's name is exported, because its message may quote a person's words. */
  end(error?: unknown): void;
  /** W3C's header for calls and jobs of this span. */
  traceparent(): string;
};
