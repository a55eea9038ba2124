// Why a reply did not come about, in words that the caller may see; the cause stays inside.
import { AppError } from "../http/errors.ts";

export type Failure = AppError;

const DEFAULT_RETRY_S = 10;
const MAX_RETRY_S = 3_600;

export const rateLimited = (seconds: number, cause?: unknown) =>
  new AppError(429, "rate_limited", "Please slow down and try again in a moment.", {
    cause,
    headers: { "retry-after": String(seconds) },
  });
export const quotaExceeded = (cause?: unknown) =>
  new AppError(402, "quota_exceeded", "Please upgrade your plan to continue chatting.", { cause });
export const modelFailed = (cause: unknown) =>
  new AppError(502, "model_failed", "Luli could not answer. Please try again.", { cause });
export const serverStopping = () =>
  new AppError(
    503,
    "server_stopping",
    "Luli is taking a short nap. Please try again in a moment.",
    { headers: { "retry-after": "3" } },
  );

/** The model's 429 and 402 pass through as such; everything else is one failure. */
export function modelFailure(given: {
  code: string | number | null;
  message: string;
  retryAfter?: string;
  cause?: unknown;
}): Failure {
  const cause = new Error(given.message, { cause: given.cause });
  if (given.code === 402 || given.code === "402" || given.code === "insufficient_quota")
    return quotaExceeded(cause);
  if (given.code === 429 || given.code === "429" || given.code === "rate_limit_exceeded")
    return rateLimited(readRetryAfter(given.retryAfter), cause);
  return modelFailed(cause);
}

/** Seconds, or a date of HTTP. */
function readRetryAfter(given: string | undefined, now = Date.now()): number {
  const seconds =
    given === undefined
      ? NaN
      : /^\d+$/.test(given)
        ? Number(given)
        : Math.ceil((Date.parse(given) - now) / 1_000);
  if (Number.isNaN(seconds)) return DEFAULT_RETRY_S;
  return Math.min(MAX_RETRY_S, Math.max(1, seconds));
}

export const notStored = (cause: unknown) =>
  new AppError(500, "reply_not_stored", "Luli's reply could not be kept. Please try again.", {
    cause,
  });
