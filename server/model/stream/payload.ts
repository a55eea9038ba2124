// Reads a chunk of a stream, or a whole completion: its text in any known field, and why it ended.
import { readTimings, readUsage, type Usage } from "../usage.ts";

/** Why the model stopped: it was done, it ran out of tokens, or its provider would not let it speak. */
export type Finish = "stop" | "length" | "content_filter";
export type ProviderError = { code: string | number | null; message: string };

export type Payload = {
  text: string;
  hasThought: boolean;
  finish: Finish | null;
  usage: Usage | null;
};
type Fields = Record<string, unknown>;

const SILENT = { text: "", hasThought: false, finish: null } as const;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Null: it says nothing of the kind. */
export function readPayload(parsed: unknown): Payload | { error: ProviderError } | null {
  if (!isObject(parsed)) return null;
  if (parsed.error) return { error: readError(parsed.error) };
  // Older vLLM.
  if (parsed.object === "error") return { error: readError(parsed) };
  const choice: unknown = Array.isArray(parsed.choices) ? parsed.choices[0] : null;
  const usage = readUsage(parsed.usage) ?? readTimings(parsed.timings);
  const hasCountedThought = countsThought(parsed.usage);
  // OpenAI tells it in a chunk of its own.
  if (!isObject(choice)) return usage && { ...SILENT, usage, hasThought: hasCountedThought };
  // OpenRouter tells of an upstream that broke in the choice.
  if (choice.error) return { error: readError(choice.error) };
  const said = choice.delta ?? choice.message;
  const read = readSaid(isObject(said) ? said : {});
  const finish = readFinish(choice.finish_reason);
  if (finish === "broken") return { error: { code: null, message: "The model broke off." } };
  return { ...read, hasThought: read.hasThought || hasCountedThought, finish, usage };
}

/** Counts thoughts that the endpoint does not show. */
function countsThought(usage: unknown): boolean {
  const details = isObject(usage) ? usage.completion_tokens_details : null;
  return isObject(details) && Number(details.reasoning_tokens) > 0;
}

function readSaid({ content, refusal, reasoning, reasoning_content }: Fields) {
  const hasThought = isWords(reasoning) || isWords(reasoning_content);
  if (isWords(content)) return { text: content, hasThought };
  if (Array.isArray(content)) return readParts(content);
  // A model's own refusal comes in a field of its own.
  return { text: isWords(refusal) ? refusal : "", hasThought };
}

const isWords = (value: unknown): value is string => typeof value === "string" && value !== "";

function readParts(parts: unknown[]) {
  const objects = parts.filter(isObject);
  return {
    text: objects.map(({ type, text }) => (type === "text" && isWords(text) ? text : "")).join(""),
    hasThought: objects.some(({ type }) => type === "thinking"),
  };
}

/** Words of other providers: for a full context (Mistral, Anthropic), for filters (Gemini), for breaking off (DeepSeek, vLLM). */
const OUT_OF_TOKENS = /^(?:length|model_length|max_tokens|model_context_window_exceeded)$/i;
const FILTERED = /^(?:content_?filter|refusal|safety|recitation|prohibited_content|blocklist)/i;
const BROKEN = /^(?:error|insufficient_system_resource|abort)$/i;

function readFinish(reason: unknown): Finish | "broken" | null {
  // Older Ollama says "" beside each word.
  if (!isWords(reason)) return null;
  if (OUT_OF_TOKENS.test(reason)) return "length";
  if (FILTERED.test(reason)) return "content_filter";
  return BROKEN.test(reason) ? "broken" : "stop";
}

export function readError(error: unknown): ProviderError {
  if (typeof error === "string") return { code: null, message: error };
  if (!isObject(error)) return { code: null, message: "The model reported an error." };
  const code = [error.code, error.type, error.status].find(
    (value) => typeof value === "string" || typeof value === "number",
  );
  return { code: code ?? null, message: readMessage(error.message ?? error.detail) };
}

/** Some put a list of what is wrong where the message belongs. Never what was sent: validators repeat it as `input`. */
function readMessage(message: unknown): string {
  if (typeof message === "string") return message;
  if (Array.isArray(message)) return message.map(readMessage).join("; ");
  if (!isObject(message)) return "The model reported an error.";
  if (message.detail) return readMessage(message.detail);
  const place = Array.isArray(message.loc) ? `${message.loc.join(".")}: ` : "";
  return place + readMessage(message.msg ?? message.message);
}
