// Reads the model's settings from the environment: its address, its key, and what is added to each request.
import type { Environment } from "./environment.ts";

export type ModelConfig = {
  baseUrl: string;
  /** Null: none is asked for, as on most machines of one's own. */
  apiKey: string | null;
  name: string;
  /** Besides ours, or in their place. */
  extraHeaders?: Record<string, string>;
  /** Members of each request besides ours, or in their place. */
  extraBody?: Record<string, unknown>;
  /** HTTPS_PROXY, NO_PROXY and their kin, for addresses beyond this machine's network. */
  proxyEnv?: ProxyEnv;
};
export type ProxyEnv = { HTTPS_PROXY?: string; HTTP_PROXY?: string; NO_PROXY?: string };
/** Null: the model is chosen at the start from those that the server lists. */
export type ModelSettings = Omit<ModelConfig, "name"> & { name: string | null };

const OPENAI = "https://api.openai.com/v1";

/** Null: nothing says where the model is. */
export function readModelSettings(env: Environment, problems: string[]): ModelSettings | null {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = env;
  if (!OPENAI_BASE_URL && !OPENAI_API_KEY) return null;
  const baseUrl = OPENAI_BASE_URL ?? OPENAI;
  const isLocal = isOnOwnNetwork(new URL(baseUrl).hostname);
  if (!OPENAI_API_KEY && !isLocal && !hasOwnWayIn(env.OPENAI_EXTRA_HEADERS))
    problems.push(
      `OPENAI_API_KEY must be set together with OPENAI_BASE_URL, or OPENAI_EXTRA_HEADERS with the provider's own header for it.`,
    );
  if (!isLocal)
    for (const [name, value] of Object.entries({ HTTPS_PROXY, HTTP_PROXY }))
      if (value !== undefined && !/^https?:\/\/./.test(value))
        problems.push(`${name} must be an address such as http://proxy:3128.`);
  return {
    baseUrl,
    apiKey: OPENAI_API_KEY ?? null,
    name: OPENAI_MODEL ?? null,
    extraHeaders: env.OPENAI_EXTRA_HEADERS,
    extraBody: env.OPENAI_EXTRA_BODY,
    proxyEnv: isLocal ? undefined : { HTTPS_PROXY, HTTP_PROXY, NO_PROXY },
  };
}

const hasOwnWayIn = (headers: Record<string, string> = {}) =>
  Object.keys(headers).some((name) => /^(?:authorization|api-key|x-api-key)$/i.test(name));

/** True for this machine, private networks, and names without a dot, as containers call each other. */
export function isOnOwnNetwork(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/.test(name) ||
    /^(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)$/.test(name) ||
    /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/.test(name) ||
    /^[a-z\d-]+$/.test(name)
  );
}
