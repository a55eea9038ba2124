// Why a reply did not come about, in words that the caller may see; the cause stays inside.
import { AppError } from "../http/errors.ts";
import type { Trouble } from "../model/service.ts";

export type Failure = AppError;

const DEFAULT_RETRY_S = 10;
const MAX_RETRY_S = 3_600;
/** The operator needs at least this long to read the mail and change a key. */
const OWNER_RETRY_S = 600;

export const rateLimited = (seconds: number) =>
  new AppError(429, "rate_limited", "Please slow down and try again in a moment.", {
    headers: retryAfter(seconds),
  });
export const quotaExceeded = (cause?: unknown) =>
  new AppError(402, "quota_exceeded", "Please upgrade your plan to continue chatting.", { cause });
export const modelFailed = (cause: unknown) =>
  new AppError(502, "model_failed", "Luli could not answer. Please try again.", { cause });

/**
 * The provider's refusals are ours and never the person's: none is told as their haste or their limit, and whoever cannot be answered
 * for want of a key is not asked to try again.
 */
export function modelFailure(trouble: Trouble): Failure {
  if (trouble.kind === "busy") return modelBusy(trouble);
  return trouble.isForOwner ? modelUnavailable(trouble) : modelFailed(trouble);
}

const modelBusy = (cause: Trouble) =>
  new AppError(503, "model_busy", "Luli is very busy right now. Please try again later.", {
    cause,
    headers: retryAfter(Math.min(MAX_RETRY_S, Math.max(1, cause.retryAfter ?? DEFAULT_RETRY_S))),
  });
const modelUnavailable = (cause: Trouble) =>
  new AppError(503, "model_unavailable", "Luli can't answer right now. We have been notified.", {
    cause,
    headers: retryAfter(OWNER_RETRY_S),
  });
const retryAfter = (seconds: number) => ({ "retry-after": String(seconds) });

export const notStored = (cause: unknown) =>
  new AppError(500, "reply_not_stored", "Luli's reply could not be saved. Please try again.", {
    cause,
  });

export const keyReused = () =>
  new AppError(
    409,
    "idempotency_key_reused",
    "This Idempotency-Key was used for another message.",
    { field: "Idempotency-Key" },
  );

/** A message takes only the place of one's own last one. */
export const notReplaceable = () =>
  new AppError(409, "not_replaceable", "You can only edit or retry your last message.", {
    field: "Replaces",
  });
