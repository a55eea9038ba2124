// Kinds of trouble with the model: who must act, with the provider's code and words.
import { type ProviderError, readError } from "./stream/payload.ts";

/**
 * key, account, name, moved: only the operator can mend it. busy: too many of our requests at once. content: the provider will not have
 * what was said. context: it is more than the model can read. request: it does not take what we sent as we sent it. down: everything else,
 * from a broken connection to silence.
 */
export type TroubleKind =
  | "key"
  | "account"
  | "name"
  | "moved"
  | "busy"
  | "content"
  | "context"
  | "request"
  | "down";

const FOR_OWNER: readonly TroubleKind[] = ["key", "account", "name", "moved"];

export class Trouble extends Error {
  readonly kind: TroubleKind;
  readonly status: number | null;
  readonly code: string | number | null;
  /** Seconds, where the provider said so. */
  readonly retryAfter: number | null;

  constructor(
    kind: TroubleKind,
    message: string,
    given: {
      status?: number;
      code?: string | number | null;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: given.cause });
    this.kind = kind;
    this.status = given.status ?? null;
    this.code = given.code ?? null;
    this.retryAfter = given.retryAfter ?? null;
  }

  /** Whether a retry is useless until the operator, who is told, has mended it. */
  get isForOwner(): boolean {
    return FOR_OWNER.includes(this.kind);
  }
}

const NO_MONEY = /quota|billing|balance|credit|payment|spend/i;
const FLAGGED =
  /flagged|moderation|guardrail|(?:request|prompt) (?:was )?blocked|content.?(?:filter|management|policy)|responsible.?ai/i;
const NO_KEY = /api.?key (?:not valid|invalid|expired|not found)|invalid api.?key/i;
const SOON = /(?:retry|try again) (?:in|after) /i;
const NO_MODEL =
  /model.*(?:not (?:exist|found)|not a valid|does not exist)|(?:invalid|unknown) model|not a valid model/i;

/**
 * vLLM's "max_tokens must be at least 1, got -186" is about the messages, which fill the context; then Anthropic's
 * and Gemini's words for it.
 */
export const SPEAKS_OF_CONTEXT =
  /context (?:length|size|window)|must be at least 1\b|prompt is too long|input token count/i;

export type Refusal = {
  status: number;
  error: ProviderError;
  retryAfter?: string;
  /** Tells the operator of a redirect that the key does not follow. */
  moved?: string;
};

/** `tell` makes the provider's words fit for a log. */
export function toTrouble(
  { status, error, retryAfter, moved }: Refusal,
  tell: (message: string) => string,
): Trouble {
  if (moved) return new Trouble("moved", tell(moved), { status });
  const wait = readRetryAfter(retryAfter);
  const kind = kindOf({ ...error, status, mayRetry: wait !== null });
  return new Trouble(kind, tell(error.message), { status, code: error.code, retryAfter: wait });
}

function kindOf({
  status,
  code,
  message,
  mayRetry,
}: ProviderError & { status: number; mayRetry: boolean }): TroubleKind {
  const words = `${code} ${message}`;
  // OpenRouter: too much that is not paid yet is under way, which passes.
  if (status === 402 && mayRetry) return "busy";
  if (status === 402 || code === "insufficient_quota") return "account";
  if (status === 429 || code === "rate_limit_exceeded")
    return !mayRetry && !SOON.test(words) && NO_MONEY.test(words) ? "account" : "busy";
  if (code === "content_filter" || ((status === 400 || status === 403) && FLAGGED.test(words)))
    return "content";
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "name";
  if ([400, 413, 422].includes(status) && SPEAKS_OF_CONTEXT.test(words)) return "context";
  if (status !== 400 && status !== 422) return "down";
  if (NO_KEY.test(words)) return "key";
  if (NO_MODEL.test(words)) return "name";
  return NO_MONEY.test(words) ? "account" : "request";
}

/** The body of a refusal in any of its shapes: OpenAI's, a list of it (Gemini), FastAPI's `detail`, a bare text. */
export function readRefusal(body: string): ProviderError {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { code: null, message: body.replace(/<[^>]*>|\s+/g, " ").trim() };
  }
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  const inner = typeof first === "object" && first !== null ? first : { message: first };
  return readError("error" in inner && inner.error ? inner.error : inner);
}

/** Seconds, or a date of HTTP. */
function readRetryAfter(given: string | undefined, now = Date.now()): number | null {
  if (given === undefined) return null;
  const seconds = /^\d+$/.test(given)
    ? Number(given)
    : Math.ceil((Date.parse(given) - now) / 1_000);
  return Number.isNaN(seconds) ? null : seconds;
}
