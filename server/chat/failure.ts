// Why a reply did not come about, in words that the caller may see; the cause stays inside.
import { AppError } from "../http/errors.ts";
import type { Trouble } from "../model/service.ts";

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

/** Only "too many at once" is told as what it is: the rest is no business of whoever writes to Luli, least of all our account's balance. */
export const modelFailure = (trouble: Trouble): Failure =>
  trouble.kind === "busy"
    ? rateLimited(
        Math.min(MAX_RETRY_S, Math.max(1, trouble.retryAfter ?? DEFAULT_RETRY_S)),
        trouble,
      )
    : modelFailed(trouble);

export const notStored = (cause: unknown) =>
  new AppError(500, "reply_not_stored", "Luli's reply could not be kept. Please try again.", {
    cause,
  });

export const keyReused = () =>
  new AppError(
    409,
    "idempotency_key_reused",
    "This Idempotency-Key was used for another message.",
    { field: "Idempotency-Key" },
  );
