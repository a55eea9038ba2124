// The smaller services, as the environment says them: each with all its variables, or none.
import type { ModelConfig } from "./model.ts";
import type { TracingConfig } from "../tracing/span.ts";
import type { Environment } from "./environment.ts";

/** A chat model of any OpenAI-compatible endpoint, which decides instead of the one that answers. */
type SafetyConfig = Pick<ModelConfig, "baseUrl" | "apiKey" | "name">;
export type VapidKeys = { publicKey: string; privateKey: string };
export type GoogleConfig = { issuer: string; clientId: string; clientSecret: string };

export function readSafety(env: Environment, problems: string[]): SafetyConfig | null {
  const { SAFETY_BASE_URL, SAFETY_API_KEY, SAFETY_MODEL } = env;
  if (!SAFETY_BASE_URL && !SAFETY_MODEL && !SAFETY_API_KEY) return null;
  if (!SAFETY_BASE_URL || !SAFETY_MODEL)
    return half(problems, "SAFETY_BASE_URL and SAFETY_MODEL must be set together.");
  return {
    baseUrl: SAFETY_BASE_URL.replace(/\/+$/, ""),
    apiKey: SAFETY_API_KEY ?? null,
    name: SAFETY_MODEL,
  };
}

/** The rest of OTEL_... is read by OpenTelemetry itself. */
export function readTracing(env: Environment): TracingConfig | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ""),
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    isModelTold: env.OPENAI_TRACEPARENT === "true",
  };
}

export function readVapid(
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment,
  problems: string[],
): VapidKeys | null {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return null;
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return half(problems, "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.");
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

export function readGoogle(env: Environment, problems: string[]): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;
  if (!GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET) return null;
  if (!GOOGLE_CLIENT_ID)
    return half(problems, "GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.");
  if (!GOOGLE_CLIENT_SECRET)
    return half(problems, "GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID.");
  return {
    issuer: env.GOOGLE_ISSUER.replace(/\/$/, ""),
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  };
}

function half(problems: string[], sentence: string): null {
  problems.push(sentence);
  return null;
}
