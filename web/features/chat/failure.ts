// Maps a failed send to its message: the error catalogue of spec section 8.
import { isHttpError, isOffline } from "../../lib/http-error.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { chatWords } from "./words.ts";

/** True when the server never received the message: there is no network, or a proxy answered. */
export const isUndelivered = (error: unknown): boolean =>
  isOffline(error) || (isHttpError(error) && error.code.startsWith("http_5"));

/** A reply that has started reports the 402 by its code alone. */
export const isOverLimit = (error: unknown): boolean =>
  isHttpError(error) && (error.status === 402 || error.code === "quota_exceeded");

export const isWithoutSession = (error: unknown): boolean =>
  isHttpError(error) && error.status === 401;

type FailureToast = { title: string; text: string };

export const describeFailure = (error: unknown): FailureToast => {
  const words = wordsOf(chatWords).failures;
  const { status, code } = isHttpError(error) ? error : { status: 0, code: "" };
  if (status === 429 || code === "rate_limited") return words.rateLimit;
  if (isOverLimit(error)) return words.usageLimit;
  return isWithoutSession(error) ? words.noSession : words.other;
};
